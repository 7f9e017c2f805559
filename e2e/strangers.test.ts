import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { standInForMaps } from './support/maps.ts'
import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** What a restaurant's page frames once a browser finds it near: some screens away, if it guesses a slow connection. */
const MAPS = /^https:\/\/www\.(?:openstreetmap\.org\/export\/embed\.html|google\.com\/maps\/embed)$/

/** The addresses that a page has requested from other hosts so far. */
function requestedElsewhere(page: Page, own: string): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (origin !== own && protocol.startsWith('http')) requested.push(origin + pathname)
  })
  return requested
}

test('no page requests anything from another host, except a restaurant’s the frame of its map', async ({
  page,
  site,
}) => {
  await standInForMaps(page)
  const requested = requestedElsewhere(page, site.origin)
  for (const { path } of PAGES) {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const isRestaurant = path.includes('/restaurants/')
    const others = requested.splice(0).filter((address) => !(isRestaurant && MAPS.test(address)))
    expect([path, others]).toEqual([path, []])
  }
})

test('the map of a restaurant is requested once it is scrolled to, and nothing else from another host', async ({
  page,
  site,
}) => {
  await standInForMaps(page)
  const requested = requestedElsewhere(page, site.origin)
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  await page.getByTitle('Map of Shiobi').scrollIntoViewIfNeeded()
  await expect.poll(() => requested).toEqual(['https://www.openstreetmap.org/export/embed.html'])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requested).toHaveLength(1)
})
