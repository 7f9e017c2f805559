import type { ArrayField } from 'payload'
import { kept } from '../handling/work-fields.ts'
import { LETTER_LIMIT, SUBJECT_LIMIT } from '../reply/letter.ts'

/**
 * How far a reminder is known to have come. It is kept as `sending` first: where the desk stops in between,
 * nobody knows whether it went out, and it is not sent again.
 */
const REMINDER_STATES = ['sending', 'sent', 'refused'] as const

/** What the desk wrote to the guest of a table on the day before; one for each day the table had. */
export const remindersField: ArrayField = {
  ...kept('reminders', { en: 'Reminders', ja: 'リマインド' }, { disableListColumn: true }),
  type: 'array',
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: SUBJECT_LIMIT },
    { name: 'text', type: 'textarea', required: true, maxLength: LETTER_LIMIT },
    { name: 'state', type: 'select', required: true, options: [...REMINDER_STATES] },
    { name: 'at', type: 'date', required: true },
  ],
}
