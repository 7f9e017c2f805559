import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { expect, test } from 'vitest'
import { logLines } from '../../testing/log-lines.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createInternalToken } from './internal-token.ts'

const MODULE = new URL('./internal-token.ts', import.meta.url).href

test('a token for which the disk is full leaves no empty file behind', async () => {
  using _logged = logLines()
  const dataDir = tempFolder()
  const script = `
    const { createInternalToken } = await import(${JSON.stringify(MODULE)})
    const token = createInternalToken(null, ${JSON.stringify(dataDir)})
    await token.check()
    console.log(token.problem())`
  const command = [process.execPath, '--input-type=module', '-e', script]
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -f 0; exec "$@"', 'sh', ...command], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('internal-token: EFBIG: file too large, write. ')
  expect(existsSync(join(dataDir, INTERNAL_TOKEN_FILE))).toBe(false)
  const token = createInternalToken(null, dataDir)
  await token.check()
  expect(token.problem()).toBeNull()
})
