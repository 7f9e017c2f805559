import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ROOT } from './environment.ts'

/** What one runner did. */
export type Tally = { passed: number; failed: number; titles: string[] }

const vitestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    testResults: v.array(
      v.object({
        assertionResults: v.array(v.object({ title: v.string(), status: v.string() })),
      }),
    ),
  }),
  v.transform(
    ({ numPassedTests, numFailedTests, testResults }): Tally => ({
      passed: numPassedTests,
      failed: numFailedTests,
      titles: testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed')
        .map(({ title }) => title),
    }),
  ),
)

type Suite = { specs: { title: string; ok: boolean }[]; suites?: Suite[] | undefined }

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), ok: v.boolean() })),
  suites: v.optional(v.lazy(() => v.array(suite))),
})

function passedTitles({ specs, suites = [] }: Suite): string[] {
  return [
    ...specs.filter(({ ok }) => ok).map(({ title }) => title),
    ...suites.flatMap(passedTitles),
  ]
}

const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    suites: v.array(suite),
  }),
  v.transform(
    ({ stats, suites }): Tally => ({
      // A test that passes when tried again has been slowed by the machine; the list shows it.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      titles: suites.flatMap(passedTitles),
    }),
  ),
)

type Run = {
  command: string[]
  /** The variable that tells the runner where its report goes, if it is not in `command`. */
  reportVariable?: string
  report: typeof vitestReport | typeof playwrightReport
}

function vitest(project: string): Run {
  return {
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
    ].concat(`--outputFile.json=${reportFile(project)}`),
    report: vitestReport,
  }
}

/** Every runner of `npm test`, in the order it runs them: the quick ones first. */
export const RUNS: Record<string, Run> = {
  unit: vitest('unit'),
  cms: vitest('cms'),
  e2e: {
    command: ['playwright', 'test', '-c', 'e2e', '--retries=2', '--reporter=list,json'],
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    report: playwrightReport,
  },
}

/**
 * Runs one runner to its end. A runner that fails without saying which test did, or that crashes
 * before it wrote its report, counts as one failure.
 */
export async function runTests(
  name: string,
  { command, reportVariable, report }: Run,
): Promise<Tally> {
  const file = reportFile(name)
  rmSync(file, { force: true })
  const [program = '', ...options] = command
  const child = spawn(join(ROOT, 'node_modules/.bin', program), options, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(reportVariable && { [reportVariable]: file }) },
  })
  const [code] = await once(child, 'exit')
  const tally = readReport(file, report)
  if (code === 0 && tally) return tally
  return { passed: tally?.passed ?? 0, failed: tally?.failed || 1, titles: tally?.titles ?? [] }
}

function readReport(file: string, report: Run['report']): Tally | null {
  if (!existsSync(file)) return null
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), report), readFileSync(file, 'utf8'))
  return read.success ? read.output : null
}

function reportFile(name: string): string {
  return join(ROOT, 'test-results', `${name}.json`)
}
