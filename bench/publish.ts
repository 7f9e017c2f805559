import { temporaryFolder } from '../e2e/support/folders.ts'
import { percentile, type Row } from './row.ts'
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
  return [50, 99].map((share) => ({
    measure: `publish → visible, p${share} of ${PUBLISHES}`,
    subject: 'Noren',
    unit: 'ms',
    value: percentile(times, share),
    better: 'less',
    ...(share === 99 && { goal: { atMost: 1000 } }),
  }))
}
