import type { CollectedEnquiry } from '@noren/contract/enquiry/handover'
import { writeDay } from '@noren/contract/hours/calendar'
import { readGuestLink } from '@noren/contract/reservation/guest-link'
import { guestMac } from '@noren/kit/process/guest-mac'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { idOf } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { standInForSite } from '../../../test/site-stand-in.ts'
import { inTransaction } from '../../base/database/transaction.ts'
import { DAY_MS } from '../../base/lengths.ts'
import { newId } from '../../base/new-id.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'

const env = await standInForSite((_request, response) =>
  response.end('{"enquiries":[],"mails":[]}'),
)
const desk = await openSignedInDesk({
  role: 'owner',
  name: '須磨 蓮',
  env: { ...env, ORIGIN: 'https://namiori.example' },
})
const { payload, send, as } = desk
const shop = await addRestaurant(payload, { slug: 'shiobi' })
const other = await addRestaurant(payload, { slug: 'yoriai' })
const cook = await as('restaurantEditor', { restaurants: [shop.id], email: 'cook@example.jp' })
const stranger = await as('restaurantEditor', { restaurants: [other.id], email: 'far@example.jp' })

// Until five in the morning the evening before.
const TODAY = writeDay(todayIn(new Date()))

const taken = (changes: object = {}) => ({
  id: newId(),
  source: 'telephone',
  restaurant: 'shiobi',
  date: TODAY,
  time: '19:00',
  people: 4,
  name: '',
  phone: '',
  ...changes,
})

/** Takes a table by telephone and returns its enquiry. */
async function take(changes: object = {}) {
  const body = taken(changes)
  expect((await cook.send('/api/enquiries/tables', body)).status).toBe(200)
  return read(body.id)
}

const read = (id: string) => payload.findByID({ collection: 'enquiries', id, depth: 0 })

const mark = (id: string, state: string, shown: string, by = cook) =>
  by.send(`/api/enquiries/${id}/table`, { state, shown })

const change = (id: string, body: object) =>
  cook.send(`/api/enquiries/${id}/table/change`, { shown: 'confirmed', ...body })

/** A confirmed request from the site. */
async function requested(number: number) {
  const made = await payload.create({
    collection: 'enquiries',
    data: {
      id: idOf(number),
      receivedAt: new Date().toISOString(),
      language: 'jp',
      name: '山田 花子',
      phone: '090-1234-5678',
      email: 'hanako@example.jp',
      subject: '予約',
      message: '4名で伺います。',
      status: 'done',
      tableRestaurant: 'shiobi',
      tableDate: `${TODAY}T12:00:00.000Z`,
      tableTime: '18:30',
      tablePeople: 4,
      tableState: 'confirmed',
      tableAnsweredAt: new Date(Date.now() - 60_000).toISOString(),
      tableAnsweredBy: '須磨 蓮',
    },
  })
  return made.id
}

/** What the audit log has of tables, the last first. */
async function acts(count: number): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: count })
  return docs.map(({ act }) => act)
}

test('a table by telephone is a confirmed one of that restaurant, read and done, with nobody to mail', async () => {
  const enquiry = await take({ phone: '０９０ー１２３４ー５６７８' })
  expect(enquiry).toMatchObject({
    source: 'telephone',
    tableState: 'confirmed',
    tableTime: '19:00',
    tablePeople: 4,
    name: '',
    email: '',
    message: '',
    phone: '090-1234-5678',
    status: 'done',
    readAt: expect.any(String),
  })
  expect(await acts(1)).toEqual(['table-taken'])
  const letter = {
    key: newId(),
    how: 'desk',
    table: null,
    shown: 'confirmed',
    subject: 'a',
    text: 'b',
  }
  expect((await send(`/api/enquiries/${enquiry.id}/answer`, letter)).status).toBeGreaterThan(399)
})

test('a table that is sent twice is one table, and its notes can be saved without a name', async () => {
  const body = taken()
  await cook.send('/api/enquiries/tables', body)
  expect((await cook.send('/api/enquiries/tables', body)).status).toBe(200)
  const where = { id: { equals: body.id } }
  expect((await payload.count({ collection: 'enquiries', where })).totalDocs).toBe(1)
  const saved = await cook.send(`/api/enquiries/${body.id}`, { notes: '窓側' }, 'PATCH')
  expect(saved.status).toBe(200)
  expect((await read(body.id)).notes).toBe('窓側')
})

test('nobody takes or marks a table of a restaurant that is not theirs', async () => {
  expect((await stranger.send('/api/enquiries/tables', taken())).status).toBe(403)
  const { id } = await take()
  expect((await mark(id, 'came', 'confirmed', stranger)).status).toBe(404)
  expect((await read(id)).tableState).toBe('confirmed')
})

test.each([
  ['a day that is over for long', { date: '2020-01-01' }],
  ['a day that is too far ahead', { date: '2090-01-01' }],
  ['no people', { people: 0 }],
  ['a source that is none', { source: 'site' }],
])('%s is refused', async (_, changes) => {
  expect((await cook.send('/api/enquiries/tables', taken(changes))).status).toBe(400)
})

test('staff note that guests came or did not, and take it back within a day alone', async () => {
  const { id } = await take()
  expect((await mark(id, 'came', 'confirmed')).status).toBe(200)
  expect(await read(id)).toMatchObject({ tableState: 'came', tableBefore: 'confirmed' })
  expect((await mark(id, 'missed', 'came')).status).toBe(409)
  expect((await mark(id, 'confirmed', 'came')).status).toBe(200)
  expect((await mark(id, 'missed', 'confirmed')).status).toBe(200)
  expect(await acts(3)).toEqual(['table-missed', 'table-taken-back', 'table-came'])
  const data = { tableAnsweredAt: new Date(Date.now() - DAY_MS - 1).toISOString() }
  await payload.update({ collection: 'enquiries', id, data })
  expect((await mark(id, 'confirmed', 'missed')).status).toBe(409)
  expect((await read(id)).tableState).toBe('missed')
})

test('nobody has come to a table of tomorrow, and a table of staff is never unanswered', async () => {
  const date = writeDay(todayIn(new Date()) + 2)
  const { id } = await take({ date })
  expect((await mark(id, 'came', 'confirmed')).status).toBe(409)
  expect((await mark(id, 'asked', 'confirmed')).status).toBe(409)
  expect((await mark(id, 'cancelled', 'confirmed')).status).toBe(200)
  expect((await mark(id, 'confirmed', 'cancelled')).status).toBe(200)
})

test('guests who are late have the time at which they will come', async () => {
  const { id } = await take()
  expect((await change(id, { expected: '19:30' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ tableExpected: '19:30', tableState: 'confirmed' })
  expect(await acts(1)).toEqual(['table-late'])
})

test('a changed table is confirmed again by a link with the new facts, and cancelled by the old one', async () => {
  const { letterLink } = await import('../guests/letter-link.ts')
  const { keepAct } = await import('../guests/keep-act.ts')
  const id = await requested(1)
  const changed = await change(id, { facts: { date: TODAY, time: '20:00', people: 6 } })
  expect(await changed.json()).toEqual({ isUntold: true })
  expect(await acts(1)).toEqual(['table-changed'])
  const enquiry = await read(id)
  expect(enquiry).toMatchObject({ tableTime: '20:00', tablePeople: 6, tableState: 'confirmed' })
  const link = letterLink(enquiry, 'confirmed') ?? ''
  const { settings } = await import('../../base/settings.ts')
  const said = readGuestLink(link.split('/').at(-1) ?? '', [guestMac(settings.internalToken)])
  expect(said).toMatchObject({ state: 'changed', minutes: 20 * 60, people: 6 })

  const before = { key: newId(), how: 'program', table: 'confirmed', shown: 'confirmed' }
  const stale = { ...before, facts: `${TODAY} 18:30 4`, subject: 'a', text: 'b' }
  expect((await cook.send(`/api/enquiries/${id}/answer`, stale)).status).toBe(409)
  const letter = {
    key: newId(),
    how: 'program',
    table: 'confirmed',
    facts: `${TODAY} 20:00 6`,
    shown: 'confirmed',
    subject: 'a',
    text: 'b',
  }
  expect((await cook.send(`/api/enquiries/${id}/answer`, letter)).status).toBe(200)
  const { isUntold } = await import('../tables/marking.ts')
  expect(isUntold(await read(id))).toBe(false)

  const old = { restaurant: 'shiobi', date: TODAY, time: '18:30', people: 4 }
  await keepAct(payload, {
    ...HANDED,
    id: idOf(90),
    table: old,
    act: { of: id, kind: 'cancelled' },
  })
  expect(await read(id)).toMatchObject({
    tableState: 'cancelled',
    tableTime: '20:00',
    tablePeople: 6,
  })
  expect(await acts(1)).toEqual(['guest-cancelled'])
})

const HANDED: CollectedEnquiry = {
  id: idOf(90),
  receivedAt: '2026-11-20T09:00:00.000Z',
  language: 'jp',
  name: '',
  phone: '',
  email: '',
  subject: '',
  message: '',
  quarantined: false,
  marks: [],
  mailedAt: null,
}

test('a change that was filled in before a colleague’s is refused, and theirs stays', async () => {
  const { id } = await take()
  const was = { date: TODAY, time: '19:00', people: 4 }
  expect((await change(id, { was, facts: { ...was, time: '20:00' } })).status).toBe(200)
  expect((await change(id, { was, facts: { ...was, people: 5 } })).status).toBe(409)
  expect(await read(id)).toMatchObject({ tableTime: '20:00', tablePeople: 4 })
})

test('a guest who knows of no change is still to be told after a mark that was taken back', async () => {
  const { isUntold } = await import('../tables/marking.ts')
  const id = await requested(2)
  await change(id, { facts: { date: TODAY, time: '20:00', people: 4 } })
  await mark(id, 'came', 'confirmed')
  await mark(id, 'confirmed', 'came')
  expect(isUntold(await read(id))).toBe(true)
  expect((await mark(id, 'confirmed', 'confirmed')).status).toBe(200)
  expect(isUntold(await read(id))).toBe(false)
  await mark(id, 'came', 'confirmed')
  await mark(id, 'confirmed', 'came')
  expect(isUntold(await read(id))).toBe(false)
})

test('a mark that meets the guest’s cancellation leaves it cancelled', async () => {
  const id = await requested(3)
  const req = await createLocalReq({}, payload)
  const marking = await inTransaction(req, async () => {
    // An array, which is not waited for here.
    const sent = [mark(id, 'came', 'confirmed')]
    await cook.send(`/api/enquiries/${id}`, undefined, 'GET')
    const data = { tableState: 'cancelled', tableAnsweredBy: null } as const
    await payload.update({ collection: 'enquiries', id, data, req })
    return sent
  })
  expect((await marking[0])?.status).toBe(409)
  expect((await read(id)).tableState).toBe('cancelled')
})

test('the site is asked about no mail of a table that staff took', async () => {
  const asked: string[] = []
  const { noteMails } = await import('../mails/note-mails.ts')
  const { id } = await take()
  await payload.update({ collection: 'enquiries', id, data: { mailedAt: null } })
  const before = globalThis.fetch
  globalThis.fetch = (input, init) => {
    asked.push(String(init?.body))
    return before(input, init)
  }
  await noteMails(payload, Date.now()).finally(() => {
    globalThis.fetch = before
  })
  expect(asked.join('')).not.toContain(id)
})
