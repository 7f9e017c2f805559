import { expect, test } from 'vitest'
import { addBooked } from '../../../test/facts.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openTestDesk } from '../../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { storedDue } = await import('./due-field.ts')
const { cameWhileFull } = await import('./came-while-full.ts')

const kept = (day: string) => `${day}T12:00:00.000Z`
const days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[] = [
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
]

test('a request that comes before a pause waits for the first day after it, and none of its days is full', async () => {
  const { id } = await addRestaurant(payload, {
    slug: 'shiobi',
    openingHours: { sessions: [{ days, opens: '17:30', closes: '22:00' }] },
    standing: { kind: 'pauses', from: kept('2026-12-16'), to: kept('2026-12-18') },
  })
  const table = { restaurant: 'shiobi', date: '2027-01-20', time: '18:30', people: 2 }
  expect(await storedDue(payload, table, '2026-12-15T14:00:00.000Z')).toEqual({
    tableDueAt: '2026-12-19T13:00:00.000Z',
  })
  await addBooked(payload, id, { day: kept('2026-12-17') })
  expect(await cameWhileFull(payload, { ...table, date: '2026-12-17' })).toBe(false)
})
