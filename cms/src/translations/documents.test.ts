import type { TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
let token: string
let mio: TypedUser
/** Two restaurants. */
const shops: number[] = []

beforeAll(async () => {
  desk = await openTestDesk()
  const account = { email: 'mio@example.jp', password: 'three waves in a row' }
  const editor = { ...account, role: 'editor' as const }
  const doc = await desk.payload.create({ collection: 'users', data: editor })
  mio = { ...doc, collection: 'users' }
  token = (await desk.payload.login({ collection: 'users', data: account })).token ?? ''
  for (const [slug, name] of [
    ['shiobi', '潮火'],
    ['onda', '音田'],
  ] as const) {
    const { id } = await desk.payload.create({
      collection: 'restaurants',
      locale: 'ja',
      data: {
        slug,
        name,
        description: '炭火焼き。',
        address: '逗子市0-0',
        phone: '046-000-0000',
        accent: 'ember',
        listedSince: '2021-04-01T00:00:00.000Z',
        _status: 'published',
      },
    })
    await write(id, 'en', {
      name: slug,
      description: 'From the charcoal.',
      address: '0-0 Zushi',
    })
    shops.push(id)
  }
})
afterAll(() => desk.close())

function write(id: number, locale: 'en' | 'ja', data: object) {
  return desk.payload.update({ collection: 'restaurants', id, locale, data, draft: true })
}

/** What the page of translations lists of restaurants, by their names. */
async function listed(): Promise<[name: string, texts: string[]][]> {
  const { unfinishedIn } = await import('./documents.ts')
  return (await unfinishedIn(desk.payload, mio))
    .filter(({ place }) => place.startsWith('restaurants/'))
    .map(({ title, gaps }) => [title.ja, gaps.map(({ key, state }) => `${key} ${state}`)])
}

test('the page of translations follows every change, whichever document it is in', async () => {
  const [first = 0, second = 0] = shops
  expect(await listed()).toEqual([])
  await write(first, 'ja', { description: '藁焼き。' })
  expect(await listed()).toEqual([['レストラン：潮火', ['description stale']]])
  await write(second, 'ja', { name: '音田屋', summary: '川のそば。' })
  expect(await listed()).toEqual([
    ['レストラン：潮火', ['description stale']],
    ['レストラン：音田屋', ['name stale', 'summary missing']],
  ])
  await write(second, 'en', { summary: 'By the river.' })
  await desk.request(`/api/restaurants/${second}/translations?locale=en`, {
    method: 'POST',
    token,
    body: JSON.stringify({ key: 'name' }),
  })
  expect(await listed()).toEqual([['レストラン：潮火', ['description stale']]])
  await desk.payload.delete({ collection: 'restaurants', id: first })
  expect(await listed()).toEqual([])
})
