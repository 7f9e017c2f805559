import { eachOf } from '@noren/contract/fields'
import { BANNER_PLACES } from '@noren/contract/hours/opening-hours'
import { readList, readObject, readText } from '@noren/contract/json'
import type { HtmlLang } from '@noren/contract/language'
import type { PayloadRequest } from 'payload'
import { LOCALES } from '../../base/locales.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { opensContent } from '../../staff/access/own.ts'
import type { Choice, Entry, TimesTyped } from './closure.ts'

/** The restaurants' days that a member of staff may see and change. */
export type Known = {
  /** The restaurants they may change. */
  choices: Choice[]
  entries: Entry[]
  /** Their documents. */
  closures: { id: string; restaurant: number }[]
  /** How many restaurants visitors see. */
  total: number
  /** The day of business. */
  today: number
}

/** Reads what visitors see and, for restaurants that are not published yet, the draft. */
export async function knownTo(req: PayloadRequest): Promise<Known> {
  const { payload, user } = req
  const today = todayIn(new Date())
  const published = { _status: { equals: 'published' } }
  const { totalDocs: total } = await payload.count({ collection: 'restaurants', where: published })
  if (!opensContent(user, 'restaurants')) {
    return { choices: [], entries: [], closures: [], total, today }
  }
  const { docs: readable } = await payload.find({
    collection: 'restaurants',
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    user,
    req,
    select: { name: true, _status: true },
  })
  const docs = readable.filter(({ id }) => opensContent(user, 'restaurants', id))
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

/**
 * The existing closures and special hours, read in all languages, earliest first; those that are the
 * same at several restaurants together.
 */
function entriesOf(closures: readonly object[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { restaurants, ids, ...own } of closures.map(entryOf)) {
    const meaning = JSON.stringify(own)
    const same = entries.get(meaning)
    if (same) {
      same.restaurants.push(...restaurants)
      same.ids.push(...ids)
    } else entries.set(meaning, { ...own, restaurants, ids })
  }
  const days = ({ from, to }: Entry) => `${from} ${to}`
  return [...entries.values()].sort((a, b) => (days(a) < days(b) ? -1 : 1))
}

/** A restaurant's name, and whether visitors see it. */
function choiceOf(doc: { id: number; name?: unknown; _status?: unknown }): Choice {
  return { id: doc.id, names: textByTag(doc.name), isShown: doc._status === 'published' }
}

function entryOf(doc: object): Entry {
  const { id, restaurant, from, to, times, reason, banner } = readObject(doc)
  return {
    restaurants: [Number(restaurant)],
    // The desk stores a day as its noon in UTC.
    from: readText(from).slice(0, 10),
    to: readText(to).slice(0, 10),
    times: readList(times, timesOf),
    reason: textByTag(reason),
    banner: BANNER_PLACES.find((place) => place === banner) ?? null,
    ids: [readText(id)],
  }
}

function timesOf(raw: unknown): TimesTyped {
  const { opens, closes, lastOrder } = readObject(raw)
  return { opens: readText(opens), closes: readText(closes), lastOrder: readText(lastOrder) }
}

function textByTag(raw: unknown): Record<HtmlLang, string> {
  const texts = readObject(raw)
  const tags = LOCALES.map(({ htmlLang }) => htmlLang)
  return eachOf(tags, (tag) => readText(texts[tag]))
}
