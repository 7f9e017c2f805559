import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_TIMES } from '@noren/kit/disk/backup-times'
import { expect, test } from 'vitest'
import { readLastBackup } from '../site/server/last-backup.ts'
import { openTarget } from './open-target.ts'
import { takeBackup } from './take.ts'
import { runCommand } from './testing/command.ts'
import { dataFolder, tempFolder } from './testing/data-folder.ts'

// Takes long: the command is started three times.
test('the site learns when a verification found the backup whole, and when one failed (operator O3)', async () => {
  const { settings } = dataFolder()
  const { dataDir } = settings
  const place = join(tempFolder(), 'backups')
  const { manifest } = await takeBackup(settings, await openTarget(place))
  const verify = () => runCommand('verify', { DATA_DIR: dataDir, BACKUP_URL: place }).status
  const noted = () =>
    readdirSync(dataDir)
      .filter((name) => /^last-verif/.test(name))
      .sort()

  expect([verify(), noted()]).toEqual([0, [BACKUP_TIMES.verified]])
  expect(readLastBackup(dataDir).isVerifyFailing).toBe(false)
  const picture = manifest.files.find(({ part }) => part === 'media')
  rmSync(join(place, 'objects', picture?.sha256 ?? ''))
  expect([verify(), noted()]).toEqual([1, [BACKUP_TIMES.verified, BACKUP_TIMES.failed]])
  expect(readLastBackup(dataDir).isVerifyFailing).toBe(true)

  // Another machine checks the backup before it restores it into a folder that is not there.
  const elsewhere = join(tempFolder(), 'data')
  const { status } = runCommand('verify', { DATA_DIR: elsewhere }, ['--from', place])
  expect([status, readdirSync(join(elsewhere, '..'))]).toEqual([1, []])
})
