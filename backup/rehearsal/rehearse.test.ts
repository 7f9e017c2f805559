import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holdFile } from '../../cms/server/database-file.ts'
import { findManifest } from '../manifest.ts'
import { openTarget } from '../open-target.ts'
import { takeBackup } from '../take.ts'
import { runCommand } from '../testing/command.ts'
import { dataFolder, tempFolder } from '../testing/data-folder.ts'
import { rehearse } from './rehearse.ts'

/** An installation with a backup. */
async function backedUp() {
  const { settings, file } = dataFolder()
  const place = join(tempFolder(), 'backups')
  const target = await openTarget(place)
  await takeBackup(settings, target)
  return { settings, file, place, target, manifest: await findManifest(target, null) }
}

test('a restore that the disk cannot hold is not begun, and says how much is missing', async () => {
  const { settings, target, manifest } = await backedUp()
  const files = manifest.files.map((entry) =>
    entry.part === 'media' ? { ...entry, size: 4e15 } : entry,
  )
  await expect(rehearse(settings, target, { ...manifest, files })).rejects.toThrow(
    /^A restore cannot be rehearsed: \S+ has \d+ MB free, and 80000005\d\d MB are needed\. Free some space there\.$/,
  )
  expect(readdirSync(settings.dataDir)).not.toContain('rehearsal.tmp')
})

test('a restored desk that cannot publish is reported, and leaves no files behind', async () => {
  const { settings, target, manifest } = await backedUp()
  await expect(rehearse(settings, target, manifest)).rejects.toThrow(
    /^The restored desk cannot publish: /,
  )
  expect(readdirSync(settings.dataDir)).not.toContain('rehearsal.tmp')
})

test('two restores are not rehearsed at the same time', async () => {
  const { settings, file, target, manifest } = await backedUp()
  const { release } = holdFile(file('rehearsal.lock'))
  await expect(rehearse(settings, target, manifest)).rejects.toThrow(
    'Another restore of this data folder is still being rehearsed.',
  )
  release()
})

test('a rehearsal that fails leaves the time of the last good one, and the command fails', async () => {
  const { settings, place } = await backedUp()
  const env = { DATA_DIR: settings.dataDir, BACKUP_URL: place }
  const { status, said } = runCommand('verify', env, ['--rehearse', 'now'])
  expect([status, said.at(0)]).toEqual([1, expect.stringMatching(/^The restored desk cannot/)])
  const noted = readdirSync(settings.dataDir).filter((name) => name.startsWith('last-'))
  expect(noted.sort()).toEqual(['last-backup', 'last-verified'])
})

test('a misspelt time for the rehearsal is refused', () => {
  const { said } = runCommand('verify', {}, ['--rehearse', 'monthly'])
  expect(said).toEqual([
    '--rehearse takes `now`, or `weekly`: when the last good rehearsal is a week old.',
  ])
})
