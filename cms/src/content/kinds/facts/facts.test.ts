import { expect, test } from 'vitest'
import { addDish } from '../../../../test/facts.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { openSignedInDesk, taken } from '../../../../test/signed-in-desk.ts'

const { payload, send } = await openSignedInDesk({ role: 'owner' })

async function dishesOf(restaurant: number) {
  const where = { restaurant: { equals: restaurant } }
  return (await payload.find({ collection: 'dishes', where, locale: 'all', depth: 0 })).docs
}

test('a duplicated restaurant has copies of the original’s dishes', async () => {
  const { id } = await addRestaurant(payload)
  await addDish(payload, id, { name: '鯵', name__en: 'Horse mackerel', price: 900 })
  await addDish(payload, id, { name: '蛤', allergensChecked: true, allergens: ['egg'] })
  const { doc } = await taken(send(`/api/restaurants/${id}/duplicate?locale=ja`, {}))
  const [own, others] = [await dishesOf(doc.id), await dishesOf(id)]
  expect(own).toMatchObject([
    { name: { ja: '鯵', en: 'Horse mackerel' }, price: 900 },
    { name: { ja: '蛤' }, allergensChecked: true, allergens: ['egg'] },
  ])
  expect(others.map(({ id }) => id)).not.toContain(own[0]?.id)
})

test('a duplicated restaurant has copies of the original’s menus too, and its dishes are on them', async () => {
  const { id } = await addRestaurant(payload)
  await payload.create({
    collection: 'menus',
    locale: 'ja',
    data: {
      id: 'menu-of-original',
      restaurant: id,
      place: 'a0',
      key: 'lunch',
      name: 'ランチ',
      name__en: 'Lunch',
    },
  })
  const prices = [
    { label: { ja: '小' }, price: 600 },
    { label: { ja: '大' }, price: 900 },
  ]
  await addDish(payload, id, { name: '盛りそば', menu: 'lunch', prices, course: '椀\n飯' })
  const { doc } = await taken(send(`/api/restaurants/${id}/duplicate?locale=ja`, {}))
  const where = { restaurant: { equals: doc.id } }
  const { docs } = await payload.find({ collection: 'menus', where, locale: 'all', depth: 0 })
  expect(docs).toMatchObject([{ key: 'lunch', name: { ja: 'ランチ', en: 'Lunch' } }])
  expect(await dishesOf(doc.id)).toMatchObject([
    { menu: 'lunch', prices, course: { ja: '椀\n飯' } },
  ])
})

test('a copy of a restaurant has its hours and table rules, and nothing that is true of the original alone', async () => {
  const { id } = await addRestaurant(payload, {
    name__en: 'Shiobi',
    formerSlugs: ['shio'],
    openingHours: { sessions: [{ days: ['mon'], opens: '17:00', closes: '22:30' }] },
    reservations: { largestParty: 8 },
    facts: { seats: 26, stations: [{ name: '逗子駅' }], postalCode: '249-0000' },
  })
  const named = { name: '潮火 葉山', name__en: 'Shiobi Hayama' }
  const { doc } = await taken(send(`/api/restaurants/${id}/duplicate?locale=ja`, named))
  expect(doc).toMatchObject({
    ...named,
    openingHours: { sessions: [{ days: ['mon'], opens: '17:00', closes: '22:30' }] },
    reservations: { largestParty: 8 },
    facts: { seats: 26, stations: [], postalCode: null },
    slug: null,
    formerSlugs: [],
    description: null,
    address: null,
    phone: null,
    _status: 'draft',
  })
  const day = new Date(doc.listedSince).toISOString().slice(0, 10)
  expect(day).toBe(new Date().toISOString().slice(0, 10))
})

test('a restaurant takes its dishes into the trash and back, and they are deleted with it', async () => {
  const { id } = await addRestaurant(payload)
  await addDish(payload, id, { name: '鯵' })
  const gone = await addDish(payload, id, { name: '蛤' })
  const deletedAt = '2026-11-20T12:00:00.000Z'
  await payload.update({ collection: 'dishes', id: gone.id, data: { deletedAt } })
  await taken(send(`/api/restaurants/${id}`, undefined, 'DELETE'))
  expect(await dishesOf(id)).toEqual([])
  await taken(send(`/api/restaurants/${id}?trash=true`, { deletedAt: null }, 'PATCH'))
  expect(await dishesOf(id)).toMatchObject([{ name: { ja: '鯵' } }])
  await taken(send(`/api/restaurants/${id}`, undefined, 'DELETE'))
  await taken(send(`/api/restaurants/${id}?trash=true`, undefined, 'DELETE'))
  const all = { collection: 'dishes', where: { restaurant: { equals: id } }, trash: true } as const
  expect((await payload.find(all)).docs).toEqual([])
})
