import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './environment.ts'

const STEPS = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['types of scripts', 'tsc', '-p', '.'],
  ...['contract', 'demo', 'site', 'cms', 'e2e', 'bench', 'torture', 'backup'].map((part) => [
    `types of ${part}`,
    'tsc',
    '-p',
    part,
  ]),
] as const

/** Runs one command of the checkout, says how it went and how long it took. */
export function runStep([title = '', command = '', ...options]: readonly string[]): boolean {
  const started = performance.now()
  const program = join(ROOT, 'node_modules/.bin', command)
  const { status } = spawnSync(program, options, { cwd: ROOT, stdio: 'inherit' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${title} (${seconds} s)`)
  return status === 0
}

/** Format, lint and types of everything. */
export function runStaticChecks(): { passed: number; failed: number } {
  const passed = STEPS.filter(runStep).length
  return { passed, failed: STEPS.length - passed }
}
