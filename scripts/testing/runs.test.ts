import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../environment.ts'
import { OUTCOMES_FILE, readOutcomes } from './outcomes.ts'
import { perform } from './perform.ts'
import { runsNamed } from './runs.ts'
import { count } from './tally.ts'

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
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'outcomes.json')
  const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, ...env } = process.env
  const child = spawn(join(import.meta.dirname, '../../node_modules/.bin', program), options, {
    cwd: IMPOSTORS,
    stdio: 'ignore',
    env: { ...env, [OUTCOMES_FILE]: file },
  })
  const [code] = await once(child, 'exit')
  const tests = readOutcomes(await readFile(file, 'utf8')) ?? []
  return { code, found: Object.fromEntries(tests.map(({ title, outcome }) => [title, outcome])) }
}

test('of the tests of units only those that ran and asserted count as proof', async () => {
  const reporter = `--reporter=${join(import.meta.dirname, 'vitest-outcomes.ts')}`
  const { code, found } = await outcomesOf('vitest', 'run', '--config=vitest.config.ts', reporter)
  const stray = { 'nothing fails outside the tests': 'failed' }
  expect([code, found]).toEqual([1, { ...HONEST_AND_IMPOSTORS, ...stray }])
})

test('of the tests in a browser only those that ran and asserted count as proof', async () => {
  const reporter = `--reporter=${join(import.meta.dirname, 'playwright-outcomes.ts')}`
  const { code, found } = await outcomesOf('playwright', 'test', '--retries=1', reporter)
  expect([code, found]).toEqual([1, HONEST_AND_IMPOSTORS])
})

/** A runner whose one test proves something and leaves a folder where temporary ones belong. */
const UNTIDY = `
  const { mkdtempSync, writeFileSync } = require('node:fs')
  const folder = mkdtempSync(require('node:os').tmpdir() + '/noren-')
  const tests = [{ title: folder, proves: [], file: 'a', ms: 1, outcome: 'proved' }]
  writeFileSync(process.env.${OUTCOMES_FILE}, JSON.stringify(tests))
`
const TIDY = `${UNTIDY}; require('node:fs').rmdirSync(folder)`

const running = async (name: string, script: string) =>
  (await perform(name, { command: ['node', '-e', script], needs: [], tests: true }, false)).tally

// Takes long: it waits five seconds for a program that is cleaning up.
test('a run that leaves something in the temporary folder has failed, and leaves nothing after all', async () => {
  onTestFinished(async () => {
    const files = ['json', 'counts', 'log'].flatMap((ending) => [
      `tidy.${ending}`,
      `untidy.${ending}`,
    ])
    for (const name of files) await rm(join(ROOT, 'test-results', name), { force: true })
  })
  const tidy = await running('tidy', TIDY)
  expect([tidy.passed, tidy.failed, tidy.faults]).toEqual([1, 0, []])
  const untidy = await running('untidy', UNTIDY)
  const [left = ''] = untidy.tests.map(({ title }) => title)
  expect([untidy.passed, untidy.failed]).toEqual([1, 1])
  expect(untidy.faults).toEqual([`untidy: left in the temporary folder: ${basename(left)}`])
  expect([existsSync(left), existsSync(dirname(left))]).toEqual([false, false])
})

test('a requested run comes with the runs it needs, a part with all its runs', () => {
  expect(runsNamed(['static'])).toEqual(['static'])
  expect(runsNamed(['unit'])).toEqual(['machine', 'unit'])
  expect(runsNamed(['e2e'])).toEqual(expect.arrayContaining(['build', 'e2e/desk', 'e2e/visits']))
  expect(() => runsNamed(['untis'])).toThrow(/^No such tests: untis\. There are: machine, build, /)
})

test('a runner that crashed, or ran nothing, has failed', () => {
  const proved = { title: 'a', proves: [], file: 'a', ms: 1, outcome: 'proved' } as const
  const faults = ['unit: the runner failed, but names no failed test']
  expect(count('unit', [proved], true)).toMatchObject({ passed: 1, failed: 0, skipped: 0 })
  expect(count('unit', [proved], false)).toMatchObject({ passed: 1, failed: 1, faults })
  expect(count('unit', [], true)).toMatchObject({ passed: 0, failed: 1, faults })
  expect(count('unit', [{ ...proved, outcome: 'skipped' }, proved], true)).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: 1,
  })
})
