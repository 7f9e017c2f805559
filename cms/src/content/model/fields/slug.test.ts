import { expect, test } from 'vitest'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { openTestDesk } from '../../../../test/test-desk.ts'

const { payload } = await openTestDesk()

test('a former address must be valid, and not another restaurant’s', async () => {
  await addRestaurant(payload, { slug: 'shiobi' })
  const { id } = await addRestaurant(payload, { slug: 'other' })
  const update = (formerSlugs: string[]) =>
    payload.update({ collection: 'restaurants', id, locale: 'ja', data: { formerSlugs } })
  await expect(update(['Old Place'])).rejects.toThrow(/以前のアドレス/)
  await expect(update(['shiobi'])).rejects.toThrow(/以前のアドレス/)
  expect((await update(['other', 'old-place'])).formerSlugs).toContain('old-place')
})

test('an address that another restaurant has is refused at its field', async () => {
  const { id } = await addRestaurant(payload, { slug: 'third' })
  const data = { slug: 'shiobi' }
  const refused = payload.update({ collection: 'restaurants', id, locale: 'ja', data })
  const message = '「shiobi」はほかのレストランが使っています。別のアドレスにしてください。'
  await expect(refused).rejects.toMatchObject({
    data: { errors: [{ path: 'slug', message }] },
  })
})
