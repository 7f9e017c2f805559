import type { DateField } from 'payload'

/**
 * When a document was last saved before one of its facts was changed at once: a form opened no later
 * holds the fact as it was, and would write it back.
 */
export const factsAsOf: DateField = {
  name: 'factsAsOf',
  type: 'date',
  hooks: {
    beforeChange: [
      ({ originalDoc, context: { wholeSave } }) =>
        (wholeSave ? wholeSave.before.updatedAt : originalDoc?.factsAsOf) ?? null,
    ],
  },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}
