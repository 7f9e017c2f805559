import type { SQLiteSchemaHook } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'

/** Tables read by the document they belong to, and the column that names it. */
const OWNED = { _locales: '_parentID', _texts: 'parent' } as const

/**
 * Gives the tables of texts an index on their document. Payload's own begin with the language or
 * the order, so that SQLite reads a whole table for each document: a minute for 1,000 restaurants.
 */
export const indexTextsByDocument: SQLiteSchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    const ending = name.endsWith('_locales') ? '_locales' : '_texts'
    if (!name.endsWith(ending)) continue
    extendTable({
      table,
      extraConfig: (columns) => ({
        byDocument: index(`${name}_by_document_idx`).on(columns[OWNED[ending]]),
      }),
    })
  }
  return schema
}
