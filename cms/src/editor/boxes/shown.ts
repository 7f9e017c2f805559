import { type Day, readDay } from '@noren/contract/hours/calendar'
import { dayWords } from '../../base/ui/in-tokyo.ts'
import { reader } from '../../base/ui/reader.ts'
import { COMMA, say } from '../../base/words.ts'
import type { FormField, Json } from '../../content/editing/form/form.ts'
import { dayOf } from '../../content/model/fields/kept-day.ts'

/** The day of a value of the form. */
export function dayIn(value: Json): Day | null {
  return typeof value === 'string' ? readDay(dayOf(value)) : null
}

/** A value as people read it: the label of a choice, 2026年12月1日（火） of a day. */
export function shown(field: FormField, value: Json): string {
  if (Array.isArray(value)) {
    return field.box === 'rows'
      ? say(reader, { en: `${value.length} entries`, ja: `${value.length}件` })
      : value.map((each) => shown(field, each)).join(say(reader, COMMA))
  }
  const option = field.options.find((each) => each.value === value)
  if (option) return say(reader, option.label)
  const day = field.box === 'day' ? dayIn(value) : null
  if (day !== null) return say(reader, dayWords(day))
  if (typeof value === 'boolean') return value ? '✓' : ''
  return String(value ?? '')
}
