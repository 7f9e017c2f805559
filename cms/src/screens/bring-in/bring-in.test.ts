import { beforeEach, expect, test } from 'vitest'
import { addDish } from '../../../test/facts.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, user, send, as, stranger } = await openSignedInDesk({ role: 'editor' })
const { importFile } = await import('./import-file.ts')

const RESTAURANTS = [
  '店名,店名（英語）,住所,電話番号,営業時間,定休日',
  '潮火,Shiobi,逗子,046-000-0101,11:30-15:00,水',
  '経糸,Tateito,鎌倉,460000102,11:30-15:00,水',
  '潮火,,葉山,046-000-0103,,',
  '凪,Nagi,葉山,046-000-0104,17時〜翌1時,月、第3火',
].join('\n')

const MENUS = [
  '店舗,分類,品名,価格,備考',
  '潮火,炭火焼き,鯵の炭火焼き,1280,朝',
  ',,烏賊焼き,980円,',
  '潮火,,蛤,時価,',
  'なぞの店,,海老,900,',
].join('\n')

beforeEach(async () => {
  await payload.delete({ collection: 'dishes', where: { id: { exists: true } } })
  await payload.delete({ collection: 'restaurants', where: { id: { exists: true } } })
})

async function bring(text: string, query = '', as = send) {
  const form = new FormData()
  form.set('file', new File([text], 'table.csv'))
  const answer = await as(`/api/restaurants/bring-in${query}`, form)
  return { status: answer.status, body: await answer.json() }
}

type Seen = { name: string; change: string; problems: { row: number; text: string }[] }

/** The restaurants of an answer, with the rows that need mending. */
const seen = (houses: Seen[]) =>
  houses.map(({ name, change, problems }) => [name, change, ...problems.map(({ row }) => row)])

async function stored() {
  const { docs } = await payload.find({
    collection: 'restaurants',
    draft: true,
    locale: 'ja',
    sort: 'id',
  })
  return docs
}

const dishesOf = async (restaurant: number) => {
  const where = { restaurant: { equals: restaurant } }
  const { docs } = await payload.find({ collection: 'dishes', where, locale: 'ja' })
  return docs.map(({ name, price }) => [name, price])
}

test('a look at a file of restaurants says what would be made and what to mend, and stores nothing', async () => {
  const { status, body } = await bring(RESTAURANTS)
  expect([status, body.kind, seen(body.houses)]).toEqual([
    200,
    'restaurants',
    [
      ['潮火', 'new'],
      ['経糸', 'refused', 3],
      ['潮火', 'refused', 4],
      ['凪', 'new'],
    ],
  ])
  expect(body.houses[2].problems[0].text).toBe(
    '「潮火」がファイルに2回あります。先の行だけを取り込みます。',
  )
  expect(await stored()).toEqual([])
})

test('restaurants are stored as drafts with their hours and an address made of the English name', async () => {
  const { body } = await bring(RESTAURANTS, '?from=0')
  expect(body.next).toBeNull()
  expect(await stored()).toMatchObject([
    {
      name: '潮火',
      slug: 'shiobi',
      phone: '046-000-0101',
      _status: 'draft',
      changedBy: user.email,
    },
    {
      name: '凪',
      slug: 'nagi',
      openingHours: {
        sessions: [
          { days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '17:00', closes: '25:00' },
        ],
        closedDays: ['mon'],
        closedNth: [{ weekday: 'tue', nth: ['3'] }],
      },
    },
  ])
  const [shiobi] = await stored()
  const inEnglish = await payload.findByID({
    collection: 'restaurants',
    id: shiobi?.id ?? 0,
    draft: true,
    locale: 'en',
  })
  expect(inEnglish.name).toBe('Shiobi')
})

test('a second run changes nothing, and a restaurant that is published stays as it is', async () => {
  const { id } = await addRestaurant(payload, { name: '潮火', slug: 'shiobi', address: '逗子' })
  await bring(RESTAURANTS, '?from=0')
  const before = await stored()
  const { body } = await bring(RESTAURANTS, '?from=0')
  expect(seen(body.houses)).toEqual([
    ['潮火', 'skipped'],
    ['経糸', 'refused', 3],
    ['潮火', 'skipped'],
    ['凪', 'skipped'],
  ])
  expect(await stored()).toEqual(before)
  expect(before[0]).toMatchObject({ id, address: '逗子', _status: 'published' })
})

test('menus add and change the dishes of the restaurant that each row names, and keep the others', async () => {
  const { id } = await addRestaurant(payload, { name: '潮火' })
  await addDish(payload, id, { name: '鯵の炭火焼き', price: 1180 })
  await addDish(payload, id, { name: '焼きおにぎり', price: 380 })
  const look = await bring(MENUS)
  expect([look.body.kind, look.body.unknown, seen(look.body.houses)]).toEqual([
    'menus',
    ['備考'],
    [
      ['潮火', 'changed', 4],
      ['なぞの店', 'refused', 5],
    ],
  ])
  expect(look.body.houses[0].summary).toBe('1品を追加、2か所を変更')
  expect(await dishesOf(id)).toHaveLength(2)
  await bring(MENUS, '?from=0')
  const after = [
    ['鯵の炭火焼き', 1280],
    ['焼きおにぎり', 380],
    ['烏賊焼き', 980],
  ]
  expect(await dishesOf(id)).toEqual(after)
  const again = await bring(MENUS, '?from=0')
  expect(seen(again.body.houses)[0]).toEqual(['潮火', 'same', 4])
  expect(await dishesOf(id)).toEqual(after)
})

test('a menu that would have too many dishes is refused as a whole', async () => {
  const { id } = await addRestaurant(payload, { name: '潮火' })
  const rows = Array.from({ length: 201 }, (_, index) => `潮火,品${index},900`)
  const { body } = await bring(['店舗,品名,価格', ...rows].join('\n'))
  expect(body.houses[0]).toMatchObject({ change: 'refused', problems: [{ row: 2 }] })
  await bring(['店舗,品名,価格', ...rows].join('\n'), '?from=0')
  expect(await dishesOf(id)).toEqual([])
})

test('storing goes on where the request before ended', async () => {
  const { body } = await bring(RESTAURANTS, '?from=3')
  expect(seen(body.houses)).toEqual([['凪', 'new']])
  expect((await stored()).map(({ name }) => name)).toEqual(['凪'])
})

test('only those who may add restaurants bring in files', async () => {
  expect((await bring(RESTAURANTS, '', stranger)).status).toBe(401)
  for (const role of ['restaurantEditor', 'inbox'] as const) {
    const other = await as(role)
    expect((await bring(RESTAURANTS, '?from=0', other.send)).status).toBe(403)
    expect((await other.send('/api/restaurants/bring-in/menus.csv')).status).toBe(403)
  }
  expect(await stored()).toEqual([])
})

test('a workbook is refused in the reader’s language', async () => {
  const { status, body } = await bring('PK\u0003\u0004')
  expect([status, body.errors[0].message]).toEqual([
    400,
    expect.stringContaining('Excelブックのままでは読み取れません'),
  ])
})

test('the templates are tables for Excel in the reader’s language', async () => {
  const answer = await send('/api/restaurants/bring-in/restaurants.csv')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="restaurants.csv"')
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toMatch(/^\uFEFF店名,店名（英語）,/)
  expect((await send('/api/restaurants/bring-in/others.csv')).status).toBe(404)
})

test('a program brings in a file with the rights of a member of staff', async () => {
  const houses = await importFile({ payload, user }, new TextEncoder().encode(RESTAURANTS))
  expect(houses.map(({ name, change }) => [name, change])).toContainEqual(['凪', 'new'])
  expect(await stored()).toHaveLength(2)
})
