import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../scripts/environment.ts'
import { runCommand } from './testing/command.ts'
import { dataFolder, tempFolder } from './testing/data-folder.ts'

// Takes long: each command is a program that is started.
test('the commands of the upgrade guide succeed in the order in which it names them (operator O6)', () => {
  const guide = readFileSync(join(ROOT, 'docs/guides/back-up-and-upgrade.md'), 'utf8')
  const [, steps = ''] = /\n## Upgrade\n(.*?)\n## /s.exec(guide) ?? []
  const commands = [...steps.matchAll(/`npm run (\S+)`/g)].map(([, name = '']) => name)
  expect(new Set(commands)).toEqual(new Set(['backup', 'upgrade-check']))
  const { dataDir } = dataFolder().settings
  const env = { DATA_DIR: dataDir, BACKUP_URL: join(tempFolder(), 'backups'), CMS_PORT: '9' }
  for (const command of commands)
    expect([command, runCommand(command, env)]).toEqual([command, { status: 0, said: [''] }])
})
