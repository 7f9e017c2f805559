import type { Words } from '../../../base/words.ts'
import { choice } from '../../model/fields/choice.ts'
import { day } from '../../model/fields/day.ts'
import { MEAL_WORDS } from '../../model/fields/hours/hours-words.ts'
import { factCollection } from './fact-collection.ts'

const FULL: Words = { en: 'Fully booked', ja: '満席' }

/** Days of business on which a restaurant has no free table, or none at one sitting; they end by themselves. */
export const booked = factCollection({
  slug: 'booked',
  singular: FULL,
  plural: FULL,
  order: ['day', 'id'],
  fields: [
    day('day', { label: { en: 'Day', ja: '日付' }, required: true }),
    // The whole day without one.
    choice('sitting', { en: 'Sitting', ja: '時間帯' }, MEAL_WORDS),
  ],
})
