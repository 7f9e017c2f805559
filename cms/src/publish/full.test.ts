import { businessDay } from '@noren/contract/hours/business-day'
import { readObject } from '@noren/contract/json'
import { expect, test } from 'vitest'
import { addBooked } from '../../test/facts.ts'
import { addRestaurant } from '../../test/restaurants.ts'
import { openTestDesk } from '../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { createComposer } = await import('./compose.ts')
const composer = createComposer(payload)

const DAY_MS = 86_400_000
const day = (after: number) => businessDay(new Date(Date.now() + after * DAY_MS))
const kept = (after: number) => `${day(after)}T12:00:00.000Z`

async function shown(slug: string) {
  const { restaurants = [] } = (await composer.compose()).content
  return readObject(restaurants.find((each) => readObject(each).slug === slug)).full
}

test('what is full is published by day from today on, each once, until it is taken back', async () => {
  const { id } = await addRestaurant(payload, { slug: 'shiobi' })
  expect(await shown('shiobi')).toBe(undefined)
  await addBooked(payload, id, { day: kept(2) })
  const tonight = await addBooked(payload, id, { day: kept(0), sitting: 'dinner' })
  await addBooked(payload, id, { day: kept(2) })
  await addBooked(payload, id, { day: kept(-1) })
  expect(await shown('shiobi')).toEqual([{ day: day(0), sitting: 'dinner' }, { day: day(2) }])
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'booked', id: tonight.id, data: { deletedAt } })
  expect(await shown('shiobi')).toEqual([{ day: day(2) }])
})
