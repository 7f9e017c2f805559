import { type Day, readDay } from '@noren/contract/hours/calendar'
import { restsOn } from '@noren/contract/hours/day-rules'
import type { Words } from '../../base/words.ts'
import { COMMA, joined } from '../../base/words.ts'
import { type Choice, type Closure, namesOf } from './closure.ts'

/** Which of the chosen restaurants are regularly closed on all these days; `null` where none is. */
export function restWords(
  { restaurants, from, to, times }: Closure,
  choices: readonly Choice[],
): Words | null {
  const [first, last] = [readDay(from), readDay(to)]
  if (first === null || last === null || last < first) return null
  const resting = choices
    .filter(({ id, hours }) => restaurants.includes(id) && hours && restsAll(hours, first, last))
    .map(namesOf)
  if (resting.length === 0) return null
  const { en, ja } = joined(resting, COMMA)
  return times.length === 0
    ? { en: `${en}: closed then anyway.`, ja: `${ja}は、もともと定休日です。` }
    : {
        en: `${en}: usually closed on these days. Publishing opens it at the hours below.`,
        ja: `${ja}は、ふだんは定休日です。公開すると、下の時間に営業する日として表示されます。`,
      }
}

/** A week holds a day of every kind but public holidays and the nth of a month. */
const MOST_DAYS = 7

function restsAll(hours: NonNullable<Choice['hours']>, first: Day, last: Day): boolean {
  if (last - first >= MOST_DAYS) return false
  for (let day = first; day <= last; day++) if (!restsOn(hours, day)) return false
  return true
}
