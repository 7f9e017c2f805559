import { chmodSync, lstatSync, type Stats } from 'node:fs'

const ALL_BUT_OWNER = 0o077
/** Of a folder that many users share, such as /tmp. */
const STICKY = 0o1000

/** Is told what stays open to others. */
export type LeftOpen = {
  /** The folder is not our own, so it is left as it is with all that is in it. */
  folder: (path: string) => void
  file: (path: string, error: unknown) => void
}

/**
 * Closes a folder and what is kept in it to everybody but their owner: files of earlier versions, or of
 * a backup, may be open to all. Links are not followed: what they lead to is not the folder's.
 * @param kept paths; those that are not there are passed over
 */
export function closeToOthers(folder: string, kept: readonly string[], leftOpen: LeftOpen): void {
  const own = `${folder}/.`
  const found = look(own)
  if (!found) return
  const isShared = found.uid !== process.geteuid?.() || (found.mode & STICKY) !== 0
  if (isShared || folder === '/') leftOpen.folder(folder)
  else for (const path of [own, ...kept]) close(path, leftOpen)
}

function close(path: string, leftOpen: LeftOpen): void {
  const found = look(path)
  if (!found || found.isSymbolicLink() || (found.mode & ALL_BUT_OWNER) === 0) return
  try {
    chmodSync(path, found.mode & 0o700)
  } catch (error) {
    leftOpen.file(path, error)
  }
}

function look(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}
