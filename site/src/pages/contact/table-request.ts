import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import { type TokyoMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { isBlank } from '@noren/contract/invisible'
import { readObject } from '@noren/contract/json'
import type { Language, PerLanguage } from '@noren/contract/language'
import { phoneLink } from '@noren/contract/phone-number'
import {
  type Chosen,
  TABLE_PROBLEMS,
  type TableProblem,
  type TableProblems,
} from '@noren/contract/reservation/chosen'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import type { Standing } from '@noren/contract/standing/standing'
import { checkTable, freeDaysNear, offeredDays, reservationsOf } from '#src/hours/offered-tables.ts'
import { serverMinute } from '#src/hours/server-clock.ts'
import { table as en } from '#src/language/bundle/en/table.ts'
import { table as jp } from '#src/language/bundle/jp/table.ts'
import { markedText } from '#src/language/marked-text.ts'
import type { Typed } from './form-fields.ts'

/** Texts around a request for a table; only these pages load them. */
export const TABLE_WORDS: PerLanguage<typeof en> = { en, jp }

/**
 * Title and button of the form for a table. A restaurant that takes none online has the button of
 * every enquiry; one that is away names itself alone.
 */
export function headOf(restaurant: Restaurant, language: Language) {
  const { title, send } = TABLE_WORDS[language]
  const name = markedText(restaurant.name, language).text
  return {
    title: statedInstead(restaurant) ? name : title(name),
    submitButton: asksFor(restaurant) ? send : undefined,
    lang: undefined,
  }
}

function asksFor(restaurant: Restaurant): boolean {
  const hasHours = !!restaurant.openingHours?.sessions.length
  return hasHours && !reservationsOf(restaurant).telephoneOnly && !statedInstead(restaurant)
}

/**
 * What a restaurant states that pauses or has closed, while no day after it can be asked for. It does not use
 * `isAway`: that would get a file of its own then, one more for each restaurant's page.
 */
export function statedInstead(
  restaurant: Restaurant,
  now = tokyoMinute(new Date()),
): Standing | null {
  const { standing } = restaurant
  if (!standing?.begun || standing.kind === 'moves') return null
  return offeredDays(restaurant, now).length === 0 ? standing : null
}

/** What a guest has chosen of a table so far, for a mail; nothing where none is asked for online. */
export function chosenLines(
  { date, time, people }: Partial<Chosen>,
  restaurant: Restaurant,
  language: Language,
): [label: string, value: string][] {
  if (!asksFor(restaurant)) return []
  const words = TABLE_WORDS[language]
  const [day, clock] = [readDay(date), readClock(time)]
  return [
    [words.labels.date, day === null ? '' : words.day(day)],
    [words.labels.time, clock === null ? '' : words.time(clock)],
    [words.labels.people, Number(people) > 0 ? words.people(Number(people)) : ''],
  ]
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

/** Whether a choice was refused since its day or its sitting is full. */
export function isForFull({ date, time }: TableProblems): boolean {
  return date === 'date.full' || time === 'time.full'
}

/** Says which days near a full one are free; empty where none is. */
export function freeDaysSaid(
  chosen: Pick<Chosen, 'date' | 'time'>,
  restaurant: Restaurant,
  language: Language,
  now: TokyoMinute,
): string {
  const { free, day } = TABLE_WORDS[language]
  const days = freeDaysNear(restaurant, chosen, now)
  return days.length > 0 ? free(days.map(day)) : ''
}

/** As {@link freeDaysSaid}, with the telephone, in one line. */
export function insteadSaid(
  chosen: Pick<Chosen, 'date' | 'time'>,
  restaurant: Restaurant,
  language: Language,
  now: TokyoMinute,
): string {
  const { before, after } = TABLE_WORDS[language].fullCall
  const { phone } = restaurant
  const call = phoneLink(phone) ? before + phone + after : ''
  return [freeDaysSaid(chosen, restaurant, language, now), call].filter(Boolean).join(' ')
}

/**
 * The problems behind a refused call's messages, so that the page can show them in any language.
 */
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

/** What a filled-in form sends: subject and message name the table (readings A30b). */
export type Asked = { typed: Typed; table?: TableRequest; problems?: TableProblems }

type Circumstances = {
  restaurant: Restaurant
  language: Language
  /** The subject the page came with, which no visitor wrote. */
  suggested: string
}

/** Reads the requested table from what was typed, the same on the page and on the server. */
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
  /** Name of the restaurant. */
  name: string
}

/** What was typed, with the table named in subject and message. */
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
