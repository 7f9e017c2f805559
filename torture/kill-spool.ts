import { temporaryFolder } from '../e2e/support/folders.ts'
import { findPostgres, startPostgres } from '../scripts/testing/postgres.ts'
import { ask } from '../site/server/testing/shared-database.ts'
import type { Figure } from './figure.ts'
import {
  type Killable,
  type KillableSite,
  killInTurn,
  startKillableSite,
} from './support/killable-site.ts'
import { handedOver } from './support/site-health.ts'
import { lostAndDoubled, startWriters, storedIn } from './support/writers.ts'

/** How often something is killed on each spool; `KILLS=1000` for the long run. */
const KILLS = Number(process.env.KILLS ?? 20)
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
  const site = await startKillableSite(data.path, TOKEN)
  const acknowledged = await killAll(site, [site])
  await site.kill()
  return lostAndDoubled(`SQLite, ${KILLS} kills`, acknowledged, storedIn(data.path))
}

async function onPostgres(): Promise<Figure[]> {
  await using data = await temporaryFolder()
  await using postgres = await startPostgres()
  const url = postgres.database('spool')
  const site = await startKillableSite(data.path, TOKEN, { SPOOL_URL: url })
  const acknowledged = await killAll(site, [site, postgres])
  await handedOver(site.origin, TOKEN)
  await site.kill()
  const rows = await ask(url, 'SELECT message FROM enquiries')
  const stored = rows.map(({ message }) => String(message))
  return lostAndDoubled(`PostgreSQL, ${KILLS} kills`, acknowledged, stored)
}

/** @returns the enquiries acknowledged in that time */
async function killAll(site: KillableSite, victims: readonly Killable[]): Promise<string[]> {
  const writers = startWriters(site.origin)
  await killInTurn(victims, KILLS, LONGEST_MS)
  return writers.stop()
}
