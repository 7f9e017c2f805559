import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { readObject } from '@noren/contract/json'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Postgres, startPostgres } from '../../../../scripts/testing/postgres.ts'
import type { Order } from '../../../test/desk-process.ts'
import { IN_TIME } from '../../../test/in-time.ts'
import { QUICKLY } from '../../../test/program.ts'
import { folderTarget } from '../targets/folder.ts'

const PROGRAM = join(import.meta.dirname, '../../../test/desk-process.ts')

/** A desk in its own process, and how often it requested enquiries from its site. */
type DeskProcess = { child: ChildProcess; site: Server; asked: number }

let server: Postgres
let address: string
let dataDir: string
let desks: [DeskProcess, DeskProcess]
const published = () => join(dataDir, 'published')

beforeAll(async () => {
  server = await startPostgres()
  address = server.database('desk')
  dataDir = await mkdtemp(join(tmpdir(), 'noren-two-desks-'))
  desks = await Promise.all([openDesk(), openDesk()])
})
afterAll(async () => {
  for (const desk of desks) await end(desk)
  await server[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true })
})

async function openDesk(): Promise<DeskProcess> {
  const site = createServer(({ url }, response) => {
    if (url === INTERNAL_CALLS.setAsideList.path) return response.end('{"ids":[]}')
    desk.asked += 1
    return response.end('{"enquiries":[]}')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const place = site.address()
  const port = typeof place === 'object' ? place?.port : ''
  const { PATH, HOME } = process.env
  const child = fork(PROGRAM, {
    execArgv: QUICKLY,
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: address,
      SITE_URL: `http://127.0.0.1:${port}`,
      PAYLOAD_SECRET: 'a secret of the tests, 32 letters or more',
      INTERNAL_TOKEN: 'a key for tests',
    },
  })
  const desk: DeskProcess = { child, site, asked: 0 }
  await once(child, 'message')
  return desk
}

async function end({ child, site }: DeskProcess): Promise<void> {
  site.close()
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Publishes a title on a desk; resolves when it is saved, or when the desk has died of it. */
async function publish({ child }: DeskProcess, order: Order): Promise<void> {
  const done = once(child, order.dies ? 'exit' : 'message')
  child.send(order)
  await done
}

/** The title visitors see. */
async function title(): Promise<unknown> {
  const content = (await folderTarget(published()).current())?.content
  return readObject(content?.cta?.en).title
}

/** The title in the database. */
async function savedTitle(): Promise<unknown> {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query("SELECT title FROM cta_locales WHERE _locale = 'en'")
  await client.end()
  return rows[0]?.title
}

/** The titles of every snapshot still in the folder, oldest first. */
async function titles(): Promise<unknown[]> {
  const names = (await readdir(published())).filter((name) => name.startsWith('snap-'))
  const editions = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(published(), name), 'utf8'))),
  )
  return editions.toSorted((a, b) => a.seq - b.seq).map(({ content }) => content.cta.en.title)
}

// Takes long: two desks publish the whole company in turn.
test('two desks publish in turn, and the site shows it in that order', async () => {
  const [one, other] = desks
  for (let round = 1; round <= 5; round++) {
    await publish(one, { title: `Round ${round}, one` })
    await publish(other, { title: `Round ${round}, other` })
  }
  await vi.waitFor(async () => expect(await title()).toBe('Round 5, other'), IN_TIME)
  const found = await titles()
  expect(found).toEqual(found.toSorted())
})

test('when two desks publish at the same time, the site shows the last save', async () => {
  const [one, other] = desks
  for (let round = 1; round <= 5; round++) {
    const saves = [publish(one, { title: `At once ${round}, one` })]
    saves.push(publish(other, { title: `At once ${round}, other` }))
    await Promise.all(saves)
    const saved = await savedTitle()
    expect(saved).toMatch(`At once ${round}`)
    await vi.waitFor(async () => expect(await title()).toBe(saved), IN_TIME)
  }
})

// Takes long: a desk is killed, the other takes over, and the first starts again.
test('one of two desks collects enquiries, and the other takes over when it is killed', async () => {
  const [leader, other] = desks[0].asked > desks[1].asked ? desks : desks.toReversed()
  if (!leader || !other) throw new Error('There are two desks')
  await vi.waitFor(() => expect(leader.asked).toBeGreaterThan(2), IN_TIME)
  expect(other.asked).toBe(0)
  await end(leader)
  await vi.waitFor(() => expect(other.asked).toBeGreaterThan(0), IN_TIME)
  desks = [await openDesk(), other]
})

test('the other desk publishes what a desk saved as it died', async () => {
  const [one, other] = desks
  await publish(one, { title: 'Last words', dies: true })
  await vi.waitFor(async () => expect(await title()).toBe('Last words'), IN_TIME)
  expect(other.child.exitCode).toBeNull()
})

test('a desk carries on after its database server was killed and is back', async () => {
  const [, desk] = desks
  await server.kill()
  await server.start()
  await publish(desk, { title: 'After the power cut' })
  await vi.waitFor(async () => expect(await title()).toBe('After the power cut'), IN_TIME)
  const before = desk.asked
  await vi.waitFor(() => expect(desk.asked).toBeGreaterThan(before), IN_TIME)
})
