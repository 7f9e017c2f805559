/** Tables read by the document they belong to, and the column that names it. */
const OWNED = { _locales: '_parentID', _texts: 'parent' } as const

/**
 * The index a table of texts gets on its document; `null` for other tables. Payload's own begin with
 * the language or the order, so that SQLite reads a whole table for each document: a minute for 1,000
 * restaurants.
 */
export function documentIndex(table: string): { name: string; column: string } | null {
  const ending = table.endsWith('_locales') ? '_locales' : '_texts'
  if (!table.endsWith(ending)) return null
  return { name: `${table}_by_document_idx`, column: OWNED[ending] }
}
