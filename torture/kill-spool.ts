import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { SUBMISSION_HEADERS, SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'

import { temporaryFolder } from '../e2e/support/folders.ts'
import { findPostgres, startPostgres } from '../scripts/testing/postgres.ts'
import { ask } from '../site/server/testing/shared-database.ts'
import { atMost, type Figure } from './figure.ts'
import {
  type Killable,
  type KillableSite,
  killInTurn,
  startKillableSite,
} from './support/killable-site.ts'

/** How often something is killed on each spool; `KILLS=1000` for the long run. */
const KILLS = Number(process.env.KILLS ?? 20)
/** Visitors who write at the same time. */
const WRITERS = 8
/** How long a program runs at most before it is killed, in ms. */
const LONGEST_MS = 1000
const TOKEN = 'kill-spool-kill-spool-kill-spool-kill'

/** The built SITE, and PostgreSQL in turn with it, are killed while visitors write. */
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
  const site = await startKillableSite(TOKEN, { DATA_DIR: data.path })
  const acknowledged = await killAll(site, [site])
  await site.kill()
  const database = new DatabaseSync(join(data.path, 'enquiries.db'))
  const stored = database.prepare('SELECT message FROM enquiries').all()
  database.close()
  return compare('SQLite', acknowledged, stored)
}

async function onPostgres(): Promise<Figure[]> {
  await using data = await temporaryFolder()
  await using postgres = await startPostgres()
  const url = postgres.database('spool')
  const site = await startKillableSite(TOKEN, { DATA_DIR: data.path, SPOOL_URL: url })
  const acknowledged = await killAll(site, [site, postgres])
  await handedOver(site)
  await site.kill()
  return compare('PostgreSQL', acknowledged, await ask(url, 'SELECT message FROM enquiries'))
}

/** @returns the enquiries acknowledged in that time */
async function killAll(site: KillableSite, victims: readonly Killable[]): Promise<string[]> {
  const acknowledged: string[] = []
  let writing = true
  const write = async (name: string): Promise<void> => {
    for (let number = 0; writing; number++) {
      const message = `${name} ${number}`
      if (await isTaken(site, message, () => writing)) acknowledged.push(message)
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, index) => write(`writer ${index}`))
  await killInTurn(victims, KILLS, LONGEST_MS)
  writing = false
  await Promise.all(writers)
  return acknowledged
}

/** Sends an enquiry until it is accepted, with one key, as a patient visitor's browser would. */
async function isTaken(
  site: KillableSite,
  message: string,
  patient: () => boolean,
): Promise<boolean> {
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

async function handedOver({ origin }: KillableSite): Promise<void> {
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
  const times = Map.groupBy(stored, ({ message }) => String(message))
  const lost = acknowledged.filter((message) => !times.has(message))
  const doubled = [...times.values()].filter((rows) => rows.length > 1)
  const count = acknowledged.length.toLocaleString('en')
  return [
    atMost(`${spool}, ${KILLS} kills: lost of ${count} acknowledged`, lost.length, 0, ''),
    atMost(`${spool}: stored more than once`, doubled.length, 0, ''),
  ]
}
