import { temporaryFolder } from '../e2e/support/folders.ts'
import { type Goal, OURS, percentile, type Row, rowOf } from './row.ts'
import { demoSnapshot } from './support/demo.ts'
import { publishUntilVisible } from './support/publishing.ts'
import { startSite } from './support/site.ts'

const PUBLISHES = 200

/** How long after the CMS begins to write a publish the home page shows it. */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using site = await startSite(data.path)
  const times: number[] = []
  const demo = demoSnapshot()
  for (let seq = 1; seq <= PUBLISHES; seq++)
    times.push(await publishUntilVisible(site, data.path, demo, seq))
  const row = (share: number, goal?: Goal): Row => {
    const measure = `publish → visible, p${share} of ${PUBLISHES}`
    return rowOf(OURS, measure, 'ms', [percentile(times, share)], goal)
  }
  return [row(50), row(99, { atMost: 1000 })]
}
