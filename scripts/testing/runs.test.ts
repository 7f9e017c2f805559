import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OUTCOMES_FILE, readOutcomes } from './outcomes.ts'
import { count } from './runs.ts'

const IMPOSTORS = join(import.meta.dirname, 'impostors')
const HONEST_AND_IMPOSTORS = {
  honest: 'proved',
  empty: 'failed',
  skipped: 'skipped',
  'to do': 'skipped',
  'expected to fail': 'failed',
  wrong: 'failed',
  'passes when tried again': 'flaky',
}

/** Runs a real runner over tests that only look like proofs. */
async function outcomesOf(program: string, ...options: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'noren-outcomes-'))
  const file = join(folder, 'outcomes.json')
  const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, ...env } = process.env
  const child = spawn(join(import.meta.dirname, '../../node_modules/.bin', program), options, {
    cwd: IMPOSTORS,
    stdio: 'ignore',
    env: { ...env, [OUTCOMES_FILE]: file },
  })
  const [code] = await once(child, 'exit')
  const tests = readOutcomes(await readFile(file, 'utf8')) ?? []
  await rm(folder, { recursive: true })
  return { code, found: Object.fromEntries(tests.map(({ title, outcome }) => [title, outcome])) }
}

test('of the tests of units only those that ran and asserted count as proof', async () => {
  const reporter = `--reporter=${join(import.meta.dirname, 'vitest-outcomes.ts')}`
  const { code, found } = await outcomesOf('vitest', 'run', '--config=vitest.config.ts', reporter)
  expect([code, found]).toEqual([1, HONEST_AND_IMPOSTORS])
})

test('of the tests in a browser only those that ran and asserted count as proof', async () => {
  const reporter = `--reporter=${join(import.meta.dirname, 'playwright-outcomes.ts')}`
  const { code, found } = await outcomesOf('playwright', 'test', '--retries=1', reporter)
  expect([code, found]).toEqual([1, HONEST_AND_IMPOSTORS])
})

test('a runner that broke down, or ran nothing, has failed', () => {
  const proved = { title: 'a', outcome: 'proved' } as const
  expect(count([proved], true)).toMatchObject({ passed: 1, failed: 0, skipped: 0 })
  expect(count([proved], false)).toMatchObject({ passed: 1, failed: 1 })
  expect(count([], true)).toMatchObject({ passed: 0, failed: 1 })
  expect(count([{ title: 'b', outcome: 'skipped' }, proved], true)).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: 1,
  })
})
