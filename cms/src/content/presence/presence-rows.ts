import type { CollectionConfig } from 'payload'
import { nobody } from '../../staff/access/roles.ts'

/** Where it is kept which screens are open, for all desks on the database. */
export const PRESENCE = 'presence'

/** One row for each screen that is open at a document, for as long as it says so. */
export const presenceRows: CollectionConfig = {
  slug: PRESENCE,
  labels: {
    singular: { en: 'Open screen', ja: '開いている画面' },
    plural: { en: 'Open screens', ja: '開いている画面' },
  },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'place', type: 'text', required: true, index: true },
    { name: 'screen', type: 'text', required: true, unique: true },
    { name: 'person', type: 'number', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'seenAt', type: 'date', required: true, index: true },
  ],
}
