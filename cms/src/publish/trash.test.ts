import { expect, test } from 'vitest'
import { logLines } from '../../test/log-lines.ts'
import { addRestaurant } from '../../test/restaurants.ts'
import { openSignedInDesk } from '../../test/signed-in-desk.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const { payload, send } = await openSignedInDesk({ role: 'editor' })

const now = () => new Date().toISOString()

const opened = async (slug: string) => (await addRestaurant(payload, { slug })).id

/** As the desk's own buttons request it. */
async function change(id: number, data: object, query = ''): Promise<number> {
  return (await send(`/api/restaurants/${id}?locale=ja${query}`, data, 'PATCH')).status
}

async function namesOnTheSite(): Promise<string[]> {
  const { createComposer } = await import('./compose.ts')
  const { content } = await createComposer(payload).compose()
  const { readRestaurantList } = await import('@noren/contract/resources/restaurant')
  return readRestaurantList(content.restaurants).map(({ slug, name }) => `${slug} ${name.jp}`)
}

test('a restaurant in the trash leaves the site, and is restored as a draft', async () => {
  const id = await opened('shiobi')
  expect(await change(id, { deletedAt: now() })).toBe(200)
  expect(await namesOnTheSite()).toEqual([])
  expect(await change(id, { deletedAt: null, _status: 'draft' }, '&trash=true')).toBe(200)
  expect(await namesOnTheSite()).toEqual([])
  expect(await change(id, { _status: 'published' })).toBe(200)
  expect(await namesOnTheSite()).toEqual(['shiobi 潮火'])
})

test('a restored restaurant is a draft, if the request does not say otherwise', async () => {
  const ids = [await opened('yoriai-zushi'), await opened('yoriai-hayama')]
  for (const id of ids) expect(await change(id, { deletedAt: now() })).toBe(200)
  expect(await change(ids[0] ?? 0, { deletedAt: null }, '&trash=true')).toBe(200)
  const other = `/api/restaurants?trash=true&locale=ja&where[id][equals]=${ids[1]}`
  expect((await send(other, { deletedAt: null }, 'PATCH')).status).toBe(200)
  expect(await namesOnTheSite()).toEqual(['shiobi 潮火'])
  const { docs } = await payload.find({ collection: 'restaurants', where: { id: { in: ids } } })
  expect(docs.map(({ _status }) => _status)).toEqual(['draft', 'draft'])
})

test('a restaurant that is restored as published shows its latest draft, as the checkbox says', async () => {
  const id = await opened('tateito')
  expect(await change(id, { name: '経糸（改装中）', _status: 'draft' }, '&draft=true')).toBe(200)
  expect(await change(id, { deletedAt: now() })).toBe(200)
  expect(await change(id, { deletedAt: null, _status: 'published' }, '&trash=true')).toBe(200)
  expect(await namesOnTheSite()).toContain('tateito 経糸（改装中）')
})

test('the address of a restaurant in the trash is refused, and the message says where that restaurant is', async () => {
  const id = await opened('kohaku')
  expect(await change(id, { deletedAt: now() })).toBe(200)
  await expect(opened('kohaku')).rejects.toMatchObject({
    data: {
      errors: [{ path: 'slug', message: expect.stringContaining('ゴミ箱にあるレストラン') }],
    },
  })
})

test('a restaurant is deleted for good after 30 days in the trash, and not a day before', async () => {
  using logged = logLines()
  const { emptyTrash } = await import('../content/editing/trash/empty-trash.ts')
  const [old, young] = [await opened('onda'), await opened('yoriai')]
  const night = Date.parse('2026-11-22T09:00:00.000Z')
  const daysAgo = (days: number) => new Date(night - days * DAY_MS - 1000).toISOString()
  expect(await change(old, { deletedAt: daysAgo(30) })).toBe(200)
  expect(await change(young, { deletedAt: daysAgo(29) })).toBe(200)
  await emptyTrash(payload, night)
  const ids = {
    collection: 'restaurants',
    where: { id: { in: [old, young] } },
    trash: true,
  } as const
  const { docs } = await payload.find(ids)
  expect(docs.map(({ slug }) => slug)).toEqual(['yoriai'])
  expect(logged.lines).toEqual([
    expect.objectContaining({ event: 'trash emptied', collection: 'restaurants', count: 1 }),
  ])
})
