import type { Words } from './words.ts'

const SQLITE_FULL = 13

/** How the system and the desk's driver say it. */
const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL']

/** Whether an error of the system or of SQLite only says that a disk is full. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSaid = 'code' in error && FULL.includes(String(error.code))
  return isSaid || ('errcode' in error && error.errcode === SQLITE_FULL) || isFull(error.cause)
}

/** What whoever runs the program should do about it. */
export function fullDisk(folder: string): Words {
  return {
    en: `The disk of ${folder} is full. Free some space there, then try again.`,
    ja: `${folder} のディスクがいっぱいです。空き容量を増やしてから、もう一度お試しください。`,
  }
}
