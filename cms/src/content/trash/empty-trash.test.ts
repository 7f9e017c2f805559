import { expect, test } from 'vitest'
import { openTestDesk } from '../../../test/test-desk.ts'

const TOMORROW = Date.now() + 25 * 3_600_000

const { payload } = await openTestDesk()
const { dropUntouched } = await import('./empty-trash.ts')

/** A restaurant as the screen for a new one creates it. */
const opened = (data: object = {}) =>
  payload.create({ collection: 'restaurants', data, draft: true, locale: 'ja' })

async function left(): Promise<number[]> {
  const { docs } = await payload.find({ collection: 'restaurants', draft: true, sort: 'id' })
  return docs.map(({ id }) => id)
}

test('a new restaurant that no one edited is deleted after a day; an edited one stays', async () => {
  await opened()
  const written = await opened()
  const change = { collection: 'restaurants', id: written.id, draft: true } as const
  await payload.update({ ...change, data: { phone: '046-000-0000' } })
  const named = await opened({ name: '潮火' })
  const all = await left()
  await dropUntouched(payload, Date.now())
  expect(await left()).toEqual(all)
  await dropUntouched(payload, TOMORROW)
  expect(await left()).toEqual([written.id, named.id])
})
