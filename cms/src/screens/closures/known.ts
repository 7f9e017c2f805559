import type { PayloadRequest } from 'payload'
import { todayIn } from '../today/days.ts'
import type { Choice, Entry } from './closure.ts'
import { choiceOf, entriesOf } from './entries.ts'

/** What a member of staff knows and may change of the restaurants' days. */
export type Known = {
  /** The restaurants they may change. */
  choices: Choice[]
  entries: Entry[]
  /** How many restaurants visitors see. */
  total: number
  /** The day of business. */
  today: number
}

/** Reads what visitors see, and of restaurants nobody has published yet the draft. */
export async function knownTo(req: PayloadRequest): Promise<Known> {
  const { payload, user } = req
  const today = todayIn(new Date())
  const published = { _status: { equals: 'published' } }
  const { totalDocs: total } = await payload.count({ collection: 'restaurants', where: published })
  const mayChange = await payload.collections.restaurants.config.access.update({ req })
  if (mayChange === false) return { choices: [], entries: [], total, today }
  const { docs } = await payload.find({
    collection: 'restaurants',
    ...(mayChange !== true && { where: mayChange }),
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    user,
    select: { name: true, openingHours: { closures: true, specialHours: true }, _status: true },
  })
  return { choices: docs.map(choiceOf), entries: entriesOf(docs), total, today }
}
