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

/** The newest enquiry of the site with this name, as columns. */
export function newestOf(folder: string, name: string): Record<string, unknown> | undefined {
  const database = new DatabaseSync(`${folder}/enquiries.db`, { readOnly: true })
  const row = database
    .prepare('SELECT * FROM enquiries WHERE name = ? ORDER BY id DESC LIMIT 1')
    .get(name)
  database.close()
  return row
}
