/** Tables that are read by their document, and the column that names it. */
const OWNED = { _locales: '_parentID', _texts: 'parent' } as const

/**
 * The index of a table of texts on its document; `null` for other tables. Payload's own indexes begin
 * with the language or the order, so SQLite reads a whole table for each document: a minute for 1,000
 * restaurants.
 */
export function documentIndex(table: string): { name: string; column: string } | null {
  const ending = table.endsWith('_locales') ? '_locales' : '_texts'
  if (!table.endsWith(ending)) return null
  return { name: `${table}_by_document_idx`, column: OWNED[ending] }
}
