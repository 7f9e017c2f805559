import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const leftOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? Number.NaN)

test('in a very wide window header, text and footer begin at one line, and end at another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 })
  await page.goto('/restaurants/onda')
  const brand = await leftOf(page.getByRole('banner').getByRole('link', { name: 'Namiori' }))
  const heading = page.getByRole('heading', { level: 1 })
  const restaurants = page.getByRole('contentinfo').getByRole('region', { name: 'Restaurants' })
  expect([await leftOf(heading), await leftOf(restaurants)]).toEqual([brand, brand])
  const photo = await page.getByRole('main').locator('header img').boundingBox()
  expect((photo?.x ?? 0) + (photo?.width ?? 0)).toBe(2560 - brand)
})

for (const width of [1440, 2560]) {
  test(`at ${width} px the headline stands in the sky, right of the pine, in both languages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/ja']) {
      await page.goto(path)
      expect(await leftOf(page.getByRole('heading', { level: 1 }))).toBeGreaterThan(width / 4)
    }
  })
}

test('on a tablet the counter stands beside a restaurant’s name, and on the narrowest phone it has eight stools and a number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 1112 })
  await page.goto('/restaurants/onda')
  const counter = page.getByRole('group', { name: 'How many of you?' })
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(await leftOf(counter)).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0))
  const stools = counter.getByRole('radio').filter({ visible: true })
  await expect(stools).toHaveCount(10)
  const more = page.getByText('9 or more: call 045-000-0103')
  await expect(more).toBeHidden()
  await page.setViewportSize({ width: 320, height: 844 })
  await expect(stools).toHaveCount(8)
  await expect(more).toBeVisible()
})
