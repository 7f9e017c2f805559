import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addClosure } from '../../../test/facts.ts'
import { idOf, receive as receiveAt, type Said } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { standInForSite } from '../../../test/site-stand-in.ts'

/** 16 December 2026, 8:00 in Japan. */
const NOW = Date.parse('2026-12-15T23:00:00.000Z')

/** What SITE was sent, what it hands over, and its answer to late requests. */
let sent: unknown[] = []
let enquiries: object[] = []
let answer = { status: 200, mailed: true, afterMs: 0 }

const site = await standInForSite(async (request, response) => {
  const isLate = request.url === INTERNAL_CALLS.late.path
  if (isLate) {
    sent.push(await json(request))
    await sleep(answer.afterMs)
  }
  response
    .writeHead(isLate ? answer.status : 200, { Connection: 'close' })
    .end(JSON.stringify(isLate ? { mailed: answer.mailed } : { enquiries }))
})
const { payload, user, as } = await openSignedInDesk({ role: 'owner', env: site })
const { mailLate } = await import('./mail-late.ts')
const { collect } = await import('../collector.ts')
const { lateTables } = await import('../../screens/today/late-tables.ts')

const LATE: Said = {
  receivedAt: '2026-12-14T23:00:00.000Z',
  tableRestaurant: 'shiobi',
  tableDate: '2026-12-24T12:00:00.000Z',
  tableTime: '18:30',
  tablePeople: 2,
  tableState: 'asked',
  tableDueAt: '2026-12-15T13:30:00.000Z',
}

const receive = (number: number, said: Said = {}) =>
  receiveAt({ payload }, number, { ...LATE, ...said })

beforeEach(async () => {
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } } })
  sent = []
  answer = { status: 200, mailed: true, afterMs: 0 }
})

test('a late request is mailed once, without a word of its guest', async () => {
  const { updatedAt } = await receive(1)
  await mailLate(payload, NOW)
  await mailLate(payload, NOW + 60_000)
  const table = { restaurant: 'shiobi', date: '2026-12-24', time: '18:30', people: 2 }
  expect(sent).toEqual([{ late: [{ id: idOf(1), receivedAt: LATE.receivedAt, table }] }])
  const stored = await payload.findByID({ collection: 'enquiries', id: idOf(1) })
  expect(stored).toMatchObject({ tableLateMailedAt: new Date(NOW).toISOString(), updatedAt })
})

test('what is answered, done, spam, past or not late yet is not mailed', async () => {
  await receive(1, { tableState: 'confirmed' })
  await receive(2, { status: 'done' })
  await receive(3, { status: 'spam' })
  await receive(4, { tableDate: '2026-12-15T12:00:00.000Z' })
  await receive(5, { tableDueAt: '2026-12-16T13:30:00.000Z' })
  await receive(6, { tableDueAt: null })
  await mailLate(payload, NOW)
  expect(sent).toEqual([])
})

test('while the mail server takes nothing, and where the site has none, it is tried again', async () => {
  await receive(1)
  answer = { ...answer, status: 502, mailed: false }
  await expect(mailLate(payload, NOW)).rejects.toThrow('SITE answered 502')
  answer = { ...answer, status: 200, mailed: false }
  await mailLate(payload, NOW)
  answer = { ...answer, mailed: true }
  await mailLate(payload, NOW)
  await mailLate(payload, NOW)
  expect(sent).toHaveLength(3)
})

test('a mail server that needs fifteen seconds has mailed it, and is not asked again', async () => {
  const { timeout } = AbortSignal
  // All limits are a twentieth of what they are.
  const quick = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 20))
  onTestFinished(() => quick.mockRestore())
  await receive(1)
  answer = { ...answer, afterMs: 15_000 / 20 }
  await mailLate(payload, NOW)
  await mailLate(payload, NOW + 60_000)
  expect(sent).toHaveLength(1)
})

test('on the first screen a late request is pressing, with its age, for those who may see it', async () => {
  await addRestaurant(payload, { slug: 'umi', name: '海' })
  const shiobi = await addRestaurant(payload, { slug: 'shiobi', name: '潮火' })
  await receive(1, { name: '渚 湊', receivedAt: '2026-12-13T23:00:00.000Z' })
  await receive(2, { tableRestaurant: 'umi', tableDueAt: '2026-12-15T15:00:00.000Z' })
  const asking = { payload, user, now: new Date(NOW), language: 'ja' }
  const task = await lateTables(asking)
  expect([task?.count, task?.isPressing]).toEqual([2, true])
  expect(task?.link).toBe('/admin/collections/enquiries?view=late')
  expect(task?.lines[0]?.words).toEqual({
    ja: '2日前から　12月24日（木）18:30　潮火　2名　渚 湊 様',
    en: 'Waiting for 2 days: 24 December 18:30, 潮火, for 2: 渚 湊',
  })
  const own = await as('restaurantEditor', { restaurants: [shiobi.id] })
  expect((await lateTables({ ...asking, user: own.user }))?.count).toBe(1)
  expect(await lateTables({ ...asking, now: new Date(NOW - 86_400_000) })).toBeNull()
})

test('a collected request is late by the hours of its restaurant, closures among them', async () => {
  const { id } = await addRestaurant(payload, {
    slug: 'hotaru',
    openingHours: { sessions: [{ days: ['tue', 'wed', 'thu'], opens: '17:00', closes: '22:30' }] },
  })
  await addClosure(payload, id, { from: '2026-12-15', to: '2026-12-15' })
  const table = { restaurant: 'hotaru', date: '2026-12-24', time: '18:30', people: 2 }
  const handed = {
    receivedAt: '2026-12-15T01:00:00.000Z',
    language: 'jp',
    name: '渚 湊',
    phone: '0460001234',
    email: 'a@example.jp',
    subject: '予約',
    message: '2名です。',
    quarantined: false,
    marks: [],
    mailedAt: null,
  }
  enquiries = [
    { ...handed, id: idOf(1), table },
    { ...handed, id: idOf(2), table: { ...table, restaurant: 'gone' } },
    { ...handed, id: idOf(3) },
  ]
  await collect(payload)
  const { docs } = await payload.find({ collection: 'enquiries', sort: 'id' })
  expect(docs.map(({ tableDueAt }) => tableDueAt ?? null)).toEqual([
    '2026-12-16T13:30:00.000Z',
    '2026-12-16T01:00:00.000Z',
    null,
  ])
})
