import type { Words } from '../src/base/words.ts'

const SQLITE_FULL = 13

/** Whether an error of the system or of SQLite only says that a disk is full. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSystem = 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
  return isSystem || ('errcode' in error && error.errcode === SQLITE_FULL)
}

/** What the operator who started the program should do about it. */
export function fullDisk(folder: string): Words {
  return {
    en: `The disk of ${folder} is full. Free some space there, then start again.`,
    ja: `${folder} のディスクがいっぱいです。空き容量を増やしてから、もう一度お試しください。`,
  }
}
