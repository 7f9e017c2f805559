import { text } from 'node:stream/consumers'
import {
  type HandedEnquiry,
  INTERNAL_CALLS,
  internalAuthorization,
} from '@noren/contract/enquiry/handover'
import { isTaken, oddTexts } from '@noren/contract/testing/odd-enquiries'
import { beforeEach, expect, test, vi } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { logLines } from '../../test/log-lines.ts'
import { idOf } from '../../test/received.ts'
import { openSignedInDesk } from '../../test/signed-in-desk.ts'
import { standInForSite } from '../../test/site-stand-in.ts'

/** The content of SITE's spool, and the ids it may forget. */
let spool: ({ id: string } & Record<string, unknown>)[]
let acknowledged: string[]
let setAside: string[]
let acknowledgeStatus: number

const enquiry = (number: number, changes: Partial<HandedEnquiry> = {}): HandedEnquiry => ({
  id: idOf(number),
  receivedAt: `2026-11-20T09:00:${String(number % 60).padStart(2, '0')}.000Z`,
  language: 'jp',
  name: '山田 花子',
  phone: '0460001234',
  email: 'hanako@example.jp',
  subject: '金曜の夜の予約',
  message: '4名で伺います。',
  quarantined: false,
  marks: [],
  mailedAt: null,
  ...changes,
})

const env = await standInForSite(async (request, response) => {
  if (request.headers.authorization !== internalAuthorization('a key for tests')) {
    return response.writeHead(404).end()
  }
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
  if (request.method === 'GET' && pathname === INTERNAL_CALLS.collect.path) {
    const limit = Number(searchParams.get('limit'))
    return response.end(JSON.stringify({ enquiries: spool.slice(0, limit) }))
  }
  if (request.method !== 'POST') return response.writeHead(404).end()
  const body = JSON.parse(await text(request))
  if (pathname === INTERNAL_CALLS.setAside.path) {
    setAside.push(...body.ids)
    spool = spool.filter(({ id }) => !body.ids.includes(id))
    return response.end('{}')
  }
  if (acknowledgeStatus === 200) {
    acknowledged.push(...body.ids)
    spool = spool.filter(({ id }) => !body.ids.includes(id))
  }
  return response.writeHead(acknowledgeStatus).end('{}')
})
const { payload, send, stranger } = await openSignedInDesk({ role: 'editor', env })
const collector = await import('./collector.ts')
const collect = async () => (await collector.collect(payload)).stored

beforeEach(() => {
  spool = []
  acknowledged = []
  setAside = []
  acknowledgeStatus = 200
})

async function inbox() {
  const { docs } = await payload.find({ collection: 'enquiries', pagination: false })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

test('a new enquiry appears in the inbox as new, and SITE may then forget it', async () => {
  spool = [enquiry(1)]
  expect(await collect()).toBe(1)
  expect((await inbox()).get(enquiry(1).id)).toMatchObject({
    status: 'new',
    name: '山田 花子',
    language: 'jp',
    receivedAt: '2026-11-20T09:00:01.000Z',
  })
  expect(acknowledged).toEqual([enquiry(1).id])
})

test('an enquiry in the trash is not stored a second time, and SITE may forget it', async () => {
  const binned = enquiry(900)
  spool = [binned]
  expect(await collect()).toBe(1)
  const data = { deletedAt: '2026-11-21T09:00:00.000Z' }
  await payload.update({ collection: 'enquiries', id: binned.id, data })
  spool = [binned]
  expect(await collect()).toBe(1)
  expect(acknowledged).toEqual([binned.id, binned.id])
  expect((await inbox()).has(binned.id)).toBe(false)
})

test('an enquiry collected again after a lost acknowledgement is not doubled', async () => {
  spool = [enquiry(2)]
  acknowledgeStatus = 503
  await expect(collect()).rejects.toThrow('503')
  await payload.update({
    collection: 'enquiries',
    id: enquiry(2).id,
    data: { status: 'done', notes: 'Booked.' },
  })
  acknowledgeStatus = 200
  await collect()
  expect((await inbox()).get(enquiry(2).id)).toMatchObject({ status: 'done', notes: 'Booked.' })
  expect(spool).toEqual([])
})

test('an enquiry that failed to be stored stays with SITE, and is collected the next time', async () => {
  spool = [enquiry(8)]
  const { db } = payload
  vi.spyOn(db, 'commitTransaction').mockImplementationOnce((id) => db.rollbackTransaction(id))
  await expect(collect()).rejects.toThrow('not all enquiries could be stored')
  expect([acknowledged, (await inbox()).has(enquiry(8).id)]).toEqual([[], false])
  await collect()
  expect([acknowledged, (await inbox()).has(enquiry(8).id)]).toEqual([[enquiry(8).id], true])
})

test('a mobile number sent without its first zero is shown and exported as staff dial it', async () => {
  spool = [enquiry(7, { phone: '9012345678' })]
  await collect()
  expect((await inbox()).get(enquiry(7).id)?.phone).toBe('090-1234-5678')
})

test('suspected spam is kept and marked, not lost', async () => {
  spool = [enquiry(3, { quarantined: true, marks: ['hidden-field-filled', 'from-the-future'] })]
  await collect()
  expect((await inbox()).get(enquiry(3).id)).toMatchObject({
    status: 'spam',
    quarantined: true,
    marks: ['hidden-field-filled'],
  })
})

test('an enquiry from a burst is marked as such', async () => {
  spool = [enquiry(9, { quarantined: true, marks: ['many-at-once'] })]
  await collect()
  expect((await inbox()).get(enquiry(9).id)).toMatchObject({
    status: 'spam',
    marks: ['many-at-once'],
  })
})

test('an unreadable enquiry is set aside by SITE and does not hold up the others', async () => {
  using logged = logLines()
  spool = [{ ...enquiry(4), language: 'fr', name: 7 }, enquiry(5)]
  expect(await collect()).toBe(1)
  expect([acknowledged, setAside]).toEqual([[enquiry(5).id], [enquiry(4).id]])
  // Which fields, and no word of their content.
  expect(logged.lines).toEqual([
    expect.objectContaining({ level: 'error', id: enquiry(4).id, fields: 'language name' }),
  ])
})

// Takes long: some sixty texts of up to a quarter of a megabyte.
test('every enquiry the site accepts is stored whole, with any characters, in every field and up to its largest size', async () => {
  for (const [at, odd] of oddTexts().filter(isTaken).entries()) {
    const { letter, field, text } = odd
    const one = enquiry(100 + at, { [field]: text })
    spool = [one]
    expect([letter, field, await collect()]).toEqual([letter, field, 1])
    const stored = await payload.findByID({ collection: 'enquiries', id: one.id })
    // Compared separately: a difference would print both.
    expect([letter, field, stored[field] === text]).toEqual([letter, field, true])
    await payload.delete({ collection: 'enquiries', id: one.id })
  }
})

test('an enquiry that cannot be stored is set aside by SITE, is named, and does not hold up the others', async () => {
  using logged = logLines()
  // A newer version of the site may have other rules than this desk.
  const odd = enquiry(907, { name: '' })
  spool = [odd, enquiry(908)]
  expect(await collect()).toBe(1)
  expect([acknowledged, setAside]).toEqual([[enquiry(908).id], [odd.id]])
  expect(logged.lines).toEqual([expect.objectContaining({ level: 'error', id: odd.id })])
})

test('no number of enquiries that cannot be stored holds up those after them', async () => {
  using _ = logLines()
  spool = Array.from({ length: 120 }, (_, at) => enquiry(1000 + at, { name: '' }))
  spool.push(enquiry(909))
  const rounds = [await collect(), await collect(), await collect()]
  expect([rounds, acknowledged, setAside.length]).toEqual([[0, 0, 1], [enquiry(909).id], 120])
})

test('an enquiry is stored character for character', async () => {
  const message = '=1+1 <script>alert(1)</script> \u202Eevil 👨‍👩‍👧\n.\nMAIL FROM:<x>'
  spool = [enquiry(6, { message, name: '‮evil' })]
  await collect()
  expect((await inbox()).get(enquiry(6).id)).toMatchObject({ message, name: '‮evil' })
})

test('staff save the inbox as a table that opens in a spreadsheet', proves('X04'), async () => {
  const path = '/api/enquiries/export.csv'
  const answer = await send(path)
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const table = await answer.text()
  expect(table).toContain('"受信日時","状況","担当者","お客様の言語","お名前","電話番号"')
  expect(table).toContain(`"'=1+1 <script>`)
  expect(table).toContain('"2026-11-20 18:00","新着","","日本語","山田 花子","\u200B0460001234"')
  expect(table).toContain('"090-1234-5678"')
  const english = await send(path, undefined, 'GET', { 'Accept-Language': 'en' })
  expect(await english.text()).toContain('"Received","Status","Assigned to"')
})

test('the inbox is closed to strangers', async () => {
  expect((await stranger('/api/enquiries')).status).toBe(403)
  expect((await stranger('/api/enquiries/export.csv')).status).toBe(401)
})

test('staff find an enquiry by the visitor’s reference, however they type it', async () => {
  spool = [
    enquiry(1, { id: '01890000-0000-7000-8000-0123456789ab' }),
    enquiry(2, { id: '01890000-0000-7000-8000-0123456789ac' }),
  ]
  await collect()
  for (const typed of ['4D2P-F2DB', '4d2pf2db', '４Ｄ２Ｐ－Ｆ２ＤＢ']) {
    const or = ['name', 'message', 'id'].map((field) => ({ [field]: { like: typed } }))
    const { docs } = await payload.find({ collection: 'enquiries', where: { and: [{ or }] } })
    expect(docs.map(({ id, reference }) => [id, reference])).toEqual([
      ['01890000-0000-7000-8000-0123456789ab', '4D2P-F2DB'],
    ])
  }
})
