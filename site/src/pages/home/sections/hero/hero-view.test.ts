import { readHero } from '@noren/contract/resources/hero'
import { expect, test } from 'vitest'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { proves } from '../../../../../../scripts/testing/proves.ts'
import { FALLBACK_VIDEO, heroView } from './hero-view.ts'

const OWN = { isAll: false, name: { text: '', lang: undefined }, about: 'About', film: 'Film' }
const ORIGINS = ['https://host.example']

const view = (hero: object | null) => heroView(readHero(hero), BUNDLES.en.hero, 'day', OWN, ORIGINS)

test('a film on the provider’s own host plays (acceptance D3)', () => {
  expect(view({ title: 'Kitsune', videoLink: 'https://host.example/film.mp4' }).video).toEqual({
    kind: 'file',
    src: 'https://host.example/film.mp4',
  })
  expect(
    view({ title: 'Kitsune', videoLink: { url: 'https://youtu.be/dQw4w9WgXcQ' } }).video,
  ).toMatchObject({ kind: 'youtube' })
})

test.each([
  'https://player.vimeo.com/video/76979871',
  'https://cdn.kitsune.example/film.mp4',
  { id: 7 },
  7,
])(
  'in place of a film that cannot be embedded no other one plays: %j (acceptance D3)',
  proves('J11'),
  (videoLink) => {
    expect(view({ title: 'Kitsune', videoLink }).video).toBeNull()
  },
)

test.each([null, undefined, '', '  '])(
  'where the server gives no film the built-in one plays: %j',
  proves('HERO-23'),
  (videoLink) => {
    expect(view({ title: 'Kitsune', videoLink }).video).toBe(FALLBACK_VIDEO)
    expect(view(null).video).toBe(FALLBACK_VIDEO)
  },
)

test('clients’ pictures may be plain addresses, and of a list that cannot be read nobody else’s show (acceptance D8)', () => {
  const [url] = ['https://host.example/client.webp']
  expect(view({ title: 'Kitsune', clientImages: [url] }).clientImages).toEqual([{ url }])
  expect(view({ title: 'Kitsune', clientImages: [{ photo: url }] }).clientImages).toEqual([])
  expect(view({ title: 'Kitsune', clientImages: [] }).clientImages).toHaveLength(4)
})
