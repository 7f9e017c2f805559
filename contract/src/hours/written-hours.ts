import { LANGUAGES, type Language } from '../language.ts'
import { type LocalizedText, ownTextIn } from '../localized.ts'
import { type Day, readDay } from './calendar.ts'
import { closingLines, HOURS_WORDS, hoursText } from './hours-text.ts'
import type { OpeningHours, TemporaryClosure } from './opening-hours.ts'
import { dateWords } from './words/shape.ts'
import { TIME_WORDS } from './words/time.ts'

/**
 * The `hours` of a restaurant in words (ENT-03). They have one source: its opening hours, written out,
 * then the remarks of staff. Without times of service the remarks are the hours, and days of rest and
 * closures, if any, follow them. Texts of two languages are never joined: a page shows remarks in another
 * language separately, marked as foreign.
 */
export function writtenHours(hours: OpeningHours | null, remarks: LocalizedText): LocalizedText {
  if (!hours) return remarks
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, linesIn(hours, remarks, language).join('\n')]),
  )
}

function linesIn(hours: OpeningHours, remarks: LocalizedText, language: Language): string[] {
  const said = hours.sessions.length > 0 ? hoursText(hours, language) : restLines(hours, language)
  const lines = ownTextIn(remarks, language).split('\n')
  const further = lines.filter((line) => line.trim() !== '' && !said.includes(line.trim()))
  return hours.sessions.length > 0 ? [...said, ...further] : [...further, ...said]
}

function restLines(hours: OpeningHours, language: Language): string[] {
  const said = hours.closures.filter(({ quiet }) => !quiet)
  const closures = said.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return [...closingLines(hours, language), ...closures.map((one) => closureLine(one, language))]
}

/** A closure with its years: visitors read the line before, during and after it. */
function closureLine({ from, to, reason }: TemporaryClosure, language: Language): string {
  const date = (day: Day | null) => dateWords(day ?? 0, null, TIME_WORDS[language])
  const { closure } = HOURS_WORDS[language]
  return closure(date(readDay(from)), date(readDay(to)), ownTextIn(reason, language))
}
