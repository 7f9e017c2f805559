import { eachOf } from '@noren/contract/fields'
import { BANNER_PLACES } from '@noren/contract/hours/opening-hours'
import { isObject, readList, readObject, readText } from '@noren/contract/json'
import type { HtmlLang } from '@noren/contract/language'
import { LOCALES } from '../../base/locales.ts'
import type { Choice, Entry } from './closure.ts'

type Restaurant = { id: number; openingHours?: unknown }

/**
 * The closures and special hours of restaurants that were read in all languages, what begins first
 * before the others: those that are the same of several restaurants together, and all times of
 * service of the same days.
 */
export function entriesOf(restaurants: readonly Restaurant[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const own of restaurants.flatMap(entriesIn)) {
    const { from, to, times, reason, banner } = own
    const meaning = JSON.stringify([from, to, times, reason, banner])
    const same = entries.get(meaning)
    if (same) {
      same.restaurants.push(...own.restaurants)
      same.rows.push(...own.rows)
    } else entries.set(meaning, own)
  }
  const days = ({ from, to }: Entry) => `${from} ${to}`
  return [...entries.values()].sort((a, b) => (days(a) < days(b) ? -1 : 1))
}

/** What a restaurant is called, and whether visitors see it. */
export function choiceOf(doc: { id: number; name?: unknown; _status?: unknown }): Choice {
  return { id: doc.id, names: textByTag(doc.name), isShown: doc._status === 'published' }
}

function entriesIn({ id, openingHours }: Restaurant): Entry[] {
  const { closures, specialHours } = readObject(openingHours)
  const special: Entry[] = []
  for (const row of readList(specialHours, (raw) => entryOf(raw, id, true))) {
    const same = special.find(
      ({ from, to, banner }) => from === row.from && to === row.to && banner === row.banner,
    )
    same?.times.push(...row.times)
    same?.rows.push(...row.rows)
    if (!same) special.push(row)
  }
  return [...readList(closures, (raw) => entryOf(raw, id, false)), ...special]
}

function entryOf(raw: unknown, restaurant: number, hasTimes: boolean): Entry | null {
  if (!isObject(raw)) return null
  const { opens, closes, lastOrder } = raw
  const times = {
    opens: readText(opens),
    closes: readText(closes),
    lastOrder: readText(lastOrder),
  }
  return {
    restaurants: [restaurant],
    // The desk keeps a day as noon UTC of it.
    from: readText(raw.from).slice(0, 10),
    to: readText(raw.to).slice(0, 10),
    times: hasTimes ? [times] : [],
    reason: textByTag(raw.reason),
    banner: BANNER_PLACES.find((place) => place === raw.banner) ?? null,
    rows: [{ restaurant, id: readText(raw.id) }],
  }
}

function textByTag(raw: unknown): Record<HtmlLang, string> {
  const texts = readObject(raw)
  const tags = LOCALES.map(({ htmlLang }) => htmlLang)
  return eachOf(tags, (tag) => readText(texts[tag]))
}
