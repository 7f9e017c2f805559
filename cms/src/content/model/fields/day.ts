import { readDay } from '@noren/contract/hours/calendar'
import type { DateField, DateFieldValidation } from 'payload'
import { date } from 'payload/shared'
import { say, type Words } from '../../../base/words.ts'

export { dayKept, dayOf, todayKept } from './kept-day.ts'

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

/** Whether pages can read a date as a day, and both databases can store it. */
export const isDay: DateFieldValidation = (value, options) => {
  const answer = date(value, options)
  if (answer !== true || !value) return answer
  const written = value instanceof Date ? value.toISOString() : String(value)
  return readDay(written.slice(0, 10)) !== null || say(options.req, NO_DAY)
}

const NO_DAY: Words = {
  en: 'Please choose a day, with a year of four digits.',
  ja: '日付を選んでください。年は西暦4桁です。',
}
