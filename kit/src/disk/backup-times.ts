import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files of the data folder with times in ISO 8601, which the backups leave for both programs; each is missing
 * until it happens for the first time.
 */
export const BACKUP_TIMES = {
  /** The last good backup. */
  taken: 'last-backup',
  /** The last verification that found the newest backup whole. */
  verified: 'last-verified',
  /** The last verification that failed. */
  failed: 'last-verify-failed',
  /** The last rehearsed restore that came out as what visitors saw. */
  rehearsed: 'last-rehearsed',
} as const

/** One of these times, in ms since 1970; `null` while there is none. */
export function readBackupTime(dataDir: string, name: keyof typeof BACKUP_TIMES): number | null {
  try {
    const moment = Date.parse(readFileSync(join(dataDir, BACKUP_TIMES[name]), 'utf8').trim())
    return Number.isNaN(moment) ? null : moment
  } catch {
    return null
  }
}

/** When a data folder was made, in ms since 1970: until something happens the first time, it is due from then on. */
export function dataMade(dataDir: string): number {
  return statSync(dataDir, { throwIfNoEntry: false })?.birthtimeMs ?? 0
}
