import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { freePort } from '../scripts/testing/ports.ts'
import { type Row, rowOf } from './row.ts'
import { companyOf } from './support/company.ts'
import { type Cost, costsIn, readProfile, type Span, steadyNow } from './support/cpu-profile.ts'
import { publish, publishUntilVisible } from './support/publishing.ts'
import { startServer } from './support/server.ts'
import { siteCommand } from './support/site.ts'

const RESTAURANTS = 1000
const PUBLISHES = 5

/** Functions shown of each part; the rest is in the profile. */
const SHOWN = 8

/** Where the processor's time is spent: at the start, at first requests and while publishing. */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using profiles = await temporaryFolder()
  const spans = await profiled(data.path, profiles.path)
  const [main, ...workers] = readdirSync(profiles.path)
    .map((file) => readProfile(join(profiles.path, file)))
    .sort((a, b) => a.startTime - b.startTime)
  if (!main) throw new Error('The site wrote no profile')
  return [
    ...rowsOf('start', costsIn([main], spans.start)),
    ...rowsOf('first requests', costsIn([main], spans.requests)),
    ...rowsOf(`${PUBLISHES} publishes`, costsIn([main], spans.publishes)),
    ...rowsOf(`${PUBLISHES} publishes, worker`, costsIn(workers, spans.publishes)),
  ]
}

async function profiled(
  data: string,
  profiles: string,
): Promise<Record<'start' | 'requests' | 'publishes', Span>> {
  const company = companyOf(RESTAURANTS)
  await publish(data, { ...company, seq: 1 })
  const port = await freePort()
  const { args, ...site } = siteCommand(port, data)
  // The first start after a build also compiles, and later ones do not.
  await (await startServer(siteCommand(port, data), port)).stop()
  const options = ['--cpu-prof', `--cpu-prof-dir=${profiles}`, '--cpu-prof-interval=250']
  const start = steadyNow()
  await using server = await startServer({ ...site, args: [...options, ...args] }, port)
  const started = steadyNow()
  for (const path of ['/', '/ja', '/restaurants']) await (await fetch(server.origin + path)).text()
  const answered = steadyNow()
  for (let seq = 2; seq < 2 + PUBLISHES; seq++)
    await publishUntilVisible(server, data, company, seq)
  const published = steadyNow()
  await server.stop()
  return {
    start: { from: start, to: started },
    requests: { from: started, to: answered },
    publishes: { from: answered, to: published },
  }
}

function rowsOf(part: string, costs: Cost[]): Row[] {
  const total = costs.reduce((sum, { ms }) => sum + ms, 0)
  return [
    rowOf(part, 'all', 'ms', [total]),
    ...costs.slice(0, SHOWN).map(({ name, ms }) => rowOf(part, name, 'ms', [ms])),
  ]
}
