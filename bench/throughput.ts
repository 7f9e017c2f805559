import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { type Goal, medianRow, type Row } from './row.ts'
import { frameworks, limits, noren, OURS, type Subject, startSubject } from './subjects.ts'
import { memoryOf } from './support/process-tree.ts'
import type { Server } from './support/server.ts'
import { type Load, load } from './support/wrk.ts'

const ROUNDS = 3
const SECONDS = 4
/** How long a server that answered once is left alone before its memory is called idle. */
const IDLE_MS = 2000

/** Servers share one core, one at a time under load; the generator has the other to itself. */
const SERVER_CORE = 0
const LOAD_CORE = 1

type Measured = { name: string; server: Server; idle: number; loads: Load[] }

/** How many requests for the home page each subject answers on one core, and what memory it takes. */
export async function run(): Promise<Row[]> {
  if (spawnSync('wrk', ['-v']).error)
    throw new Error('the load comes from wrk, which is not here: apt-get install -y wrk')
  await using data = await temporaryFolder()
  await using folder = await temporaryFolder()
  await using running = new AsyncDisposableStack()

  const site = noren(data.path)
  const subjects = [site, ...limits(await homePageOf(site), folder.path), ...(await frameworks())]
  const all: Measured[] = []
  for (const subject of subjects) {
    const server = running.use(await startSubject(subject, SERVER_CORE))
    all.push({ name: subject.name, server, idle: Number.NaN, loads: [] })
  }
  // Those on Node share the memory of its program, so that all are weighed while all are there.
  await wait(IDLE_MS)
  for (const each of all) each.idle = memoryOf(each.server.pid)
  for (const { server } of all) await load(server.origin, 2, LOAD_CORE)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { server, loads } of all) loads.push(await load(server.origin, SECONDS, LOAD_CORE))
  }
  return all.flatMap((each) => rowsOf(each, all))
}

function rowsOf({ name, server, idle, loads }: Measured, all: Measured[]): Row[] {
  const row = (
    measure: string,
    unit: string,
    better: Row['better'],
    runs: number[],
    goal?: Goal,
  ): Row =>
    medianRow(
      { measure, subject: name, unit, better, ...(goal && name === OURS && { goal }) },
      runs,
    )
  const rates = loads.map(({ requestsPerSecond }) => requestsPerSecond)
  const waits = loads.map(({ p99 }) => p99)
  const nginx = all.find((each) => each.name === 'nginx static')?.loads
  return [
    row('requests/s', '', 'more', rates),
    ...(nginx
      ? [
          row(
            'requests/s, × nginx',
            '×',
            'more',
            ratios(
              rates,
              nginx.map(({ requestsPerSecond }) => requestsPerSecond),
            ),
            { atLeast: 0.25 },
          ),
          row(
            'p99, × nginx',
            '×',
            'less',
            ratios(
              waits,
              nginx.map(({ p99 }) => p99),
            ),
            { atMost: 3 },
          ),
        ]
      : []),
    row(
      'p50',
      'ms',
      'less',
      loads.map(({ p50 }) => p50),
    ),
    row('p99', 'ms', 'less', waits),
    row('memory idle', 'MB', 'less', [idle], { atMost: 80 }),
    row('memory loaded', 'MB', 'less', [memoryOf(server.pid)], { atMost: 120 }),
  ]
}

function ratios(values: readonly number[], of: readonly number[]): number[] {
  return values.map((value, index) => value / (of[index] ?? Number.NaN))
}

async function homePageOf(site: Subject): Promise<string> {
  await using server = await startSubject(site)
  return (await fetch(server.origin)).text()
}
