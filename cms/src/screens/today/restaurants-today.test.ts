import { expect, test } from 'vitest'
import { addBooked, addClosure, addDish } from '../../../test/facts.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

/** 16 December 2026, 12:00 in Japan: a Wednesday. */
const NOW = new Date('2026-12-16T03:00:00.000Z')

const { payload, user, as } = await openSignedInDesk({ role: 'owner' })
const { restaurantsToday } = await import('./restaurants-today.ts')

const seenBy = (who: typeof user) =>
  restaurantsToday({ payload, user: who, now: NOW, language: 'ja' })

const add = (name: string, listed: number) =>
  addRestaurant(payload, {
    name,
    listedSince: `2021-04-${String(listed).padStart(2, '0')}T00:00:00.000Z`,
    openingHours: { sessions: [{ days: ['wed'], opens: '11:00', closes: '15:00' }] },
  })

const noon = (date: string) => `2026-12-${date}T12:00:00.000Z`

test('each restaurant says its day, and leads to its closures and its menu', async () => {
  const { id } = await add('潮火', 1)
  await addDish(payload, id, { name: '鯵', soldOut: true })
  await addDish(payload, id, { name: '鯛' })
  await addBooked(payload, id, { day: noon('15') })
  await addBooked(payload, id, { day: noon('16'), sitting: 'dinner' })
  expect(await seenBy(user)).toEqual({
    restaurants: [
      {
        id,
        name: '潮火',
        isOpen: true,
        words: { en: 'Open 11:00–15:00', ja: '営業中 11:00〜15:00' },
        hours: `/admin/closures?restaurant=${id}`,
        menu: `/admin/menu/${id}`,
        tables: {
          list: expect.stringMatching(/^\/admin\/tables\?restaurant=shop-[\w-]+$/),
          take: expect.stringMatching(/^\/admin\/tables\?restaurant=shop-[\w-]+&take=1$/),
        },
        count: { dishes: 2, soldOut: 1 },
        marked: {
          id,
          names: { en: '潮火', ja: '潮火' },
          hours: expect.objectContaining({ closures: [] }),
          marks: [{ day: '2026-12-16', sitting: 'dinner' }],
          seats: null,
          counts: [],
        },
      },
    ],
    others: 0,
  })
})

test('what can be full of a day ahead follows its closures and special hours', async () => {
  const { id } = await add('凪', 30)
  const times = [{ opens: '11:00', closes: '21:00' }]
  await addClosure(payload, id, { from: noon('28'), to: noon('28'), times })
  const { restaurants } = await seenBy(user)
  expect(restaurants.find((one) => one.id === id)?.marked.hours).toMatchObject({
    specialHours: [{ from: '2026-12-28', opens: '11:00', closes: '21:00' }],
  })
  await payload.delete({ collection: 'restaurants', id })
})

test('a restaurant without hours leads to where they are written', async () => {
  const { id } = await addRestaurant(payload, { name: '準備中の店' })
  const { restaurants } = await seenBy(user)
  expect(restaurants.find((one) => one.id === id)).toMatchObject({
    words: { ja: '営業時間が未入力です' },
    hours: `/admin/collections/restaurants/${id}#field-openingHours`,
  })
})

test('of more than twenty only those are shown whose day is unusual', async () => {
  await payload.delete({ collection: 'booked', where: { id: { exists: true } } })
  for (let number = 2; number <= 20; number += 1) await add(`店${number}`, number)
  expect(await seenBy(user)).toEqual({ restaurants: [], others: 21 })
  const own = await add('経糸', 28)
  await addClosure(payload, own.id, { from: noon('16'), to: noon('17'), reason: '設備点検' })
  const { id } = await add('よりあい', 29)
  await addClosure(payload, id, { from: noon('17'), to: noon('17') })
  const { restaurants, others } = await seenBy(user)
  expect(restaurants.map(({ name, words }) => [name, words.ja])).toEqual([
    ['経糸', '本日休業：設備点検'],
  ])
  expect(others).toBe(22)
  await addBooked(payload, id, { day: noon('16') })
  const withFull = (await seenBy(user)).restaurants.map(({ name }) => name)
  expect(withFull).toEqual(['経糸', 'よりあい'])
  const editor = await as('restaurantEditor', { restaurants: [own.id] })
  expect(await seenBy(editor.user)).toMatchObject({ restaurants: [{ name: '経糸' }], others: 0 })
})
