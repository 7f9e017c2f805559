import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { expect, test } from 'vitest'
import { mailTo, startMailServer } from '../../../../scripts/testing/mail-server.ts'
import { idsOf, internalHeaders, NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { healthOf } from '../../testing/health.ts'
import { type RunningSite, runSite } from '../../testing/running-site.ts'
import { soon } from '../../testing/soon.ts'
import { tempFolder } from '../../testing/temp-folder.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What the inbox learns of these enquiries. */
async function newsOf(site: RunningSite, ids: string[]): Promise<unknown> {
  const { method, path } = INTERNAL_CALLS.mails
  const headers = internalHeaders(site)
  const response = await site.fetch(path, { method, headers, body: JSON.stringify({ ids }) })
  expect(response.status).toBe(200)
  return (await response.json()).mails
}

test('the inbox learns when an enquiry was mailed', async () => {
  await using mail = await startMailServer()
  const time = Date.UTC(2026, 10, 20)
  await using site = await runSite({ env: { ...NO_LIMITS, ...mailTo(mail.url) }, now: () => time })
  await submit(site, VALID)
  const ids = await idsOf(site)
  await soon(async () =>
    expect(await newsOf(site, [...ids, 'nobody'])).toEqual([
      { id: ids[0], mailedAt: '2026-11-20T00:00:00.000Z', trouble: null },
    ]),
  )
})

test('a mail that waits for its server is reported after ten minutes, with the reason', async () => {
  const away = await startMailServer()
  await away.stop()
  let time = Date.UTC(2026, 10, 20)
  await using site = await runSite({ env: { ...NO_LIMITS, ...mailTo(away.url) }, now: () => time })
  await submit(site, VALID)
  const ids = await idsOf(site)
  time += 10 * MINUTE - 1
  expect(await newsOf(site, ids)).toEqual([])
  time += 1
  expect(await newsOf(site, ids)).toEqual([{ id: ids[0], mailedAt: null, trouble: 'unreachable' }])
  await using back = await startMailServer({ port: away.port })
  time += 10 * MINUTE
  await back.received(1)
  await soon(async () =>
    expect(await newsOf(site, ids)).toMatchObject([{ mailedAt: '2026-11-20T00:20:00.000Z' }]),
  )
})

test('a mail the server refuses is reported as refused, and after four days as abandoned', async () => {
  await using mail = await startMailServer({ refuse: () => 554 })
  let time = Date.UTC(2026, 10, 20)
  await using site = await runSite({ env: { ...NO_LIMITS, ...mailTo(mail.url) }, now: () => time })
  await submit(site, VALID)
  const ids = await idsOf(site)
  await soon(() => expect(mail.refused()).toBe(1))
  time += 10 * MINUTE
  await soon(async () =>
    expect(await newsOf(site, ids)).toEqual([{ id: ids[0], mailedAt: null, trouble: 'refused' }]),
  )
  time += 97 * HOUR
  await soon(async () =>
    expect(await newsOf(site, ids)).toEqual([{ id: ids[0], mailedAt: null, trouble: 'given-up' }]),
  )
})

test('without a mail server nothing is wrong, and mails that waited for a removed one are reported', async () => {
  const away = await startMailServer()
  await away.stop()
  let time = Date.UTC(2026, 10, 20)
  const dataDir = tempFolder()
  const now = () => time
  {
    await using before = await runSite({ env: { ...NO_LIMITS, ...mailTo(away.url) }, dataDir, now })
    await submit(before, { ...VALID, message: 'waits' })
  }
  await using site = await runSite({ env: NO_LIMITS, dataDir, now, snapshot: null })
  await submit(site, { ...VALID, message: 'nobody wants a mail of it' })
  const ids = await idsOf(site)
  time += HOUR
  expect((await healthOf(site)).deliveries).toMatchObject({ 'mail pending': 1 })
  expect(await newsOf(site, ids)).toEqual([{ id: ids[0], mailedAt: null, trouble: 'no-server' }])
})

test('an invalid question about mails is refused, and without the token the call does not exist', async () => {
  await using site = await runSite({ env: NO_LIMITS })
  const { method, path } = INTERNAL_CALLS.mails
  const headers = internalHeaders(site)
  for (const body of ['', '[]', '{"ids":"x"}', '{"ids":[1]}']) {
    expect([body, (await site.fetch(path, { method, headers, body })).status]).toEqual([body, 400])
  }
  expect((await site.fetch(path, { method, body: '{"ids":[]}' })).status).toBe(404)
})
