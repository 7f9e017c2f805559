import { readObject } from '@noren/contract/json'
import type { Language, PerLanguage } from '@noren/contract/language'
import {
  TABLE_PROBLEMS,
  type TableProblem,
  type TableProblems,
} from '@noren/contract/reservation/chosen'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { reservationsOf } from '#src/hours/offered-tables.ts'
import { table as en } from '#src/language/bundle/en/table.ts'
import { table as jp } from '#src/language/bundle/jp/table.ts'
import { markedText } from '#src/language/marked-text.ts'

/** What is said around a request for a table; it comes with those pages alone. */
export const TABLE_WORDS: PerLanguage<typeof en> = { en, jp }

/** How the form is headed and sent where it asks for a table; for one that takes none it is sent as others are. */
export function headOf(restaurant: Restaurant, language: Language) {
  const { title, send } = TABLE_WORDS[language]
  const asks = restaurant.openingHours && !reservationsOf(restaurant).telephoneOnly
  return {
    title: title(markedText(restaurant.name, language).text),
    submitButton: asks ? send : undefined,
    lang: undefined,
  }
}

/** The message of each choice that has a problem. */
export function tableMessages(
  { date, time, people }: TableProblems,
  language: Language,
): { [Field in keyof TableProblems]: string } {
  const { problems } = TABLE_WORDS[language]
  return {
    ...(date && { date: problems[date] }),
    ...(time && { time: problems[time] }),
    ...(people && { people: problems[people] }),
  }
}

/** The problems whose messages a refused call holds, so that they can be said in any language. */
export function problemsSaid(messages: unknown, language: Language): TableProblems {
  const said = readObject(messages)
  const { problems } = TABLE_WORDS[language]
  const found = <P extends TableProblem>(each: readonly P[], message: unknown) =>
    each.find((problem) => problems[problem] === message)
  const date = found(TABLE_PROBLEMS.date, said.date)
  const time = found(TABLE_PROBLEMS.time, said.time)
  const people = found(TABLE_PROBLEMS.people, said.people)
  return { ...(date && { date }), ...(time && { time }), ...(people && { people }) }
}
