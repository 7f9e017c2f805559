import { globSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { basename, join } from 'node:path'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { ROOT } from '../scripts/environment.ts'
import { freePort } from '../scripts/testing/ports.ts'
import { findPostgres, startPostgres } from '../scripts/testing/postgres.ts'
import { OURS, type Row, rowOf } from './row.ts'
import { memoryOf } from './support/process-tree.ts'
import { type Server, startServer } from './support/server.ts'
import { siteCommand } from './support/site.ts'
import { load } from './support/wrk.ts'

const ROUNDS = 3
const SECONDS = 4
const WARM_UP_SECONDS = 8

/** The site has one core, the client the other. */
const SITE_CORE = 0
const LOAD_CORE = 1

/** Visitors who send enquiries one after another. */
const WRITERS = 64

/** What one machine of two cores serves: pages, pictures, enquiries. The basis of docs/capacity.md. */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using site = await start(data.path)
  const [picture = ''] = globSync(join(ROOT, 'demo/published/media/*-1200.avif')).sort()
  const paths = {
    'home page': '/',
    'restaurant page, Japanese': '/ja/restaurants/shiobi',
    'call of a restaurant': '/api/restaurant/slug/shiobi',
    'picture from the disk': `/media/${basename(picture)}`,
  }
  await load(site.origin, WARM_UP_SECONDS, LOAD_CORE)
  const rows: Row[] = []
  for (const [name, path] of Object.entries(paths)) {
    const runs = []
    for (let round = 0; round < ROUNDS; round++)
      runs.push(await load(site.origin + path, SECONDS, LOAD_CORE))
    rows.push(
      more(
        `${name}: requests/s on one core`,
        '',
        runs.map((each) => each.requestsPerSecond),
      ),
    )
    rows.push(
      rowOf(
        OURS,
        `${name}: p99`,
        'ms',
        runs.map(({ p99 }) => p99),
      ),
    )
    if (path.startsWith('/media/')) {
      const megabytes = statSync(picture).size / 1e6
      rows.push(
        more(
          `${name}: MB/s`,
          'MB',
          runs.map((each) => each.requestsPerSecond * megabytes),
        ),
      )
    }
  }
  rows.push(rowOf(OURS, 'memory after all that', 'MB', [memoryOf(site.pid)]))
  rows.push(more('enquiries/s, file', '', await enquiries(site), { atLeast: 300 }))
  if (findPostgres() !== undefined) {
    await using postgres = await startPostgres({ waitsForDisk: true })
    await using other = await temporaryFolder()
    await using shared = await start(other.path, { SPOOL_URL: postgres.database('spool') })
    rows.push(more('enquiries/s, PostgreSQL on the same machine', '', await enquiries(shared)))
  }
  return rows
}

async function start(dataDir: string, more: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const { command, args, cwd, env } = siteCommand(port, dataDir)
  const limits = { ENQUIRY_LIMIT_PER_MINUTE: '1000000', ENQUIRY_LIMIT_PER_HOUR: '1000000' }
  const pinned = ['-c', String(SITE_CORE), command, ...args]
  return startServer(
    { command: 'taskset', args: pinned, cwd, env: { ...env, ...limits, ...more } },
    port,
  )
}

function more(measure: string, unit: string, runs: number[], goal?: { atLeast: number }): Row {
  return { ...rowOf(OURS, measure, unit, runs, goal), better: 'more' }
}

/** How many enquiries a second are acknowledged, each after its commit. */
async function enquiries({ origin }: Server): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: WRITERS })
  const rates: number[] = []
  let number = 0
  // The first run opens connections and files.
  for (let round = 0; round <= ROUNDS; round++) {
    const until = performance.now() + SECONDS * 1000
    let sent = 0
    const write = async (): Promise<void> => {
      while (performance.now() < until) {
        await send(origin, `Table ${number++}, please.`, agent)
        sent++
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, write))
    if (round > 0) rates.push(sent / SECONDS)
  }
  agent.destroy()
  return rates
}

function send(origin: string, message: string, agent: Agent): Promise<void> {
  const visitor = { name: 'Hanako Sato', phone: '0312345678', email: 'hanako@example.jp' }
  const headers = { 'Content-Type': 'application/json', Origin: origin }
  return new Promise((resolve, reject) => {
    request(origin + SUBMIT_ENQUIRY.path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 201) resolve()
        else reject(new Error(`an enquiry was answered ${answer.statusCode}`))
      })
    })
      .on('error', reject)
      .end(JSON.stringify({ ...visitor, subject: 'A table', message }))
  })
}
