import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { needSameHouse } from './house.ts'
import { findManifest, listManifests } from './manifest.ts'
import { openTarget } from './open-target.ts'
import { needPlace } from './place.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take.ts'
import { dataFolder, settingsIn, tempFolder } from './testing/data-folder.ts'

/** An installation with a backup, and the backup's place. */
async function backedUp() {
  const { settings, file } = dataFolder()
  const place = join(tempFolder(), 'backups')
  const target = await openTarget(place)
  const { manifest } = await takeBackup(settings, target)
  return { settings, file, place, target, manifest }
}

/** Makes the newest backup of a place one of the version before, which had no name. */
async function forgetHouse(place: string): Promise<void> {
  const [newest] = await listManifests(await openTarget(place))
  const file = join(place, newest?.name ?? '')
  const { house: _, ...before } = JSON.parse(readFileSync(file, 'utf8'))
  const files = before.files.filter(({ path }: { path: string }) => path !== 'house-id')
  const text = `${JSON.stringify({ ...before, files })}\n`
  const hash = createHash('sha256').update(text).digest('hex')
  writeFileSync(file.replace(/[0-9a-f]{64}\.json$/, `${hash}.json`), text)
  rmSync(file)
}

test('two installations cannot keep their backups in one place', async () => {
  const { file, place, target, manifest } = await backedUp()
  const other = dataFolder().settings
  await expect(takeBackup(other, target)).rejects.toThrow(
    `${place} has the backups of another data folder than ${other.dataDir}, and two cannot share a place. Set BACKUP_URL (or --to) to a place of its own. If this is the same house after all, write ${readFileSync(file('house-id'), 'utf8').trim()} into ${other.dataDir}/house-id.`,
  )
  expect(await listManifests(target)).toHaveLength(1)
  expect(readdirSync(other.dataDir)).not.toContain('last-backup')
  const sentence = `${place} has the backups of another data folder than ${other.dataDir}: set BACKUP_URL (or --from) to the place of this one, or DATA_DIR to the folder they are of.`
  await expect(needSameHouse(other.dataDir, target, manifest)).rejects.toThrow(sentence)
  await expect(restoreBackup(other, target, manifest)).rejects.toThrow(sentence)
})

test('a restored installation continues in its place', async () => {
  const { settings, target, manifest } = await backedUp()
  rmSync(settings.dataDir, { recursive: true })
  await restoreBackup(settings, target, manifest)
  await needSameHouse(settings.dataDir, target, manifest)
  await takeBackup(settings, target)
  expect(await listManifests(target)).toHaveLength(2)
})

test('backups of the version before, which have no name, are restored and continued', async () => {
  const { settings, place, target } = await backedUp()
  await forgetHouse(place)
  const before = await findManifest(target, null)
  expect(before.house).toBeUndefined()
  const early = settingsIn(join(tempFolder(), 'data'))
  await restoreBackup(early, target, before)
  expect(readdirSync(early.dataDir)).not.toContain('house-id')

  const named = await takeBackup(settings, target)
  // Back to the older one: the place has a name by now, and the installation keeps it.
  const later = settingsIn(join(tempFolder(), 'data'))
  await restoreBackup(later, target, before)
  expect((await takeBackup(later, target)).manifest.house).toBe(named.manifest.house)
})

test('backups are not kept in the data folder, by any path to it', () => {
  const { dataDir } = dataFolder().settings
  const link = join(tempFolder(), 'link')
  symlinkSync(dataDir, link)
  for (const place of [dataDir, join(dataDir, 'backups'), link, join(link, 'a', 'b')]) {
    expect(() => needPlace(place, dataDir)).toThrow(
      `${place} is in the data folder ${dataDir} and would be lost with it: set BACKUP_URL (or --to) to a folder elsewhere, best on another disk.`,
    )
  }
  needPlace(`${dataDir}-backups`, dataDir)
  needPlace(join(dataDir, '..', '..backups'), dataDir)
})

test('a place that cannot be a folder is refused immediately', () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'file'), '')
  mkdirSync(join(folder, 'data'))
  const places = [join(folder, 'file'), join(folder, 'file', 'x')]
  if (process.platform === 'linux') places.push('/proc/noren', '/proc/noren/backups')
  for (const place of places) {
    expect(() => needPlace(place, join(folder, 'data'))).toThrow(
      `${place} is no folder and cannot be made one: set BACKUP_URL, --to or --from to a folder or an s3:// address.`,
    )
  }
})
