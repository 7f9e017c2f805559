import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { type Row, rowOf, withOurGoals } from './row.ts'
import { frameworks, limits, NGINX, noren, type Subject, startSubject } from './subjects.ts'
import { memoryOf } from './support/process-tree.ts'
import type { Server } from './support/server.ts'
import { type Load, load } from './support/wrk.ts'

const ROUNDS = 3
const SECONDS = 4

/** Until V8 has compiled the busy code, it compiles beside the answers, on the same core. */
const WARM_UP_SECONDS = 8

/** How long a server rests after its first answer before its memory counts as idle. */
const IDLE_MS = 2000

/** Servers share one core, one at a time under load; the generator has the other to itself. */
const SERVER_CORE = 0
const LOAD_CORE = 1

type Measured = { name: string; server: Server; idle: number; loads: Load[] }

/** How many requests for the home page each subject answers on one core, and what memory it takes. */
export async function run(): Promise<Row[]> {
  if (spawnSync('wrk', ['-v']).error)
    throw new Error('the load comes from wrk, which is not installed: apt-get install -y wrk')
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
  // Servers on Node share the memory of its program, so all are measured while all run.
  await wait(IDLE_MS)
  for (const each of all) each.idle = memoryOf(each.server.pid)
  for (const { server } of all) await load(server.origin, WARM_UP_SECONDS, LOAD_CORE)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { server, loads } of all) loads.push(await load(server.origin, SECONDS, LOAD_CORE))
  }
  return withOurGoals(all.flatMap((each) => rowsOf(each, all)))
}

function rowsOf({ name, server, idle, loads }: Measured, all: readonly Measured[]): Row[] {
  const nginx = all.find((each) => each.name === NGINX)
  return [
    moreIsBetter(rowOf(name, 'requests/s', '', loads.map(rateOf))),
    ...(nginx
      ? [
          moreIsBetter(
            rowOf(name, 'requests/s, × nginx', '×', ratios(loads, nginx.loads, rateOf), {
              atLeast: 0.25,
            }),
          ),
          rowOf(name, 'p99, × nginx', '×', ratios(loads, nginx.loads, p99Of), { atMost: 3 }),
        ]
      : []),
    rowOf(name, 'p50', 'ms', loads.map(p50Of)),
    rowOf(name, 'p99', 'ms', loads.map(p99Of)),
    rowOf(name, 'memory idle', 'MB', [idle], { atMost: 80 }),
    rowOf(name, 'memory loaded', 'MB', [memoryOf(server.pid)], { atMost: 120 }),
  ]
}

const rateOf = ({ requestsPerSecond }: Load): number => requestsPerSecond
const p50Of = ({ p50 }: Load): number => p50
const p99Of = ({ p99 }: Load): number => p99

/** Each run against the same run of another. */
function ratios(loads: Load[], others: Load[], of: (load: Load) => number): number[] {
  return loads.map((load, round) => {
    const other = others[round]
    return other ? of(load) / of(other) : Number.NaN
  })
}

function moreIsBetter(row: Row): Row {
  return { ...row, better: 'more' }
}

async function homePageOf(site: Subject): Promise<string> {
  await using server = await startSubject(site)
  return (await fetch(server.origin)).text()
}
