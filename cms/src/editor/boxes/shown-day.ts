import { type Day, readDay } from '@noren/contract/hours/calendar'
import { dayWords } from '../../base/ui/in-tokyo.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { Json } from '../../content/editing/form/form.ts'
import { dayOf } from '../../content/model/fields/kept-day.ts'

/** The day of a value of the form. */
export function dayIn(value: Json): Day | null {
  return typeof value === 'string' ? readDay(dayOf(value)) : null
}

/** The day of a value as people read it: 2026年12月1日（火）, `Tue 1 Dec 2026`. */
export function dayShown(value: Json): string {
  const day = dayIn(value)
  return day === null ? '' : say(reader, dayWords(day))
}
