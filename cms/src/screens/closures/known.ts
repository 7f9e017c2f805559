import type { PayloadRequest } from 'payload'
import { todayIn } from '../today/days.ts'
import type { Choice, Entry } from './closure.ts'
import { choiceOf, entriesOf } from './entries.ts'

/** What a member of staff knows and may change of the restaurants' days. */
export type Known = {
  /** The restaurants they may change. */
  choices: Choice[]
  entries: Entry[]
  /** The documents they are. */
  closures: { id: string; restaurant: number }[]
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
  if (mayChange === false) return { choices: [], entries: [], closures: [], total, today }
  const { docs } = await payload.find({
    collection: 'restaurants',
    ...(mayChange !== true && { where: mayChange }),
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    user,
    req,
    select: { name: true, _status: true },
  })
  const found = await payload.find({
    collection: 'closures',
    where: { restaurant: { in: docs.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
    locale: 'all',
    req,
  })
  return {
    choices: docs.map(choiceOf),
    entries: entriesOf(found.docs),
    closures: found.docs.map(({ id, restaurant }) => ({ id, restaurant: Number(restaurant) })),
    total,
    today,
  }
}
