import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { closeToOthers } from '@noren/contract/disk/private-files'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'

/** The CMS's files in the data folder, except its database. */
const KEPT = ['payload-secret', 'publish-key', INTERNAL_TOKEN_FILE, 'published', 'uploads']

/** Closes the data folder, the CMS's files in it and the `database` files to everyone but their owner. */
export function closeDataFolder(dataDir: string, database: readonly string[]): void {
  const uploads = join(dataDir, 'uploads')
  const uploaded = lstatSync(uploads, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(uploads, { recursive: true, encoding: 'utf8' })
    : []
  const kept = [
    ...KEPT.map((name) => join(dataDir, name)),
    ...uploaded.map((name) => join(uploads, name)),
    ...database,
  ]
  closeToOthers(dataDir, kept, {
    folder: (path) =>
      console.warn(
        `CMS: the data folder ${path} is not our own; who may read it is left as it is.`,
      ),
    file: (path) =>
      console.warn(`CMS: others may read ${path}. Give it to the user the CMS runs as.`),
  })
}
