import type { Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { isAwayOn, type Standing } from '@noren/contract/standing/standing'
import type { Payload } from 'payload'
import { cache } from 'react'
import type { Words } from '../../base/words.ts'
import { nameIn } from '../../content/languages/translations/gaps.ts'
import { dayOf } from '../../content/model/fields/day.ts'
import type { Enquiry, Restaurant } from '../../payload-types.ts'
import { localized } from '../../publish/per-language.ts'
import { reshapeStanding } from '../../publish/reshape/standing.ts'

/**
 * The names of all restaurants by the slugs their pages have or had, also of those in the trash; in a
 * language of the content, or in another where it has none.
 * @param tag of the user's language
 */
export async function restaurantNames(payload: Payload, tag: string): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    locale: 'all',
    depth: 0,
    pagination: false,
    trash: true,
    select: { name: true, slug: true, formerSlugs: true },
  })
  const former = new Map<string, string>()
  const current = new Map<string, string>()
  for (const { name, slug, formerSlugs } of docs) {
    const shown = nameIn(tag, name)
    if (!shown) continue
    for (const each of formerSlugs ?? []) former.set(each, shown)
    if (slug) current.set(slug, shown)
  }
  return new Map([...former, ...current])
}

/** A restaurant or the company, as it writes to a guest. Empty for what no one wrote. */
export type Sender = { name: string; address: string; phone: string }

/** The {@link Sender} of a published document, in a language or its fallback. */
export function senderOf(
  doc: { [Name in keyof Sender]?: unknown } | null | undefined,
): (language: Language) => Sender {
  return (language) => {
    const text = (value: unknown) => textIn(localized(value), language)
    return { name: text(doc?.name), address: text(doc?.address), phone: text(doc?.phone) }
  }
}

/** The restaurant whose page has or had this slug. Queried once for a screen, however many rows it has. */
const restaurantOf = cache(async (payload: Payload, slug: string) => {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { or: [{ slug: { equals: slug } }, { formerSlugs: { in: [slug] } }] },
    locale: 'all',
    depth: 0,
  })
  return docs.find((each) => each.slug === slug) ?? docs[0]
})

/** That restaurant, where it is on a day, `YYYY-MM-DD`; all texts are empty when it is gone. */
export async function restaurantAt(payload: Payload, slug: string, date?: string) {
  const doc = await restaurantOf(payload, slug)
  return senderOf(doc && { ...doc, ...placeOn(doc, date) })
}

/** The id of that restaurant; `null` when it is gone. */
export async function restaurantIdAt(payload: Payload, slug: string): Promise<number | null> {
  return (await restaurantOf(payload, slug))?.id ?? null
}

/** The new place of a restaurant that has moved by then. */
function placeOn({ standing }: Pick<Restaurant, 'standing'>, date: string | undefined) {
  const from = dayOf(standing?.from)
  if (standing?.kind !== 'moves' || !date || !from || date < from) return {}
  const { address, phone } = standing
  return { address, ...(phone && { phone }) }
}

type Told = Pick<Enquiry, 'tableRestaurant' | 'tableDate' | 'receivedAt' | 'answers'>

/**
 * The letter about what that restaurant states for the day of a table; `null` while its guests find it as they think,
 * who were told, or asked once it had moved.
 */
export async function newsOfRestaurant(
  payload: Payload,
  { tableRestaurant, tableDate, receivedAt, answers }: Told,
): Promise<'moved' | 'away' | null> {
  const date = dayOf(tableDate)
  const doc = tableRestaurant ? await restaurantOf(payload, tableRestaurant) : undefined
  const standing = doc && reshapeStanding(doc)
  if (!standing || !date) return null
  if (isAwayOn(standing, date)) return 'away'
  if (standing.kind !== 'moves' || date < standing.from) return null
  const isNews = receivedAt < momentOfMove(standing) && !knowsPlace(standing, answers ?? [])
  return isNews ? 'moved' : null
}

/** When its first day at the new address begins in Japan, ISO 8601: whoever asks from then on has read it. */
export function momentOfMove({ from }: Pick<Standing, 'from'>): string {
  return new Date(`${from}T00:00:00+09:00`).toISOString()
}

/** Whether an answer to a guest names the place a restaurant moves to, in a language it is written in. */
export function knowsPlace(
  { address = {} }: Pick<Standing, 'address'>,
  answers: readonly { text: string }[],
): boolean {
  const places = Object.values(address).filter(Boolean)
  return answers.some(({ text }) => places.some((place) => text.includes(place)))
}

/** The name of that restaurant in the languages of the desk; the slug of one that is gone. */
export async function restaurantWords(payload: Payload, slug: string): Promise<Words> {
  const restaurant = await restaurantAt(payload, slug)
  return { en: restaurant('en').name || slug, ja: restaurant('jp').name || slug }
}

/**
 * A restaurant's slug, and those it had: an enquiry keeps the one of its time. Not those that another restaurant
 * has today.
 */
export async function slugsOf(payload: Payload, slug: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
    select: { formerSlugs: true },
  })
  const former = docs[0]?.formerSlugs ?? []
  if (former.length === 0) return [slug]
  const others = await payload.find({
    collection: 'restaurants',
    where: { slug: { in: former } },
    pagination: false,
    depth: 0,
    select: { slug: true },
  })
  const taken = new Set(others.docs.map((other) => other.slug))
  return [slug, ...former.filter((each) => !taken.has(each))]
}
