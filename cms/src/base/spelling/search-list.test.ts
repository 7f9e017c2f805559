import type { CollectionSlug } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { expect, test } from 'vitest'
import { addRestaurant, aRestaurant } from '../../../test/restaurants.ts'
import { samplePicture } from '../../../test/samples.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, as } = await openSignedInDesk({ role: 'owner', name: '髙橋 蓮' })

async function foundIn(collection: CollectionSlug, search: string): Promise<number> {
  const collectionConfig = payload.collections[collection].config
  const where = mergeListSearchAndWhere({ collectionConfig, search }) ?? {}
  const { totalDocs } = await payload.find({ collection, where, draft: true, locale: 'ja' })
  return totalDocs
}

test('a picture is found by its file name and its description, in either language and any spelling', async () => {
  await payload.create({
    collection: 'media',
    data: { altEn: 'Grilled mackerel', altJa: '鯖の炭火焼き' },
    file: { ...(await samplePicture('navy')), name: 'IMG_4711.png' },
  })
  for (const [search, found] of [
    ['4711', 1],
    ['４７１１', 1],
    ['mackerel', 1],
    ['炭火', 1],
    ['の炭', 1],
    ['炭火焼キ', 1],
    ['天ぷら', 0],
  ] as const) {
    expect(await foundIn('media', search), search).toBe(found)
  }
})

test('a picture is named by its description, not by its file name', async () => {
  const { admin } = payload.collections.media.config
  const { docs } = await payload.find({ collection: 'media', where: { altJa: { exists: true } } })
  expect(docs.map((doc) => Reflect.get(doc, admin.useAsTitle ?? 'id'))).toEqual(['鯖の炭火焼き'])
  expect(admin.defaultColumns?.[0]).toBe('altJa')
})

test('a restaurant is found by its name in other characters, also before its draft is published', async () => {
  const { id } = await addRestaurant(payload, { name: '潮火' })
  const data = { name: '髙島屋の渡邉' }
  await payload.update({ collection: 'restaurants', id, locale: 'ja', draft: true, data })
  for (const search of ['高島屋', '高嶋屋', '渡辺', '渡邊', '高島 渡辺', '渡辺\u{E0102}']) {
    expect(await foundIn('restaurants', search), search).toBe(1)
  }
  expect(await foundIn('restaurants', '大島屋')).toBe(0)
  const kept = await payload.findByID({ collection: 'restaurants', id, draft: true, locale: 'ja' })
  expect(kept.name).toBe('髙島屋の渡邉')
})

test('a testimonial and a member of staff are found by other characters of their names', async () => {
  const said = { name: '齋藤 𠮷美', message: '美味しかったです。', rating: 5 }
  await payload.create({ collection: 'testimonials', locale: 'ja', data: said })
  expect(await foundIn('testimonials', '斉藤 吉')).toBe(1)
  expect(await foundIn('users', '高橋')).toBe(1)
  expect(await foundIn('users', 'ＯＷＮＥＲ＠')).toBe(1)
})

test('a search finds nothing that its user may not see', async () => {
  const editor = await as('editor')
  const query = new URLSearchParams({ 'where[or][0][name][like]': '高橋' })
  const answer = await editor.send(`/api/users?${query}`)
  expect((await answer.json()).docs).toEqual([])
  await payload.create({
    collection: 'restaurants',
    data: aRestaurant({ name: '山﨑' }),
    locale: 'ja',
  })
  const restaurants = await editor.send('/api/restaurants?locale=ja&where[or][0][name][like]=山崎')
  expect((await restaurants.json()).docs).toHaveLength(1)
})
