import { eachOf } from '@noren/contract/fields'
import { BANNER_PLACES, type BannerPlace } from '@noren/contract/hours/opening-hours'
import { readList, readObject, readText } from '@noren/contract/json'
import type { HtmlLang } from '@noren/contract/language'
import { withStanding } from '@noren/contract/standing/hours'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { TAGS } from '../../base/locales.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { dayOf } from '../../content/model/fields/day.ts'
import { reshapeOpeningHours } from '../../publish/reshape/opening-hours.ts'
import { reshapeStanding } from '../../publish/reshape/standing.ts'
import { opensContent } from '../../staff/access/own.ts'
import { reach } from '../../staff/access/roles.ts'
import type { Choice, Closure, Entry, TimesTyped } from './closure.ts'

/** The restaurants' days that a member of staff may see and change. */
export type Known = {
  /** The restaurants they may change. */
  choices: Choice[]
  entries: Entry[]
  /** Where they may put a banner. */
  places: readonly BannerPlace[]
  /** How many restaurants visitors see. */
  total: number
  /** The day of business. */
  today: number
}

/** A closure's document, of one restaurant. */
export type Stored = Omit<Closure, 'restaurants'> & { id: string; restaurant: number }

/**
 * Reads what visitors see and, for restaurants that are not published yet, the draft.
 * @returns with the documents of the entries
 */
export async function knownTo(req: PayloadRequest): Promise<Known & { closures: Stored[] }> {
  const { payload, user } = req
  const today = todayIn(new Date())
  const places = placesFor(user)
  const published = { _status: { equals: 'published' } }
  const { totalDocs: total } = await payload.count({ collection: 'restaurants', where: published })
  if (!opensContent(user, 'restaurants')) {
    return { choices: [], entries: [], closures: [], places, total, today }
  }
  const { docs: readable } = await payload.find({
    collection: 'restaurants',
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    user,
    req,
    select: { name: true, openingHours: true, standing: true, _status: true },
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
  const closures = found.docs.map(storedIn)
  return {
    choices: docs.map(choiceOf),
    entries: entriesOf(closures),
    closures,
    places,
    total,
    today,
  }
}

/** A line above every page is the company's; above a restaurant's own page, the restaurant's. */
function placesFor(user: PayloadRequest['user']): readonly BannerPlace[] {
  return BANNER_PLACES.filter((place) => place !== 'everywhere' || reach(user, 'pages') === 'all')
}

/**
 * The existing closures and special hours, earliest first; those that are the
 * same at several restaurants together.
 */
function entriesOf(closures: readonly Stored[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { id, restaurant, ...own } of closures) {
    const meaning = JSON.stringify(own)
    const same = entries.get(meaning)
    if (same) {
      same.restaurants.push(restaurant)
      same.ids.push(id)
    } else entries.set(meaning, { ...own, restaurants: [restaurant], ids: [id] })
  }
  const days = ({ from, to }: Entry) => `${from} ${to}`
  return [...entries.values()].sort((a, b) => (days(a) < days(b) ? -1 : 1))
}

type Restaurant = DataFromCollectionSlug<'restaurants'>

/** A restaurant's name and regular hours, and whether visitors see it. */
function choiceOf(
  doc: Pick<Restaurant, 'id' | 'name' | 'openingHours' | 'standing' | '_status'>,
): Choice {
  const { id, name, openingHours, _status } = doc
  const regular = reshapeOpeningHours({ closures: [], ...(openingHours && { openingHours }) })
  return {
    id,
    names: textByTag(name),
    isShown: _status === 'published',
    hours: withStanding(regular, reshapeStanding(doc)),
  }
}

function storedIn(doc: object): Stored {
  const { id, restaurant, from, to, times, reason, banner } = readObject(doc)
  return {
    id: readText(id),
    restaurant: Number(restaurant),
    from: dayOf(readText(from)),
    to: dayOf(readText(to)),
    times: readList(times, timesOf),
    reason: textByTag(reason),
    banner: BANNER_PLACES.find((place) => place === banner) ?? null,
  }
}

function timesOf(raw: unknown): TimesTyped {
  const { opens, closes, lastOrder } = readObject(raw)
  return { opens: readText(opens), closes: readText(closes), lastOrder: readText(lastOrder) }
}

function textByTag(raw: unknown): Record<HtmlLang, string> {
  const texts = readObject(raw)
  return eachOf(TAGS, (tag) => readText(texts[tag]))
}
