import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { businessDay } from '@noren/contract/hours/business-day'
import { readObject } from '@noren/contract/json'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addBooked } from '../../../test/facts.ts'
import { idOf, receive, type Said } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const TOMORROW = businessDay(new Date(Date.now() + 86_400_000))

const desk = await openSignedInDesk({ role: 'editor' })
const { payload, send, as } = desk
const { createComposer } = await import('../../publish/compose.ts')
const { exportCompany } = await import('../../desk/files/write-folder.ts')
const { recountSeats } = await import('./publish-counted.ts')
const { countsOf } = await import('../../screens/full/counts-of.ts')
const composer = createComposer(payload)
let shiobi: number
let count = 0

beforeEach(async () => {
  for (const collection of ['restaurants', 'enquiries'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } })
  const sessions = [
    { days: [...DAYS], opens: '11:30', closes: '14:30' },
    { days: [...DAYS], opens: '17:30', closes: '22:00' },
  ]
  const said = { slug: 'shiobi', formerSlugs: ['irori'], openingHours: { sessions } }
  shiobi = (await addRestaurant(payload, said)).id
})

/** A table tomorrow evening. */
function table(people: number, said: Said = {}) {
  count += 1
  return receive(desk, count, {
    tableRestaurant: 'shiobi',
    tableDate: `${TOMORROW}T12:00:00.000Z`,
    tableTime: '19:00',
    tablePeople: people,
    tableState: 'confirmed',
    ...said,
  })
}

async function seats(number: number | null, asked = send) {
  return (await asked('/api/booked/seats', { restaurant: shiobi, seats: number })).status
}

/** Whether the count has found something else, and what visitors are told then. */
async function told() {
  const hasChanged = await recountSeats(payload, new Date())
  const { restaurants = [] } = (await composer.compose()).content
  const { full, fewLeft } = readObject(restaurants[0])
  return { hasChanged, full, fewLeft }
}

const DINNER = [{ day: TOMORROW, sitting: 'dinner' }]
const NOTHING = { full: undefined, fewLeft: undefined }

test('without a number of seats nothing is counted, however many tables there are', async () => {
  await table(400)
  expect(await told()).toEqual({ hasChanged: false, ...NOTHING })
})

test('visitors are told when few seats are left and when none are, and no longer once a guest cancels', async () => {
  expect(await seats(20)).toBe(200)
  const first = await table(10, { tableRestaurant: 'irori' })
  await table(30, { tableState: 'asked' })
  await table(30, { status: 'spam' })
  expect(await told()).toEqual({ hasChanged: false, ...NOTHING })
  await table(6)
  expect(await told()).toEqual({ hasChanged: true, full: undefined, fewLeft: DINNER })
  expect((await told()).hasChanged).toBe(false)
  await table(4)
  expect(await told()).toEqual({ hasChanged: true, full: DINNER, fewLeft: undefined })
  await payload.update({
    collection: 'enquiries',
    id: first.id,
    data: { tableState: 'cancelled' },
  })
  expect(await told()).toEqual({ hasChanged: true, ...NOTHING })
})

test('staff see how many are taken and how many have asked, the site and a folder of the company no figure', async () => {
  await seats(137)
  await table(130)
  await table(3, { tableState: 'asked' })
  await told()
  const shown = (await countsOf(payload, new Date(), [shiobi]))(shiobi)
  expect(shown.seats).toBe(137)
  expect(shown.counts).toContainEqual({
    day: TOMORROW,
    sitting: 'dinner',
    taken: 130,
    asked: 3,
    seats: 137,
  })
  expect(JSON.stringify((await composer.compose()).content)).not.toMatch(/\b13[07]\b|"state"/)
  const folder = await mkdtemp(join(tmpdir(), 'noren-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await exportCompany(payload, folder)
  const file = await readFile(join(folder, 'restaurants/shiobi.json'), 'utf8')
  expect(file).not.toMatch(/\b13[07]\b|"full"|seats/)
})

test('a mark by hand holds whatever is counted, and is never taken back by the count', async () => {
  await seats(20)
  await table(17)
  await addBooked(payload, shiobi, { day: `${TOMORROW}T12:00:00.000Z`, sitting: 'dinner' })
  expect(await told()).toMatchObject({ full: DINNER, fewLeft: undefined })
  await payload.delete({ collection: 'enquiries', where: { id: { equals: idOf(count) } } })
  expect(await told()).toMatchObject({ full: DINNER, fewLeft: undefined })
})

test('a number that is taken away takes back what was counted, with the marks of staff left', async () => {
  await seats(2)
  await table(2)
  await addBooked(payload, shiobi, { day: `${TOMORROW}T12:00:00.000Z`, sitting: 'lunch' })
  expect((await told()).full).toEqual([...DINNER, { day: TOMORROW, sitting: 'lunch' }])
  expect(await seats(null)).toBe(200)
  expect((await told()).full).toEqual([{ day: TOMORROW, sitting: 'lunch' }])
})

test('only those who edit a restaurant say how many seats it has, and only a sensible number', async () => {
  const own = await as('restaurantEditor', { restaurants: [shiobi] })
  const others = await as('restaurantEditor', { email: 'b@example.jp', restaurants: [] })
  expect(await seats(20, own.send)).toBe(200)
  expect(await seats(20, others.send)).toBe(403)
  expect(await seats(20, (await as('inbox')).send)).toBe(403)
  expect([await seats(0), await seats(2.5), await seats(100_000)]).toEqual([400, 400, 400])
  const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })
  expect(docs).toMatchObject([{ act: 'seats-changed', by: own.user.id, count: 20 }])
})

test('a number that is saved for one restaurant leaves it to the next round to tell of another', async () => {
  await seats(4)
  await table(4)
  const other = await addRestaurant(payload, { slug: 'kuro', _status: 'draft' })
  expect((await send('/api/booked/seats', { restaurant: other.id, seats: 9 })).status).toBe(200)
  expect(await told()).toMatchObject({ hasChanged: true, full: DINNER })
})

test('what was found of one restaurant is told although another’s could not be kept', async () => {
  await seats(4)
  const other = await addRestaurant(payload, {
    slug: 'kuro',
    openingHours: { sessions: [{ days: [...DAYS], opens: '17:30', closes: '22:00' }] },
  })
  await send('/api/booked/seats', { restaurant: other.id, seats: 4 })
  await table(4)
  await table(4, { tableRestaurant: 'kuro' })
  const update = payload.update.bind(payload)
  const failing = vi.spyOn(payload, 'update')
  failing.mockImplementationOnce(update).mockRejectedValueOnce(new Error('locked'))
  expect(await recountSeats(payload, new Date())).toBe(true)
  failing.mockRejectedValueOnce(new Error('locked'))
  await expect(recountSeats(payload, new Date())).rejects.toThrow('locked')
  failing.mockRestore()
  expect(await recountSeats(payload, new Date())).toBe(true)
})

test('a restaurant that is deleted for good leaves no number behind', async () => {
  await seats(20)
  await payload.delete({ collection: 'restaurants', id: shiobi })
  expect((await payload.count({ collection: 'seats' })).totalDocs).toBe(0)
})
