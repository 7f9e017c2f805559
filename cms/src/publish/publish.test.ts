import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { addDish } from '../../test/facts.ts'
import { IN_TIME } from '../../test/in-time.ts'
import { publishingDesk } from '../../test/publishing-desk.ts'
import { addRestaurant, aRestaurant } from '../../test/restaurants.ts'
import { addPicture } from '../../test/samples.ts'
import { taken } from '../../test/signed-in-desk.ts'

const { payload, publisher, composer, folder, send, shown } = await publishingDesk()

/** The one published restaurant, and a function to change it. */
let shiobi: number
const update = (data: object) =>
  payload.update({
    collection: 'restaurants',
    id: shiobi,
    locale: 'en',
    data: { ...data, _status: 'published' },
  })

test('an empty desk publishes nothing, so that the demo company stays', async () => {
  expect(await publisher.publish()).toEqual({ state: 'waiting' })
  await expect(readFile(join(folder, 'current'))).rejects.toThrow('ENOENT')
})

test('a published text reaches the site automatically, in the contract’s shapes', async () => {
  await payload.updateGlobal({
    slug: 'cta',
    locale: 'en',
    data: {
      _status: 'published',
      title: 'Come in',
      titleSpan: 'and stay',
      primaryButton: 'About us',
      secondaryButton: 'Write to us',
    },
  })
  await vi.waitFor(
    async () => expect((await shown()).content.cta.en.title).toBe('Come in'),
    IN_TIME,
  )
  const { content, seq, schema } = await shown()
  expect([schema, seq]).toEqual([1, 1])
  expect(content.cta).toEqual({
    en: {
      badge: '',
      title: 'Come in',
      titleSpan: 'and stay',
      subtitle: '',
      primaryButton: { text: 'About us' },
      secondaryButton: { text: 'Write to us' },
      footer: '',
    },
  })
})

test('sections that are switched off are named in the preview of the draft, and published', async () => {
  const save = (body: object, query = '') => send(`/api/globals/home?locale=ja${query}`, body)
  await taken(save({ cta: false, _status: 'draft' }, '&draft=true'))
  expect((await composer.compose({ global: 'home' })).sections).toEqual({ hidden: ['cta'] })
  expect(await composer.compose()).not.toHaveProperty('sections')
  await taken(save({ cta: false, process: false, _status: 'published' }))
  await vi.waitFor(
    async () => expect((await shown()).sections).toEqual({ hidden: ['process', 'cta'] }),
    IN_TIME,
  )
  await taken(save({ cta: true, process: true, _status: 'published' }))
  await vi.waitFor(async () => expect(await shown()).not.toHaveProperty('sections'), IN_TIME)
})

test('the switch of a section says what it lacks to appear, and where that is written', async () => {
  const { firstUnpublished } = await import('../content/kinds/home-sections/section-parts.ts')
  expect(await firstUnpublished(payload, 'cta')).toBeNull()
  expect(await firstUnpublished(payload, 'testimonials')).toMatchObject({
    words: { ja: 'まだ公開した内容がないため、表示されません。' },
    address: '/admin/collections/testimonials',
  })
  const lacking = async () => (await firstUnpublished(payload, 'solutions'))?.address
  expect(await lacking()).toBe('/admin/globals/solutions-section')
  const heading = { heading: '三つの事業', _status: 'published' }
  await taken(send('/api/globals/solutions-section?locale=ja', heading))
  expect(await lacking()).toBe('/admin/collections/solutions')
})

test('a Japanese heading is published with its phrases marked, and missing texts come from English', async () => {
  await payload.updateGlobal({
    slug: 'cta',
    locale: 'ja',
    data: {
      _status: 'published',
      title: '暖簾の向こうへどうぞ',
      primaryButton: '会社案内',
      secondaryButton: 'お問い合わせ',
    },
  })
  await publisher.publish()
  const { jp } = (await shown()).content.cta
  expect(jp.title).toBe('暖簾の\u200B向こうへどうぞ')
  expect(jp.titleSpan).toBe('and stay')
  expect(jp.primaryButton).toEqual({ text: '会社案内' })
})

test('a draft is never published, neither a first one nor one of a published document', async () => {
  await payload.create({
    collection: 'restaurants',
    locale: 'en',
    draft: true,
    data: aRestaurant({ slug: 'secret', _status: 'draft' }),
  })
  const { id } = await addRestaurant(payload, { slug: 'shiobi', name: 'Shiobi' }, 'en')
  shiobi = id
  await payload.update({
    collection: 'restaurants',
    id,
    locale: 'en',
    draft: true,
    data: { name: 'Not yet', _status: 'draft' },
  })
  await publisher.publish()
  const { content, modified } = await shown()
  expect(content.restaurants.map(({ slug, name }: typeof content) => [slug, name])).toEqual([
    ['shiobi', { en: 'Shiobi' }],
  ])
  expect(Object.keys(modified)).toContain('restaurant:shiobi')
})

test('a restaurant with a new address stays reachable at its old one', async () => {
  await update({ slug: 'shiobi-zushi' })
  await update({ slug: 'shiobi-by-the-sea' })
  await publisher.publish()
  expect((await shown()).redirects).toEqual({
    shiobi: 'shiobi-by-the-sea',
    'shiobi-zushi': 'shiobi-by-the-sea',
  })
  await update({ slug: 'shiobi' })
  await publisher.publish()
  expect((await shown()).redirects).toEqual({
    'shiobi-zushi': 'shiobi',
    'shiobi-by-the-sea': 'shiobi',
  })
})

test('a picture is published with all its files, under an address that contains its size', async () => {
  const alts = { altEn: 'A red wall', altJa: '赤い壁' }
  const { id } = await addPicture(payload, '#b1382a', [1000, 500], alts)
  await update({ mainPhoto: id, gallery: [id] })
  await publisher.publish()
  const [first] = (await shown()).content.restaurants
  expect(first.mainPhoto).toMatch(/^\/media\/[0-9a-f]{20}-1000x500\.webp$/)
  expect(first.gallery).toEqual([{ src: first.mainPhoto, alt: { en: 'A red wall', jp: '赤い壁' } }])
  const stem = first.mainPhoto.replace('.webp', '')
  for (const width of [160, 320, 480, 640, 800, 1000]) {
    expect((await readFile(join(folder, `${stem}-${width}.avif`))).length).toBeGreaterThan(0)
  }
})

test('a corrected description reaches every page with the picture', async () => {
  const { docs } = await payload.find({ collection: 'media' })
  await payload.update({
    collection: 'media',
    id: docs[0]?.id ?? 0,
    data: { altJa: '朱色の壁' },
  })
  await vi.waitFor(async () => {
    const [first] = (await shown()).content.restaurants
    expect(first.gallery[0].alt).toEqual({ en: 'A red wall', jp: '朱色の壁' })
  }, IN_TIME)
})

test('publishing again without a change writes nothing', async () => {
  const { seq } = await shown()
  await publisher.publish()
  expect((await shown()).seq).toBe(seq)
})

test('an unpublished document disappears from the site', async () => {
  await payload.updateGlobal({ slug: 'cta', data: { _status: 'draft' } })
  await publisher.publish()
  expect((await shown()).content).not.toHaveProperty('cta')
})

test('a map link from the share button is refused, with advice on what to do', async () => {
  await expect(
    addRestaurant(payload, { mapLink: 'https://maps.app.goo.gl/AbCdEf' }),
  ).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'mapLink',
          message: expect.stringContaining('短縮リンクからは店の位置が分かりません。'),
        },
      ],
    },
  })
})

test('the photo of a dish is described by its name in a language without a description', async () => {
  const { id: photo } = await addPicture(payload, '#31435f', [600, 600], {
    altEn: '',
    altJa: '黒い皿の鯵',
  })
  await addDish(payload, shiobi, { name: '鯵', name__en: 'Horse mackerel', photo })
  await publisher.publish()
  expect((await shown()).content.restaurants[0].menuItems).toMatchObject([
    { photoAlt: { en: 'Horse mackerel', jp: '黒い皿の鯵' } },
  ])
})

test('a price that staff change changes that dish alone on sheets that are printed', async () => {
  const { id } = await addDish(payload, shiobi, { name: '鯖', price: 900 })
  await publisher.publish()
  const before = await shown()
  const sinceIn = (snapshot: typeof before) => snapshot.paper.restaurants.shiobi.dishes
  await payload.update({ collection: 'dishes', id, data: { price: 950 } })
  await publisher.publish()
  const after = await shown()
  expect(after.seq).toBeGreaterThan(before.seq)
  expect(sinceIn(after)).toEqual([...sinceIn(before).slice(0, -1), after.seq])
  expect(after.paper.installation).toBe(before.paper.installation)
})

test('the spare photo is published in place of a missing main photo', async () => {
  const picture = async (colour: string, altEn: string, altJa: string) =>
    (await addPicture(payload, colour, [1000, 500], { altEn, altJa })).id
  const main = await picture('#31435f', 'The house at dusk', '夕暮れの店')
  const spare = await picture('#d8c9a4', 'A closed noren', '閉じた暖簾')
  await update({ mainPhoto: main, fallbackPhoto: spare })
  await publisher.publish()
  const before = (await shown()).content.restaurants[0]
  expect(before.mainPhotoAlt).toEqual({ en: 'The house at dusk', jp: '夕暮れの店' })
  expect(before.mainPhoto).not.toBe(before.fallbackPhoto)

  // Staff cannot delete a used photo, but may restore a version that uses a deleted one.
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: main } } })
  publisher.request()
  await vi.waitFor(async () => {
    expect((await shown()).content.restaurants[0]).toMatchObject({
      mainPhoto: before.fallbackPhoto,
      photo: before.fallbackPhoto,
      mainPhotoAlt: { en: 'A closed noren', jp: '閉じた暖簾' },
      fallbackPhoto: before.fallbackPhoto,
    })
  }, IN_TIME)
})

test('rows that staff drag change places for visitors, and the draft of one of them stays a draft', async () => {
  const made = async (title: string) => {
    const body = { title, description: '海の宿。', _status: 'published' }
    return (await taken(send('/api/solutions?locale=ja', body))).doc
  }
  const [inn, school] = [await made('宿'), await made('料理教室')]
  const draft = `/api/solutions/${inn.id}?locale=ja&draft=true&autosave=true`
  await taken(send(draft, { title: '海辺の宿' }, 'PATCH'))
  const order = {
    collectionSlug: 'solutions',
    docsToMove: [inn.id],
    newKeyWillBe: 'greater',
    orderableFieldName: '_order',
    target: { id: school.id, key: school._order },
  }
  await taken(send('/api/reorder', order))
  const { solutions } = (await composer.compose()).content
  expect(solutions).toMatchObject([{ title: { ja: '料理教室' } }, { title: { ja: '宿' } }])
  const saved = await taken(send(`/api/solutions/${inn.id}?draft=true&locale=ja`))
  expect([saved._status, saved.title]).toEqual(['draft', '海辺の宿'])
})
