import { existsSync } from 'node:fs'
import { copyFile, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { PREVIEWS } from '@noren/kit/disk/preview-folder'
import { copyDesk } from './desk-copy.ts'
import type { Entry, PartName } from './manifest.ts'
import { dumpPostgres } from './postgres.ts'
import type { Settings } from './settings.ts'
import { copySqlite } from './sqlite.ts'

/** Names databases have in a backup: a SQLite file, or a dump of PostgreSQL. */
export const DATABASES = {
  spool: { file: 'enquiries.db', dump: 'enquiries.dump' },
  desk: { file: 'cms.db', dump: 'cms.dump' },
} as const

/** A file to store, and its present path. */
export type Source = Pick<Entry, 'part' | 'path' | 'size' | 'mtime'> & { file: string }

/** Entries of the data folder, other than keys, that the programs make again. */
const NO_KEY = /\.(?:db|db-\w+|lock|tmp)$|^last-(?:backup|verified|verify-failed)$/

/**
 * The parts in the order they are taken, each when the one before it is stored. The spool comes before the
 * desk: an enquiry the desk collects in between is in both, and recognised by its id; the other way round
 * it would be in neither. Pictures come after the desk's database, so that it names no missing one. The
 * published content comes last, so that visitors see nothing older than staff do; and in it `current`
 * before what it points to.
 */
export const TAKE: {
  [Part in PartName]: (settings: Settings, staging: string) => Promise<Source[]>
} = {
  keys: async ({ dataDir }) => {
    const found = await readdir(dataDir, { withFileTypes: true })
    const names = found.filter((each) => each.isFile() && !NO_KEY.test(each.name))
    return describe(
      'keys',
      names.map(({ name }) => [name, join(dataDir, name)]),
    )
  },
  spool: async ({ siteDir, spoolUrl }, staging) => {
    const { file, dump } = DATABASES.spool
    const copies: string[] = []
    if (spoolUrl !== null) {
      await dumpPostgres('spool', spoolUrl, join(staging, dump))
      copies.push(dump)
    }
    // Beside a shared spool, the enquiries from its outages.
    if (existsSync(join(siteDir, file))) {
      copySqlite(join(siteDir, file), join(staging, file))
      copies.push(file)
    }
    return describe(
      'spool',
      copies.map((name) => [name, join(staging, name)]),
    )
  },
  desk: async (settings, staging) => {
    const { desk } = settings
    const name = 'url' in desk ? DATABASES.desk.dump : DATABASES.desk.file
    const to = join(staging, name)
    if ('url' in desk) await dumpPostgres('desk', desk.url, to)
    else if (existsSync(desk.file)) await copyDesk(settings, desk.file, to)
    else return []
    return describe('desk', [[name, to]])
  },
  media: async ({ dataDir }) => describe('media', await filesUnder(dataDir, 'uploads')),
  published: async ({ dataDir }, staging) => {
    const current = join(dataDir, 'published', 'current')
    const copy = join(staging, 'current')
    if (existsSync(current)) await copyFile(current, copy)
    const files = await filesUnder(dataDir, 'published')
    // Previews of drafts end within a day, and are made again from the desk's database.
    const lasting = files.filter(([path]) => !path.startsWith(join('published', PREVIEWS, '/')))
    return describe(
      'published',
      lasting.map(([path, file]) => [path, file === current ? copy : file]),
    )
  },
}

/** Pairs of a path in the data folder and the file. */
type Found = [path: string, file: string]

async function filesUnder(dataDir: string, folder: string): Promise<Found[]> {
  const path = join(dataDir, folder)
  if (!existsSync(path)) return []
  const found = await readdir(path, { recursive: true, withFileTypes: true })
  const files = found.filter((each) => each.isFile() && !NO_KEY.test(each.name))
  return files.map(({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [relative(dataDir, file), file]
  })
}

/** Missing files are left out, such as a picture staff have just deleted. */
async function describe(part: PartName, found: readonly Found[]): Promise<Source[]> {
  const sources = found.map(async ([path, file]) => {
    const { size, mtimeMs } = await stat(file)
    return { part, path, size, mtime: mtimeMs, file }
  })
  const settled = await Promise.allSettled(sources)
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}
