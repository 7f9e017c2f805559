import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'

/** What the CMS keeps in the data folder besides its database. */
const KEPT = ['payload-secret', 'publish-key', INTERNAL_TOKEN_FILE, 'published', 'uploads']

const ALL_BUT_OWNER = 0o077
/** Of a folder that many users share, such as /tmp. */
const STICKY = 0o1000

/**
 * Takes from others what they may do in the data folder, with what the CMS keeps there and with
 * `database` files: those of earlier versions, or of a backup, may be open to all. A data folder that
 * is not our own is left as it is and named. Links are not followed.
 */
export function closeToOthers(dataDir: string, database: readonly string[]): void {
  const folder = look(dataDir)
  const isShared = !folder || folder.uid !== process.geteuid?.() || (folder.mode & STICKY) !== 0
  if (isShared || dataDir === '/') {
    console.warn(
      `CMS: the data folder ${dataDir} is not our own; who may read it is left as it is.`,
    )
    return
  }
  const kept = KEPT.map((name) => join(dataDir, name))
  const uploads = join(dataDir, 'uploads')
  for (const path of [dataDir, ...kept, ...namesIn(uploads), ...database]) close(path)
}

function close(path: string): void {
  const found = look(path)
  if (!found || found.isSymbolicLink() || (found.mode & ALL_BUT_OWNER) === 0) return
  try {
    chmodSync(path, found.mode & ~ALL_BUT_OWNER)
  } catch {
    console.warn(`CMS: others may read ${path}. Give it to the user the CMS runs as.`)
  }
}

function namesIn(folder: string): string[] {
  if (!look(folder)?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  )
}

function look(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}
