import { json } from 'node:stream/consumers'
import { INTERNAL_CALLS, type MailNews } from '@noren/contract/enquiry/handover'
import { beforeEach, expect, test } from 'vitest'
import { idOf, receive as receiveAt, type Said } from '../../../test/received.ts'
import { standInForSite } from '../../../test/site-stand-in.ts'
import { openTestDesk } from '../../../test/test-desk.ts'

const NOW = Date.UTC(2026, 10, 20)

/** SITE's answer, and the requests it got. */
let news: object[]
let asked: unknown[]

const site = await standInForSite(async (request, response) => {
  asked.push([request.method, request.url, await json(request)])
  response.writeHead(200, { Connection: 'close' }).end(JSON.stringify({ mails: news }))
})
const { payload } = await openTestDesk(site)
const { noteMails } = await import('./note-mails.ts')

beforeEach(async () => {
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
  news = []
  asked = []
})

const receive = (number: number, said: Said = {}) =>
  receiveAt({ payload }, number, { receivedAt: new Date(NOW - 3_600_000).toISOString(), ...said })

async function askAndRead(number: number, said: Omit<MailNews, 'id'>[]) {
  news = said.map((item) => ({ id: idOf(number), ...item }))
  await noteMails(payload, NOW)
  const { mailedAt, mailTrouble, updatedAt } = await payload.findByID({
    collection: 'enquiries',
    id: idOf(number),
  })
  return { mailedAt, mailTrouble, updatedAt }
}

test('an enquiry that is not mailed says why, until its mail is sent', async () => {
  const { updatedAt } = await receive(1)
  const unreachable = { mailedAt: null, trouble: 'unreachable' } as const
  expect(await askAndRead(1, [unreachable])).toEqual({
    mailedAt: null,
    mailTrouble: 'unreachable',
    updatedAt,
  })
  expect(await askAndRead(1, [])).toMatchObject({ mailTrouble: 'unreachable' })
  const mailedAt = '2026-11-20T00:00:00.000Z'
  expect(await askAndRead(1, [{ mailedAt, trouble: null }])).toEqual({
    mailedAt,
    mailTrouble: null,
    updatedAt,
  })
  expect(asked).toHaveLength(3)
  await askAndRead(1, [])
  expect(asked).toHaveLength(3)
})

test('the desk asks SITE only about enquiries whose mail is still open', async () => {
  await receive(1)
  await receive(2, { quarantined: true, status: 'spam' })
  await receive(3, { mailedAt: '2026-11-19T23:00:01.000Z' })
  await receive(4, { mailTrouble: 'given-up' })
  await receive(5, { receivedAt: '2026-11-01T00:00:00.000Z' })
  await receive(6, { receivedAt: '2026-11-01T00:00:00.000Z', mailTrouble: 'no-server' })
  await askAndRead(1, [])
  expect(asked).toEqual([['POST', INTERNAL_CALLS.mails.path, { ids: [idOf(1), idOf(6)] }]])
})

test('a reason the desk does not know, and an enquiry it does not have, change nothing', async () => {
  await receive(1)
  news = [
    { id: idOf(1), mailedAt: null, trouble: 'on strike' },
    { id: idOf(9), mailedAt: null, trouble: 'refused' },
  ]
  await noteMails(payload, NOW)
  const { totalDocs } = await payload.count({
    collection: 'enquiries',
    where: { mailTrouble: { exists: true } },
  })
  expect(totalDocs).toBe(0)
})
