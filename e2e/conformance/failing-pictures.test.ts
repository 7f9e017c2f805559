import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { restaurant } from '../api-host/content.ts'
import { arrive, follow, hostTest as test } from '../support/host-test.ts'

const PATH = '/restaurants/first'
const BROKEN = '/media/00000000000000000000-800x600.webp'

test('without a main photo the no-image placeholder shows', proves('RSD-27'), async ({ page }) => {
  await arrive(page, PATH)
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /no-image/)
})

test(
  'a picture that fails becomes the fallback, once, and is remembered',
  proves('RSD-28', 'RSD-29', 'RSD-30', 'RSD-31'),
  async ({ page, host, context }) => {
    const fallbackPhoto = '/media/11111111111111111111-800x600.webp'
    const fallback = /11111111111111111111-800x600\.webp$/
    let asked = 0
    await context.route(/00000000000000000000/, (route) => {
      asked += 1
      return route.fulfill({ status: 404 })
    })
    await context.route(/11111111111111111111/, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>',
      }),
    )
    host.content.restaurantDetails.first = {
      ...restaurant('first', 'First House', '一番館'),
      mainPhoto: BROKEN,
      fallbackPhoto,
      gallery: [{ src: BROKEN, alt: { en: 'Broken view', jp: '壊れた眺め' } }],
    }
    await arrive(page, PATH)
    const main = page.getByRole('main').getByRole('img')
    await expect(main.first()).toHaveAttribute('src', fallback)
    const view = page.getByRole('img', { name: 'Broken view' })
    // The link stays while its picture is replaced, which may happen just now.
    const place = page.getByRole('link', { name: 'Broken view' })
    await place.scrollIntoViewIfNeeded()
    await expect(view).toHaveAttribute('src', fallback)
    const before = asked
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(page.getByRole('img', { name: '壊れた眺め' })).toHaveAttribute('src', fallback)
    expect(asked).toBe(before)
    await follow(page, '/privacy')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('First House')
    await follow(page, PATH)
    await expect(main.first()).toHaveAttribute('src', fallback)
    await place.scrollIntoViewIfNeeded()
    await expect(view).toHaveAttribute('src', fallback)
    expect(asked).toBe(before)
  },
)

test(
  'when the fallback fails too the placeholder stays',
  proves('RSD-30'),
  async ({ page, host }) => {
    host.content.restaurantDetails.first = {
      ...restaurant('first', 'First House', '一番館'),
      mainPhoto: BROKEN,
      fallbackPhoto: '/media/22222222222222222222-800x600.webp',
    }
    await arrive(page, PATH)
    const photo = page.getByRole('main').getByRole('img').first()
    await expect(photo).toHaveAttribute('src', /no-image/)
    await expect
      .poll(() =>
        photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0)
  },
)
