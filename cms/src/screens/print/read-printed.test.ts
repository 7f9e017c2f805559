import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { publishingDesk } from '../../../test/publishing-desk.ts'
import { addRestaurant } from '../../../test/restaurants.ts'

const { payload, publisher, shown, user } = await publishingDesk()
const { hasUnpublished, readPrinted } = await import('./read-printed.ts')

test('a sheet shows what visitors see with the number of its snapshot, and says what waits', async () => {
  const { id } = await addRestaurant(payload, { slug: 'shiobi' })
  const draft = await addRestaurant(payload, { slug: 'later', _status: 'draft' })
  await publisher.publish()
  await payload.update({ collection: 'restaurants', id, draft: true, data: { name: '新しい名' } })
  const printed = await readPrinted(id)
  expect(printed).toMatchObject({ restaurant: { slug: 'shiobi', name: { jp: '潮火' } } })
  expect(printed?.seq).toBe((await shown()).seq)
  const req = await createLocalReq({ user }, payload)
  expect(await hasUnpublished(req, id)).toBe(true)
  expect(await readPrinted(draft.id)).toBeNull()
})
