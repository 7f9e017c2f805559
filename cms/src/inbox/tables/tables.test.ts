import { type HandedEnquiry, INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { expect, test } from 'vitest'
import { idOf } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { standInForSite } from '../../../test/site-stand-in.ts'

/** The next batch of SITE. */
let spool: Handed[] = []

/** A batch of SITE; an older SITE has no field for tables. */
type Handed = Omit<HandedEnquiry, 'table'> & { table?: TableRequest }

const enquiry = (number: number): Handed => ({
  id: idOf(number),
  receivedAt: '2026-11-20T09:00:00.000Z',
  language: 'jp',
  name: '山田 花子',
  phone: '9012345678',
  email: 'hanako@example.jp',
  subject: '潮火の予約',
  message: '4名で伺います。',
  quarantined: false,
  marks: [],
  mailedAt: null,
})

const TABLE: TableRequest = { restaurant: 'shiobi', date: '2026-12-24', time: '18:30', people: 4 }

const env = await standInForSite((request, response) => {
  const isCollect = request.url?.startsWith(`${INTERNAL_CALLS.collect.path}?`)
  response.end(isCollect ? JSON.stringify({ enquiries: spool }) : '{}')
  if (!isCollect) spool = []
})
const { payload, send, stranger } = await openSignedInDesk({ role: 'editor', name: '須磨 蓮', env })
const { collect } = await import('../collector.ts')
const shop = await addRestaurant(payload, { slug: 'shiobi', formerSlugs: ['shiobi-old'] })
const english = { name: 'Shiobi', address: '0-1 Kakuhama, Zushi', description: 'Fish and fire.' }
await payload.update({ collection: 'restaurants', id: shop.id, locale: 'en', data: english })

/** The stored enquiry after it was collected. */
async function stored(handed: Handed) {
  spool = [handed]
  await collect(payload)
  return payload.findByID({ collection: 'enquiries', id: handed.id, depth: 0 })
}

/** Marks a table, from a screen that shows what the table is by now, or that was opened earlier. */
async function mark(number: number, state: unknown, { shown = '', sent = send } = {}) {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { id: { equals: idOf(number) } },
  })
  const body = { state, shown: shown || (docs[0]?.tableState ?? 'asked') }
  return sent(`/api/enquiries/${idOf(number)}/table`, body)
}

test('a table that a guest asks for is stored with the enquiry, as unanswered', async () => {
  expect(await stored({ ...enquiry(1), table: TABLE })).toMatchObject({
    subject: '潮火の予約',
    tableRestaurant: 'shiobi',
    tableDate: '2026-12-24T12:00:00.000Z',
    tableTime: '18:30',
    tablePeople: 4,
    tableState: 'asked',
    tableAnsweredAt: null,
    tableAnsweredBy: null,
  })
})

test('an enquiry from a site without tables is stored as before', async () => {
  expect(await stored(enquiry(2))).toMatchObject({
    message: '4名で伺います。',
    tableRestaurant: null,
    tableDate: null,
    tableState: null,
  })
})

test.each([
  ['a day that is in no calendar', { date: '2026-02-31' }],
  ['a day before days were counted', { date: '0000-01-01' }],
  ['a restaurant no address can name', { restaurant: 'a\0b' }],
])('a request for %s does not hold up the enquiry', async (_, changes) => {
  const number = 10 + Object.values(changes).join('').length
  const doc = await stored({ ...enquiry(number), table: { ...TABLE, ...changes } })
  expect([doc.message, doc.tableState]).toEqual(['4名で伺います。', null])
  await payload.delete({ collection: 'enquiries', id: doc.id })
})

test('an editor marks a table as confirmed, with who and when, and undoes it', async () => {
  const before = Date.now()
  const answer = await mark(1, 'confirmed')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    tableState: 'confirmed',
    tableAnsweredAt: expect.any(String),
    tableAnsweredBy: '須磨 蓮',
    status: 'done',
  })
  const confirmed = await payload.findByID({ collection: 'enquiries', id: idOf(1) })
  expect(confirmed).toMatchObject({ tableState: 'confirmed', tableAnsweredBy: '須磨 蓮' })
  const at = Date.parse(confirmed.tableAnsweredAt ?? '')
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Date.now())

  const undone = await mark(1, 'asked')
  expect(await undone.json()).toEqual({
    tableState: 'asked',
    tableAnsweredAt: null,
    tableAnsweredBy: null,
    status: 'new',
  })
  expect(await (await mark(1, 'declined')).json()).toMatchObject({ tableState: 'declined' })
})

test('an answered table is answered as an enquiry too, and is what it was when that is undone', async () => {
  await stored({ ...enquiry(20), table: TABLE })
  const id = idOf(20)
  const become = (status: 'working' | 'spam') =>
    payload.update({ collection: 'enquiries', id, data: { status } })
  const states = async (...marks: string[]) => {
    const found: string[] = []
    for (const state of marks) found.push((await (await mark(20, state)).json()).status)
    return found
  }
  await become('working')
  expect(await states('confirmed', 'declined', 'asked')).toEqual(['done', 'done', 'working'])
  await mark(20, 'confirmed')
  await become('working')
  expect(await states('asked')).toEqual(['working'])
  await become('spam')
  expect(await states('declined', 'asked')).toEqual(['spam', 'spam'])
})

test('a table is not marked from a screen that was opened before its guest cancelled, but after a reload', async () => {
  await stored({ ...enquiry(21), table: TABLE })
  const at = '2026-11-20T10:00:00.000Z'
  await payload.update({
    collection: 'enquiries',
    id: idOf(21),
    data: { tableState: 'cancelled', tableAnsweredAt: at },
  })
  const late = await mark(21, 'confirmed', { shown: 'asked' })
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining('お客様がこの予約を取り消しました。'),
  ])
  const found = await payload.findByID({ collection: 'enquiries', id: idOf(21) })
  expect(found).toMatchObject({ tableState: 'cancelled', status: 'new' })
  // Staff who only note what the guest has done themselves are told what is known.
  const same = await (await mark(21, 'cancelled', { shown: 'confirmed' })).json()
  expect(same).toMatchObject({ tableAnsweredAt: at, tableAnsweredBy: null })

  expect(await (await mark(21, 'confirmed')).json()).toMatchObject({ tableState: 'confirmed' })
  const other = await mark(21, 'declined', { shown: 'asked' })
  expect([other.status, await other.text()]).toEqual([
    409,
    expect.stringContaining('この予約の状況が、画面を開いたあとに変わりました。'),
  ])
})

test('strangers mark nothing, and no one marks an enquiry without a table, or with an unknown state', async () => {
  expect((await mark(1, 'confirmed', { sent: stranger })).status).toBe(401)
  expect((await mark(1, 'lost')).status).toBe(400)
  expect((await mark(2, 'confirmed')).status).toBe(404)
  expect((await mark(99, 'confirmed')).status).toBe(404)
  const untouched = await payload.findByID({ collection: 'enquiries', id: idOf(2) })
  expect(untouched.tableState).toBeNull()
})

test('what the guest asked for cannot be rewritten when staff save their notes', async () => {
  await stored({ ...enquiry(6), table: TABLE })
  const changes = { notes: 'Window.', tablePeople: 9, tableState: 'confirmed' }
  const answer = await send(`/api/enquiries/${idOf(6)}`, changes, 'PATCH')
  expect(answer.status).toBe(200)
  const doc = await payload.findByID({ collection: 'enquiries', id: idOf(6) })
  expect(doc).toMatchObject({ notes: 'Window.', tablePeople: 4, tableState: 'asked' })
})

test('the guest’s calendar gets the table in the guest’s language', async () => {
  const path = `/api/enquiries/${idOf(1)}/table.ics`
  expect((await stranger(path)).status).toBe(401)
  const answer = await send(path)
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="shiobi-2026-12-24.ics"',
  )
  const file = await answer.text()
  expect(file).toContain(`\r\nUID:${idOf(1)}\r\n`)
  expect(file).toContain(
    '\r\nDTSTART:20261224T093000Z\r\nDTEND:20261224T113000Z\r\nSUMMARY:潮火（4名様）\r\n',
  )
  expect(file).toContain('\r\nLOCATION:潮火\\, 神奈川県逗子市架空浜0-1\r\n')

  await stored({ ...enquiry(7), language: 'en', table: { ...TABLE, time: '25:00' } })
  const late = await send(`/api/enquiries/${idOf(7)}/table.ics`)
  expect(await late.text()).toContain(
    '\r\nDTSTART:20261224T160000Z\r\nDTEND:20261224T180000Z\r\nSUMMARY:Table for 4 at Shiobi\r\n',
  )
  const none = await send(`/api/enquiries/${idOf(2)}/table.ics`)
  expect(none.status).toBe(404)
})

test('tables are listed by day and time, and the exported table has their columns', async () => {
  await stored({ ...enquiry(8), table: { ...TABLE, date: '2026-12-23', time: '19:00' } })
  const query = new URLSearchParams({
    'where[or][0][and][0][tableDate][greater_than_equal]': '2026-11-22T00:00:00.000Z',
    'where[or][0][and][1][tableRestaurant][equals]': 'shiobi',
    sort: 'tableDate,tableTime',
  })
  const list = await send(`/api/enquiries?${query}`)
  const { docs }: { docs: { id: string }[] } = await list.json()
  expect(docs[0]?.id).toBe(idOf(8))
  expect(docs.at(-1)?.id).toBe(idOf(7))

  const csv = await (await send('/api/enquiries/export.csv')).text()
  expect(csv).toContain(
    '"受付方法","店舗","来店日","来店時刻","人数","到着予定","予約","予約への返答","予約に返答した人"',
  )
  expect(csv).toContain('"潮火","2026-12-23","\u200B19:00","4","","未返答","","",')
})

test('a restaurant is found by a slug it once had, and named by its slug once it is gone', async () => {
  const eventOf = async (number: number) => {
    const file = await send(`/api/enquiries/${idOf(number)}/table.ics`)
    return /SUMMARY:(.*)\r/.exec(await file.text())?.[1]
  }
  const former = { ...TABLE, restaurant: 'shiobi-old' }
  await stored({ ...enquiry(9), table: former })
  expect(await eventOf(9)).toBe('潮火（4名様）')
  const shiobi = { slug: { equals: 'shiobi' } }
  const { errors } = await payload.delete({ collection: 'restaurants', where: shiobi })
  expect(errors).toEqual([])
  expect(await eventOf(8)).toBe('shiobi（4名様）')
})
