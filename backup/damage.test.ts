import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { holdDatabase, holdFile } from '../cms/server/database-file.ts'
import { findManifest, listManifests } from './manifest.ts'
import { openTarget } from './open-target.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take.ts'
import type { Target } from './target.ts'
import { dataFolder, settingsIn, tempFolder } from './testing/data-folder.ts'
import { verifyBackup } from './verify-backup.ts'

const isRoot = process.getuid?.() === 0

/** An installation with one backup, and the stored file of its picture of the sea. */
async function backedUp() {
  const { settings, file } = dataFolder()
  const folder = join(tempFolder(), 'backups')
  const target = await openTarget(folder)
  const { manifest } = await takeBackup(settings, target)
  const picture = manifest.files.find(({ path }) => path === 'uploads/pictures/onda.webp')
  const object = join(folder, 'objects', picture?.sha256 ?? '')
  return { settings, file, folder, target, manifest, object }
}

/** The problems found in the newest backup. */
async function damageIn(target: Target): Promise<string[]> {
  const findings = verifyBackup(target, await findManifest(target, null))
  return (await Array.fromAsync(findings, ({ damage }) => damage)).flat()
}

/** A folder that is a separate disk of so many bytes. */
function smallDisk(bytes: number): string {
  const disk = join(tempFolder(), 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', disk])
  onTestFinished(() => void execFileSync('umount', [disk]))
  return disk
}

test('a flipped byte is found, named, and not restored; without it the next backup is whole', async () => {
  const { settings, target, manifest, object } = await backedUp()
  const bytes = readFileSync(object)
  bytes[3] = (bytes[3] ?? 0) ^ 1
  writeFileSync(object, bytes)
  const sentence = `uploads/pictures/onda.webp is damaged: ${object} is not what was written. Remove that, and the next backup keeps it anew; until then restore another one with --at.`
  expect(await damageIn(target)).toEqual([sentence])
  const restored = join(tempFolder(), 'data')
  await expect(restoreBackup(settingsIn(restored), target, manifest)).rejects.toThrow(sentence)
  expect(readdirSync(restored)).toEqual([])
  rmSync(object)
  expect((await takeBackup(settings, target)).newFiles).toBe(1)
  expect(await damageIn(target)).toEqual([])
})

test('a missing file of a backup is found and named, and the next backup stores it again', async () => {
  const { settings, target, object } = await backedUp()
  rmSync(object)
  expect(await damageIn(target)).toEqual([
    `uploads/pictures/onda.webp is missing: there is no ${object}. The next backup keeps it anew; until then restore another one with --at.`,
  ])
  await takeBackup(settings, target)
  expect(await damageIn(target)).toEqual([])
})

test('a truncated file of a backup is stored again by the next one', async () => {
  const { settings, target, object } = await backedUp()
  truncateSync(object, 4)
  expect(await damageIn(target)).toEqual([expect.stringContaining(`${object} is not what was`)])
  await takeBackup(settings, target)
  expect(await damageIn(target)).toEqual([])
})

test('a damaged database is found although its bytes are those that were stored', async () => {
  const { settings, file } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  const { manifest } = await takeBackup(settings, target)
  writeFileSync(file('payload-secret'), readFileSync(file('cms.db')).fill(7, 4096, 8192))
  const { files } = (await takeBackup(settings, target)).manifest
  const broken = files.find(({ path }) => path === 'payload-secret')
  const asDesk = manifest.files.map((entry) =>
    broken && entry.path === 'cms.db' ? { ...broken, part: entry.part, path: entry.path } : entry,
  )
  const findings = await Array.fromAsync(verifyBackup(target, { ...manifest, files: asDesk }))
  const damage = findings.flatMap((finding) => finding.damage)
  expect(damage).toEqual([expect.stringMatching(/^cms\.db cannot be relied on: /)])
})

test('a killed backup leaves the ones before it whole, and the next one is whole', async () => {
  const { settings, file, folder, target, manifest } = await backedUp()
  for (let number = 0; number < 400; number++)
    writeFileSync(file(`uploads/pictures/wave-${number}.webp`), `wave ${number}`)
  const objects = join(folder, 'objects')
  const before = readdirSync(objects).length
  const env = { ...process.env, DATA_DIR: settings.dataDir, BACKUP_URL: folder, CMS_PORT: '9' }
  const program = join(import.meta.dirname, 'backup.ts')
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const watcher = watch(objects, () => {
    if (readdirSync(objects).length > before + 50) child.kill('SIGKILL')
  })
  const [, signal] = await ended
  watcher.close()
  expect(signal).toBe('SIGKILL')
  expect((await listManifests(target)).map(({ at }) => new Date(at).toISOString())).toEqual([
    manifest.at,
  ])
  expect(await damageIn(target)).toEqual([])
  const kept = readdirSync(objects).filter((name) => !name.endsWith('.tmp')).length - before
  const { newFiles } = await takeBackup(settings, target)
  expect(newFiles + kept).toBe(400)
  expect(await damageIn(target)).toEqual([])
  expect(readdirSync(objects).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test.runIf(isRoot)('a full disk is reported, and earlier backups there stay whole', async () => {
  const { settings, file } = dataFolder()
  const disk = smallDisk(256 * 1024)
  const target = await openTarget(join(disk, 'backups'))
  await takeBackup(settings, target)
  writeFileSync(file('uploads/pictures/storm.webp'), Buffer.alloc(512 * 1024, 'storm'))
  await expect(takeBackup(settings, target)).rejects.toThrow(
    `${target.name} is full: free some space there. The backups made before are whole.`,
  )
  expect(await damageIn(target)).toEqual([])
  expect(await listManifests(target)).toHaveLength(1)
})

test('a read-only target is reported, and its backups can still be read', async () => {
  const { settings, file } = dataFolder()
  const disk = isRoot ? smallDisk(1024 * 1024) : tempFolder()
  const target = await openTarget(join(disk, 'backups'))
  await takeBackup(settings, target)
  writeFileSync(file('uploads/pictures/storm.webp'), 'the storm at night')
  if (isRoot) execFileSync('mount', ['-o', 'remount,ro', disk])
  else chmodSync(join(target.name, 'objects'), 0o500)
  await expect(takeBackup(settings, target)).rejects.toThrow(
    `${target.name} cannot be written: mount it writable, and give it to the user the programs run as.`,
  )
  expect(await damageIn(target)).toEqual([])
})

test('a desk’s database that another command has open is named, and nothing is stored', async () => {
  const { settings, file } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  const lock = holdDatabase(file('cms.db'))
  await expect(takeBackup(settings, target)).rejects.toThrow(
    `${file('cms.db')} is open in another process, and on port 9 no CMS answers. Set CMS_PORT to the port the CMS listens on; or, if another command has it open, try again when that has ended.`,
  )
  lock.release()
  expect(await listManifests(target)).toEqual([])
})

test('a spool that cannot be read is named, and nothing is stored', async () => {
  const { settings, file } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  writeFileSync(file('enquiries.db'), 'no database, and longer than its head'.repeat(40))
  await expect(takeBackup(settings, target)).rejects.toThrow(
    `${file('enquiries.db')} cannot be copied: file is not a database`,
  )
  expect(await listManifests(target)).toEqual([])
})

test('one backup of a data folder is made at a time', async () => {
  const { settings, file } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  const other = holdFile(file('backup.lock'))
  await expect(takeBackup(settings, target)).rejects.toThrow(
    'Another backup of this data folder is still being made.',
  )
  other.release()
  await takeBackup(settings, target)
})
