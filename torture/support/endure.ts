import { percentile } from '../../bench/row.ts'
import { startProber } from '../../bench/support/prober.ts'
import { startSite } from '../../bench/support/site.ts'
import { temporaryFolder } from '../../e2e/support/folders.ts'
import { atMost, type Figure } from '../figure.ts'
import { forgetPeak, residentOf } from './process-facts.ts'
import { warmUp } from './warm-up.ts'

const WAIT_GOAL_MS = 100

/** The built SITE in a separate process. */
export type AttackedSite = { pid: number; host: string; port: number }

/**
 * Has a SITE attacked while a visitor requests its home page again and again.
 * @param memoryGoal MB that it may take in that time
 * @param attack may measure more
 */
export async function endure(
  name: string,
  memoryGoal: number,
  attack: (site: AttackedSite) => Promise<Figure[]>,
): Promise<Figure[]> {
  await using data = await temporaryFolder()
  await using server = await startSite(data.path)
  const { host, port } = new URL(server.origin)
  await warmUp(server.origin)
  await using visitors = await startProber(server.origin)
  forgetPeak(server.pid)
  const { now: before } = residentOf(server.pid)
  const more = await attack({ pid: server.pid, host, port: Number(port) })
  const { peak } = residentOf(server.pid)
  const p99 = percentile(await visitors.waits(), 99)
  return [
    atMost(`${name}: memory added to ${before.toFixed(0)} MB`, peak - before, memoryGoal, 'MB'),
    atMost(`${name}: p99 of visitors`, p99, WAIT_GOAL_MS, 'ms'),
    ...more,
  ]
}
