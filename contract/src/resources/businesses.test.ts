import { expect, test } from 'vitest'
import { readBusinessParts, readBusinessSlug } from './businesses.ts'

test('the part of a business is read with its texts and its picture', () => {
  expect(
    readBusinessParts([
      {
        slug: 'cleaning',
        name: 'Cleaning',
        what: 'Rooms.',
        forWhom: '',
        image: { url: '/a.webp' },
      },
      { slug: 'sports', name: 'Uneri', howToAsk: 'Come and run.', ask: 'Ask', image: null },
    ]),
  ).toEqual([
    { slug: 'cleaning', name: 'Cleaning', what: 'Rooms.', image: { url: '/a.webp' } },
    { slug: 'sports', name: 'Uneri', howToAsk: 'Come and run.', ask: 'Ask' },
  ])
})

test('a part without a slug, or a second one with the same slug, is left out', () => {
  const cleaning = { slug: 'cleaning', name: 'Cleaning' }
  expect(
    readBusinessParts([
      cleaning,
      { ...cleaning, name: 'Again' },
      { slug: 'Two words', name: 'Other' },
      { slug: 'nameless' },
      null,
    ]),
  ).toEqual([cleaning])
  expect(readBusinessParts('cleaning')).toEqual([])
})

test('a slug has small letters, digits and single hyphens', () => {
  const slugs = ['cleaning', 'hotel-24', 'a--b', '-a', 'A', 'é', 'a'.repeat(61), 7]
  expect(slugs.map(readBusinessSlug)).toEqual([
    'cleaning',
    'hotel-24',
    ...Array.from({ length: 6 }, () => undefined),
  ])
})
