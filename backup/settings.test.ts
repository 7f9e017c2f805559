import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand as run } from './testing/command.ts'
import { dataFolder, tempFolder } from './testing/data-folder.ts'

// Takes long: each command is a program that is started.
test('every command says what a setting must be, with the message of its program', () => {
  const DATA_DIR = tempFolder()
  const settings = { DATA_DIR, BACKUP_EVERY: 'abc', BACKUP_UR: '/mnt/backups' }
  for (const command of ['backup', 'verify', 'restore', 'upgrade-check']) {
    expect([command, run(command, settings)]).toEqual([
      command,
      {
        status: 1,
        said: [
          'BACKUP_UR is no setting; did you mean BACKUP_URL?',
          'These settings cannot be used: BACKUP_EVERY must be a whole number from 1 to 86400.',
        ],
      },
    ])
  }
  const said = ['These settings cannot be used: CMS_PORT must be a whole number from 0 to 65535.']
  expect(run('verify', { DATA_DIR, CMS_PORT: 'desk' })).toEqual({ status: 1, said })
})

test('a backup into the data folder is refused before it begins', () => {
  const { dataDir } = dataFolder().settings
  const BACKUP_URL = join(dataDir, 'backups')
  expect(run('backup', { DATA_DIR: dataDir, BACKUP_URL })).toEqual({
    status: 1,
    said: [
      `${BACKUP_URL} is in the data folder ${dataDir} and would be lost with it: set BACKUP_URL (or --to) to a folder elsewhere, best on another disk.`,
    ],
  })
})
