import { readFileSync } from 'node:fs'

/** File of the data folder with the time of the last good backup, in ISO 8601. */
export const LAST_BACKUP_FILE = 'last-backup'

/** A backup is overdue after so many missed in a row. */
const MISSED = 3

/**
 * Says to the operator that backups fail or have stopped; `null` while they are on time.
 * @param everySeconds `null`: no backups are made
 */
export function backupNote(file: string, everySeconds: number | null, now: number): string | null {
  if (everySeconds === null) return null
  const last = readLastBackup(file)
  if (last === null) return 'No backup has been made. Run `npm run backup` and see what it says.'
  const minutes = (now - last) / 60_000
  if (minutes * 60 <= MISSED * everySeconds) return null
  return `The last good backup is ${Math.floor(minutes)} min old (${new Date(last).toISOString()}); one is due every ${everySeconds} s. Run \`npm run backup\` and see what it says.`
}

/** The time in a file, in ms since 1970; `null` when there is none. */
export function readLastBackup(file: string): number | null {
  try {
    const moment = Date.parse(readFileSync(file, 'utf8').trim())
    return Number.isNaN(moment) ? null : moment
  } catch {
    return null
  }
}
