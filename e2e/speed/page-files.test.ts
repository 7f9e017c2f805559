import { pending } from '../support/pending.ts'
import { expect, test } from '../support/test.ts'

const OWN_FILES = {
  '/': ['home-page', 'en'],
  '/ja': ['home-page', 'jp'],
  '/ja/restaurants/shiobi': ['restaurant-page', 'jp'],
  '/none': ['not-found-page', 'en'],
}

for (const [path, files] of Object.entries(OWN_FILES)) {
  test(`${path} requests its own files together with the app, not after it`, async ({ page }) => {
    const app = pending()
    await page.route(/\/assets\/app-/, async (route) => {
      await app.promise
      await route.continue()
    })
    const asked = files.map((file) => page.waitForRequest(new RegExp(`/assets/${file}-`)))
    await page.goto(path)
    await Promise.all(asked)
    app.settle()
    await expect(page.getByRole('main')).toBeVisible()
  })
}
