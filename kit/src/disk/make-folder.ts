import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those it stands in, one level after the other: Node's own `recursive` never ends where a
 * parent takes no folders, as under /proc.
 * @throws {NodeJS.ErrnoException} when one of them cannot be made
 */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return
  if (folder !== dirname(folder)) makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another program that starts beside this one may just have made it.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
