import type { Words } from '../../../base/words.ts'
import { choice } from '../../model/fields/choice.ts'
import { list } from '../../model/fields/layout.ts'
import {
  BANNER_WORDS,
  firstAndLastDay,
  MOST_TIMES,
  times,
} from '../../model/fields/service-times.ts'
import { line } from '../../model/fields/text.ts'
import { factCollection } from './fact-collection.ts'

const CLOSURE: Words = { en: 'Closure or special hours', ja: '臨時休業・特別営業' }

/** Days on which a restaurant is closed, or open at unusual times. */
export const closures = factCollection({
  slug: 'closures',
  singular: CLOSURE,
  plural: { en: 'Closures and special hours', ja: CLOSURE.ja },
  order: ['from', 'id'],
  fields: [
    ...firstAndLastDay,
    list(
      'times',
      {
        label: { en: 'Open at', ja: '営業時間帯' },
        row: { en: 'Time', ja: '時間帯' },
        help: { en: 'Closed without any.', ja: '入力がなければ、休業になります。' },
        maxRows: MOST_TIMES,
      },
      times,
    ),
    line('reason', { label: { en: 'Reason', ja: '理由' } }),
    choice('banner', { en: 'Banner', ja: 'バナー' }, BANNER_WORDS),
  ],
})
