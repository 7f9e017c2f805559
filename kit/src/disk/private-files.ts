import { chmodSync, lstatSync, type Stats } from 'node:fs'

const ALL_BUT_OWNER = 0o077
/** The sticky bit of a folder that many users share, such as /tmp. */
const STICKY = 0o1000

/** Receives a sentence about what stays open to others. */
export type LeftOpen = {
  /** The folder belongs to another user, so it and its content stay as they are. */
  folder: (path: string) => void
  file: (path: string, error: unknown) => void
}

/**
 * Makes a folder and the files in it readable by their owner alone: files of earlier versions, or of a
 * backup, may be open to all. Does not follow links, which lead out of the folder.
 * @param kept paths; missing ones are skipped
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
