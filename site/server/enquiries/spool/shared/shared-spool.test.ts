import { describe, expect, test } from 'vitest'
import { filesHold, submit, VALID } from '../../../testing/enquiry.ts'
import { notesOf, readinessOf } from '../../../testing/health.ts'
import { logLines } from '../../../testing/log-lines.ts'
import { ask, HAS_POSTGRES, sharedServer } from '../../../testing/shared-database.ts'
import { runSharedSite, send } from '../../../testing/shared-site.ts'

const server = sharedServer()

const databaseOf = (url: string) => new URL(url).pathname.slice(1)

describe.skipIf(!HAS_POSTGRES)('with enquiries in PostgreSQL', () => {
  test.each([
    [
      'that can only be read',
      (name: string) => `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
      'SPOOL_URL: it can only be read. Name the primary server in SPOOL_URL, not a standby.',
    ],
    [
      'of a newer program',
      () => 'CREATE SCHEMA noren_spool; CREATE TABLE noren_spool.version AS SELECT 99 AS number',
      'SPOOL_URL: The database is of version 99, newer than this program. Start the newer program.',
    ],
    [
      'whose tables are not ours',
      () => `CREATE SCHEMA noren_spool; CREATE TABLE noren_spool.version AS SELECT 1 AS number, now() AS proven_at;
       CREATE TABLE noren_spool.enquiries (id int)`,
      null,
    ],
  ])(
    'a database %s stays as it is, and the file accepts new enquiries',
    async (_, statements, note) => {
      using _logged = logLines()
      const url = await server.database()
      await ask(url, statements(databaseOf(url)))
      await using site = await runSharedSite(url)
      expect((await site.fetch('/')).status).toBe(200)
      await send(site, 'one')
      expect(filesHold(site.dataDir, VALID.email)).toBe(true)
      expect(await readinessOf(site)).toEqual({ status: 200, reasons: [] })
      expect(await notesOf(site)).toEqual([note ?? expect.stringMatching(/^SPOOL_URL: error 42/)])
    },
  )

  test('a commit is on the disk even where the server would not wait for it', async () => {
    const url = await server.database()
    await ask(url, `ALTER DATABASE ${databaseOf(url)} SET synchronous_commit = off`)
    await using site = await runSharedSite(url)
    await ask(url, 'CREATE TABLE seen (setting text)')
    await ask(
      url,
      `CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN INSERT INTO noren_spool.seen VALUES (current_setting(''synchronous_commit'')); RETURN NULL; END'`,
    )
    await ask(
      url,
      `CREATE CONSTRAINT TRIGGER see AFTER INSERT ON enquiries DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION see()`,
    )
    await send(site, 'one')
    expect(await ask(url, 'SELECT setting FROM seen')).toEqual([{ setting: 'on' }])
  })

  test('two sites count a client together, and the database does not know its address', async () => {
    const url = await server.database()
    const env = { ENQUIRY_LIMIT_PER_MINUTE: '2' }
    await using first = await runSharedSite(url, { env })
    await using second = await runSharedSite(url, { env })
    await send(first, 'one')
    await send(second, 'two')
    const third = await submit(second, { ...VALID, message: 'three' })
    expect([third.status, (await submit(first, { ...VALID, message: 'three' })).status]).toEqual([
      429, 429,
    ])
    const [{ client } = {}, ...others] = await ask(url, 'SELECT DISTINCT client FROM admissions')
    expect(others).toEqual([])
    expect(client).toMatch(/^[A-Za-z0-9+/]{43}=$/)
  })

  test('neither the password nor a text of an enquiry is ever in the log', async () => {
    using logged = logLines()
    await using site = await runSharedSite('postgres://noren:open-sesame@127.0.0.1:1/spool')
    await send(site, 'a word of mine')
    expect(logged.lines.length).toBeGreaterThan(0)
    const text = JSON.stringify(logged.lines)
    for (const secret of ['open-sesame', 'a word of mine', VALID.email]) {
      expect(text).not.toContain(secret)
    }
  })

  test('a database that refuses a value, is full or goes away leaves nothing of an enquiry in the log (attack 1)', async () => {
    using logged = logLines()
    const url = await server.database()
    await using site = await runSharedSite(url)
    for (const code of ['22P02', '23505', '22001', '53100', '57P01']) {
      const end = code === '57P01' ? 'PERFORM pg_terminate_backend(pg_backend_pid());' : ''
      await ask(
        url,
        `CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${end}
         RAISE EXCEPTION USING ERRCODE = '${code}', MESSAGE = format('not this: "%s"', to_json(NEW)),
         DETAIL = format('Key (all)=(%s) is there.', to_json(NEW)); END $$`,
      )
      await ask(
        url,
        'CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION fail()',
      )
      await submit(site, { ...VALID, message: `${VALID.message} ${code}` })
    }
    expect(logged.lines.filter(({ level }) => level !== 'info').length).toBeGreaterThan(0)
    const text = JSON.stringify(logged.lines)
    for (const secret of [VALID.name, VALID.email, VALID.message, VALID.subject]) {
      expect(text).not.toContain(secret)
    }
  })
})
