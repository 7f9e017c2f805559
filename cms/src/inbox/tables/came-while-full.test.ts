import type { CollectedEnquiry } from '@noren/contract/enquiry/handover'
import { expect, test } from 'vitest'
import { addBooked } from '../../../test/facts.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openTestDesk } from '../../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { cameWhileFull } = await import('./came-while-full.ts')

const days: ('thu' | 'fri')[] = ['thu', 'fri']
const table = (time: string, date = '2026-12-24'): CollectedEnquiry['table'] => ({
  restaurant: 'shiobi',
  date,
  time,
  people: 2,
})

test('a request for a sitting that is full by now, by a mark or by the count, is marked, and no other', async () => {
  const { id } = await addRestaurant(payload, {
    slug: 'shiobi',
    openingHours: {
      sessions: [
        { days, opens: '11:30', closes: '14:30' },
        { days, opens: '17:30', closes: '26:00' },
      ],
    },
  })
  expect(await cameWhileFull(payload, table('18:30'))).toBe(false)
  const counted = [
    { day: '2026-12-24', sitting: 'lunch', state: 'few' },
    { day: '2026-12-25', sitting: 'dinner', state: 'full' },
  ]
  await payload.create({ collection: 'seats', data: { restaurant: id, seats: 20, counted } })
  expect(await cameWhileFull(payload, table('18:30', '2026-12-25'))).toBe(true)
  expect(await cameWhileFull(payload, table('12:00'))).toBe(false)
  await payload.delete({ collection: 'seats', where: { restaurant: { equals: id } } })
  await addBooked(payload, id, { day: '2026-12-24T12:00:00.000Z', sitting: 'dinner' })
  expect(await cameWhileFull(payload, table('18:30'))).toBe(true)
  expect(await cameWhileFull(payload, table('25:00'))).toBe(true)
  expect(await cameWhileFull(payload, table('12:00'))).toBe(false)
  expect(await cameWhileFull(payload, table('18:30', '2026-12-25'))).toBe(false)
  expect(await cameWhileFull(payload, undefined)).toBe(false)
  await addBooked(payload, id, { day: '2026-12-25T12:00:00.000Z' })
  expect(await cameWhileFull(payload, table('12:00', '2026-12-25'))).toBe(true)
})
