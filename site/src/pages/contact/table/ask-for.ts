import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import { isBlank } from '@noren/contract/invisible'
import type { Language } from '@noren/contract/language'
import type { TableProblems } from '@noren/contract/reservation/chosen'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { checkTable } from '#src/hours/check-table.ts'
import { serverMinute } from '#src/hours/server-clock.ts'
import { markedText } from '#src/language/marked-text.ts'
import type { Typed } from '../form-fields.ts'
import { TABLE_WORDS } from './table-words.ts'

/** What is sent of a filled-in form: the table can be read in subject and message (readings A30b). */
export type Asked = { typed: Typed; table?: TableRequest; problems?: TableProblems }

type Circumstances = {
  restaurant: Restaurant
  language: Language
  /** The subject the page came with: nobody's own words. */
  suggested: string
}

/** Takes the table out of what was typed, the same on the page and on the server. */
export function askFor(
  typed: Typed,
  { restaurant, language, suggested }: Circumstances,
  now = serverMinute(),
): Asked {
  const { table, problems } = checkTable(typed, restaurant, now)
  if (!table) return { typed, ...(problems && { problems }) }
  const request = { restaurant: restaurant.slug, ...table }
  const name = markedText(restaurant.name, language).text
  return { typed: inWords(request, typed, { name, language, suggested }), table: request }
}

type Naming = Omit<Circumstances, 'restaurant'> & {
  /** Of the restaurant. */
  name: string
}

/** What was typed, with the table to be read in subject and message. */
export function inWords(
  table: TableRequest,
  typed: Typed,
  { name, language, suggested }: Naming,
): Typed {
  const { subject, when, time, message } = TABLE_WORDS[language]
  const at = when(readDay(table.date) ?? 0, time(readClock(table.time) ?? 0))
  const isOwn = !isBlank(typed.subject) && typed.subject !== suggested
  const request = message(name, at, table.people)
  return {
    ...typed,
    subject: isOwn ? typed.subject : subject(name, at, table.people),
    message: isBlank(typed.message) ? request : `${request}\n\n${typed.message}`,
  }
}
