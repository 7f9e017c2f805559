import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPaperRecord, readRestaurantSince } from '@noren/contract/paper/paper-record'
import { readCompany } from '@noren/contract/resources/company'
import { readRestaurant, readRestaurantListItem } from '@noren/contract/resources/restaurant'
import { keepLastPublished, readLastPublished } from '@noren/kit/disk/last-published'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderTarget } from '../../base/targets/folder.ts'
import type { PublishTarget } from '../../base/targets/target.ts'
import { createPublisher } from '../publisher.ts'
import { paperRecord } from './record.ts'

type Restaurant = Record<string, unknown>

let data: string
let published: string
/** What is published next. */
let restaurant: Restaurant
let company: Record<string, unknown>
let today: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'noren-paper-'))
  published = join(data, 'published')
  today = '2026-11-03'
  company = { legalName: { en: 'Kirinoyado K.K.' }, name: { en: 'Kirinoyado' } }
  restaurant = {
    _id: '7',
    slug: 'irori',
    name: { en: 'Irori', jp: 'いろり' },
    createdAt: '2024-01-01T00:00:00.000Z',
    menuItems: [CHAR, SOBA],
  }
})
afterEach(() => rm(data, { recursive: true, force: true }))

const CHAR = { name: { en: 'Char', jp: '岩魚' }, description: {}, price: 900 }
const SOBA = { name: { en: 'Soba', jp: '盛りそば' }, description: {}, price: 700 }
const AT_NEW_YEAR = { from: '2026-12-31', to: '2027-01-02', reason: { en: 'New Year' } }

/** As the desk writes it. */
const wire = (raw: Restaurant) => ({ ...readRestaurantListItem(raw), ...readRestaurant(raw) })

/** Publishes with these changes, as a desk that has just started. */
async function publish(changed: Restaurant = {}) {
  restaurant = { ...restaurant, ...changed }
  const target = folderTarget(published)
  const publisher = publisherTo(target)
  await publisher.publish()
  expect(publisher.heldBack()).toEqual([])
  const snapshot = await target.current()
  const record = readPaperRecord(snapshot?.paper)
  if (!snapshot || !record) throw new Error('Nothing was published')
  const since = readRestaurantSince(record, String(restaurant.slug))
  return { seq: snapshot.seq, ...record, since }
}

function publisherTo(target: PublishTarget) {
  return createPublisher({
    compose: async () => ({
      content: { company: { ...readCompany(company) }, restaurants: [wire(restaurant)] },
      modified: {},
    }),
    target,
    numbers: {
      last: () => readLastPublished(data),
      keep: (last) => keepLastPublished(data, last),
    },
    now: () => `${today}T01:00:00.000Z`,
  })
}

const hours = (...closures: object[]) => ({
  sessions: [],
  closedDays: ['mon'],
  closedNth: [],
  closedDayOnHoliday: 'closed',
  closures,
})

test('each dish says since which publish it is as it is', async () => {
  expect((await publish()).since?.dishes).toEqual([1, 1])
  const dearer = await publish({ menuItems: [CHAR, { ...SOBA, price: 750 }] })
  expect(dearer.since).toMatchObject({ dishes: [1, 2], left: [] })
  const added = await publish({
    menuItems: [{ name: { jp: '山菜' }, description: {} }, ...[CHAR, { ...SOBA, price: 750 }]],
  })
  expect(added.since?.dishes).toEqual([3, 1, 2])
})

test('what no sheet shows changes no dish: its picture, its place, that it is sold out today', async () => {
  await publish()
  const { seq, since } = await publish({
    menuItems: [
      { ...SOBA, soldOut: '2026-11-03' },
      { ...CHAR, category: { en: 'Fish' } },
    ],
  })
  expect(seq).toBe(2)
  expect(since).toMatchObject({ dishes: [1, 1], left: [] })
})

test('a dish that is taken off the menu is kept by its name and number until it is back', async () => {
  await publish()
  const { since } = await publish({ menuItems: [CHAR] })
  expect(since?.left).toEqual([{ name: SOBA.name, seq: 2 }])
  expect((await publish({ menuItems: [CHAR, SOBA] })).since).toMatchObject({
    dishes: [1, 3],
    left: [],
  })
})

test('a dish with a corrected translation has changed, and has not left', async () => {
  await publish()
  const { since } = await publish({
    menuItems: [{ ...CHAR, name: { en: 'Grilled char', jp: '岩魚' } }, SOBA],
  })
  expect(since).toMatchObject({ dishes: [2, 1], left: [] })
})

test('of the dishes that have left a restaurant, the latest sixty are kept', async () => {
  const many = Array.from({ length: 70 }, (_, at) => ({ ...CHAR, name: { jp: `品${at}` } }))
  await publish({ menuItems: many })
  const { since } = await publish({ menuItems: [SOBA] })
  expect(since?.left).toHaveLength(60)
  expect(since?.left.at(-1)?.name).toEqual({ jp: '品69' })
})

test('a closure says since when it is as it is, and one taken back is known until it would be over', async () => {
  await publish({ openingHours: hours(AT_NEW_YEAR) })
  const longer = { ...AT_NEW_YEAR, to: '2027-01-03' }
  expect((await publish({ openingHours: hours(longer) })).since).toMatchObject({
    closures: { '2026-12-31 2027-01-03': 2 },
    takenBack: [{ from: '2026-12-31', to: '2027-01-02', seq: 2 }],
  })
  today = '2027-01-05'
  expect((await publish({ openingHours: hours() })).since).toMatchObject({
    closures: {},
    takenBack: [],
  })
})

test('of special hours of one day with one time fewer, the other has changed as well', async () => {
  const on = (opens: string, closes: string) => ({
    from: '2026-12-24',
    to: '2026-12-24',
    opens,
    closes,
    reason: {},
  })
  const [noon, evening] = [on('11:30', '14:00'), on('17:00', '21:00')]
  await publish({ openingHours: { ...hours(), specialHours: [noon, evening] } })
  const { since } = await publish({ openingHours: { ...hours(), specialHours: [evening] } })
  expect(since).toMatchObject({ closures: { '2026-12-24 2026-12-24 17:00': 2 }, takenBack: [] })
})

test('a closure within a time the restaurant pauses is not taken back', async () => {
  await publish({ openingHours: hours(AT_NEW_YEAR) })
  const pause = { from: '2026-12-20', to: '2027-02-28', reason: {}, quiet: true }
  const { since } = await publish({ openingHours: hours(pause) })
  expect(since?.takenBack).toEqual([])
})

test('the regular hours say since when they are as they are, whatever is closed in between', async () => {
  await publish({ openingHours: hours() })
  expect((await publish({ openingHours: hours(AT_NEW_YEAR) })).since?.hours).toBe(1)
  const other = { ...hours(AT_NEW_YEAR), closedDays: ['tue'] }
  expect((await publish({ openingHours: other })).since).toMatchObject({
    hours: 3,
    closures: { '2026-12-31 2027-01-02': 2 },
  })
})

test('the table charge and the menus say since when they are as they are', async () => {
  const menus = [{ name: { en: 'Lunch' }, when: { days: ['weekday'] } }]
  expect((await publish({ facts: { tableCharge: 300 }, menus })).since).toMatchObject({
    charge: 1,
    menus: 1,
  })
  const dearer = await publish({ facts: { tableCharge: 500 } })
  expect(dearer.since).toMatchObject({ charge: 2, menus: 1, dishes: [1, 1] })
  const weekends = await publish({ menus: [{ ...menus[0], when: { days: ['weekend'] } }] })
  expect(weekends.since).toMatchObject({ charge: 2, menus: 3, dishes: [1, 1] })
})

test('a dish that has left is remembered while another menu has one of its name', async () => {
  const dinner = { ...SOBA, menu: 1, price: 1200 }
  await publish({
    menus: [{ name: { en: 'Lunch' } }, { name: { en: 'Dinner' } }],
    menuItems: [SOBA, CHAR, dinner],
  })
  await publish({ menuItems: [CHAR, dinner] })
  const { since } = await publish({ menuItems: [{ ...CHAR, price: 950 }, dinner] })
  expect(since).toMatchObject({ dishes: [3, 1], left: [{ name: SOBA.name, seq: 2 }] })
})

test('of many numbers that were lost none counts as known', () => {
  const lost = Array.from({ length: 20 }, (_, at) => [at * 100 + 2, at * 100 + 100])
  const content = { restaurants: [] }
  const before = {
    schema: 1 as const,
    seq: 2000,
    publishedAt: '2026-11-02T01:00:00.000Z',
    content,
    modified: {},
    paper: { installation: 'kmr4c', lost },
  }
  const next = { seq: 2050, publishedAt: '2026-11-03T01:00:00.000Z' }
  const record = paperRecord({ content, modified: {} }, { before, last: null }, next)
  expect(record.lost).toHaveLength(20)
  expect(record.lost[0]).toEqual([2, 200])
  expect(record.lost.at(-1)).toEqual([2001, 2049])
})

test('a restaurant with a new address keeps what is known of its dishes', async () => {
  await publish()
  const { since } = await publish({ slug: 'irori-kura' })
  expect(since?.dishes).toEqual([1, 1])
})

test('a desk whose folder of snapshots is lost counts on, and says which numbers it knows nothing of', async () => {
  const { installation } = await publish()
  await publish({ menuItems: [CHAR] })
  await rm(published, { recursive: true })
  const after = await publish()
  expect(after).toMatchObject({ seq: 3, installation, lost: [[1, 2]] })
  expect(after.since?.dishes).toEqual([3])
})

test('a desk that stops right after it announced a snapshot gives its number to no other', async () => {
  await publish()
  restaurant = { ...restaurant, menuItems: [CHAR] }
  const target = folderTarget(published)
  const announced = Promise.withResolvers<number>()
  const stopping = publisherTo({
    ...target,
    publish: async (...given) => {
      announced.resolve((await target.publish(...given)).seq)
      return new Promise<never>(() => {})
    },
  })
  void stopping.publish()
  expect(await announced.promise).toBe(2)
  await rm(published, { recursive: true })
  expect((await publish({ menuItems: [] })).seq).toBe(3)
})

test('a desk that was restored counts on above what it may have published since, and knows nothing of that', async () => {
  const { installation } = await publish()
  await keepLastPublished(data, { seq: 86_401, installation })
  expect(await publish({ menuItems: [CHAR] })).toMatchObject({
    seq: 86_402,
    lost: [[2, 86_401]],
    since: { dishes: [1], left: [{ seq: 86_402 }] },
  })
})

test('the first number of each day is kept, so that a sheet has a date', async () => {
  await publish()
  await publish({ menuItems: [CHAR] })
  today = '2026-11-05'
  expect((await publish({ menuItems: [] })).days).toEqual([
    { seq: 1, day: '2026-11-03' },
    { seq: 3, day: '2026-11-05' },
  ])
})

test('a desk has a short id of its own, and a company that begins from the demo has another', async () => {
  company = { legalName: { en: 'Namiori Inc.', jp: '株式会社波織' } }
  const demo = await publish()
  expect(demo.installation).toMatch(/^[cdfhjkmnprtvwx3479]{5}$/)
  expect((await publish({ menuItems: [CHAR] })).installation).toBe(demo.installation)
  company = { legalName: { en: 'Kirinoyado K.K.' } }
  const own = await publish()
  expect(own.seq).toBe(3)
  expect(own.installation).not.toBe(demo.installation)
  expect(await readLastPublished(data)).toEqual({ seq: 3, installation: own.installation })
})
