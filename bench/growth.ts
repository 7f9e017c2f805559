import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { type Goal, type Row, rowOf } from './row.ts'
import { companyOf } from './support/company.ts'
import { startProber } from './support/prober.ts'
import { memoryOf } from './support/process-tree.ts'
import { publish, publishUntilVisible } from './support/publishing.ts'
import { startSite } from './support/site.ts'

const SIZES = [10, 100, 1000, 10_000]
const PUBLISHES = 5
const VISITS = 50

/** V8 keeps the pages a worker has freed for some seconds; only what stays counts. */
const SETTLED_AFTER_MS = 16_000

/** From this size on, the memory of a restaurant exceeds the noise. */
const STANDS_OUT = 1000

type Grown = {
  restaurants: number
  coldStart: number
  firstList: number
  answers: number[]
  weight: number
  memory: number
  visible: number[]
  longestWait: number
}

/** What grows with the number of restaurants, and what must not. */
export async function run(): Promise<Row[]> {
  const grown: Grown[] = []
  for (const restaurants of SIZES) {
    try {
      grown.push(await grow(restaurants))
    } catch (error) {
      // The smaller sizes are worth reporting nevertheless.
      console.error(`  ${restaurants} restaurants FAILED: ${error}`)
    }
  }
  return grown.flatMap((each) => rowsOf(each, grown))
}

async function grow(restaurants: number): Promise<Grown> {
  const company = companyOf(restaurants)
  await using data = await temporaryFolder()
  await publish(data.path, { ...company, seq: 1 })
  await using site = await startSite(data.path)

  const { ms: firstList } = await visit(`${site.origin}/restaurants`)
  const { page } = await visit(site.origin)
  const answers: number[] = []
  for (let count = 0; count < VISITS; count++) answers.push((await visit(site.origin)).ms)
  await wait(SETTLED_AFTER_MS)
  const memory = memoryOf(site.pid)

  const visible: number[] = []
  await using prober = await startProber(`${site.origin}/healthz`)
  for (let seq = 2; seq < 2 + PUBLISHES; seq++)
    visible.push(await publishUntilVisible(site, data.path, company, seq))
  const longestWait = await prober.longestWait()
  const weight = gzipSync(page).byteLength / 1000
  const { coldStart } = site
  return { restaurants, coldStart, firstList, answers, weight, memory, visible, longestWait }
}

/** A page, and the ms until its first byte. */
async function visit(url: string): Promise<{ page: string; ms: number }> {
  const started = performance.now()
  const response = await fetch(url)
  const ms = performance.now() - started
  return { page: await response.text(), ms }
}

function rowsOf(each: Grown, all: readonly Grown[]): Row[] {
  const { restaurants } = each
  const [smallest = each] = all
  const smaller = all.findLast((other) => other.restaurants < restaurants) ?? each
  const subject = `${restaurants.toLocaleString('en')} restaurants`
  const row = (measure: string, unit: string, runs: number[], goal?: Goal): Row =>
    rowOf(subject, measure, unit, runs, goal)
  const added = (each.memory - smaller.memory) / (restaurants - smaller.restaurants)
  return [
    row('publish → visible', 'ms', each.visible, { atMost: restaurants > 1000 ? 5000 : 1000 }),
    row('longest wait of a visitor during publishes', 'ms', [each.longestWait], { atMost: 50 }),
    row('first byte, home', 'ms', each.answers),
    row('first byte, restaurants, not yet rendered', 'ms', [each.firstList]),
    row('home page, gzip', 'kB', [each.weight], { atMost: 1.05 * smallest.weight }),
    row('memory', 'MB', [each.memory]),
    ...(restaurants >= STANDS_OUT
      ? [row('memory added by 100 more restaurants', 'MB', [100 * added], { atMost: 1 })]
      : []),
    row('cold start', 'ms', [each.coldStart]),
  ]
}
