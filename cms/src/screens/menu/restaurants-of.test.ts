import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, as, user } = await openSignedInDesk({ role: 'editor' })
const { restaurantOf, restaurantsOf } = await import('../restaurants-of.ts')

// Takes long: it saves 101 restaurants.
test('the menu of the 101st restaurant opens, although the choice lists a hundred', async () => {
  const ids: number[] = []
  for (let number = 1; number <= 101; number++) {
    const name = `${number}号店`
    const listedSince = new Date(Date.UTC(2020, 0, number)).toISOString()
    ids.push((await addRestaurant(payload, { name, listedSince })).id)
  }
  const req = await createLocalReq({ user }, payload)
  expect(await restaurantsOf(req)).toHaveLength(100)
  const last = { id: ids.at(-1), name: '101号店' }
  expect(await restaurantOf(req, `${last.id}`)).toEqual(last)
  expect(await restaurantOf(req, 'new')).toBeUndefined()
  const other = await as('restaurantEditor', { restaurants: ids.slice(0, 1) })
  const theirs = await createLocalReq({ user: other.user }, payload)
  expect(await restaurantOf(theirs, `${last.id}`)).toBeUndefined()
})
