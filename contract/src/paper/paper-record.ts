import type { TemporaryClosure, Times } from '../hours/opening-hours.ts'
import { isObject, readList, readNumber, readObject, readText } from '../json.ts'
import { type LocalizedText, readLocalizedText } from '../localized.ts'

/**
 * What a snapshot keeps for the pages of printed sheets: since which snapshot each dish and each closure is
 * as it is. One number a dish answers for sheets of any age, so no old snapshot is kept.
 */
export type PaperRecord = {
  /** Short id of the desk that publishes. */
  installation: string
  /** The first snapshot of each day on which something was published, oldest first; the day `YYYY-MM-DD`. */
  days: PublishDay[]
  /** The numbers, from one to another, of which nothing is known, such as those after a restored backup. */
  lost: [first: number, last: number][]
  /** By slug, as {@link readRestaurantSince} reads each: there may be thousands, of which a page needs one. */
  restaurants: Readonly<Record<string, unknown>>
}

export type PublishDay = { seq: number; day: string }

export type RestaurantSince = {
  /** Since when it has been published without a gap: nothing is known of earlier sheets. */
  from: number
  /** Since when the table charge is as it is. */
  charge: number
  /** Since when its menus are called, served and described as they are. */
  menus: number
  /** Since when its regular hours are as they are: a notice says when it opens again. */
  hours: number
  /** For each dish, in the menu's order. */
  dishes: number[]
  /** For closures and special hours, by {@link closureKey}. */
  closures: Readonly<Record<string, number>>
  /** Dishes that have left the menu, oldest first. */
  left: { name: LocalizedText; seq: number }[]
  /** Closures and special hours that were taken back, oldest first. */
  takenBack: { from: string; to: string; seq: number }[]
}

/** The days and, of special hours, the time by which these are told apart from others. */
export function closureKey({ from, to, opens = '' }: TemporaryClosure & Partial<Times>): string {
  return `${from} ${to} ${opens}`.trim()
}

/** Reads a snapshot's record; `null` where none is kept, as of content that no desk has published. */
export function readPaperRecord(raw: unknown): PaperRecord | null {
  const record = readObject(raw)
  const installation = readText(record.installation)
  if (!installation) return null
  return {
    installation,
    days: readList(record.days, readDay),
    lost: readList(record.lost, readRange),
    restaurants: readObject(record.restaurants),
  }
}

/** Reads what a record keeps of a restaurant; `null` where it has none of it. */
export function readRestaurantSince(
  { restaurants }: PaperRecord,
  slug: string,
): RestaurantSince | null {
  const raw = Object.hasOwn(restaurants, slug) ? restaurants[slug] : null
  if (!isObject(raw)) return null
  const closures = Object.entries(readObject(raw.closures)).flatMap(([key, value]) => {
    const seq = readNumber(value)
    return seq === undefined ? [] : [[key, seq] as const]
  })
  return {
    from: readNumber(raw.from) ?? 0,
    charge: readNumber(raw.charge) ?? 0,
    menus: readNumber(raw.menus) ?? 0,
    hours: readNumber(raw.hours) ?? 0,
    dishes: readList(raw.dishes, (each) => readNumber(each) ?? null),
    closures: Object.fromEntries(closures),
    left: readList(raw.left, readLeft),
    takenBack: readList(raw.takenBack, readTakenBack),
  }
}

function readDay(raw: unknown): PublishDay | null {
  const { seq, day } = readObject(raw)
  const number = readNumber(seq)
  return number === undefined ? null : { seq: number, day: readText(day) }
}

function readRange(raw: unknown): [number, number] | null {
  const [first, last] = Array.isArray(raw) ? raw.map(readNumber) : []
  return first === undefined || last === undefined ? null : [first, last]
}

function readLeft(raw: unknown): RestaurantSince['left'][number] | null {
  const { name, seq } = readObject(raw)
  const number = readNumber(seq)
  return isObject(name) && number !== undefined
    ? { name: readLocalizedText(name), seq: number }
    : null
}

function readTakenBack(raw: unknown): RestaurantSince['takenBack'][number] | null {
  const { from, to, seq } = readObject(raw)
  const number = readNumber(seq)
  return number === undefined ? null : { from: readText(from), to: readText(to), seq: number }
}
