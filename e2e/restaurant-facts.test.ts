import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('guests see the facts without a script, with the drawn map', async ({ page }) => {
  for (const { path, heading, map } of [
    { path: '/restaurants/shiobi', heading: 'Good to know', map: /^Drawn map: from the station/ },
    { path: '/ja/restaurants/shiobi', heading: 'ご利用案内', map: /^手描きの地図。駅から/ },
  ]) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: heading })).toBeVisible()
    const drawn = page.getByRole('figure').filter({ has: page.getByRole('img', { name: map }) })
    await expect(drawn).toBeVisible()
  }
})
