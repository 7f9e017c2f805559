import { businessDay } from '@noren/contract/hours/business-day'
import { readDay } from '@noren/contract/hours/calendar'
import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { beforeEach, expect, test } from 'vitest'
import { logLines } from '../../../test/log-lines.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { marksOn } from './full.ts'

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

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

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
