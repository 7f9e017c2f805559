import { MAIL_TROUBLES } from '@noren/contract/enquiry/handover'
import type { Field } from 'payload'
import { nobody } from '../../staff/access/roles.ts'
import { MAIL_TROUBLE_WORDS } from './mail-words.ts'

/** When an enquiry was mailed to the staff, or why it has not been; the collector keeps both. */
export const mailFields: Field[] = [
  {
    name: 'mailedAt',
    type: 'date',
    label: { en: 'Mailed to the staff', ja: 'スタッフへのメール送信' },
    access: { update: nobody },
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' },
    },
  },
  {
    name: 'mailTrouble',
    type: 'select',
    label: { en: 'Not mailed because', ja: 'メールを送れない理由' },
    index: true,
    access: { update: nobody },
    options: MAIL_TROUBLES.map((value) => ({ value, label: MAIL_TROUBLE_WORDS[value] })),
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableBulkEdit: true,
      condition: ({ mailTrouble }) => Boolean(mailTrouble),
    },
  },
]
