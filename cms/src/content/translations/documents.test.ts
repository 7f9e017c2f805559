import { expect, test } from 'vitest'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk, taken } from '../../../test/signed-in-desk.ts'

const { payload, send, user } = await openSignedInDesk({ role: 'editor' })
const { unfinishedIn } = await import('./documents.ts')

/** A restaurant that is written in both languages. */
async function translated(name: string, english: string): Promise<number> {
  const { id } = await addRestaurant(payload, { name })
  const description = 'From the charcoal.'
  await write(id, 'en', { name: english, description, address: '0-0 Zushi' })
  return id
}

function write(id: number, locale: 'en' | 'ja', data: object) {
  return payload.update({ collection: 'restaurants', id, locale, data, draft: true })
}

/** What the page of translations lists of restaurants, by their names. */
async function listed(): Promise<[name: string, texts: string[]][]> {
  return (await unfinishedIn(payload, user))
    .filter(({ place }) => place.startsWith('restaurants/'))
    .map(({ title, gaps }) => [title.ja, gaps.map(({ key, state }) => `${key} ${state}`)])
}

test('the page of translations follows every change, whichever document it is in', async () => {
  const first = await translated('潮火', 'Shiobi')
  const second = await translated('音田', 'Onda')
  expect(await listed()).toEqual([])
  await write(first, 'ja', { description: '藁焼き。' })
  expect(await listed()).toEqual([['レストラン：潮火', ['description stale']]])
  await write(second, 'ja', { name: '音田屋', summary: '川のそば。' })
  expect(await listed()).toEqual([
    ['レストラン：潮火', ['description stale']],
    ['レストラン：音田屋', ['name stale', 'summary missing']],
  ])
  await write(second, 'en', { summary: 'By the river.' })
  await taken(send(`/api/restaurants/${second}/translations?locale=en`, { key: 'name' }))
  expect(await listed()).toEqual([['レストラン：潮火', ['description stale']]])
  await payload.delete({ collection: 'restaurants', id: first })
  expect(await listed()).toEqual([])
})
