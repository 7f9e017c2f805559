import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { restaurant } from '../api-host/content.ts'
import { arrive, follow, open, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

const PATH = '/restaurants/first'
const EMBED = 'https://www.openstreetmap.org/export/embed.html?bbox=139.5%2C35.2%2C139.6%2C35.3'
const NOTICE = 'Invalid map link provided. Using fallback map.'
const MAP_FAILED = 'Failed to load map. Please check the map link or try again later.'

test(
  'a valid link is embedded as it is, 256 px tall',
  proves('RSD-18', 'RSD-19', 'CST-10', 'MAP-04'),
  async ({ page, host }) => {
    host.content.restaurantDetails.first = {
      ...restaurant('first', 'First House', '一番館'),
      mapLink: EMBED,
    }
    await arrive(page, PATH)
    const frame = page.getByTitle('Map of First House')
    await expect(frame).toHaveAttribute('src', EMBED)
    expect((await frame.boundingBox())?.height).toBe(256)
    await expect(page.getByText(NOTICE)).toHaveCount(0)
  },
)

for (const { title, proof, mapLink } of [
  {
    title: 'an invalid link shows the default map and the notice',
    proof: proves('MAP-09', 'MAP-10'),
    mapLink: 'https://maps.app.goo.gl/x',
  },
  {
    title: 'a look-alike host shows the default map and the notice',
    proof: proves('MAP-07', 'MAP-10'),
    mapLink: 'https://www.google.com.evil.example/maps/embed?pb=1',
  },
  {
    title: 'an http link shows the default map and the notice',
    proof: proves('MAP-05', 'MAP-10'),
    mapLink: 'http://www.google.com/maps/embed?pb=1',
  },
]) {
  test(title, proof, async ({ page, host }) => {
    host.content.restaurantDetails.first = {
      ...restaurant('first', 'First House', '一番館'),
      mapLink,
    }
    await arrive(page, PATH)
    await expect(page.getByText(NOTICE)).toBeVisible()
    await expect(page.getByTitle('Map of the city')).toHaveAttribute(
      'src',
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/,
    )
  })
}

test(
  'a missing link shows the default map without a notice',
  proves('MAP-11', 'MAP-12'),
  async ({ page }) => {
    await arrive(page, PATH)
    await expect(page.getByTitle('Map of the city')).toHaveAttribute('src', /openstreetmap/)
    await expect(page.getByText(NOTICE)).toHaveCount(0)
  },
)

test(
  'a map that has not loaded ten seconds after it came into view becomes the failure text',
  proves('MAP-13'),
  async ({ page, context }) => {
    await page.clock.install()
    const never = pending()
    await context.route(/openstreetmap/, async () => never.promise)
    await open(page, '/privacy')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await follow(page, PATH)
    const frame = page.getByTitle('Map of the city')
    await expect(async () => {
      await page.clock.runFor(10)
      await expect(frame).toBeAttached({ timeout: 250 })
    }).toPass()
    await frame.evaluate((element) => element.scrollIntoView())
    await expect(frame).toBeInViewport()
    // Until then the place's name and address are its face (acceptance D16).
    const face = page.locator('[data-stage=frame]')
    await expect(face).toContainText('First House1 First House Street')
    expect((await face.boundingBox())?.height).toBe(256)
    await page.clock.runFor(9_000)
    await expect(page.getByText(MAP_FAILED)).toHaveCount(0)
    await page.clock.runFor(1_500)
    await expect(page.getByText(MAP_FAILED)).toBeVisible()
    await expect(frame).toHaveCount(0)
    never.settle()
  },
)

test(
  'a map whose frame reports an error shows the failure text immediately',
  proves('MAP-13'),
  async ({ page }) => {
    await page.addInitScript(failFirstFrame)
    await open(page, PATH)
    await expect(page.getByText(MAP_FAILED)).toBeVisible()
    await expect(page.getByTitle('Map of the city')).toHaveCount(0)
    // Its face is there again (acceptance D16).
    const face = page.locator('[data-stage=failed]')
    await expect(face).toContainText('First House1 First House Street')
    expect((await face.boundingBox())?.height).toBe(256)
  },
)

test(
  'a map that the browser cannot load without a network becomes the failure text',
  proves('MAP-13'),
  async ({ page, context }) => {
    const gone = pending()
    await context.route(/openstreetmap/, async (route) => {
      await gone.promise
      await route.abort('internetdisconnected')
    })
    await page.clock.install()
    await open(page, PATH)
    const frame = page.getByTitle('Map of the city')
    await expect(frame).toBeAttached()
    // The ten seconds never pass.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await frame.evaluate((element) => element.scrollIntoView())
    await context.setOffline(true)
    gone.settle()
    await expect(page.getByText(MAP_FAILED)).toBeVisible()
    await expect(frame).toHaveCount(0)
  },
)

/** Evaluated within a page: its frame reports an error as soon as it is there, before anything is drawn. */
function failFirstFrame(): void {
  new MutationObserver((_, observer) => {
    const frame = document.querySelector('main iframe')
    if (!frame) return
    observer.disconnect()
    frame.dispatchEvent(new Event('error'))
  }).observe(document, { childList: true, subtree: true })
}
