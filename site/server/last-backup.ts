import { dataMade, readBackupTime } from '@noren/kit/disk/backup-times'

/** A backup is overdue after so many missed in a row. */
const MISSED = 3

/** The state of the backups; times in ms since 1970. */
type LastBackup = {
  /** `null`: there is none. */
  taken: number | null
  /** Since when there is something to copy: what the other times are counted from before the first. */
  dataMade: number
  verified: number | null
  isVerifyFailing: boolean
  /** When a restore was last rehearsed and came out right. */
  rehearsed: number | null
}

/** What the files of a data folder say about its backups. */
export function readLastBackup(dataDir: string): LastBackup {
  const verified = readBackupTime(dataDir, 'verified')
  return {
    taken: readBackupTime(dataDir, 'taken'),
    dataMade: dataMade(dataDir),
    verified,
    isVerifyFailing: (readBackupTime(dataDir, 'failed') ?? 0) > (verified ?? 0),
    rehearsed: readBackupTime(dataDir, 'rehearsed'),
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
