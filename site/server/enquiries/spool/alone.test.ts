import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { mailText, mailTo, startMailServer } from '../../../../scripts/testing/mail-server.ts'
import { NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { healthOf } from '../../testing/health.ts'
import { logLines } from '../../testing/log-lines.ts'
import { runSite } from '../../testing/running-site.ts'
import { soon } from '../../testing/soon.ts'
import { type SiteProcess, startSiteProcess } from '../../testing/start-site-process.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import { LEASE_MS } from '../mail/mail-worker.ts'

/** The message of each mail: its last line of text. */
const messagesOf = (mails: readonly { raw: string }[]) =>
  mails.map(({ raw }) => mailText(raw).trimEnd().split(/\r?\n/).at(-1))

test('two processes on one folder send one mail for each enquiry, whichever accepted it', async () => {
  await using mail = await startMailServer()
  const dataDir = tempFolder()
  await using first = await startSiteProcess(dataDir, { env: mailTo(mail.url) })
  await using second = await startSiteProcess(dataDir, { env: mailTo(mail.url) })
  const sent = Array.from({ length: 10 }, (_, index) => `enquiry ${index}`)
  for (const [index, message] of sent.entries()) {
    const site = index % 2 === 0 ? first : second
    expect(await site.post({ ...VALID, message })).toBe(201)
  }
  await mail.received(10)
  // A last one through the standby process: anything it would have sent too arrives before it.
  expect(await second.post({ ...VALID, message: 'last' })).toBe(201)
  await mail.received(11)
  expect(messagesOf(mail.mails).toSorted()).toEqual([...sent, 'last'].toSorted())
  expect(second.output()).toContain('done by another process; this one stands by')
})

test('when the process that mails is killed, the other one takes over and nothing is lost', {
  timeout: 120_000,
}, async () => {
  await using mail = await startMailServer()
  const dataDir = tempFolder()
  await using first = await startSiteProcess(dataDir, { env: mailTo(mail.url) })
  await using second = await startSiteProcess(dataDir, { env: mailTo(mail.url) })
  const taken: string[] = []
  let sending = true
  const sender = async (site: SiteProcess, name: string): Promise<void> => {
    for (let index = 0; sending && index < 2000; index++) {
      const message = `${name} ${index}`
      const status = await site.post({ ...VALID, message }).catch(() => 0)
      if (status === 201) taken.push(message)
      if (status === 0) return
    }
  }
  const senders = Promise.all([sender(first, 'a'), sender(first, 'b'), sender(second, 'c')])
  await vi.waitUntil(() => taken.length >= 30, { timeout: 20_000, interval: 1 })
  await first.kill()
  second.pass(LEASE_MS)
  await vi.waitUntil(() => taken.length >= 45, { timeout: 20_000, interval: 1 })
  sending = false
  await senders
  const mailed = () => new Set(messagesOf(mail.mails))
  // The process may have died while sending one mail; that is sent once its lease has expired.
  await vi.waitUntil(() => taken.every((message) => mailed().has(message)), {
    timeout: 60_000,
    interval: 50,
  })
  expect(second.output()).toContain('mail and erasure taken over')
  expect(mail.mails.length - mailed().size).toBeLessThanOrEqual(1)
  const spool = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5000 })
  const stored = spool.prepare('SELECT message FROM enquiries').all()
  spool.close()
  const messages = stored.map(({ message }) => String(message))
  expect(new Set(messages).size).toBe(messages.length)
  expect(messages).toEqual(expect.arrayContaining(taken))
})

test('when the process that mails is stopped, the other one takes over within seconds', async () => {
  using _logged = logLines()
  await using mail = await startMailServer()
  const dataDir = tempFolder()
  const options = { dataDir, env: { ...NO_LIMITS, ...mailTo(mail.url) } }
  await using first = await runSite(options)
  await using second = await runSite({ ...options, snapshot: null })
  expect((await healthOf(first)).mailsHere).toBe(true)
  expect((await healthOf(second)).mailsHere).toBe(false)
  await first.stop()
  await soon(async () => expect((await healthOf(second)).mailsHere).toBe(true))
  expect(readdirSync(dataDir).filter((name) => name.startsWith('site.lock'))).toEqual(['site.lock'])
  expect((await submit(second, VALID)).status).toBe(201)
  await mail.received(1)
})

test('once a removed lock file exists again, one process mails, not two', async () => {
  using _logged = logLines()
  await using mail = await startMailServer()
  const dataDir = tempFolder()
  const options = { dataDir, env: { ...NO_LIMITS, ...mailTo(mail.url) } }
  await using first = await runSite(options)
  await using second = await runSite({ ...options, snapshot: null })
  const lock = join(dataDir, 'site.lock')
  rmSync(lock)
  await soon(async () => {
    expect(existsSync(lock)).toBe(true)
    const mails = [await healthOf(first), await healthOf(second)].map((each) => each.mailsHere)
    expect(mails.toSorted()).toEqual([false, true])
  })
})
