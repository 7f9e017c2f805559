import { readFileSync } from 'node:fs'

/** File of the data folder with the moment of the last good backup, in ISO 8601. */
export const LAST_BACKUP_FILE = 'last-backup'

/** A backup is overdue when so many in a row were missed. */
const MISSED = 3

/**
 * Says that backups fail or stand still, for the operator; `null` while they come as they should.
 * @param everySeconds `null`: none are made
 */
export function backupNote(file: string, everySeconds: number | null, now: number): string | null {
  if (everySeconds === null) return null
  const last = readLastBackup(file)
  if (last === null) return 'No backup has been made. Run `npm run backup` and see what it says.'
  const minutes = (now - last) / 60_000
  if (minutes * 60 <= MISSED * everySeconds) return null
  return `The last good backup is ${Math.floor(minutes)} min old (${new Date(last).toISOString()}); one is due every ${everySeconds} s. Run \`npm run backup\` and see what it says.`
}

/** The moment a file names, in ms since 1970; `null` when there is none. */
export function readLastBackup(file: string): number | null {
  try {
    const moment = Date.parse(readFileSync(file, 'utf8').trim())
    return Number.isNaN(moment) ? null : moment
  } catch {
    return null
  }
}
