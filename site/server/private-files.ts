import { chmodSync, lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { errorFacts, log } from '@noren/contract/process/log'

/** What the site keeps in the data folder. */
const FOLDERS = ['imported', 'mirror', 'published']
const FILES = [
  'enquiries.db',
  'enquiries.db-wal',
  'enquiries.db-shm',
  'enquiries.db-journal',
  INTERNAL_TOKEN_FILE,
  'site.lock',
]

const ALL_BUT_OWNER = 0o077
/** Of a folder that many users share, such as /tmp. */
const STICKY = 0o1000

/**
 * Closes the data folder and what the site keeps in it to everybody but its owner: files of earlier
 * versions, or of a backup, may be open to all. A folder that is not our own is left alone, with one
 * line in the log. Links are not followed: what they lead to is not the data folder's.
 */
export function closeToOthers(dataDir: string): void {
  const folder = look(`${dataDir}/.`)
  if (!folder) return
  if (folder.uid !== process.geteuid?.() || (folder.mode & STICKY) !== 0 || dataDir === '/') {
    log('warn', 'the data folder is not our own: who may read it is left as it is', {
      folder: dataDir,
    })
    return
  }
  close(`${dataDir}/.`)
  for (const name of [...FOLDERS, ...FILES]) close(join(dataDir, name))
}

function close(path: string): void {
  const found = look(path)
  if (!found || found.isSymbolicLink() || (found.mode & ALL_BUT_OWNER) === 0) return
  try {
    chmodSync(path, found.mode & 0o700)
  } catch (error) {
    log('warn', 'file open to other users', { file: path, ...errorFacts(error) })
  }
}

function look(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}
