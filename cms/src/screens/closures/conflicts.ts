import { readDay } from '@noren/contract/hours/calendar'
import { spanWords } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import { COMMA, joined } from '../../base/words.ts'
import { type Choice, type Closure, type Entry, namesOf } from './closure.ts'

/** An existing entry on some of the days, with those of its documents and restaurants that are in the way. */
export type Conflict = { entry: Entry; ids: string[]; restaurants: number[] }

/** What already applies on the days of a closure, at its restaurants. */
export function conflictsOf(closure: Closure, entries: readonly Entry[]): Conflict[] {
  return entries
    .filter(({ from, to }) => from <= closure.to && closure.from <= to)
    .map((entry) => {
      const isIn = (restaurant: number) => closure.restaurants.includes(restaurant)
      const ids = entry.ids.filter((_, at) => isIn(entry.restaurants[at] ?? 0))
      return { entry, ids, restaurants: entry.restaurants.filter(isIn) }
    })
    .filter(({ ids }) => ids.length > 0)
}

/** The entries without some documents. */
export function without(entries: readonly Entry[], ids: readonly string[]): Entry[] {
  return entries
    .map((entry) => {
      const isKept = (_: unknown, at: number) => !ids.includes(entry.ids[at] ?? '')
      return {
        ...entry,
        ids: entry.ids.filter(isKept),
        restaurants: entry.restaurants.filter(isKept),
      }
    })
    .filter((entry) => entry.ids.length > 0)
}

/** なぎ・みさきには、12月28日（月）〜1月3日（日）に休業の予定があります。 */
export function conflictWords({ entry, restaurants }: Conflict, choices: readonly Choice[]): Words {
  const of = choices.filter(({ id }) => restaurants.includes(id))
  const { en, ja } = joined(of.map(namesOf), COMMA)
  const days = spanWords(readDay(entry.from) ?? 0, readDay(entry.to) ?? 0)
  const isClosed = entry.times.length === 0
  return {
    en: `${en}: ${isClosed ? 'a closure' : 'special hours'}, ${days.en}.`,
    ja: `${ja}には、${days.ja}に${isClosed ? '休業' : '特別営業'}の予定があります。`,
  }
}
