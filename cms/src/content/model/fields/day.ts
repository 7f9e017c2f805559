import { readDay } from '@noren/contract/hours/calendar'
import type { DateField, DateFieldValidation } from 'payload'
import { date } from 'payload/shared'
import { dayInTokyo } from '../../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../../base/words.ts'

type Options = Pick<DateField, 'required'> & {
  label: Words
  /** More display options. */
  admin?: Pick<NonNullable<DateField['admin']>, 'description' | 'position' | 'width'>
  /** A check in addition to that for a day. */
  validate?: DateFieldValidation
}

/** A day that staff pick. The desk stores it as noon UTC of that day; pages read its first ten characters. */
export function day(
  name: string,
  { label, required = false, admin, validate }: Options,
): DateField {
  return {
    name,
    type: 'date',
    label,
    required,
    validate: async (value, options) => {
      const answer = await isDay(value, options)
      return answer === true && validate ? validate(value, options) : answer
    },
    admin: { ...admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
  }
}

/** A day, `YYYY-MM-DD`, as the desk stores it. */
export function dayKept(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** Today in Japan, as the desk stores it. */
export function todayKept(): string {
  return dayKept(dayInTokyo(new Date()))
}

/** The day, `YYYY-MM-DD`, of a date as the desk stores it. */
export function dayOf(kept: string): string
export function dayOf(kept: string | null | undefined): string | undefined
export function dayOf(kept: string | null | undefined): string | undefined {
  return kept?.slice(0, 10)
}

/** Whether pages can read a date as a day, and both databases can store it. */
export const isDay: DateFieldValidation = (value, options) => {
  const answer = date(value, options)
  if (answer !== true || !value) return answer
  return isKept(value) || say(options.req, NO_DAY)
}

/** Whether a value has a year that pages can read and PostgreSQL can store. */
export function isKept(value: unknown): boolean {
  const written = String(value instanceof Date ? value.toJSON() : value)
  return readDay(written.slice(0, 10)) !== null
}

const NO_DAY: Words = {
  en: 'Please choose a day, with a year of four digits.',
  ja: '日付を選んでください。年は西暦4桁です。',
}
