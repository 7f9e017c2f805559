import { eachOf } from '@noren/contract/fields'
import { BANNER_PLACES } from '@noren/contract/hours/opening-hours'
import { readList, readObject, readText } from '@noren/contract/json'
import type { HtmlLang } from '@noren/contract/language'
import { LOCALES } from '../../base/locales.ts'
import type { Choice, Entry, TimesTyped } from './closure.ts'

/**
 * The closures and special hours there are, read in all languages, what begins first before the others:
 * those that are the same of several restaurants together.
 */
export function entriesOf(closures: readonly object[]): Entry[] {
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

/** What a restaurant is called, and whether visitors see it. */
export function choiceOf(doc: { id: number; name?: unknown; _status?: unknown }): Choice {
  return { id: doc.id, names: textByTag(doc.name), isShown: doc._status === 'published' }
}

function entryOf(doc: object): Entry {
  const { id, restaurant, from, to, times, reason, banner } = readObject(doc)
  return {
    restaurants: [Number(restaurant)],
    // The desk keeps a day as noon UTC of it.
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
