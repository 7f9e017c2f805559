import { businessDay } from '@noren/contract/hours/business-day'
import { readDay } from '@noren/contract/hours/calendar'
import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { beforeEach, expect, test } from 'vitest'
import { addClosure } from '../../../test/facts.ts'
import { logLines } from '../../../test/log-lines.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import type { Entry } from '../closures/closure.ts'
import { withEntries } from '../closures/days-of.ts'
import { marksOn } from './full.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const DAY_MS = 86_400_000
const day = (after: number) => businessDay(new Date(Date.now() + after * DAY_MS))

const { payload, send, stranger, as } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
let shiobi: number

beforeEach(async () => {
  await payload.delete({ collection: 'restaurants', where: { id: { exists: true } } })
  shiobi = (await addRestaurant(payload)).id
})

const dinner = (isFull = true, changes: object = {}) => ({
  restaurant: shiobi,
  day: day(0),
  sitting: 'dinner',
  isFull,
  ...changes,
})

async function mark(body: object, sent = send) {
  const answer = await sent('/api/booked', body)
  const { errors }: { errors?: { message: string }[] } = await answer.json()
  return { status: answer.status, message: errors?.[0]?.message }
}

async function marks(restaurant = shiobi) {
  const where = { restaurant: { equals: restaurant } }
  const { docs } = await payload.find({ collection: 'booked', where, sort: 'day', depth: 0 })
  return docs.map(({ day, sitting }) => [day.slice(0, 10), sitting ?? null])
}

async function acts() {
  const { docs } = await payload.find({ collection: 'audit-log', sort: 'id', pagination: false })
  return docs.map(({ act }) => act).filter((act) => act.startsWith('full'))
}

test('tonight is full once, however often and by how many people it is said, and is taken back', async () => {
  const other = await as('owner')
  const before = await acts()
  const answers = await Promise.all([mark(dinner()), mark(dinner(), other.send), mark(dinner())])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await marks()).toEqual([[day(0), 'dinner']])
  await mark(dinner(false))
  await mark(dinner(false))
  expect(await marks()).toEqual([])
  expect((await acts()).slice(before.length)).toEqual(['full-marked', 'full-taken-back'])
})

test('a day and a sitting are marked apart, and each is taken back alone', async () => {
  await mark(dinner())
  await mark(dinner(true, { sitting: null }))
  await mark(dinner(true, { sitting: 'lunch', day: day(3) }))
  await mark(dinner(false))
  expect(await marks()).toEqual([
    [day(0), null],
    [day(3), 'lunch'],
  ])
})

test('a day that is over cannot be marked, and is deleted with the next mark', async () => {
  const past = { id: 'past', restaurant: shiobi, day: `${day(-1)}T12:00:00.000Z` }
  await payload.create({ collection: 'booked', data: past })
  const { status, message } = await mark(dinner(true, { day: day(-1) }))
  expect([status, message]).toEqual([
    400,
    'この日は終わっているか、先すぎます。ページを再読み込みして、別の日を選んでください。',
  ])
  await mark(dinner())
  expect(await marks()).toEqual([[day(0), 'dinner']])
})

test('a sitting that the day has not, by its closures and special hours, cannot be marked', async () => {
  const days = [...DAYS]
  const sessions = [
    { days, opens: '11:30', closes: '14:30' },
    { days, opens: '17:30', closes: '22:00' },
  ]
  shiobi = (await addRestaurant(payload, { openingHours: { sessions } })).id
  const noon = (after: number) => `${day(after)}T12:00:00.000Z`
  const special = { from: noon(3), to: noon(3), times: [{ opens: '11:00', closes: '21:00' }] }
  await addClosure(payload, shiobi, special)
  await addClosure(payload, shiobi, { from: noon(4), to: noon(4) })
  expect(await mark(dinner(true, { day: day(3) }))).toEqual({
    status: 400,
    message: 'この日にはこの時間帯の営業がありません。ページを再読み込みして、選び直してください。',
  })
  expect((await mark(dinner(true, { day: day(4) }))).status).toBe(400)
  expect((await mark(dinner(true, { day: day(3), sitting: null }))).status).toBe(200)
  expect((await mark(dinner(true, { day: day(5) }))).status).toBe(200)
  expect(await marks()).toEqual([
    [day(3), null],
    [day(5), 'dinner'],
  ])
})

test('only those who edit a restaurant mark it as full', async () => {
  using _logged = logLines()
  const own = await as('restaurantEditor', { restaurants: [shiobi] })
  const other = await addRestaurant(payload, { name: '恩田' })
  expect((await mark(dinner(), own.send)).status).toBe(200)
  expect((await mark(dinner(true, { restaurant: other.id }), own.send)).status).toBe(403)
  expect((await mark(dinner(), (await as('inbox')).send)).status).toBe(403)
  expect((await mark(dinner(), stranger)).status).toBe(401)
  expect(await marks(other.id)).toEqual([])
})

test('a restaurant takes its full days into the trash and back, and a copy has none', async () => {
  await mark(dinner())
  const { doc } = await (await send(`/api/restaurants/${shiobi}/duplicate?locale=ja`, {})).json()
  expect(await marks(doc.id)).toEqual([])
  await send(`/api/restaurants/${shiobi}`, undefined, 'DELETE')
  expect(await marks()).toEqual([])
  await send(`/api/restaurants/${shiobi}?trash=true`, { deletedAt: null }, 'PATCH')
  expect(await marks()).toEqual([[day(0), 'dinner']])
})

function hoursOf(...sessions: object[]): OpeningHours | null {
  return readOpeningHours({ sessions: sessions.map((each) => ({ days: DAYS, ...each })) })
}

test('staff choose among the sittings that a day still has, dinner first', () => {
  const [LUNCH, DINNER] = [
    { opens: '11:30', closes: '14:30' },
    { opens: '17:30', closes: '22:00' },
  ]
  const date = '2026-12-24'
  const offered = (hours: OpeningHours | null, time: string) =>
    marksOn(hours, readDay(date) ?? 0, tokyoMinute(new Date(`${date}T${time}:00+09:00`))).map(
      ({ sitting }) => sitting,
    )
  expect(offered(hoursOf(LUNCH, DINNER), '10:00')).toEqual(['dinner', 'lunch', null])
  expect(offered(hoursOf(LUNCH, DINNER), '16:00')).toEqual(['dinner'])
  expect(offered(hoursOf(LUNCH, DINNER), '23:00')).toEqual([])
  expect(offered(hoursOf(DINNER), '10:00')).toEqual([null])
  expect(offered(null, '10:00')).toEqual([null])
})

test('on the screen of closures a day of special hours offers what it has, also on a day of rest', () => {
  const hours = readOpeningHours({
    sessions: [
      { days: DAYS, opens: '11:30', closes: '14:30' },
      { days: DAYS, opens: '17:30', closes: '22:00' },
    ],
    closedDays: ['mon'],
  })
  const choice = { id: 1, names: {}, isShown: true, hours }
  const entry = (date: string, times: Entry['times']): Entry => ({
    ids: [date],
    restaurants: [1],
    from: date,
    to: date,
    times,
    reason: {},
    banner: null,
  })
  const entries = [
    entry('2026-12-28', [{ opens: '17:30', closes: '22:00', lastOrder: '' }]),
    entry('2026-12-31', [{ opens: '11:00', closes: '21:00', lastOrder: '' }]),
    entry('2027-01-01', []),
  ]
  const offered = (date: string) =>
    marksOn(withEntries(choice, entries), readDay(date) ?? 0, 0).map(({ sitting }) => sitting)
  expect(offered('2026-12-28')).toEqual([null])
  expect(offered('2026-12-31')).toEqual([null])
  expect(offered('2027-01-01')).toEqual([])
  expect(offered('2026-12-30')).toEqual(['dinner', 'lunch', null])
})
