import type { ArrayField } from 'payload'
import { kept } from '../handling/work-fields.ts'
import { COPY_STATES, KEPT_WAYS, LETTER_LIMIT, SUBJECT_LIMIT } from './letter.ts'

/** The letters that were sent to a guest: kept with the enquiry, written by `keep-letter.ts` alone, erased with it. */
export const answersField: ArrayField = {
  ...kept('answers', { en: 'Answers', ja: '返信' }, { disableListColumn: true }),
  type: 'array',
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: SUBJECT_LIMIT },
    { name: 'text', type: 'textarea', required: true, maxLength: LETTER_LIMIT },
    { name: 'how', type: 'select', required: true, options: [...KEPT_WAYS] },
    { name: 'copy', type: 'select', options: [...COPY_STATES] },
    // By name, as in other places: it must outlast the account.
    { name: 'by', type: 'text' },
    { name: 'at', type: 'date', required: true },
  ],
}
