import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { INTERNAL_CALLS, INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { expect, test, vi } from 'vitest'
import { mailText, mailTo, startMailServer } from '../../../../scripts/testing/mail-server.ts'
import { proves } from '../../../../scripts/testing/proves.ts'
import { collect, internalHeaders, NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { readinessOf } from '../../testing/health.ts'
import { isAboutSite, logLines } from '../../testing/log-lines.ts'
import { exampleSnapshot } from '../../testing/publish.ts'
import { type RunningSite, runSite, SHORT } from '../../testing/running-site.ts'
import { soon } from '../../testing/soon.ts'
import { startSiteProcess } from '../../testing/start-site-process.ts'
import { tempFolder } from '../../testing/temp-folder.ts'

const DAMAGED =
  'Move the file away together with its -wal and -shm, and keep them: enquiries may be saved from them. A new one is made'

/** Where the table of deliveries begins. */
const ROOT_PAGE = "SELECT rootpage AS page FROM sqlite_schema WHERE name = 'deliveries'"

/** A company with a phone number. */
function withPhone() {
  const snapshot = exampleSnapshot()
  const company = { name: { en: 'Example' }, phone: '046-000-0100' }
  return { ...snapshot, content: { ...snapshot.content, company } }
}

/** A data folder whose database of enquiries is random bytes. */
function damagedFolder(): string {
  const dataDir = tempFolder()
  writeFileSync(join(dataDir, 'enquiries.db'), randomBytes(20_000))
  return dataDir
}

/** Sends the form of the contact page as a browser without the script does. */
const sendForm = (site: RunningSite, path: string, values: Record<string, string>) =>
  site.fetch(path, { method: 'POST', body: new URLSearchParams(values) })

test('with random bytes as a database pages are served, and the site is alive but not ready', async () => {
  using logged = logLines()
  const dataDir = damagedFolder()
  const bytes = readFileSync(join(dataDir, 'enquiries.db'))
  await using site = await runSite({ dataDir })
  for (const path of ['/', '/ja/contact', '/healthz']) {
    expect([path, (await site.fetch(path)).status]).toEqual([path, 200])
  }
  expect((await site.fetch('/readyz')).status).toBe(503)
  expect(await readinessOf(site)).toEqual({
    status: 503,
    reasons: [`enquiries.db: file is not a database. ${DAMAGED}.`],
  })
  const headers = internalHeaders(site)
  expect((await site.fetch(INTERNAL_CALLS.collect.path, { headers })).status).toBe(503)
  for (let index = 0; index < 3; index++) expect((await submit(site, VALID)).status).toBe(503)
  expect(logged.lines.filter(({ level }) => level !== 'info')).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'enquiries unavailable',
      file: join(dataDir, 'enquiries.db'),
      reason: 'file is not a database',
      todo: DAMAGED,
    }),
  ])
  expect(readFileSync(join(dataDir, 'enquiries.db'))).toEqual(bytes)
})

test('a file that refuses a value, or is full, leaves nothing of an enquiry in the log (attack 1)', async () => {
  using logged = logLines()
  await using site = await runSite()
  for (const said of ['UNIQUE constraint failed', 'database or disk is full']) {
    using file = new DatabaseSync(join(site.dataDir, 'enquiries.db'), { timeout: 5000 })
    file.exec(
      `CREATE TRIGGER fail BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, '${said}'); END`,
    )
    expect((await submit(site, VALID)).status).toBe(503)
    file.exec('DROP TRIGGER fail')
  }
  expect(logged.lines.filter(({ level }) => level === 'error').length).toBeGreaterThan(0)
  const text = JSON.stringify(logged.lines)
  for (const secret of [VALID.name, VALID.email, VALID.message, VALID.subject]) {
    expect(text).not.toContain(secret)
  }
})

test('a visitor whose enquiry cannot be stored reads the number to call, in both languages', async () => {
  using _logged = logLines()
  await using site = await runSite({ dataDir: damagedFolder(), snapshot: withPhone() })
  const english = await submit(site, VALID)
  expect([english.status, english.headers.get('retry-after'), english.body.message]).toEqual([
    503,
    '5',
    'Failed to submit the form. Please try again. Or call us: 046-000-0100',
  ])
  const japanese = await submit(site, VALID, { [SUBMISSION_HEADERS.language]: 'jp' })
  expect(japanese.body.message).toBe(
    '送信できませんでした。お手数ですが、もう一度お試しください。お電話でも承ります：046-000-0100',
  )
})

test('the form without the script is shown again with all that was typed and the number to call', async () => {
  using _logged = logLines()
  await using site = await runSite({ dataDir: damagedFolder(), snapshot: withPhone() })
  const { headers } = await sendForm(site, '/ja/contact', VALID)
  const response = await site.fetch(headers.get('location') ?? '')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  const page = await response.text()
  for (const text of [...Object.values(VALID), 'お電話でも承ります：046-000-0100']) {
    expect(page).toContain(text)
  }
})

test('a damaged database moved away is replaced by a new one without a restart, and mail is sent', async () => {
  using logged = logLines()
  await using mail = await startMailServer()
  const dataDir = damagedFolder()
  await using site = await runSite({
    dataDir,
    env: { ...NO_LIMITS, ...mailTo(mail.url) },
  })
  expect((await submit(site, VALID)).status).toBe(503)
  rmSync(join(dataDir, 'enquiries.db'))
  expect((await submit(site, VALID)).status).toBe(201)
  await mail.received(1)
  expect(mailText(mail.mails[0]?.raw ?? '')).toContain(VALID.message)
  expect(await collect(site)).toHaveLength(1)
  expect(await readinessOf(site)).toEqual({ status: 200, reasons: [] })
  expect(logged.lines.filter(isAboutSite).map(({ event }) => event)).toEqual([
    'enquiries unavailable',
    'enquiries available again',
  ])
})

test('a database damaged behind an intact first page stays unavailable, not just now and then', async () => {
  const dataDir = tempFolder()
  const path = join(dataDir, 'enquiries.db')
  {
    await using earlier = await runSite({ dataDir, env: NO_LIMITS })
    expect((await submit(earlier, VALID)).status).toBe(201)
  }
  const bytes = readFileSync(path)
  const { page } = new DatabaseSync(path).prepare(ROOT_PAGE).get() ?? {}
  bytes.fill(0xff, (Number(page) - 1) * 4096, Number(page) * 4096)
  writeFileSync(path, bytes)
  using logged = logLines()
  const started = performance.now()
  await using site = await runSite({ dataDir, snapshot: null })
  for (let index = 0; index < 3; index++) {
    const headers = internalHeaders(site)
    expect((await site.fetch(INTERNAL_CALLS.collect.path, { headers })).status).toBe(503)
    expect((await submit(site, { ...VALID, message: `${index}` })).status).toBe(503)
  }
  const tries = logged.lines.length
  // Until the next try: the first is one interval after the start.
  await vi.waitUntil(() => performance.now() - started > 5 * SHORT.look)
  expect((await readinessOf(site)).status).toBe(503)
  expect(logged.lines.slice(tries)).toEqual([])
  expect(logged.lines.filter(({ event }) => event === 'enquiries available again')).toEqual([])
})

test('a spool recovers automatically, even when no enquiry is sent', async () => {
  using _logged = logLines()
  const dataDir = tempFolder()
  mkdirSync(join(dataDir, 'enquiries.db'))
  await using site = await runSite({ dataDir })
  expect((await site.fetch('/readyz')).status).toBe(503)
  rmSync(join(dataDir, 'enquiries.db'), { recursive: true })
  await soon(async () => expect(await readinessOf(site)).toEqual({ status: 200, reasons: [] }))
  expect(existsSync(join(dataDir, 'enquiries.db'))).toBe(true)
})

test('a spool that fails while no enquiry is sent is noticed', async () => {
  using _logged = logLines()
  await using site = await runSite()
  expect((await site.fetch('/readyz')).status).toBe(200)
  for (const ending of ['', '-wal', '-shm']) {
    rmSync(join(site.dataDir, `enquiries.db${ending}`), { force: true })
  }
  mkdirSync(join(site.dataDir, 'enquiries.db'))
  expect((await readinessOf(site)).reasons).toEqual([
    expect.stringMatching(/^enquiries\.db: unable to open database file\. Make the file/),
  ])
})

test(
  'on a full disk nothing is acknowledged, pages are served, and the spool recovers',
  proves('E55'),
  async () => {
    const dataDir = tempFolder()
    // No file of this process may grow beyond 512 blocks, 256 or 512 KB; the kernel refuses to write.
    await using site = await startSiteProcess(dataDir, { fileBlocks: 512 })
    const other = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5000 })
    other.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = OFF; CREATE TABLE filler (x)')
    other.exec('INSERT INTO filler VALUES (0)')
    for (let page = 0; page < 200; page++) other.exec('UPDATE filler SET x = x + 1')
    expect(await site.post({ ...VALID, message: 'while full' })).toBe(503)
    expect((await fetch(`${site.base}/contact`)).status).toBe(200)
    expect((await fetch(`${site.base}/healthz`)).status).toBe(200)
    expect((await fetch(`${site.base}/readyz`)).status).toBe(503)
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    expect(await site.post({ ...VALID, message: 'with room' })).toBe(201)
    expect((await fetch(`${site.base}/readyz`)).status).toBe(200)
    const stored = other.prepare('SELECT message FROM enquiries').all()
    other.close()
    expect(stored.map(({ message }) => message)).toEqual(['with room'])
    expect(site.output().match(/enquiries unavailable/g)).toHaveLength(1)
  },
)

test('with an empty token file enquiries are accepted, no one can collect, and a new file fixes it', async () => {
  using logged = logLines()
  const dataDir = tempFolder()
  const file = join(dataDir, INTERNAL_TOKEN_FILE)
  writeFileSync(file, '')
  await using site = await runSite({ dataDir })
  expect((await submit(site, VALID)).status).toBe(201)
  expect((await site.fetch('/readyz')).status).toBe(503)
  for (const Authorization of ['Bearer ', 'Bearer null']) {
    const response = await site.fetch(INTERNAL_CALLS.collect.path, { headers: { Authorization } })
    expect(response.status).toBe(404)
  }
  expect(logged.lines.filter(isAboutSite)).toEqual([
    expect.objectContaining({
      event: 'collecting unavailable',
      file,
      reason: 'The file holds no usable token',
    }),
  ])
  rmSync(file)
  await soon(async () => expect((await site.fetch('/readyz')).status).toBe(200))
  expect(await collect(site)).toHaveLength(1)
})
