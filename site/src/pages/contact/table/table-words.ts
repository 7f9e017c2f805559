import type { Language, PerLanguage } from '@noren/contract/language'
import type { TableProblems } from '@noren/contract/reservation/chosen'
import { table as en } from '#src/language/bundle/en/table.ts'
import { table as jp } from '#src/language/bundle/jp/table.ts'

/** What is said around a request for a table; it comes with those pages alone. */
export const TABLE_WORDS: PerLanguage<typeof en> = { en, jp }

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
