import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../environment.ts'
import { OUTCOMES_FILE, type Outcome, readOutcomes, type TestOutcome } from './outcomes.ts'
import { runFolder } from './run-folder.ts'

/** What one runner did; `faults` say why it failed beside its failed tests, each counts as one. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  tests: TestOutcome[]
  faults: string[]
}

function vitest(project: string): string[] {
  const reporters = ['--reporter=default', '--reporter=./scripts/testing/vitest-outcomes.ts']
  return ['vitest', 'run', '--project', project, ...reporters]
}

/** Every runner of `npm test` as a command, in the order it runs them: the quick ones first. */
export const RUNS: Readonly<Record<string, string[]>> = {
  unit: vitest('unit'),
  cms: vitest('cms'),
  'cms-postgres': vitest('cms-postgres'),
  e2e: [
    ...['playwright', 'test', '-c', 'e2e', '--retries=2'],
    `--reporter=list,${join(ROOT, 'scripts/testing/playwright-outcomes.ts')}`,
  ],
}

/**
 * Runs one runner to its end and counts how its tests went. Whatever they leave in the temporary
 * folder counts as one failure and is named.
 */
export async function runTests(name: string, [program = '', ...options]: string[]): Promise<Tally> {
  const file = outcomesFile(name)
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  rmSync(file, { force: true })
  using temporary = runFolder()
  const child = spawn(join(ROOT, 'node_modules/.bin', program), options, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: temporary.path, [OUTCOMES_FILE]: file },
  })
  const [code] = await once(child, 'exit')
  const tally = count(name, lastOutcomes(name) ?? [], code === 0)
  const left = await temporary.left()
  if (left.length === 0) return tally
  const fault = `${name}: left in the temporary folder: ${left.join(', ')}`
  return { ...tally, failed: tally.failed + 1, faults: [...tally.faults, fault] }
}

/**
 * @param succeeded whether the runner said so. One that says it failed without saying which test,
 *   that crashed before it wrote its outcomes, or that ran nothing at all, counts as one failure.
 */
export function count(name: string, tests: TestOutcome[], succeeded: boolean): Tally {
  const having = (wanted: Outcome) => tests.filter(({ outcome }) => outcome === wanted).length
  const passed = having('proved') + having('flaky')
  const failed = having('failed')
  const broken = failed === 0 && (!succeeded || passed === 0)
  const faults = broken ? [`${name}: the runner failed, but names no failed test`] : []
  return { passed, failed: failed + faults.length, skipped: having('skipped'), tests, faults }
}

/** How the tests of a runner went when it last ran to its end; `null` when it never did. */
export function lastOutcomes(name: string): TestOutcome[] | null {
  const file = outcomesFile(name)
  return existsSync(file) ? readOutcomes(readFileSync(file, 'utf8')) : null
}

function outcomesFile(name: string): string {
  return join(ROOT, 'test-results', `${name}.json`)
}
