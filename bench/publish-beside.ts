import { join } from 'node:path'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { ROOT } from '../scripts/environment.ts'
import { freePort } from '../scripts/testing/ports.ts'
import { OURS, percentile, type Row, rowOf } from './row.ts'
import { companyOf } from './support/company.ts'
import { demoSnapshot } from './support/demo.ts'
import { publish, publishUntilVisible } from './support/publishing.ts'
import { type Server, startServer } from './support/server.ts'
import { siteCommand } from './support/site.ts'

/** A built checkout of an earlier commit. */
const { BESIDE } = process.env
const RESTAURANTS = 1000
const PUBLISHES = 100
/** At first V8 compiles what a publish runs. */
const WARM_UP = 8

type Side = { site: Server; folder: string; times: number[] }

/**
 * How long a publish takes beside an earlier commit: both show its demo company with 1,000 restaurants, and
 * publish in turn, so that a slow moment is both sides'.
 */
export async function run(): Promise<Row[]> {
  if (!BESIDE) throw new Error('BESIDE names no built checkout of an earlier commit')
  const company = companyOf(RESTAURANTS, demoSnapshot(join(BESIDE, 'demo/published')))
  await using started = new AsyncDisposableStack()
  const start = async (root: string): Promise<Side> => {
    const folder = started.use(await temporaryFolder()).path
    await publish(folder, { ...company, seq: 1 })
    const port = await freePort()
    const site = started.use(await startServer(siteCommand(port, folder, root), port))
    return { site, folder, times: [] }
  }
  const [ours, before] = [await start(ROOT), await start(BESIDE)]
  for (let round = 0; round < WARM_UP + PUBLISHES; round++) {
    for (const { site, folder, times } of round % 2 ? [ours, before] : [before, ours]) {
      const ms = await publishUntilVisible(site, folder, company, round + 2)
      if (round >= WARM_UP) times.push(ms)
    }
  }
  return [50, 99].flatMap((share) => {
    const [own, other] = [percentile(ours.times, share), percentile(before.times, share)]
    const measure = `publish → visible, p${share} of ${PUBLISHES}`
    return [
      rowOf(OURS, measure, 'ms', [own]),
      rowOf(`${OURS} before`, measure, 'ms', [other]),
      rowOf(OURS, `p${share} beside before`, '×', [own / other], { atMost: 1.05 }),
    ]
  })
}
