import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from '../scripts/environment.ts'
import { npmCommand } from '../scripts/npm.mjs'
import { COUNTED } from '../scripts/testing/counts.ts'
import { lastRun } from '../scripts/testing/last-run.ts'
import { OURS, type Row, rowOf } from './row.ts'

/** The whole of `npm test`: its time, that of its parts, and what they started. */
export async function run(): Promise<Row[]> {
  const [command, ...options] = npmCommand()
  const child = spawn(command, [...options, 'test'], { cwd: ROOT, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  const run = lastRun()
  if (code !== 0 || run === null) throw new Error('npm test failed: nothing was measured')
  return [
    rowOf(OURS, 'all tests', 's', [run.seconds], { atMost: 20 * 60 }),
    ...Object.entries(run.runs).map(([name, seconds]) => rowOf(OURS, name, 's', [seconds])),
    ...COUNTED.map((what) => rowOf(OURS, `${what}, times`, '', [run.counts[what] ?? 0])),
  ]
}
