import type { Field } from 'payload'
import { kept, keptText, keptTime } from '../handling/work-fields.ts'
import { NOTE_LIMIT } from './marking.ts'

/** That an enquiry harasses the staff: written by `mark-harassment.ts` alone. Only owners see what has it. */
export const harassmentFields: Field[] = [
  {
    ...kept('harassmentNote', { en: 'Harassment', ja: 'カスハラの記録' }),
    type: 'textarea',
    maxLength: NOTE_LIMIT,
  },
  { ...keptTime('harassmentAt', { en: 'Marked', ja: '記録した日時' }), index: true },
  keptText('harassmentBy', { en: 'Marked by', ja: '記録した人' }),
]
