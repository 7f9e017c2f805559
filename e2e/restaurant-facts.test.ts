import { ownSiteTest } from './support/own-site.ts'
import { restaurantIn } from './support/published.ts'
import { expect } from './support/test.ts'

/** A visitor whose browser runs no script; of kohaku an address for search engines is known alone. */
const test = ownSiteTest((snapshot) => {
  delete restaurantIn(snapshot, 'onda').facts
  restaurantIn(snapshot, 'kohaku').facts = { postalCode: '000-0000' }
})

test.use({ javaScriptEnabled: false })

for (const { path, heading, said, map, booking } of [
  {
    path: '/restaurants/shiobi',
    heading: 'Good to know',
    said: ['sea exit, 4 minutes on foot', '¥5,000–8,000', 'No smoking', '¥400 each'],
    map: /^Drawn map: from the station/,
    booking: 'Book a table online',
  },
  {
    path: '/ja/restaurants/shiobi',
    heading: 'ご利用案内',
    said: ['海側出口 徒歩4分', '5,000〜8,000円', '全席禁煙', '1名様 400円'],
    map: /^手描きの地図。駅から/,
    booking: '空席を見て予約する',
  },
]) {
  test(`${path} tells what guests want to know, also without a script`, async ({ page }) => {
    await page.goto(path)
    const facts = page.getByRole('region', { name: heading })
    for (const text of said) await expect(facts).toContainText(text)
    await expect(facts.getByRole('link', { name: booking })).toHaveAttribute(
      'href',
      'https://booking.example.jp/namiori/shiobi',
    )
    const drawn = page.getByRole('figure').filter({ has: page.getByRole('img', { name: map }) })
    await expect(drawn).toBeVisible()
    await expect(drawn).toContainText(said[0] ?? '')
  })
}

test('a restaurant of which nothing is known shows no heading', async ({ page }) => {
  for (const slug of ['onda', 'kohaku']) {
    await page.goto(`/restaurants/${slug}`)
    await expect(page.getByRole('heading', { name: 'Menu Highlights' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Good to know' })).toHaveCount(0)
  }
})
