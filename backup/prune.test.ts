import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findManifest, type Listed, listManifests } from './manifest.ts'
import { openTarget } from './open-target.ts'
import { outdated, prune } from './prune.ts'
import { takeBackup } from './take.ts'
import { dataFolder, tempFolder } from './testing/data-folder.ts'
import { verifyBackup } from './verify-backup.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const HALF_MINUTE = 30_000

/** Backups every half minute for so many days, newest first. */
function everyHalfMinute(days: number): Listed[] {
  return Array.from({ length: days * 2880 }, (_, index) => {
    const at = NOON - index * HALF_MINUTE
    return { name: new Date(at).toISOString(), at, hash: '' }
  })
}

test('of a backup each half minute, one a minute is kept for an hour, one an hour for a day, one a day for thirty', () => {
  const all = everyHalfMinute(40)
  const gone = new Set(outdated(all))
  const kept = all.filter((each) => !gone.has(each)).map(({ name }) => name)
  expect(kept.slice(0, 3)).toEqual([
    '2026-11-22T12:00:00.000Z',
    '2026-11-22T11:59:30.000Z',
    '2026-11-22T11:58:30.000Z',
  ])
  expect(kept.slice(58, 62)).toEqual([
    '2026-11-22T11:02:30.000Z',
    '2026-11-22T11:01:30.000Z',
    '2026-11-22T10:59:30.000Z',
    '2026-11-22T09:59:30.000Z',
  ])
  expect(kept.slice(-2)).toEqual(['2026-10-25T23:59:30.000Z', '2026-10-24T23:59:30.000Z'])
  // Nothing of a day with few backups is removed.
  expect(outdated(all.filter((_, index) => index % 2880 === 0).slice(0, 30))).toEqual([])
})

test('objects of removed backups alone are removed with them, and the other backups stay whole', async () => {
  const { settings, file } = dataFolder()
  const folder = join(tempFolder(), 'backups')
  const target = await openTarget(folder)
  for (const words of ['first', 'second', 'third', 'fourth']) {
    writeFileSync(file('uploads/pictures/onda.webp'), `the ${words} picture of the sea`)
    await takeBackup(settings, target)
  }
  const objects = readdirSync(join(folder, 'objects')).length
  const minutes = new Set((await listManifests(target)).map(({ at }) => Math.floor(at / 60_000)))
  expect(await prune(target, 0)).toBe(4 - minutes.size)
  expect(readdirSync(join(folder, 'objects'))).toHaveLength(objects - (4 - minutes.size))
  const damage = await Array.fromAsync(
    verifyBackup(target, await findManifest(target, null)),
    (finding) => finding.damage,
  )
  expect(damage.flat()).toEqual([])
})

test('nothing is removed while a backup that stays cannot be read', async () => {
  const { settings } = dataFolder()
  const folder = join(tempFolder(), 'backups')
  const target = await openTarget(folder)
  for (let count = 0; count < 3; count++) await takeBackup(settings, target)
  const manifests = join(folder, 'manifests')
  const newest = readdirSync(manifests).sort().at(-1) ?? ''
  writeFileSync(join(manifests, newest), '{}')
  const objects = readdirSync(join(folder, 'objects'))
  await expect(prune(target, 0)).rejects.toThrow(/is damaged/)
  expect(readdirSync(join(folder, 'objects'))).toEqual(objects)
  expect(readdirSync(manifests)).toHaveLength(3)
})
