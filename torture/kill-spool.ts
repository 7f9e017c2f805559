import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { readGuestAct } from '@noren/contract/enquiry/guest-act'
import { SUBMISSION_HEADERS, SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { readDay } from '@noren/contract/hours/calendar'
import { guestPath } from '@noren/contract/reservation/guest-link'
import { guestMac } from '@noren/kit/process/guest-mac'

import { temporaryFolder } from '../e2e/support/folders.ts'
import { ROOT } from '../scripts/environment.ts'
import { freePort } from '../scripts/testing/ports.ts'
import { findPostgres, startPostgres } from '../scripts/testing/postgres.ts'
import { uuidV7 } from '../site/server/enquiries/receive-into-spool.ts'
import { ask } from '../site/server/testing/shared-database.ts'
import { atMost, type Figure } from './figure.ts'

/** How often something is killed on each spool; `KILLS=1000` for the long run. */
const KILLS = Number(process.env.KILLS ?? 20)
/** Visitors who write at the same time, and guests who cancel tables. */
const WRITERS = 8
const GUESTS = 2
/** How long a program runs at most before it is killed, in ms. */
const LONGEST_MS = 1000
const TOKEN = 'kill-spool-kill-spool-kill-spool-kill'
const NO_LIMITS = {
  ENQUIRY_LIMIT_PER_MINUTE: '1000000',
  ENQUIRY_LIMIT_PER_HOUR: '1000000',
  // Each guest cancels from an address of their own.
  TRUSTED_PROXIES: '127.0.0.1',
}
const sign = guestMac(TOKEN)

type Killable = { kill: () => Promise<void>; start: () => Promise<void> }
type Site = Killable & { origin: string }

/** The built SITE, and PostgreSQL in turn with it, are killed while visitors write and guests cancel. */
export async function killSpool(): Promise<Figure[]> {
  const figures = await onFile()
  if (findPostgres() === undefined) {
    console.warn('  Nothing is killed with PostgreSQL: it is not installed.')
    return figures
  }
  return [...figures, ...(await onPostgres())]
}

async function onFile(): Promise<Figure[]> {
  await using data = await temporaryFolder()
  const site = await startSite(data.path, {})
  const acknowledged = await killAll(site, [site])
  await site.kill()
  const database = new DatabaseSync(join(data.path, 'enquiries.db'))
  const stored = database.prepare(STORED).all()
  database.close()
  return compare('SQLite', acknowledged, stored)
}

async function onPostgres(): Promise<Figure[]> {
  await using data = await temporaryFolder()
  await using postgres = await startPostgres()
  const url = postgres.database('spool')
  const site = await startSite(data.path, { SPOOL_URL: url })
  const acknowledged = await killAll(site, [site, postgres])
  await handedOver(site)
  await site.kill()
  return compare('PostgreSQL', acknowledged, await ask(url, STORED))
}

const STORED = 'SELECT message, guest_act FROM enquiries'

/** @returns the enquiries and cancellations acknowledged in that time */
async function killAll(site: Site, victims: readonly Killable[]): Promise<string[]> {
  const acknowledged: string[] = []
  let writing = true
  const write = async (name: string): Promise<void> => {
    for (let number = 0; writing; number++) {
      const message = `${name} ${number}`
      if (await isTaken(site, message, () => writing)) acknowledged.push(message)
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, index) => write(`writer ${index}`))
  const cancel = async (): Promise<void> => {
    while (writing) {
      const id = uuidV7(Date.now())
      if (await isCancelled(site, id, () => writing)) acknowledged.push(nameOf(id))
    }
  }
  const guests = Array.from({ length: GUESTS }, cancel)
  for (let kill = 0; kill < KILLS; kill++) {
    await wait(Math.random() * LONGEST_MS)
    const victim = victims[kill % victims.length]
    await victim?.kill()
    await victim?.start()
  }
  writing = false
  await Promise.all([...writers, ...guests])
  return acknowledged
}

/** Sends an enquiry until it is accepted, with one key, as a patient visitor's browser would. */
async function isTaken(site: Site, message: string, patient: () => boolean): Promise<boolean> {
  const body = JSON.stringify({
    name: 'Hanako Sato',
    phone: '0312345678',
    email: 'a@example.jp',
    subject: 'A table for two',
    message,
  })
  const headers = {
    'Content-Type': 'application/json',
    [SUBMISSION_HEADERS.key]: message.replaceAll(' ', '-'),
  }
  while (patient()) {
    try {
      const { path, method } = SUBMIT_ENQUIRY
      const response = await fetch(site.origin + path, { method, headers, body })
      await response.arrayBuffer()
      if (response.status === 201) return true
    } catch {
      // Killed during the request: the result is unknown.
    }
    await wait(20)
  }
  return false
}

const nameOf = (id: string) => `cancelled ${id}`

/** Cancels the table of a link until that is accepted, with one key, as a patient guest would. */
async function isCancelled(site: Site, id: string, patient: () => boolean): Promise<boolean> {
  const day = readDay('2099-12-24') ?? 0
  const table = { language: 'jp', state: 'asked', restaurant: 'shiobi', minutes: 1110 } as const
  const path = guestPath({ ...table, id, day, people: 2 }, sign)
  const body = new URLSearchParams({ act: 'cancelled', key: id.replaceAll('-', '').slice(-24) })
  const [a, b, c] = randomBytes(3)
  const headers = { 'X-Forwarded-For': `10.${a}.${b}.${c}` }
  while (patient()) {
    try {
      const response = await fetch(site.origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body,
      })
      await response.arrayBuffer()
      // 200: an earlier try was stored, and its answer was lost.
      if (response.status === 303 || response.status === 200) return true
    } catch {
      // Killed during the request: the result is unknown.
    }
    await wait(20)
  }
  return false
}

async function startSite(dataDir: string, settings: Record<string, string>): Promise<Site> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...NO_LIMITS,
    ...settings,
    DATA_DIR: dataDir,
    INTERNAL_TOKEN: TOKEN,
    PORT: `${port}`,
  }
  let running: ChildProcess
  const start = async (): Promise<void> => {
    running = spawn(process.execPath, [join(ROOT, 'site/dist/main.js')], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    })
    while (!(await isUp(origin))) await wait(20)
  }
  await start()
  return {
    origin,
    start,
    kill: async () => {
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
  }
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    (response) => response.ok,
    () => false,
  )
}

async function handedOver({ origin }: Site): Promise<void> {
  const headers = { Authorization: `Bearer ${TOKEN}` }
  for (let tries = 0; tries < 600; tries++) {
    const { deliveries } = await (await fetch(`${origin}/healthz?verbose`, { headers })).json()
    if (deliveries['handover pending'] === 0 && 'inbox pending' in deliveries) return
    await wait(100)
  }
  throw new Error('The file still holds enquiries after a minute')
}

function compare(
  spool: string,
  acknowledged: readonly string[],
  stored: readonly Record<string, unknown>[],
): Figure[] {
  const times = Map.groupBy(stored, ({ message, guest_act }) => {
    const act = readGuestAct(String(guest_act ?? ''))
    return act ? nameOf(act.of) : String(message)
  })
  const lost = acknowledged.filter((message) => !times.has(message))
  const doubled = [...times.values()].filter((rows) => rows.length > 1)
  const count = acknowledged.length.toLocaleString('en')
  return [
    atMost(`${spool}, ${KILLS} kills: lost of ${count} acknowledged`, lost.length, 0, ''),
    atMost(`${spool}: stored more than once`, doubled.length, 0, ''),
  ]
}
