import { readDay } from '@noren/contract/hours/calendar'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { Language, PerLanguage } from '@noren/contract/language'
import type { Standing } from '@noren/contract/standing/standing'
import { standing as en } from '#src/language/bundle/en/standing.ts'
import { standing as jp } from '#src/language/bundle/jp/standing.ts'

/** Not in the bundle, since few visitors see these texts. */
export const STANDING_WORDS: PerLanguage<typeof en> = { en, jp }

/** A day of a standing in words, or some days after it; with its year, since people read it for long. */
function dayWords(date: string, language: Language, after = 0): string {
  return TIME_WORDS[language].date((readDay(date) ?? 0) + after, true)
}

/** The last day of a restaurant that closes for good. */
export function lastDay({ from }: Standing, language: Language): string {
  return dayWords(from, language, -1)
}

/** The heading of what a restaurant states, and the sentence below it. */
export function standingText(
  standing: Standing,
  language: Language,
): { title: string; text: string } {
  const words = STANDING_WORDS[language]
  const { kind, from, to, begun } = standing
  const phase = begun ? 'begun' : 'announced'
  const first = dayWords(from, language)
  if (kind === 'moves') {
    const { title, text } = words.moves[phase]
    return { title, text: text(first) }
  }
  if (kind === 'closes') {
    const { title, text } = words.closes[phase]
    return { title, text: text(lastDay(standing, language)) }
  }
  const { [phase]: said, between, until, onwards, since } = words.pauses
  const last = to && dayWords(to, language)
  if (begun) return { ...said, text: last ? until(last) : since(first) }
  return { ...said, text: last ? between(first, last) : onwards(first) }
}
