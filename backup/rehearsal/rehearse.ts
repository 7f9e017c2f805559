import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { BackupFailure } from '../failure.ts'
import { holdAlone } from '../hold.ts'
import type { Manifest } from '../manifest.ts'
import { needOwnFolder } from '../own-folder.ts'
import { restoreBackup } from '../restore-backup.ts'
import { type Settings, stagingFolder } from '../settings.ts'
import type { Target } from '../target.ts'
import { type Compared, comparePages } from './compare.ts'
import { ownProcess } from './own-process.ts'
import { scratchDatabase } from './scratch-database.ts'
import { rehearsedSite } from './site.ts'
import { needSpace } from './space.ts'

/**
 * Restores a backup into a folder and databases of its own, which are removed at the end, and compares each
 * page that the restored desk makes with the one that visitors saw. Nothing live is touched and nobody is
 * mailed.
 * @returns `null` where the backup has no published content of its desk
 * @throws {BackupFailure} when it cannot be restored, or not be rehearsed
 */
export async function rehearse(
  settings: Settings,
  target: Target,
  manifest: Manifest,
): Promise<Compared | null> {
  await needOwnFolder(settings.dataDir)
  const scratch = stagingFolder(settings, 'rehearsal.tmp')
  using _lock = holdAlone(
    settings.dataDir,
    'rehearsal.lock',
    'Another restore of this data folder is still being rehearsed.',
  )
  await rm(scratch, { recursive: true, force: true })
  await needSpace(dirname(scratch), manifest)
  makeFolder(scratch, 0o700)
  try {
    return await rehearseIn(scratch, settings, target, manifest)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function rehearseIn(
  scratch: string,
  { desk, spoolUrl, ...settings }: Settings,
  target: Target,
  manifest: Manifest,
): Promise<Compared | null> {
  const house = manifest.house ?? settings.dataDir
  await using deskBase = 'url' in desk ? await scratchDatabase('desk', desk.url, house) : null
  await using spoolBase = spoolUrl === null ? null : await scratchDatabase('spool', spoolUrl, house)
  const dataDir = join(scratch, 'house')
  const ownDesk = deskBase ? { url: deskBase.url } : { file: join(dataDir, 'cms.db') }
  const own = { dataDir, siteDir: dataDir, desk: ownDesk, spoolUrl: spoolBase?.url ?? null }
  await restoreBackup({ ...settings, ...own }, target, manifest)

  const published = join(dataDir, 'published')
  const hasDesk = manifest.files.some(({ part }) => part === 'desk')
  if (!hasDesk || !existsSync(join(published, 'current'))) return null
  const again = join(scratch, 'published-again')
  const environment = { DATA_DIR: dataDir, ...(deskBase && { DATABASE_URL: deskBase.url }) }
  if ((await publishAgain(again, manifest.at, environment)) === null) return null
  const empty = join(scratch, 'empty')
  await mkdir(empty)
  await using shown = await rehearsedSite(published, empty)
  await using restored = await rehearsedSite(again, dataDir, spoolBase?.url)
  return await comparePages(shown, restored, published)
}

/**
 * Has the restored desk publish into a folder what it would have at a time.
 * @returns the number of the snapshot that visitors saw; `null` where that is none of the desk's
 */
async function publishAgain(
  folder: string,
  at: string,
  environment: Record<string, string>,
): Promise<number | null> {
  const child = ownProcess(['cms/commands/publish-again.ts', folder, at], environment)
  const [said, complaint] = [child.stdout, child.stderr].map((each) => (each ? text(each) : ''))
  const [code] = await once(child, 'exit')
  if (code === 0) return Number.parseInt((await said) ?? '', 10) || null
  throw new BackupFailure(`The restored desk cannot publish: ${(await complaint)?.trim()}`)
}
