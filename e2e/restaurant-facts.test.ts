import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { pending } from './support/pending.ts'
import { expect, test } from './support/test.ts'

const DRAWN = /^Drawn map: from the station/

test('the drawn map fills the place of the other company’s map until that has loaded', async ({
  page,
  context,
}) => {
  const arrived = pending()
  await context.route(/openstreetmap/, async (route) => {
    await arrived.promise
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  })
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  const drawn = page.getByRole('img', { name: DRAWN })
  const frame = page.getByTitle('Map of Shiobi')
  await expect(frame).toBeAttached()
  await drawn.scrollIntoViewIfNeeded()
  const [place, shown] = [await frame.boundingBox(), await drawn.boundingBox()]
  expect(shown).toEqual(place)
  await expect.poll(() => tagInTheMiddle(page)).toBe('IMG')
  arrived.settle()
  await expect.poll(() => tagInTheMiddle(page)).toBe('IFRAME')
})

/** What a finger touches in the middle of the map. */
async function tagInTheMiddle(page: Page): Promise<string | undefined> {
  return await page.getByTitle('Map of Shiobi').evaluate((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.tagName
  })
}

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('guests see the facts without a script, with the drawn map', async ({ page }) => {
    for (const { path, heading, map } of [
      { path: '/restaurants/shiobi', heading: 'Good to know', map: DRAWN },
      { path: '/ja/restaurants/shiobi', heading: 'ご利用案内', map: /^手描きの地図。駅から/ },
    ]) {
      await page.goto(path)
      await expect(page.getByRole('region', { name: heading })).toBeVisible()
      const drawn = page.getByRole('figure').filter({ has: page.getByRole('img', { name: map }) })
      await expect(drawn).toBeVisible()
    }
  })
})
