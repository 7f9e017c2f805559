import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { samplePicture } from '../../test/samples.ts'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'
import type { Composer } from './compose.ts'
import type { Publisher } from './publisher.ts'

let desk: TestDesk
let publisher: Publisher
let composer: Composer
let folder: string

beforeAll(async () => {
  desk = await openTestDesk()
  folder = join(desk.dataDir, 'published')
  const { folderTarget } = await import('../published/folder.ts')
  const { createPublisher } = await import('./publisher.ts')
  const { createComposer } = await import('./compose.ts')
  composer = createComposer(desk.payload)
  publisher = createPublisher({ compose: composer.compose, target: folderTarget(folder) })
  globalThis.norenDesk = { publisher }
})

afterAll(async () => {
  globalThis.norenDesk = undefined
  await publisher.stop()
  await desk.close()
})

async function shown() {
  const name = (await readFile(join(folder, 'current'), 'utf8')).trim()
  return JSON.parse(await readFile(join(folder, name), 'utf8'))
}

const restaurant = {
  name: 'Shiobi',
  description: 'Charcoal and the day’s catch.',
  address: '0-0 Example, Zushi',
  phone: '046-000-0000',
  hours: 'Tue–Sun 17:00–22:30',
  accent: 'ember' as const,
  listedSince: '2021-04-01T00:00:00.000Z',
}

test('an empty desk publishes nothing, so that the demo company stays', async () => {
  expect(await publisher.publish()).toEqual({ state: 'waiting' })
  await expect(readFile(join(folder, 'current'))).rejects.toThrow('ENOENT')
})

test('a published text reaches the site by itself, in the shapes of the contract', async () => {
  await desk.payload.updateGlobal({
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
  await vi.waitFor(async () => expect((await shown()).content.cta.en.title).toBe('Come in'), 10_000)
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

test('a Japanese heading is published with its phrases marked, its gaps filled from English', async () => {
  await desk.payload.updateGlobal({
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

test('a draft is never published, neither a first one nor one on top of something published', async () => {
  const { payload } = desk
  await payload.create({
    collection: 'restaurants',
    locale: 'en',
    draft: true,
    data: { ...restaurant, slug: 'secret', _status: 'draft' },
  })
  const { id } = await payload.create({
    collection: 'restaurants',
    locale: 'en',
    data: { ...restaurant, slug: 'shiobi', _status: 'published' },
  })
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

test('a restaurant that gets another address stays reachable at its old one', async () => {
  const { docs } = await desk.payload.find({
    collection: 'restaurants',
    where: { slug: { equals: 'shiobi' } },
  })
  const update = (slug: string) =>
    desk.payload.update({
      collection: 'restaurants',
      id: docs[0]?.id ?? 0,
      locale: 'en',
      data: { slug, _status: 'published' },
    })
  await update('shiobi-zushi')
  await update('shiobi-by-the-sea')
  await publisher.publish()
  expect((await shown()).redirects).toEqual({
    shiobi: 'shiobi-by-the-sea',
    'shiobi-zushi': 'shiobi-by-the-sea',
  })
  await update('shiobi')
  await publisher.publish()
  expect((await shown()).redirects).toEqual({
    'shiobi-zushi': 'shiobi',
    'shiobi-by-the-sea': 'shiobi',
  })
})

test('a picture is published under an address that tells its size, with all its files', async () => {
  const picture = await desk.payload.create({
    collection: 'media',
    data: { altEn: 'A red wall', altJa: '赤い壁' },
    file: await samplePicture('#b1382a', 1000, 500),
  })
  const { docs } = await desk.payload.find({
    collection: 'restaurants',
    where: { slug: { equals: 'shiobi' } },
  })
  await desk.payload.update({
    collection: 'restaurants',
    id: docs[0]?.id ?? 0,
    locale: 'en',
    data: { mainPhoto: picture.id, gallery: [picture.id], _status: 'published' },
  })
  await publisher.publish()
  const [first] = (await shown()).content.restaurants
  expect(first.mainPhoto).toMatch(/^\/media\/[0-9a-f]{20}-1000x500\.webp$/)
  expect(first.gallery).toEqual([{ src: first.mainPhoto, alt: { en: 'A red wall', jp: '赤い壁' } }])
  const stem = first.mainPhoto.replace('.webp', '')
  for (const width of [160, 320, 480, 640, 800, 1000]) {
    expect((await readFile(join(folder, `${stem}-${width}.avif`))).length).toBeGreaterThan(0)
  }
})

test('a corrected picture description reaches every page the picture is on', async () => {
  const { docs } = await desk.payload.find({ collection: 'media' })
  await desk.payload.update({
    collection: 'media',
    id: docs[0]?.id ?? 0,
    data: { altJa: '朱色の壁' },
  })
  await vi.waitFor(async () => {
    const [first] = (await shown()).content.restaurants
    expect(first.gallery[0].alt).toEqual({ en: 'A red wall', jp: '朱色の壁' })
  }, 10_000)
})

test('publishing again without a change writes nothing', async () => {
  const { seq } = await shown()
  await publisher.publish()
  expect((await shown()).seq).toBe(seq)
})

test('what was taken back disappears from the site', async () => {
  await desk.payload.updateGlobal({ slug: 'cta', data: { _status: 'draft' } })
  await publisher.publish()
  expect((await shown()).content).not.toHaveProperty('cta')
})

test('content a page would change is refused with the name of the document', async () => {
  const { folderTarget } = await import('../published/folder.ts')
  const { createPublisher } = await import('./publisher.ts')
  const { seq } = await shown()
  const broken = createPublisher({
    target: folderTarget(folder),
    compose: async () => {
      const edition = await composer.compose()
      const [first] = edition.content.restaurants ?? []
      return {
        ...edition,
        content: { ...edition.content, restaurants: [{ ...Object(first), accent: 'pink' }] },
      }
    },
  })
  expect(await broken.publish()).toEqual({
    state: 'refused',
    problems: [
      {
        document: { en: 'Restaurant “Not yet”', ja: 'レストラン「Not yet」' },
        field: { en: 'Colour', ja: '色' },
      },
    ],
  })
  expect((await shown()).seq).toBe(seq)
})

test('a map link from the share button is refused with what to do instead', async () => {
  await expect(
    desk.payload.create({
      collection: 'restaurants',
      locale: 'en',
      data: {
        ...restaurant,
        slug: 'tateito',
        mapLink: 'https://maps.app.goo.gl/AbCdEf',
        _status: 'published',
      },
    }),
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

test('the spare photo is published in place of a main photo that is missing', async () => {
  const picture = async (colour: string, altEn: string, altJa: string) => {
    const file = await samplePicture(colour, 1000, 500)
    return (await desk.payload.create({ collection: 'media', data: { altEn, altJa }, file })).id
  }
  const main = await picture('#31435f', 'The house at dusk', '夕暮れの店')
  const spare = await picture('#d8c9a4', 'A closed noren', '閉じた暖簾')
  const { docs } = await desk.payload.find({
    collection: 'restaurants',
    where: { slug: { equals: 'shiobi' } },
  })
  await desk.payload.update({
    collection: 'restaurants',
    id: docs[0]?.id ?? 0,
    locale: 'en',
    data: { mainPhoto: main, fallbackPhoto: spare, _status: 'published' },
  })
  await publisher.publish()
  const before = (await shown()).content.restaurants[0]
  expect(before.mainPhotoAlt).toEqual({ en: 'The house at dusk', jp: '夕暮れの店' })
  expect(before.mainPhoto).not.toBe(before.fallbackPhoto)

  // Staff cannot delete it while it is used, but may bring back a version that names it.
  await desk.payload.db.deleteOne({ collection: 'media', where: { id: { equals: main } } })
  publisher.request()
  await vi.waitFor(async () => {
    expect((await shown()).content.restaurants[0]).toMatchObject({
      mainPhoto: before.fallbackPhoto,
      photo: before.fallbackPhoto,
      mainPhotoAlt: { en: 'A closed noren', jp: '閉じた暖簾' },
      fallbackPhoto: before.fallbackPhoto,
    })
  }, 10_000)
})
