import { expect, test } from 'vitest'
import { SITE } from '../support/fetched.ts'
import { namedAddresses } from '../support/named-addresses.ts'

// Of a company begun from nothing, the ryokan and a provider with gaps the same is asked where they are made:
// `desk/begin.test.ts`, `desk/second-company.test.ts`, `provider-gaps.test.ts`.

test('every address that the demo company’s site names is there, and it loads nothing its policy refuses (operator N3)', async () => {
  const { own, broken, others, refused } = await namedAddresses(SITE)
  expect(broken).toEqual([])
  expect(refused).toEqual([])
  expect(own).toEqual(
    expect.arrayContaining(['/', '/ja/contact', '/news.xml', '/manifest.webmanifest']),
  )
  expect(others).toEqual([
    'https://booking.example.jp',
    'https://example.com',
    'https://onda.namiori.example.jp',
    'https://schema.org',
    'https://www.google.com',
    'https://www.instagram.com',
    'https://www.openstreetmap.org',
    'https://www.youtube.com',
    'https://x.com',
  ])
})
