import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import postgres from 'postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  acknowledge,
  collect,
  filesHold,
  idsOf,
  NO_LIMITS,
  submit,
  VALID,
} from '../../testing/enquiry.ts'
import { healthOf, notesOf, readinessOf } from '../../testing/health.ts'
import { logLines } from '../../testing/log-lines.ts'
import type { RunningSite } from '../../testing/running-site.ts'
import { runSite } from '../../testing/running-site.ts'
import { ask, HAS_POSTGRES, sharedServer } from '../../testing/shared-database.ts'
import { runSharedSite, send } from '../../testing/shared-site.ts'
import { soon } from '../../testing/soon.ts'
import { tempFolder } from '../../testing/temp-folder.ts'

const AWAY = 'SPOOL_URL: no connection. See that PostgreSQL runs and is where SPOOL_URL says.'

const server = sharedServer()

/** Blocks every commit of an enquiry. @returns a function that releases them */
async function holdCommits(url: string): Promise<() => Promise<void>> {
  await ask(
    url,
    `CREATE FUNCTION held() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END'`,
  )
  await ask(
    url,
    `CREATE CONSTRAINT TRIGGER held AFTER INSERT ON enquiries DEFERRABLE INITIALLY DEFERRED
     FOR EACH ROW EXECUTE FUNCTION held()`,
  )
  const holder = postgres(url, { max: 1 })
  onTestFinished(() => holder.end())
  await holder`SELECT pg_advisory_lock(1)`
  return () => holder.end()
}

/** The references of what the inbox would collect now. */
const referencesOf = async (site: RunningSite) => (await idsOf(site)).map(referenceOf)

const storedAt = async (url: string) =>
  (await ask(url, 'SELECT id, message FROM enquiries ORDER BY id')).map(({ id, message }) => [
    referenceOf(String(id)),
    message,
  ])

describe.skipIf(!HAS_POSTGRES)('with the file of the machine behind PostgreSQL', () => {
  test('an enquiry is in PostgreSQL, not in the file, and any site hands it to the inbox', async () => {
    using _logged = logLines()
    const url = await server.database()
    await using first = await runSharedSite(url)
    await using second = await runSharedSite(url)
    const id = await send(first, 'one')
    expect(filesHold(first.dataDir, VALID.email)).toBe(false)
    expect(await referencesOf(second)).toEqual([id])
    expect(await acknowledge(second, await idsOf(second))).toEqual({ acknowledged: 1 })
    expect(await collect(first)).toEqual([])
    expect(await storedAt(url)).toEqual([[id, null]])
  })

  test('a site killed in between loses nothing: the file accepts enquiries and hands them over once', async () => {
    using logged = logLines()
    const url = await server.database()
    await using site = await runSharedSite(url)
    const before = await send(site, 'before')
    await server.kill()
    const during = [await send(site, 'during 1'), await send(site, 'during 2')]
    expect(filesHold(site.dataDir, 'during 2')).toBe(true)
    expect(await readinessOf(site)).toEqual({ status: 200, reasons: [] })
    expect(await notesOf(site)).toEqual([AWAY])
    expect((await healthOf(site)).deliveries).toEqual({ 'handover pending': 2 })
    await server.start()
    await soon(async () => {
      expect((await healthOf(site)).deliveries).toEqual({
        'inbox pending': 3,
        'handover pending': 0,
      })
    })
    expect(await notesOf(site)).toEqual([])
    const after = await send(site, 'after')
    expect(await referencesOf(site)).toEqual([before, ...during, after])
    expect(filesHold(site.dataDir, 'during 2')).toBe(false)
    const shared = logged.lines.filter(({ event }) => String(event).startsWith('shared spool'))
    expect(shared.map(({ event }) => event)).toEqual([
      'shared spool unavailable',
      'shared spool available again',
    ])
  })

  test('enquiries in the file at a site’s start are handed over, whichever process stored them', async () => {
    using _logged = logLines()
    const dataDir = tempFolder()
    const url = await server.database()
    const ids: string[] = []
    {
      await using alone = await runSite({ dataDir, env: NO_LIMITS })
      ids.push(await send(alone, 'before there was a setting'))
    }
    {
      await using away = await runSharedSite('postgres://noren@127.0.0.1:1/spool', { dataDir })
      ids.push(await send(away, 'while it was away'))
    }
    await using site = await runSharedSite(url, { dataDir })
    await soon(async () => expect(await collect(site)).toHaveLength(2))
    expect(await referencesOf(site)).toEqual(ids)
    expect((await healthOf(site)).deliveries).toEqual({
      'inbox pending': 2,
      'handover pending': 0,
    })
  })

  test('a silent database server delays the start for seconds, and no visitor', async () => {
    using _logged = logLines()
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const started = performance.now()
    await using site = await runSharedSite(`postgres://noren@127.0.0.1:${port}/spool`)
    const waited = performance.now() - started
    expect(await notesOf(site)).toEqual([
      'SPOOL_URL: no answer in time. See that PostgreSQL runs and is where SPOOL_URL says.',
    ])
    const then = performance.now()
    await send(site, 'one')
    // A visitor who waits for the server, too, would wait as long as the start did.
    expect(performance.now() - then).toBeLessThan(waited / 2)
    silent.close()
  })

  test('a commit slower than the answer is one enquiry, under the visitor’s id', async () => {
    using _logged = logLines()
    const url = await server.database()
    await using site = await runSharedSite(url)
    const letGo = await holdCommits(url)
    // The answer comes while the commit is held.
    const id = await send(site, 'slow')
    expect(await storedAt(url)).toEqual([])
    expect(filesHold(site.dataDir, 'slow')).toBe(true)
    await letGo()
    await soon(async () => {
      expect((await healthOf(site)).deliveries).toEqual({
        'inbox pending': 1,
        'handover pending': 0,
      })
    })
    expect(await storedAt(url)).toEqual([[id, 'slow']])
  })

  test('connections cut during a commit end no process, and lose no enquiry', async () => {
    using _logged = logLines()
    const url = await server.database()
    await using site = await runSharedSite(url)
    const letGo = await holdCommits(url)
    const sending = Array.from({ length: 20 }, (_, index) => send(site, `cut ${index}`))
    await soon(async () => {
      const cut = await ask(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT store%'
         AND datname = current_database() AND pid <> pg_backend_pid()`,
      )
      expect(cut.length).toBeGreaterThan(0)
    })
    await letGo()
    const ids = await Promise.all(sending)
    await soon(async () => {
      expect((await healthOf(site)).deliveries).toMatchObject({ 'handover pending': 0 })
    })
    expect((await storedAt(url)).map(([id]) => String(id)).toSorted()).toEqual(ids.toSorted())
  })

  test('a repeated enquiry is one to staff, on whichever side of an outage it was sent', async () => {
    using _logged = logLines()
    const url = await server.database()
    await using site = await runSharedSite(url)
    const withKey = (key: string) => ({ [SUBMISSION_HEADERS.key]: key })
    const first = await send(site, 'by key', withKey('k1'))
    await send(site, 'key for later', withKey('k3'))
    await send(site, 'by text')
    await server.kill()
    await send(site, 'by key', withKey('k1'))
    await send(site, 'by text')
    const during = await send(site, 'held back', withKey('k2'))
    expect(await send(site, 'held back', withKey('k2'))).toBe(during)
    const used = await submit(site, VALID, withKey('k2'))
    expect(used.status).toBe(422)
    // This process cannot know that the key was used: it accepts the enquiry, so that it is not lost.
    await send(site, 'other text', withKey('k3'))
    await server.start()
    await soon(async () => {
      expect((await healthOf(site)).deliveries).toMatchObject({
        'handover pending': 0,
        'inbox pending': 5,
      })
    })
    const messages = (await storedAt(url)).map(([, message]) => message)
    expect(messages.toSorted()).toEqual([
      'by key',
      'by text',
      'held back',
      'key for later',
      'other text',
    ])
    expect(await send(site, 'by key', withKey('k1'))).toBe(first)
    expect(await send(site, 'held back', withKey('k2'))).toBe(during)
  })

  test('when the file fails as well, the visitor reads so and the site is not ready', async () => {
    using _logged = logLines()
    const url = await server.database()
    await using site = await runSharedSite(url)
    for (const ending of ['', '-wal', '-shm']) {
      rmSync(`${site.dataDir}/enquiries.db${ending}`, { force: true })
    }
    mkdirSync(`${site.dataDir}/enquiries.db`)
    await send(site, 'into PostgreSQL alone')
    expect((await readinessOf(site)).status).toBe(200)
    expect(await notesOf(site)).toEqual([expect.stringMatching(/^enquiries\.db: unable to open/)])
    await server.kill()
    onTestFinished(server.start)
    expect((await submit(site, { ...VALID, message: 'nowhere' })).status).toBe(503)
    const { status, reasons } = await readinessOf(site)
    expect([status, reasons]).toEqual([
      503,
      [AWAY, expect.stringMatching(/^enquiries\.db: unable to open/)],
    ])
  })
})
