import { existsSync } from 'node:fs'
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keepLastPublished, readLastPublished } from '@noren/kit/disk/last-published'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { snapshotFiles } from '@noren/kit/disk/publish-snapshot'
import { BackupFailure } from './failure.ts'
import { keepHouse, needSameHouse } from './house.ts'
import type { Manifest } from './manifest.ts'
import { objectReader } from './objects.ts'
import { DATABASES } from './parts.ts'
import { needEmptyPostgres, restorePostgres } from './postgres.ts'
import { distance } from './schema.ts'
import { engineOf, type Settings } from './settings.ts'
import type { Target } from './target.ts'
import { databaseDamage } from './verify-backup.ts'

/** Where a restore assembles a backup before it takes effect. */
const UNFINISHED = 'restore.tmp'

/**
 * Restores a backup into an empty data folder, and into empty databases where the settings name some. It
 * reads and checks everything before it puts anything in place.
 * @throws {BackupFailure}
 */
export async function restoreBackup(
  settings: Settings,
  target: Target,
  manifest: Manifest,
): Promise<void> {
  const { dataDir } = settings
  needKnownSchema(settings, manifest)
  await needSameHouse(dataDir, target, manifest)
  await needEmpty(settings)
  const unfinished = join(dataDir, UNFINISHED)
  await rm(unfinished, { recursive: true, force: true })
  makeDataFolder(dataDir, unfinished)
  await chmod(dataDir, 0o700)
  try {
    const read = await objectReader(target)
    for (const entry of manifest.files) {
      const file = join(unfinished, entry.path)
      makeFolder(dirname(file), 0o700)
      await read(entry, file)
      const isDatabase = entry.part === 'spool' || entry.part === 'desk'
      const damage = isDatabase ? await databaseDamage(file) : null
      if (damage !== null)
        throw new BackupFailure(
          `${entry.path} cannot be relied on: ${damage}. Try an older backup.`,
        )
    }
    for (const [dump, url] of await dumpsToLoad(settings, unfinished)) {
      await restorePostgres(dump, url)
      await rm(dump)
    }
    await raiseNumber(unfinished, manifest)
    await moveIntoPlace(settings, unfinished)
    await keepHouse(dataDir, target)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

function needKnownSchema(settings: Settings, { schema }: Manifest): void {
  const { desk, spool } = distance(schema, engineOf(settings))
  const newer = [...desk.newer, ...spool.newer.map((version) => `spool ${version}`)]
  if (newer.length === 0) return
  throw new BackupFailure(
    `This backup was made by a newer program (${newer.join(', ')}): restore it with that one, or an older backup with --at.`,
  )
}

async function needEmpty({ dataDir, siteDir, desk, spoolUrl }: Settings): Promise<void> {
  for (const folder of [dataDir, siteDir]) {
    if (await isEmpty(folder)) continue
    throw new BackupFailure(
      `${folder} is not empty: stop both programs, move it away and keep it, then try again.`,
    )
  }
  if ('file' in desk && existsSync(desk.file)) {
    throw new BackupFailure(`${desk.file} is there already: move it away and keep it.`)
  }
  if ('url' in desk) await needEmptyPostgres('desk', desk.url)
  if (spoolUrl !== null) await needEmptyPostgres('spool', spoolUrl)
}

/** Empty folders are no data: systemd makes them, and they are the places of mounts. */
async function isEmpty(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true
  const found = await readdir(folder, { withFileTypes: true })
  for (const each of found.filter(({ name }) => name !== UNFINISHED)) {
    if (!each.isDirectory() || !(await isEmpty(join(folder, each.name)))) return false
  }
  return true
}

/** The dumps of a backup with the databases the settings name for them. @throws {BackupFailure} */
async function dumpsToLoad({ desk, spoolUrl }: Settings, folder: string) {
  const urls = [
    [DATABASES.desk, 'url' in desk ? desk.url : null, 'DATABASE_URL'],
    [DATABASES.spool, spoolUrl, 'SPOOL_URL'],
  ] as const
  return urls.flatMap(([{ dump, file }, url, setting]): [string, string][] => {
    const path = join(folder, dump)
    if (existsSync(path) && url !== null) return [[path, url]]
    if (existsSync(path)) {
      throw new BackupFailure(
        `This backup has ${dump}, of PostgreSQL: set ${setting} to an empty database.`,
      )
    }
    if (url !== null && file === DATABASES.desk.file && existsSync(join(folder, file))) {
      throw new BackupFailure(
        `This backup has ${file}, of SQLite: restore it without ${setting}, then move it.`,
      )
    }
    return []
  })
}

/**
 * Lets the desk count on above every snapshot it may have published since the backup, of which it takes at
 * most one a second: no two sheets on paper get the same number, and sites that follow from elsewhere take nothing
 * that is older than what they show.
 */
async function raiseNumber(folder: string, { at }: Manifest): Promise<void> {
  const [newest] = await snapshotFiles(join(folder, 'published'))
  const last = await readLastPublished(folder)
  const seq = Math.max(newest?.seq ?? 0, last?.seq ?? 0)
  if (seq === 0) return
  const since = Math.ceil((Date.now() - Date.parse(at)) / 1000)
  await keepLastPublished(folder, { ...last, seq: seq + Math.max(1, since) })
}

function makeDataFolder(dataDir: string, unfinished: string): void {
  try {
    makeFolder(unfinished, 0o700)
  } catch (error) {
    const sentence = `The data folder ${dataDir} cannot be written. Make it writable or set DATA_DIR.`
    throw new BackupFailure(sentence, { cause: error })
  }
}

async function moveIntoPlace(settings: Settings, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const place = placeOf(name, settings)
    makeFolder(dirname(place), 0o700)
    await move(join(folder, name), place)
  }
}

function placeOf(name: string, { dataDir, siteDir, desk }: Settings): string {
  if (name === DATABASES.desk.file && 'file' in desk) return desk.file
  return join(name === DATABASES.spool.file ? siteDir : dataDir, name)
}

/** Onto another disk, and into a folder that is one, a file can only be copied. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    const isOtherDisk =
      error instanceof Error &&
      'code' in error &&
      /^(?:EXDEV|EBUSY|ENOTEMPTY)$/.test(String(error.code))
    if (!isOtherDisk) throw error
    await cp(from, to, { recursive: true, preserveTimestamps: true })
  }
}
