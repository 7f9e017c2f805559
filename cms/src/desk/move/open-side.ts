import { getPayload } from 'payload'
import config from '#payload.config'
import { databaseAdapter } from '../../base/database/adapter.ts'
import { LOCK } from '../../base/locks.ts'
import { StartRefusal } from '../../base/start-refusal.ts'
import { isOnPostgres } from '../../base/which-database.ts'
import type { Side } from './database-tables.ts'

/** Opens a database beside the desk's own, with the tables of this version. */
export async function openTarget(url: string): Promise<Side> {
  const { init, defaultIDType } = await databaseAdapter(url)
  const { db: target } = await getPayload({
    config: {
      ...(await config),
      db: { init, defaultIDType, allowIDOnCreate: false, name: 'target' },
    },
    key: 'target',
    disableOnInit: true,
  })
  await keepDesksOut(target)
  return target
}

/**
 * Opens the desk's database and changes nothing in it.
 * @throws {StartRefusal} when its tables are not those of this version.
 */
export async function openSource(): Promise<Side> {
  const { db: source } = await getPayload({
    config: await config,
    key: 'source',
    disableOnInit: true,
    disableDBConnect: true,
  })
  const committed = source.prodMigrations?.map(({ name }) => name) ?? []
  Object.assign(source, { prodMigrations: undefined })
  await source.connect?.()
  await keepDesksOut(source)
  const rows = await source.drizzle
    .select()
    .from(source.tables.payload_migrations)
    .catch(() => [])
  const done = new Set(rows.map(({ name }) => name))
  if (committed.every((name) => done.has(name))) return source
  throw new StartRefusal({
    en: 'The desk has not been opened with this version. Start it once, then stop it.',
    ja: 'この版でまだ一度も起動していません。CMSをいちど起動して止めてから、もう一度お試しください。',
  })
}

/** Holds the lock of the leading desk as long as the program runs. */
async function keepDesksOut(side: Side): Promise<void> {
  if (!isOnPostgres(side)) return
  const client = await side.pool.connect()
  const { rows } = await client.query<{ alone: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS alone',
    [LOCK.leading],
  )
  if (!rows[0]?.alone) {
    throw new StartRefusal({
      en: 'A desk is running on the server’s database. Stop it first, then try again.',
      ja: 'サーバーのデータベースをCMSが使っています。CMSを止めてから、もう一度お試しください。',
    })
  }
}
