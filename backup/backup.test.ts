import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepLastPublished, readLastPublished } from '@noren/kit/disk/last-published'
import { expect, test } from 'vitest'
import { connect } from '../site/server/enquiries/spool/file/connection.ts'
import { SPOOL_VERSION } from '../site/server/enquiries/spool/file/migrations.ts'
import { findManifest, listManifests } from './manifest.ts'
import { openTarget } from './open-target.ts'
import { needPlace } from './place.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take.ts'
import { startBucket } from './testing/bucket.ts'
import {
  dataFolder,
  renameRestaurant,
  restaurantsIn,
  settingsIn,
  tempFolder,
} from './testing/data-folder.ts'
import { verifyBackup } from './verify-backup.ts'

const places: [string, () => Promise<string>][] = [
  ['a folder', async () => join(tempFolder(), 'backups')],
  ['a bucket', startBucket],
]

test.each(places)(
  'a backup to %s is restored, readable by its own user alone',
  async (_, place) => {
    const { settings, file } = dataFolder()
    const target = await openTarget(await place())
    await takeBackup(settings, target)
    const manifest = await findManifest(target, null)
    const lines = await Array.fromAsync(verifyBackup(target, manifest), ({ line }) => line)
    expect(lines).toEqual([
      'keys: whole, 3 files, 0.0 MB',
      'spool: whole, 1 files, 0.0 MB, 0 enquiries',
      'desk: whole, 1 files, 0.0 MB, 0 enquiries, 2 restaurants, 0 media, 0 users',
      'media: whole, 2 files, 0.0 MB',
      'published: whole, 2 files, 0.0 MB',
    ])

    const restored = join(tempFolder(), 'data')
    await restoreBackup(settingsIn(restored), target, manifest)
    const names = readdirSync(restored, { recursive: true, encoding: 'utf8' }).sort()
    expect(names).toEqual([
      'cms.db',
      'enquiries.db',
      'house-id',
      'internal-token',
      'payload-secret',
      'published',
      'published/current',
      'published/snap-1-abc.json',
      'uploads',
      'uploads/pictures',
      'uploads/pictures/mori.webp',
      'uploads/pictures/onda.webp',
    ])
    for (const name of ['.', ...names]) {
      const path = join(restored, name)
      expect([name, statSync(path).mode & 0o077]).toEqual([name, 0])
      if (statSync(path).isFile() && !name.endsWith('.db'))
        expect([name, readFileSync(path)]).toEqual([name, readFileSync(file(name))])
    }
    expect(restaurantsIn(join(restored, 'cms.db'))).toEqual(['Onda', 'Mori'])
    connect(join(restored, 'enquiries.db')).database.close()
  },
)

test('whatever the modes of the data and of the place, nobody else can read a backup (attack 9)', async () => {
  const { settings, file } = dataFolder()
  for (const name of ['published/snap-1-abc.json', 'uploads/pictures/onda.webp'])
    chmodSync(file(name), 0o644)
  const place = join(tempFolder(), 'backups')
  mkdirSync(join(place, 'objects'), { recursive: true })
  for (const folder of [place, join(place, 'objects')]) chmodSync(folder, 0o755)
  needPlace(place, settings.dataDir)
  await takeBackup(settings, await openTarget(place))
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' })
  expect(names.length).toBeGreaterThan(8)
  const open = ['.', ...names].filter((name) => (statSync(join(place, name)).mode & 0o077) !== 0)
  expect(open).toEqual([])
})

test('in containers the site’s enquiries have a folder of their own, and a backup brings both back (operator O4)', async () => {
  const { settings, file } = dataFolder()
  // On another disk, where this machine has one that every test may write to.
  const elsewhere = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const sites = [tempFolder(elsewhere), tempFolder(elsewhere)]
  const [siteDir = '', restoredSite = ''] = sites
  copyFileSync(file('enquiries.db'), join(siteDir, 'enquiries.db'))
  rmSync(file('enquiries.db'))
  const target = await openTarget(join(tempFolder(), 'backups'))
  const { manifest } = await takeBackup({ ...settings, siteDir }, target)
  expect(existsSync(join(siteDir, 'last-backup'))).toBe(true)

  const restored = tempFolder()
  // The places of other volumes are there, and empty.
  mkdirSync(join(restored, 'published/media'), { recursive: true })
  await restoreBackup({ ...settingsIn(restored), siteDir: restoredSite }, target, manifest)
  expect(readdirSync(restoredSite)).toEqual(['enquiries.db'])
  connect(join(restoredSite, 'enquiries.db')).database.close()
  expect(readdirSync(restored).sort()).toEqual([
    'cms.db',
    'house-id',
    'internal-token',
    'payload-secret',
    'published',
    'uploads',
  ])
  expect(readFileSync(join(restored, 'published/current'), 'utf8')).toBe('snap-1-abc.json\n')
})

test('a backup of unchanged files stores nothing twice', async () => {
  const { settings, file } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  expect((await takeBackup(settings, target)).newFiles).toBe(9)
  expect((await takeBackup(settings, target)).newFiles).toBe(0)
  // A copy of the folder has new times, and the same bytes.
  utimesSync(file('uploads/pictures/onda.webp'), new Date(), new Date())
  expect((await takeBackup(settings, target)).newFiles).toBe(0)
  writeFileSync(file('uploads/pictures/hama.webp'), 'the beach at night')
  expect((await takeBackup(settings, target)).newFiles).toBe(1)
  expect(await listManifests(target)).toHaveLength(4)
})

test('an older backup is restored by its time', async () => {
  const { settings, file } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  const first = (await takeBackup(settings, target)).manifest.at
  renameRestaurant(file('cms.db'), 'Onda at the harbour')
  await takeBackup(settings, target)
  const namesAt = async (at: number | null) => {
    const restored = join(tempFolder(), 'data')
    await restoreBackup(settingsIn(restored), target, await findManifest(target, at))
    return restaurantsIn(join(restored, 'cms.db'))
  }
  expect(await namesAt(null)).toEqual(['Onda at the harbour', 'Mori'])
  expect(await namesAt(Date.parse(first))).toEqual(['Onda', 'Mori'])
  await expect(findManifest(target, Date.parse(first) - 1)).rejects.toThrow(
    `${target.name} has no backup that old; the oldest is of ${first}.`,
  )
})

test('a restored desk counts on above all that it may have published since the backup', async () => {
  const { settings, file } = dataFolder()
  writeFileSync(file(`published/snap-40-${'a'.repeat(64)}.json`), '{"seq":40}')
  await keepLastPublished(settings.dataDir, { seq: 40, installation: 'kmr4c' })
  const target = await openTarget(join(tempFolder(), 'backups'))
  const { manifest } = await takeBackup(settings, target)
  const restored = join(tempFolder(), 'data')
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await restoreBackup(settingsIn(restored), target, { ...manifest, at: hourAgo })
  const last = await readLastPublished(restored)
  expect(last).toMatchObject({ installation: 'kmr4c' })
  expect(last?.seq).toBeGreaterThanOrEqual(40 + 3600)
  expect(last?.seq).toBeLessThan(40 + 3700)
})

test('the desk’s database may be elsewhere, and is restored to where the settings say', async () => {
  const { settings, file } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  await takeBackup(settings, target)
  const restored = tempFolder()
  const elsewhere = join(tempFolder(), 'databases', 'desk.db')
  const desk = { file: elsewhere }
  await restoreBackup({ ...settingsIn(restored), desk }, target, await findManifest(target, null))
  expect(restaurantsIn(elsewhere)).toEqual(restaurantsIn(file('cms.db')))
  expect(readdirSync(restored)).not.toContain('cms.db')
})

test('a data folder that cannot be made ends a restore with a sentence', async () => {
  const target = await openTarget(join(tempFolder(), 'backups'))
  const { manifest } = await takeBackup(dataFolder().settings, target)
  await expect(restoreBackup(settingsIn('/proc/noren/data'), target, manifest)).rejects.toThrow(
    'The data folder /proc/noren/data cannot be written. Make it writable or set DATA_DIR.',
  )
})

test('nothing is restored into a folder that is in use', async () => {
  const { settings } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  const { manifest } = await takeBackup(settings, target)
  await expect(restoreBackup(settings, target, manifest)).rejects.toThrow(
    `${settings.dataDir} is not empty: stop both programs, move it away and keep it, then try again.`,
  )
})

test('a backup by a newer program is not restored by this one', async () => {
  const { settings } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  const { manifest } = await takeBackup(settings, target)
  const desk = [...manifest.schema.desk, '20990101_000000_tables_to_come']
  const newer = { ...manifest, schema: { desk, spool: 99 } }
  const restored = join(tempFolder(), 'data')
  await expect(restoreBackup(settingsIn(restored), target, newer)).rejects.toThrow(
    new RegExp(
      `^This backup was made by a newer program \\(20990101_000000_tables_to_come, spool version ${SPOOL_VERSION + 1}, .*spool version 99\\)`,
    ),
  )
  expect(() => statSync(restored)).toThrow('ENOENT')
})

test('a missing data folder makes no empty backup', async () => {
  const { settings } = dataFolder()
  const target = await openTarget(join(tempFolder(), 'backups'))
  rmSync(settings.dataDir, { recursive: true })
  await expect(takeBackup(settings, target)).rejects.toThrow(
    `There is no data folder ${settings.dataDir}: set DATA_DIR to it.`,
  )
})
