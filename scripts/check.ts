import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './environment.ts'

/** `npm run check`: format, lint, types and unit tests, for a look before every commit. */
const BIN = join(ROOT, 'node_modules/.bin')
const STEPS = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['types of scripts', 'tsc', '-p', '.'],
  ...['contract', 'demo', 'site', 'cms', 'e2e'].map((part) => [
    `types of ${part}`,
    'tsc',
    '-p',
    part,
  ]),
  ['unit tests', 'vitest', 'run', '--project', 'unit', '--reporter=dot'],
] as const

const failed: string[] = []
for (const [title, command = '', ...options] of STEPS) {
  const started = performance.now()
  const { status } = spawnSync(join(BIN, command), options, { cwd: ROOT, stdio: 'inherit' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${title} (${seconds} s)`)
  if (status !== 0) failed.push(title)
}
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
