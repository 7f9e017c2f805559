import type { DateField } from 'payload'
import { nobody } from '../../staff/access/roles.ts'

/**
 * When a document was last saved before one of its facts was changed at once: a form opened no later
 * holds the fact as it was, and would write it back.
 */
export const factsAsOf: DateField = {
  name: 'factsAsOf',
  type: 'date',
  // Neither shown nor sent, nor compared between versions.
  hidden: true,
  access: { read: nobody },
  hooks: {
    beforeChange: [
      ({ originalDoc, context: { wholeSave } }) =>
        (wholeSave ? wholeSave.before.updatedAt : originalDoc?.factsAsOf) ?? null,
    ],
  },
}
