import { DatabaseSync } from 'node:sqlite'

/** How many enquiries with this message the site has stored. */
export function storedWith(folder: string, message: string): number {
  const database = new DatabaseSync(`${folder}/enquiries.db`, { readOnly: true })
  const row = database
    .prepare('SELECT count(*) AS count FROM enquiries WHERE message = ?')
    .get(message)
  database.close()
  return Number(row?.count)
}
