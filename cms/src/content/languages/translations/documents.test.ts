import { expect, test } from 'vitest'
import { addClosure, addDish } from '../../../../test/facts.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { addPicture } from '../../../../test/samples.ts'
import { openSignedInDesk, taken } from '../../../../test/signed-in-desk.ts'

const { payload, send, user } = await openSignedInDesk({ role: 'editor' })
const { unfinishedIn } = await import('./documents.ts')

/** A restaurant with texts in both languages. */
async function translated(name: string, english: string): Promise<number> {
  const { id } = await addRestaurant(payload, { name })
  const description = 'From the charcoal.'
  await write(id, 'en', { name: english, description, address: '0-0 Zushi' })
  return id
}

function write(id: number, locale: 'en' | 'ja', data: object) {
  return payload.update({ collection: 'restaurants', id, locale, data, draft: true })
}

/** The restaurants on the page of translations, by name, with their texts. */
async function listed(): Promise<[name: string, texts: string[]][]> {
  return (await unfinishedIn(payload, user))
    .filter(({ title }) => title.ja.startsWith('レストラン'))
    .map(({ title, gaps }) => [title.ja, gaps.map(({ key, state }) => `${key} ${state}`)])
}

test('the page of translations shows every change, in any document', async () => {
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

test('a picture described in one language waits for the other, and a decorative one does not', async () => {
  const pictures = async () =>
    (await unfinishedIn(payload, user)).find(({ title }) => title.ja === '写真')?.gaps
  const { id } = await addPicture(payload, '#24406a', [60, 40], { altEn: '', altJa: '鯵の皿' })
  const { id: waves } = await addPicture(payload, '#335544', [60, 40], { altEn: '', altJa: '波' })
  await payload.update({ collection: 'media', id: waves, data: { decorative: true } })
  expect(await pictures()).toMatchObject([
    {
      key: 'altEn',
      tag: 'en',
      state: 'missing',
      sourceText: '鯵の皿',
      href: `/admin/collections/media/${id}#field-altEn`,
    },
  ])
  const written = (sourceText: string) =>
    send(`/api/media/${id}/translations?locale=en`, {
      key: 'altEn',
      translation: { text: 'A plate of mackerel', seen: { source: 'ja', sourceText, ownText: '' } },
    })
  expect((await written('鯖の皿')).status).toBe(409)
  expect(await pictures()).toHaveLength(1)
  await taken(written('鯵の皿'))
  expect(await payload.findByID({ collection: 'media', id })).toMatchObject({
    altEn: 'A plate of mackerel',
    altJa: '鯵の皿',
  })
  expect(await pictures()).toBeUndefined()
})

test('missing texts of a dish or a closure are listed with its restaurant, and lead to their fields', async () => {
  const id = await translated('喫茶こはく', 'Kohaku')
  const dish = await addDish(payload, id, { name: '珈琲', description: '深煎り。' })
  const day = '2026-12-24T12:00:00.000Z'
  const closure = await addClosure(payload, id, { from: day, to: day, reason: '貸切' })
  const own = async () =>
    (await unfinishedIn(payload, user)).find(({ title }) => title.ja.includes('喫茶こはく'))
  expect(
    (await own())?.gaps.map(({ trail, href }) => [trail.map(({ ja }) => ja).join(' › '), href]),
  ).toEqual([
    ['お品書き › 珈琲 › 品名', `/admin/menu/${id}#name.${dish.id}.en`],
    ['お品書き › 珈琲 › 説明', `/admin/menu/${id}#description.${dish.id}.en`],
    ['臨時休業・特別営業 › 2026-12-24 › 理由', `/admin/closures?edit=${closure.id}`],
  ])
  const english = { name__en: 'Coffee', description__en: 'Dark.' }
  await payload.update({ collection: 'dishes', id: dish.id, locale: 'ja', data: english })
  await payload.update({
    collection: 'dishes',
    id: dish.id,
    locale: 'ja',
    data: { name: '珈琲（深）' },
  })
  expect((await own())?.gaps).toMatchObject([{ key: 'name', state: 'stale' }, { key: 'reason' }])
  await taken(send(`/api/dishes/${dish.id}/translations?locale=en`, { key: 'name' }))
  expect((await own())?.gaps).toMatchObject([{ key: 'reason', state: 'missing' }])
})

test('a category of several dishes is listed once, and its translation is saved for all of them', async () => {
  const id = await translated('よりあい', 'Yoriai')
  const add = (name: string, category: string) =>
    addDish(payload, id, { name, name__en: `${name}, in English`, category })
  const grilled = [await add('鯵', '炭火焼き'), await add('蛤', '炭火焼き')]
  const sake = await add('純米', 'お酒')
  const own = async () =>
    (await unfinishedIn(payload, user)).find(({ title }) => title.ja.includes('よりあい'))?.gaps
  expect((await own())?.map(({ trail, count }) => [trail.map(({ ja }) => ja), count])).toEqual([
    [['お品書き', '分類'], 2],
    [['お品書き', '分類'], 1],
  ])
  const seen = { source: 'ja', sourceText: '炭火焼き', ownText: '' }
  const body = { key: 'category', translation: { text: 'From the charcoal', seen } }
  await taken(send(`/api/dishes/${grilled[0]?.id}/translations?locale=en`, body))
  const categories = await payload.find({
    collection: 'dishes',
    where: { restaurant: { equals: id } },
    locale: 'en',
    sort: 'place',
  })
  expect(categories.docs.map(({ category }) => category ?? null)).toEqual([
    'From the charcoal',
    'From the charcoal',
    null,
  ])
  expect((await own())?.map(({ place }) => place)).toEqual([`dishes/${sake.id}`])
})

test('a link to a text names no language, which would become that of every form', async () => {
  const id = await translated('汐見', 'Shiomi')
  await write(id, 'ja', { summary: '海のそば。' })
  const own = (await unfinishedIn(payload, user)).find(({ title }) => title.ja.includes('汐見'))
  expect(own?.gaps.map(({ href }) => href)).toEqual([
    `/admin/collections/restaurants/${id}#field-summary__en`,
  ])
})
