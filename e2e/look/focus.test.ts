import { withFocus } from '@noren/contract/focus'
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const STEPS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** Gives a picture the address it has after staff choose this spot. */
async function chosen(picture: Locator, x: number, y: number): Promise<void> {
  const address = (await picture.getAttribute('src')) ?? ''
  const focused = withFocus(address.replace(/#.*/, ''), { x, y })
  await picture.evaluate((img, src) => img.setAttribute('src', src), focused)
}

test('staff can choose any spot, and the picture is cut around it', async ({ page }) => {
  await page.goto('/restaurants/shiobi')
  const photo = page.getByRole('main').getByRole('img').first()
  for (const step of STEPS) {
    await chosen(photo, step, 20)
    await expect(photo).toHaveCSS('object-position', `${step}% 20%`)
    await chosen(photo, 20, step)
    await expect(photo).toHaveCSS('object-position', `20% ${step}%`)
  }
  await chosen(photo, 50, 50)
  await expect(photo).toHaveCSS('object-position', '50% 40%')
})

test('the hero’s picture for phones keeps its own cut, whatever spot staff chose for the wide one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const picture = page.getByRole('main').locator('picture:has(source[media]) img').first()
  await chosen(picture, 10, 80)
  await expect(picture).toHaveCSS('object-position', '10% 80%')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(picture).toHaveCSS('object-position', '50% 0px')
})
