import { writeDay } from '@noren/contract/hours/calendar'
import { expect, test } from 'vitest'
import { idOf } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { DAY_MS } from '../../base/lengths.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import type { Enquiry } from '../../payload-types.ts'

const { payload, send, user, as } = await openSignedInDesk({ role: 'owner' })
const { readMonths } = await import('./read-months.ts')
const shop = await addRestaurant(payload, { slug: 'shiobi', name: '潮火' })
const now = new Date()
// Until five in the morning the evening before.
const today = writeDay(todayIn(now))

/** A table of this month. */
const table = (number: number, changes: Partial<Enquiry>) =>
  payload.create({
    collection: 'enquiries',
    data: {
      id: idOf(number),
      receivedAt: now.toISOString(),
      language: 'jp',
      name: '山田 花子',
      phone: '090-1234-5678',
      email: 'hanako@example.jp',
      subject: '予約',
      message: '4名で伺います。',
      status: 'done',
      tableRestaurant: 'shiobi',
      tableDate: `${today}T12:00:00.000Z`,
      tableTime: '18:30',
      tablePeople: 4,
      tableState: 'asked',
      ...changes,
    },
  })

const counts = async () => (await readMonths({ payload, user, now }, ['shiobi']))[0]?.counts

const ALL = {
  asked: 4,
  askedGuests: 16,
  confirmed: 3,
  confirmedGuests: 14,
  came: 1,
  cameGuests: 5,
  missed: 1,
  missedGuests: 3,
}

test('each table counts once in the month of its day, by what became of it', async () => {
  await table(1, { tablePeople: 2, tableState: 'cancelled' })
  await table(2, { tablePeople: 6, tableState: 'confirmed' })
  await table(3, { tablePeople: 5, tableState: 'came' })
  await table(4, { tablePeople: 3, tableState: 'missed' })
  await table(5, { status: 'spam' })
  const months = await readMonths({ payload, user, now }, ['shiobi'])
  expect(months).toHaveLength(13)
  expect(months[0]).toEqual({ month: today.slice(0, 7), counts: ALL })
})

test('the numbers stay when a person is erased and when enquiries are too old, and count nothing twice', async () => {
  const person = { contact: 'hanako@example.jp', erase: [idOf(3), idOf(5)] }
  expect((await send('/api/enquiries/person', person)).status).toBe(200)
  expect(await counts()).toEqual(ALL)
  const { startRetention } = await import('../retention.ts')
  const later = Date.now() + 400 * DAY_MS
  const { promise, resolve } = Promise.withResolvers<void>()
  const job = startRetention(
    payload,
    () => true,
    () => {
      resolve()
      return later
    },
  )
  await promise
  await job.stop()
  expect((await payload.count({ collection: 'enquiries' })).totalDocs).toBe(0)
  expect(await counts()).toEqual(ALL)
  const { docs } = await payload.find({ collection: 'table-counts' })
  expect(docs).toEqual([
    { id: `shiobi ${today.slice(0, 7)}`, restaurant: 'shiobi', month: today.slice(0, 7), ...ALL },
  ])
})

test('what was put into the trash is not counted, also once it is deleted there', async () => {
  const { id } = await table(6, { tableState: 'came' })
  const data = { deletedAt: now.toISOString() }
  await payload.update({ collection: 'enquiries', id, data })
  await payload.delete({ collection: 'enquiries', id, trash: true })
  expect(await counts()).toEqual(ALL)
})

test('the numbers are a table for the spreadsheet, of the restaurants that its reader sees', async () => {
  const csv = await (await send('/api/enquiries/months.csv?restaurant=shiobi')).text()
  expect(csv.split('\r\n')[1]).toBe(
    `"潮火","\u200B${today.slice(0, 7)}","4","16","3","14","1","5","1","3"`,
  )
  const other = await as('restaurantEditor', { restaurants: [], email: 'far@example.jp' })
  const seen = await (await other.send('/api/enquiries/months.csv')).text()
  expect(seen.trim().split('\r\n')).toHaveLength(1)
  expect(shop.slug).toBe('shiobi')
})

test('tables at an address that another restaurant has today are counted there alone', async () => {
  await addRestaurant(payload, { slug: 'umi', formerSlugs: ['hama', 'kaze'] })
  await addRestaurant(payload, { slug: 'kaze', name: '風' })
  await table(7, { tableRestaurant: 'hama', tablePeople: 3 })
  await table(8, { tableRestaurant: 'kaze', tablePeople: 6 })
  const guestsOf = async (slug: string) =>
    (await readMonths({ payload, user, now }, [slug]))[0]?.counts.askedGuests
  expect([await guestsOf('umi'), await guestsOf('kaze')]).toEqual([3, 6])
})
