import { expect, test } from 'vitest'
import { startApiHost } from '../api-host/api-host.ts'
import { restaurant } from '../api-host/content.ts'
import { SITE } from '../support/fetched.ts'
import { temporaryFolder } from '../support/folders.ts'
import { namedAddresses } from '../support/named-addresses.ts'
import { startSite } from '../support/site.ts'

// Of a company begun from nothing and of the ryokan the same is asked where they are made:
// `desk/begin.test.ts`, `desk/second-company.test.ts`.

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

test('every address on the site of a provider with gaps is there, the placeholder for a missing picture too (operator N3)', async () => {
  const host = await startApiHost()
  host.content.restaurantDetails.first = {
    ...restaurant('first', 'First House', '一番館'),
    mainPhoto: '/pictures/first.jpg',
    gallery: [{ src: 'https://elsewhere.example/view.jpg', alt: { en: 'View', jp: '眺め' } }],
  }
  host.content.hero = {}
  await using data = await temporaryFolder()
  const site = await startSite(data.path, { API_HOST: host.origin })
  await expect
    .poll(async () => (await fetch(`${site.origin}/restaurants/first`)).text())
    .toContain('/pictures/first.jpg')
  const { own, broken, others, refused } = await namedAddresses(site)
  expect(broken).toEqual([])
  expect(refused).toEqual([])
  expect(own.filter((path) => path.includes('no-image'))).toHaveLength(1)
  expect(others).toEqual([
    host.origin,
    // Named in the page's data alone: its pictures are no host's that the site may load from.
    'https://elsewhere.example',
    'https://schema.org',
    'https://www.google.com',
    'https://www.instagram.com',
    'https://www.youtube.com',
  ])
  await site.stop()
  await host.stop()
})
