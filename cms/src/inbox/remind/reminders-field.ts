import type { ArrayField } from 'payload'
import { AS_RECEIVED, kept } from '../handling/work-fields.ts'

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
    { name: 'subject', type: 'text', required: true, maxLength: AS_RECEIVED },
    { name: 'text', type: 'textarea', required: true, maxLength: AS_RECEIVED },
    { name: 'state', type: 'select', required: true, options: [...REMINDER_STATES] },
    { name: 'at', type: 'date', required: true },
  ],
}
