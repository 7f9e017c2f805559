import { json } from 'node:stream/consumers'
import type { GuestAct } from '@noren/contract/enquiry/guest-act'
import { type HandedEnquiry, INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { writeDay } from '@noren/contract/hours/calendar'
import { readGuestLink } from '@noren/contract/reservation/guest-link'
import { guestMac } from '@noren/kit/process/guest-mac'
import { beforeEach, expect, test, vi } from 'vitest'
import { idOf, receive, type Said } from '../../../test/received.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { standInForSite } from '../../../test/site-stand-in.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'

const ORIGIN = 'https://www.example.jp'
const TOKEN = 'a token of the company, which is long enough'

/** The next batch of SITE, and what the desk said about it. */
let spool: HandedEnquiry[] = []
let said: [string | undefined, unknown][] = []

const site = await standInForSite(async (request, response) => {
  const isCollect = request.url?.startsWith(`${INTERNAL_CALLS.collect.path}?`)
  if (!isCollect) said.push([request.url, await json(request)])
  response.end(isCollect ? JSON.stringify({ enquiries: spool }) : '{}')
})
const { payload, send, user } = await openSignedInDesk({
  role: 'editor',
  name: '須磨 蓮',
  env: { ...site, ORIGIN, INTERNAL_TOKEN: TOKEN },
})
const { collect } = await import('../collector.ts')
const { VIEWS } = await import('../list/views.ts')
const { foundBy } = await import('../search.ts')
const { replyTo } = await import('../reply/reply-to.ts')
const { cellsOf } = await import('../../staff/audit/line-words.ts')
const { askedTable } = await import('../tables/asked-table.ts')

beforeEach(async () => {
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } }, trash: true })
  spool = []
  said = []
})

const TABLE: Said = {
  tableRestaurant: 'shiobi',
  tableDate: '2026-12-24T12:00:00.000Z',
  tableTime: '18:30',
  tablePeople: 4,
  tableState: 'confirmed',
  tableAnsweredBy: '須磨 蓮',
  status: 'done',
  readAt: '2026-11-20T10:00:00.000Z',
}

const ACT = '01890000-0000-7000-9000-000000000001'
const WRITTEN = { name: '山田 花子', phone: '0460001234', email: 'a@example.jp' }

const act = (given: Partial<GuestAct> = {}, more: Partial<HandedEnquiry> = {}): HandedEnquiry => ({
  id: ACT,
  receivedAt: new Date().toISOString(),
  language: 'jp',
  name: '',
  phone: '',
  email: '',
  subject: '',
  message: '',
  table: { restaurant: 'shiobi', date: '2026-12-24', time: '18:30', people: 4 },
  act: { of: idOf(1), kind: 'cancelled', ...given },
  quarantined: false,
  marks: [],
  mailedAt: null,
  ...more,
})

async function collected(...batch: HandedEnquiry[]) {
  spool = batch
  await collect(payload)
  const { docs } = await payload.find({
    collection: 'enquiries',
    depth: 0,
    trash: true,
    sort: 'id',
  })
  return docs
}

const ACKNOWLEDGED = [[INTERNAL_CALLS.acknowledge.path, { ids: [ACT] }]]

const now = new Date('2026-11-30T03:00:00.000Z')
const listed = async (view: 'tables' | 'open') =>
  (await payload.count({ collection: 'enquiries', where: { and: [...VIEWS[view].where(now)] } }))
    .totalDocs

test('a confirmed table that its guest cancels is cancelled by the guest, and new to staff', async () => {
  await receive({ payload }, 1, TABLE)
  expect([await listed('tables'), await listed('open')]).toEqual([1, 0])
  const [enquiry, ...others] = await collected(act())
  expect(others).toEqual([])
  expect(enquiry).toMatchObject({
    name: '山田 花子',
    tableState: 'cancelled',
    tableAnsweredBy: null,
    status: 'new',
    readAt: null,
    guestActs: [{ id: ACT, kind: 'cancelled' }],
  })
  expect(said).toEqual(ACKNOWLEDGED)
  expect([await listed('tables'), await listed('open')]).toEqual([0, 1])
})

const logged = () =>
  payload.find({
    collection: 'audit-log',
    where: { act: { in: ['guest-cancelled', 'guest-said'] } },
    sort: 'id',
    pagination: false,
  })

test('an act that is handed over again is kept once, with one line of the audit log that names nobody', async () => {
  await receive({ payload }, 1, TABLE)
  const before = (await logged()).totalDocs
  await collected(act())
  await payload.update({ collection: 'enquiries', id: idOf(1), data: { status: 'done' } })
  const [enquiry] = await collected(act())
  expect([enquiry?.guestActs?.length, enquiry?.status]).toEqual([1, 'done'])
  const lines = (await logged()).docs.slice(before)
  expect(lines.map(({ act, by, account }) => [act, by, account])).toEqual([
    ['guest-cancelled', null, null],
  ])
  const [line] = lines
  expect(line && cellsOf(line, new Map(), 'ja')).toEqual(
    expect.arrayContaining(['リンクから予約を取り消し', 'お客様']),
  )
  expect(said).toEqual([...ACKNOWLEDGED, ...ACKNOWLEDGED])
})

test('a table that staff confirm as its guest cancels is new to them', async () => {
  await receive({ payload }, 1, { ...TABLE, tableState: 'asked', status: 'new' })
  const { beginTransaction } = payload.db
  vi.spyOn(payload.db, 'beginTransaction').mockImplementationOnce(async (...given) => {
    const confirmed = { tableState: 'confirmed', status: 'done' }
    await payload.db.updateOne({ collection: 'enquiries', id: idOf(1), data: confirmed })
    return beginTransaction.apply(payload.db, given)
  })
  const [enquiry] = await collected(act())
  expect([enquiry?.tableState, enquiry?.status]).toEqual(['cancelled', 'new'])
})

test('a request that nobody answered and its guest withdraws is done; a declined table stays declined', async () => {
  await receive({ payload }, 1, { ...TABLE, tableState: 'asked', status: 'new' })
  await receive({ payload }, 2, { ...TABLE, tableState: 'declined' })
  const other = act({ of: idOf(2) }, { id: ACT.replace(/1$/, '2') })
  const [first, second] = await collected(act(), other)
  expect([first?.tableState, first?.status]).toEqual(['cancelled', 'done'])
  expect([second?.tableState, second?.status]).toEqual(['declined', 'done'])
})

test('fewer guests count as fewer, and what the guest wrote is in the export', async () => {
  await receive({ payload }, 1, TABLE)
  const said = { kind: 'said', people: 3, time: '18:45', words: '椅子を一つ' } as const
  const [enquiry] = await collected(act(said))
  expect(enquiry).toMatchObject({ tableState: 'confirmed', tablePeople: 3, status: 'new' })
  const csv = await (await send('/api/enquiries/export.csv')).text()
  expect(csv).toContain('3名に変更、遅れます（18:45）、椅子を一つ')
})

test('a cancellation of a table that staff marked as come is new to them, and no confirmed table when they take that back', async () => {
  const today = `${writeDay(todayIn(new Date()))}T12:00:00.000Z`
  await receive({ payload }, 1, { ...TABLE, tableDate: today })
  const table = `/api/enquiries/${idOf(1)}/table`
  expect((await send(table, { state: 'came', shown: 'confirmed' })).status).toBe(200)
  const [enquiry] = await collected(act())
  expect(enquiry).toMatchObject({ tableState: 'came', status: 'new', readAt: null })
  expect((await send(table, { state: 'confirmed', shown: 'came' })).status).toBe(409)
  expect((await send(table, { state: 'cancelled', shown: 'came' })).status).toBe(200)
  const { takenBackTo } = await import('../tables/marking.ts')
  const { docs } = await payload.find({ collection: 'enquiries', depth: 0 })
  expect(docs[0]?.tableState).toBe('cancelled')
  expect(docs[0] && takenBackTo(docs[0], new Date())).toBeNull()
})

test('guests who cancelled before staff marked them as come, and whose cancellation came later, are not expected when staff take that back', async () => {
  const today = `${writeDay(todayIn(new Date()))}T12:00:00.000Z`
  await receive({ payload }, 1, { ...TABLE, tableDate: today })
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  const table = `/api/enquiries/${idOf(1)}/table`
  expect((await send(table, { state: 'came', shown: 'confirmed' })).status).toBe(200)
  await collected(act({}, { receivedAt: anHourAgo }))
  expect((await send(table, { state: 'confirmed', shown: 'came' })).status).toBe(409)
  const taken = await send(table, { state: 'cancelled', shown: 'came' })
  expect(await taken.json()).toMatchObject({ tableState: 'cancelled' })
})

test('an older link does not raise the party, nor make guests late for a time before the table', async () => {
  await receive({ payload }, 1, { ...TABLE, tableTime: '20:00' })
  const [enquiry] = await collected(act({ kind: 'said', people: 6, time: '18:45' }))
  expect(enquiry).toMatchObject({
    tablePeople: 4,
    tableExpected: null,
    status: 'new',
    readAt: null,
  })
  expect(enquiry?.guestActs).toMatchObject([{ kind: 'said', people: 6 }])
})

test('an act whose enquiry was erased stands alone without a person, found by the number the mail names', async () => {
  const [alone] = await collected(act())
  expect(alone).toMatchObject({
    id: ACT,
    name: '—',
    subject: '取り消し（お客様より）',
    tableState: 'cancelled',
    tableRestaurant: 'shiobi',
  })
  const number = referenceOf(idOf(1))
  expect(alone?.message).toContain(`受付番号 ${number} のご予約について`)
  expect(alone?.message).toContain(`about the table of enquiry ${number}`)
  const { docs } = await payload.find({ collection: 'enquiries', where: foundBy(number) })
  expect(docs.map(({ id }) => id)).toEqual([ACT])
  // Nothing that the desk could not take in.
  expect(said).toEqual(ACKNOWLEDGED)
})

test('an enquiry that comes after its cancellation, however late, is cancelled, and what stood alone is part of it', async () => {
  const [later, others] = [ACT.replace(/1$/, '2'), ACT.replace(/1$/, '3')]
  const words = act(
    { kind: 'said', words: '少し遅れます' },
    { receivedAt: '2026-11-20T10:00:00.000Z' },
  )
  const alone = await collected(
    act({}, { id: later, receivedAt: '2026-11-20T11:00:00.000Z' }),
    words,
    act({ of: idOf(2) }, { id: others }),
  )
  expect(alone).toHaveLength(3)
  await payload.update({ collection: 'enquiries', id: later, data: { notes: '電話済み' } })
  const { act: _, ...request } = act({}, { id: idOf(1), receivedAt: '2026-11-20T09:00:00.000Z' })
  const late = { ...request, ...WRITTEN, subject: '潮火の予約', message: '4名で伺います。' }
  await collected(late)
  const docs = await collected(late, words)
  expect(docs.map(({ id }) => id)).toEqual([idOf(1), others])
  expect(docs[0]).toMatchObject({
    name: '山田 花子',
    tableState: 'cancelled',
    tableAnsweredAt: '2026-11-20T11:00:00.000Z',
    status: 'done',
    notes: '電話済み',
    guestActs: [{ id: ACT }, { id: later }],
  })
})

test('an act that was handed over as harassment hands over its enquiry, which comes after it', async () => {
  await collected(act({ kind: 'said', words: '二度と働けないようにしてやる。' }))
  await send(`/api/enquiries/${ACT}/harassment`, { note: '脅された。' })
  const { act: _, ...request } = act({}, { id: idOf(1), subject: '潮火の予約', message: '4名' })
  const marked = { harassmentNote: '脅された。', harassmentBy: '須磨 蓮' }
  expect(await collected({ ...request, ...WRITTEN })).toMatchObject([{ id: idOf(1), ...marked }])
})

test('that a guest wants no reminders is kept, and is no news to staff', async () => {
  await receive({ payload }, 1, TABLE)
  const [enquiry] = await collected(act({ kind: 'unreminded' }))
  const { tableState, status, readAt } = TABLE
  expect(enquiry).toMatchObject({ tableState, status, readAt, guestActs: [{ kind: 'unreminded' }] })
  expect(said).toEqual(ACKNOWLEDGED)
})

test('where the enquiry was erased, nobody is left to be reminded, and nothing is kept', async () => {
  expect(await collected(act({ kind: 'unreminded' }))).toEqual([])
  expect(said).toEqual(ACKNOWLEDGED)
})

test('staff note a cancellation by telephone as the guest’s own', async () => {
  await receive({ payload }, 1, TABLE)
  const answer = await send(`/api/enquiries/${idOf(1)}/table`, {
    state: 'cancelled',
    shown: 'confirmed',
  })
  expect(await answer.json()).toMatchObject({
    tableState: 'cancelled',
    tableAnsweredBy: '須磨 蓮',
    status: 'done',
  })
})

test('a table that is given after its guest had cancelled it gets a letter without a link', async () => {
  await receive({ payload }, 1, TABLE)
  const [enquiry] = await collected(act())
  if (!enquiry) throw new Error('not collected')
  const table = (await askedTable(payload, enquiry))?.('jp') ?? null
  const replies = await replyTo({ payload, i18n: { language: 'ja' }, user }, enquiry, table)
  expect(replies.find(({ id }) => id === 'confirmed')?.text).not.toContain('/r/')
})

test('the letter that confirms or declines has a link that says so', async () => {
  const enquiry = await receive({ payload }, 1, { ...TABLE, tableState: 'asked' })
  const table = (await askedTable(payload, enquiry))?.('jp') ?? null
  const replies = await replyTo({ payload, i18n: { language: 'ja' }, user }, enquiry, table)
  const read = (id: string) => {
    const text = replies.find((each) => each.id === id)?.text ?? ''
    const [, link = ''] = /https:\/\/www\.example\.jp\/ja\/r\/(\S+)\n/.exec(text) ?? []
    return readGuestLink(link, [guestMac(TOKEN)])
  }
  expect(read('confirmed')).toMatchObject({
    id: idOf(1),
    state: 'confirmed',
    people: 4,
    minutes: 1110,
  })
  expect(read('declined')).toMatchObject({ id: idOf(1), state: 'declined' })
  expect(read('answer')).toBeNull()
})
