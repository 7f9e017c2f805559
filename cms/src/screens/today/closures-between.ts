import { type Day, writeDay } from '@noren/contract/hours/calendar'
import { namesIn } from '../../base/locales.ts'
import type { Asking } from './task.ts'

/** The closures and special hours on any of these days, of the restaurants that the user may edit. */
export async function closuresBetween({ payload, user, language }: Asking, first: Day, last: Day) {
  const { docs } = await payload.find({
    collection: 'closures',
    where: {
      and: [
        { from: { less_than: `${writeDay(last + 1)}T00:00:00.000Z` } },
        { to: { greater_than_equal: `${writeDay(first)}T00:00:00.000Z` } },
      ],
    },
    ...namesIn(language),
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs
}
