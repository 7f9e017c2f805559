import { follow } from '../support/host-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'
import { faintTexts } from './contrast.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the header is readable while the home page waits for its picture', async ({ page }) => {
  await page.goto('/privacy')
  await hydrated(page)
  await page.route('**/api/**', () => {})
  await follow(page, '/')
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
  expect(await faintTexts(page)).toEqual([])
})
