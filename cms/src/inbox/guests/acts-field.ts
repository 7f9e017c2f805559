import { ACT_WORDS_LIMIT } from '@noren/contract/enquiry/guest-act'
import type { ArrayField } from 'payload'
import { kept } from '../handling/work-fields.ts'

/** What the guest of a table did with their link: written by the collector alone, erased with the enquiry. */
export const guestActsField: ArrayField = {
  ...kept(
    'guestActs',
    { en: 'From the guest’s link', ja: 'お客様からの連絡' },
    { disableListColumn: true },
  ),
  type: 'array',
  fields: [
    { name: 'kind', type: 'select', required: true, options: ['cancelled', 'said', 'unreminded'] },
    { name: 'at', type: 'date', required: true },
    { name: 'people', type: 'number' },
    { name: 'time', type: 'text' },
    { name: 'words', type: 'textarea', maxLength: ACT_WORDS_LIMIT * 2 },
  ],
}
