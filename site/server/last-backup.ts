import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the data folder with times in ISO 8601; each is missing until it happens for the first time. */
export const BACKUP_TIMES = {
  /** The last good backup. */
  taken: 'last-backup',
  /** The last verification that found the newest backup whole. */
  verified: 'last-verified',
  /** The last verification that failed. */
  failed: 'last-verify-failed',
} as const

/** A backup is overdue after so many missed in a row. */
const MISSED = 3

/** The state of the backups; times in ms since 1970. */
type LastBackup = {
  /** `null`: there is none. */
  taken: number | null
  /** Since when there is something to copy: what `taken` and `verified` are counted from before the first. */
  dataMade: number
  verified: number | null
  isVerifyFailing: boolean
}

/** What the files of a data folder say about its backups. */
export function readLastBackup(dataDir: string): LastBackup {
  const [taken, verified, failed] = [
    BACKUP_TIMES.taken,
    BACKUP_TIMES.verified,
    BACKUP_TIMES.failed,
  ].map((name) => readTime(join(dataDir, name)))
  return {
    taken: taken ?? null,
    dataMade: statSync(dataDir, { throwIfNoEntry: false })?.birthtimeMs ?? 0,
    verified: verified ?? null,
    isVerifyFailing: (failed ?? 0) > (verified ?? 0),
  }
}

/**
 * Says to the operator that backups fail or have stopped, or cannot be relied on; `null` while they are on
 * time and whole.
 * @param everySeconds `null`: no backups are made
 */
export function backupNote(
  dataDir: string,
  everySeconds: number | null,
  now: number,
): string | null {
  if (everySeconds === null) return null
  const { taken, isVerifyFailing } = readLastBackup(dataDir)
  if (taken === null) return 'No backup has been made. Run `npm run backup` and see what it says.'
  const minutes = (now - taken) / 60_000
  if (minutes * 60 > MISSED * everySeconds) {
    return `The last good backup is ${Math.floor(minutes)} min old (${new Date(taken).toISOString()}); one is due every ${everySeconds} s. Run \`npm run backup\` and see what it says.`
  }
  if (!isVerifyFailing) return null
  return 'The last verification of the backups failed. Run `npm run verify` and see what it says.'
}

function readTime(file: string): number | null {
  try {
    const moment = Date.parse(readFileSync(file, 'utf8').trim())
    return Number.isNaN(moment) ? null : moment
  } catch {
    return null
  }
}
