import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../environment.ts'
import { COUNTS_FILE, type Counts, readCounts } from './counts.ts'
import { OUTCOMES_FILE, readOutcomes, type TestOutcome } from './outcomes.ts'
import { runFolder } from './run-folder.ts'
import type { Run } from './runs.ts'
import { count, NO_TESTS, type Tally, withFault } from './tally.ts'

/** What Playwright makes of the tests' sources, for the lanes that follow and for the next run. */
const TRANSFORMED = join(ROOT, 'node_modules/.cache/playwright')

/** The result of a run, and how many seconds it took. */
export type Performed = { tally: Tally; counts: Counts; seconds: number }

/**
 * Takes a run to its end. Whatever its tests leave in the temporary folder counts as one failure and
 * is named. Throws when one that only prepares something fails.
 * @param isWatched prints at once what it prints; else in one piece when it has ended
 */
export async function perform(name: string, run: Run, isWatched: boolean): Promise<Performed> {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  const outcomes = fileOf(name, 'json')
  const counts = fileOf(name, 'counts')
  const log = fileOf(name, 'log')
  for (const file of [outcomes, counts, log]) rmSync(file, { force: true })
  using temporary = runFolder()
  const began = performance.now()
  const output = isWatched ? 'inherit' : openSync(log, 'w')
  const code = await exitCode(run.command, output, {
    TMPDIR: temporary.path,
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: TRANSFORMED,
    [OUTCOMES_FILE]: outcomes,
    [COUNTS_FILE]: counts,
  })
  if (output !== 'inherit') closeSync(output)
  const performed = { counts: readCounts(counts), seconds: (performance.now() - began) / 1000 }
  if (!isWatched) process.stdout.write(readFileSync(log))
  if (!run.tests) {
    if (code !== 0) throw new Error('failed; the reason is above')
    return { tally: NO_TESTS, ...performed }
  }
  const tests = lastOutcomes(name) ?? []
  const isEmpty = run.mayBeEmpty && code === 0 && tests.length === 0
  const tally = isEmpty ? NO_TESTS : count(name, tests, code === 0)
  const left = await temporary.left()
  if (left.length === 0) return { tally, ...performed }
  const fault = `${name}: left in the temporary folder: ${left.join(', ')}`
  return { tally: withFault(tally, fault), ...performed }
}

async function exitCode(
  [program = '', ...options]: readonly string[],
  output: 'inherit' | number,
  env: Record<string, string>,
): Promise<unknown> {
  const path = program === 'node' ? process.execPath : join(ROOT, 'node_modules/.bin', program)
  const child = spawn(path, options, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'exit')
  return code
}

/** The results of a run's tests when it last ended; `null` when it never did. */
export function lastOutcomes(name: string): TestOutcome[] | null {
  const file = fileOf(name, 'json')
  return existsSync(file) ? readOutcomes(readFileSync(file, 'utf8')) : null
}

function fileOf(name: string, ending: string): string {
  return join(ROOT, 'test-results', `${name.replace('/', '-')}.${ending}`)
}
