import { writeDay } from '@noren/contract/hours/calendar'
import { writeClock } from '@noren/contract/hours/clock'
import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Chosen, TableProblems } from '@noren/contract/reservation/chosen'
import { type House, offeredDays, reservationsOf } from './offered-tables.ts'

/** What was asked for, when anything was, or what is wrong with it. */
type TableCheck = {
  table?: { date: string; time: string; people: number }
  problems?: TableProblems
}

/**
 * Whether a restaurant offers what was chosen, by the same rules on the page and on the server.
 * Without a day and a time no table is asked for, whatever else was chosen.
 */
export function checkTable(
  { date, time, people }: Chosen,
  house: House,
  now: TokyoMinute,
): TableCheck {
  if (date === '' && time === '') return {}
  if (reservationsOf(house).telephoneOnly) return { problems: { date: 'date.telephone' } }
  const offered = offeredDays(house, now).find(({ day }) => writeDay(day) === date)
  const isOffered = offered?.times.some((minutes) => writeClock(minutes) === time)
  const guests = /^\d{1,4}$/.test(people) ? Number(people) : 0
  const problems: TableProblems = {
    ...(!offered && { date: date === '' ? 'date.missing' : 'date.closed' }),
    ...(time === '' && { time: 'time.missing' }),
    ...(time !== '' && offered && !isOffered && { time: 'time.closed' }),
    ...(guests === 0 && { people: 'people.missing' }),
    ...(guests > reservationsOf(house).largestParty && { people: 'people.many' }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { table: { date, time, people: guests } }
}
