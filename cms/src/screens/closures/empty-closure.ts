import { eachOf } from '@noren/contract/fields'
import { writeDay } from '@noren/contract/hours/calendar'
import { LOCALES } from '../../base/locales.ts'
import type { Closure } from './closure.ts'
import type { Known } from './known.ts'

const TAGS = LOCALES.map(({ htmlLang }) => htmlLang)

/** What the form begins with: closed today, of the one restaurant where there is only one. */
export function emptyClosure({ choices, today }: Pick<Known, 'choices' | 'today'>): Closure {
  const [first] = choices
  return {
    restaurants: first && choices.length === 1 ? [first.id] : [],
    from: writeDay(today),
    to: writeDay(today),
    times: [],
    reason: eachOf(TAGS, () => ''),
    banner: null,
  }
}
