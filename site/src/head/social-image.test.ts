import { readRestaurant } from '@noren/contract/resources/restaurant'
import { expect, test } from 'vitest'
import { socialImage } from './social-image.ts'

const HOME = '/media/00000000000000000000-1200x630.jpg'
const ABOUT = '/media/11111111111111111111-1200x630.jpg'
const OWN = '/media/22222222222222222222-1200x630.jpg'
const CONTENT = {
  origin: 'https://example.jp',
  imageOrigins: ['https://pictures.example'],
  cards: { home: HOME, about: ABOUT },
}
const SIZE = { width: 1200, height: 630 }

const page = (route: 'about' | 'privacy', cards = CONTENT.cards) =>
  socialImage({ route, language: 'jp' }, { ...CONTENT, cards }, null)

const imageOf = (fields: object) =>
  socialImage(
    { route: 'restaurant', language: 'en' },
    CONTENT,
    readRestaurant({ _id: 'a', slug: 'a', name: { en: 'A' }, menuItems: [], ...fields }),
  )

test('a page is shared with its own card, and one without with the home page’s', () => {
  expect(page('about')).toEqual({ url: `https://example.jp${ABOUT}`, size: SIZE, alt: '' })
  expect(page('privacy')).toEqual({ url: `https://example.jp${HOME}`, size: SIZE, alt: '' })
})

test('without published cards, or with an invalid one, no picture is named', () => {
  expect(page('about', { home: '', about: '' })).toBeNull()
  expect(page('about', { home: '//evil.example/a.jpg', about: '' })).toBeNull()
})

test('a restaurant is shared with its own card, and with what its photo shows', () => {
  const mainPhotoAlt = { en: 'The grill' }
  const url = `https://example.jp${OWN}`
  expect(imageOf({ shareCard: OWN, mainPhotoAlt })).toEqual({ url, size: SIZE, alt: 'The grill' })
})

test('a restaurant without a card takes the home page’s, never a picture in a format few messengers show', () => {
  const mainPhotoAlt = { en: 'The grill' }
  for (const mainPhoto of [
    '',
    '/media/0123456789abcdef0123-800x600.webp',
    'https://pictures.example/a.webp',
    'https://elsewhere.example/a.jpg',
  ]) {
    const shown = { url: `https://example.jp${HOME}`, size: SIZE, alt: '' }
    expect(imageOf({ mainPhoto, mainPhotoAlt })).toEqual(shown)
  }
})

test('a restaurant of another host is shared with its picture there', () => {
  const photo = 'https://pictures.example/a.jpg'
  expect(imageOf({ mainPhoto: photo })).toEqual({ url: photo, alt: '' })
  const card = `https://pictures.example${OWN}`
  expect(imageOf({ shareCard: card })).toEqual({ url: card, size: SIZE, alt: '' })
})
