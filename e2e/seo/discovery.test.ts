import { temporaryFolder } from '../support/folders.ts'
import { hydrated } from '../support/hydrated.ts'
import { publishEdited, restaurantIn } from '../support/published.ts'
import { startSite } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('on a page opened before a restaurant’s address changed, the link leads to the new address without a reload', async ({
  page,
}) => {
  await using data = await temporaryFolder()
  await publishEdited(data.path, () => {})
  const site = await startSite(data.path, { CONTENT_DIR: data.path })
  await page.goto(`${site.origin}/ja/about`)
  await hydrated(page)
  await publishEdited(data.path, (snapshot) => {
    snapshot.seq++
    snapshot.redirects = { shiobi: 'shiobi-hama' }
    restaurantIn(snapshot, 'shiobi').slug = 'shiobi-hama'
  })
  const former = `${site.origin}/ja/restaurants/shiobi`
  const status = async () => (await fetch(former, { redirect: 'manual' })).status
  await expect.poll(status).toBe(301)

  await page.getByRole('contentinfo').getByRole('link', { name: '潮火' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('潮火')
  await expect(page).toHaveURL(`${site.origin}/ja/restaurants/shiobi-hama`)
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).first().click()
  await expect(page).toHaveURL(`${site.origin}/restaurants/shiobi-hama`)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/ja/about`)
  await site.stop()
})

test('one tap calls a restaurant or shows the way there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ja/restaurants/shiobi')
  // Until then the same is in sight at the head.
  await page.getByRole('heading', { name: 'おすすめの品' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: '電話', exact: true })).toHaveAttribute(
    'href',
    'tel:0460000101',
  )
  await expect(page.getByRole('link', { name: '経路を調べる' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
  )
})
