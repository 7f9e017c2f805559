import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/roles.ts'

/**
 * The second factor of each account that has one. Apart from the accounts: those are written as a whole
 * at every sign-in, and what is here must never be written back. Nobody reads it over the network.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: {
    singular: { en: 'Second factor', ja: '二段階認証' },
    plural: { en: 'Second factors', ja: '二段階認証' },
  },
  access: {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
  admin: { hidden: true },
  fields: [
    // No relation: SQLite would keep the account from being deleted.
    { name: 'account', type: 'number', required: true, unique: true },
    // Encrypted with a key made of PAYLOAD_SECRET.
    { name: 'secret', type: 'text', required: true },
    // Before it there is a secret, but nobody has shown that their app knows it.
    { name: 'confirmedAt', type: 'date' },
    { name: 'usedStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'recoveryHashes', type: 'text', hasMany: true },
  ],
}
