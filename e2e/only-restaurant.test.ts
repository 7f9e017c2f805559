import { textsOutside } from './look/fits.ts'
import { hydrated } from './support/hydrated.ts'
import { ownSiteTest } from './support/own-site.ts'
import { inJapanese } from './support/pages.ts'
import { restaurantIn } from './support/published.ts'
import { expect } from './support/test.ts'
import { atWidths } from './visits/at-widths.ts'

const only = ownSiteTest((snapshot) => {
  snapshot.content.restaurants = [restaurantIn(snapshot, 'shiobi')]
})

only(
  'an only restaurant is a door of three panels with its hours once in words beside it, or below it in a narrow window, and no link leads to a list of one',
  async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T04:00:00+09:00')
    await page.goto('/restaurants')
    await expect(page.getByRole('article')).not.toContainText('01')
    for (const path of ['/', inJapanese('/')]) {
      await page.goto(path)
      await hydrated(page)
      const band = page.getByRole('main').getByRole('navigation').first()
      await expect(
        page.getByRole('banner').getByRole('link', { name: /^(Restaurants|レストラン)$/ }),
      ).toHaveAttribute('href', `${path === '/' ? '' : path}/restaurants/shiobi`)
      await expect(
        page.getByRole('link', { name: /^(All restaurants|レストラン一覧)/ }),
      ).toHaveCount(0)
      await band.scrollIntoViewIfNeeded()
      const cloth = band.getByText('潮火', { exact: true })
      const hours = band.getByText(/17:00/).locator('visible=true')
      await atWidths(page, async (width) => {
        await expect(hours, `${path} at ${width}`).toHaveCount(1)
        const name = await cloth.boundingBox()
        const words = await hours.boundingBox()
        const [right, below] = [
          (name?.x ?? 0) + (name?.width ?? 0),
          (name?.y ?? 0) + (name?.height ?? 0),
        ]
        if (width >= 1280) expect(words?.x, `${path} at ${width}`).toBeGreaterThan(right)
        else expect(words?.y, `${path} at ${width}`).toBeGreaterThan(below)
        const door = await band.getByRole('link').first().boundingBox()
        expect(door?.width, `${path} at ${width}`).toBeLessThanOrEqual(26 * 17)
        expect(await textsOutside(page), `${path} at ${width}`).toEqual([])
      })
    }
  },
)
