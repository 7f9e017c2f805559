import { describe, expect, test, vi } from 'vitest'
import {
  mailHeaders,
  mailText,
  mailTo,
  startMailServer,
} from '../../../../scripts/testing/mail-server.ts'
import { NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { healthOf } from '../../testing/health.ts'
import { logLines } from '../../testing/log-lines.ts'
import { runSite } from '../../testing/running-site.ts'
import { ask, HAS_POSTGRES, sharedServer } from '../../testing/shared-database.ts'
import { soon } from '../../testing/soon.ts'
import { type SiteProcess, startSiteProcess } from '../../testing/start-site-process.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import { LEASE_MS } from '../mail/mail-worker.ts'

/** The message of each mail: its last line of text. */
const messagesOf = (mails: readonly { raw: string }[]) =>
  mails.map(({ raw }) => mailText(raw).trimEnd().split(/\r?\n/).at(-1))

const server = sharedServer()

describe.skipIf(!HAS_POSTGRES)('with one spool for many sites', { timeout: 120_000 }, () => {
  /** Sites that share nothing but the database and the mail server. */
  async function startSites(count: number, mailUrl: string): Promise<SiteProcess[]> {
    const env = { ...mailTo(mailUrl), SPOOL_URL: await server.database() }
    return Promise.all(Array.from({ length: count }, () => startSiteProcess(tempFolder(), { env })))
  }

  async function sendTo(site: SiteProcess | undefined, message: string): Promise<string> {
    expect(await site?.post({ ...VALID, message })).toBe(201)
    return message
  }

  test('a hundred enquiries over three sites are a hundred mails', async () => {
    await using mail = await startMailServer()
    await using stack = new AsyncDisposableStack()
    const sites = await startSites(3, mail.url)
    for (const site of sites) stack.use(site)
    const sent = await Promise.all(
      Array.from({ length: 100 }, (_, index) => sendTo(sites[index % 3], `enquiry ${index}`)),
    )
    await mail.received(100)
    // A last one from each: anything another site would have sent too arrives before it.
    for (const [index, site] of sites.entries()) sent.push(await sendTo(site, `last ${index}`))
    await mail.received(103)
    expect(messagesOf(mail.mails).toSorted()).toEqual(sent.toSorted())
    const standingBy = sites.filter((site) => site.output().includes('this one stands by'))
    expect(standingBy).toHaveLength(2)
  })

  test('when the site that mails is killed, another takes over and nothing is lost', async () => {
    await using mail = await startMailServer()
    await using stack = new AsyncDisposableStack()
    const sites = await startSites(3, mail.url)
    for (const site of sites) stack.use(site)
    const mailing = sites.find((site) => !site.output().includes('this one stands by'))
    const others = sites.filter((site) => site !== mailing)
    expect(others).toHaveLength(2)
    const sent: string[] = []
    const send = async (site: SiteProcess | undefined, from: number): Promise<void> => {
      for (let index = from; index < from + 50; index++) {
        sent.push(await sendTo(site, `enquiry ${index}`))
      }
    }
    const sending = Promise.all([send(others[0], 0), send(others[1], 50)])
    await mail.received(10)
    await mailing?.kill()
    for (const site of others) site.pass(LEASE_MS)
    await sending
    const mailed = () => new Set(messagesOf(mail.mails))
    await vi.waitUntil(() => mailed().size === 100, { timeout: 60_000, interval: 50 })
    expect([...mailed()].toSorted()).toEqual(sent.toSorted())
    // The process died while sending one, which may have been sent twice, as the same mail.
    expect(mail.mails.length).toBeLessThanOrEqual(101)
    const ids = new Set(mail.mails.map(({ raw }) => mailHeaders(raw).get('message-id')))
    expect(ids.size).toBe(100)
    expect(others.filter((site) => site.output().includes('taken over'))).toHaveLength(1)
  })

  test('when the connection that holds the lock is cut, one site mails again', async () => {
    using _logged = logLines()
    await using mail = await startMailServer()
    const url = await server.database()
    const options = { env: { ...NO_LIMITS, ...mailTo(mail.url), SPOOL_URL: url } }
    const sites = [await runSite(options), await runSite(options)]
    await using stack = new AsyncDisposableStack()
    for (const site of sites) stack.use(site)
    const holders = () =>
      ask(url, "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted")
    await soon(async () => expect(await holders()).toHaveLength(1))
    const [{ pid } = {}] = await holders()
    await ask(url, `SELECT pg_terminate_backend(${pid})`)
    await soon(async () => {
      const [holder] = await holders()
      expect([holder?.pid, holder?.pid === pid]).toEqual([expect.any(Number), false])
      const health = await Promise.all(sites.map(healthOf))
      expect(health.map(({ mailsHere }) => mailsHere).toSorted()).toEqual([false, true])
    })
    for (const [index, site] of sites.entries()) {
      expect((await submit(site, { ...VALID, message: `${index}` })).status).toBe(201)
    }
    await mail.received(2)
    expect(messagesOf(mail.mails).toSorted()).toEqual(['0', '1'])
  })
})
