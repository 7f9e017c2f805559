import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import type { Page } from '@playwright/test'
import { expect, houseTest as test } from '../support/test.ts'

const SCREENS = `
  /admin /admin/account /admin/menu/1 /admin/closures /admin/translations /admin/guide/menu
  /admin/globals/hero /admin/globals/company /admin/globals/reply-letters
  /admin/collections/enquiries /admin/collections/restaurants /admin/collections/media
  /admin/collections/restaurants/1 /admin/collections/restaurants/1/versions
  /admin/collections/solutions/1 /admin/collections/media/1 /admin/collections/users/1
`.match(/\S+/g)

let desk: Page

test.beforeEach(async ({ house }) => {
  desk = await house.openDesk('/admin', 'ja-JP')
  await desk.setViewportSize({ width: 390, height: 844 })
})
test.afterEach(() => desk.close())

for (const { htmlLang, nativeName } of LANGUAGES.map((language) => LANGUAGE[language])) {
  test(`on a telephone no screen of the desk, writing ${nativeName}, is wider than it or cut off in its head`, async () => {
    for (const path of SCREENS ?? []) {
      await desk.goto(`${path}?locale=${htmlLang}`)
      await expect(desk.locator('h1').first()).toBeVisible()
      const width = () => desk.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(width, path).toBe(390)
      const way = desk.locator('.app-header__step-nav-wrapper')
      const cut = () => way.evaluate((nav) => nav.scrollWidth - nav.clientWidth)
      await expect.poll(cut, path).toBe(0)
    }
  })
}

test('a restaurant nobody has named is called so wherever it is listed, and by no number', async ({
  house,
}) => {
  const headers = { Origin: house.cms.origin }
  const made = await desk.request.post('/api/restaurants?draft=true', { headers, data: {} })
  const { doc }: { doc: { id: number } } = await made.json()
  await desk.goto(`/admin/collections/restaurants/${doc.id}`)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('無題')

  await desk.goto('/admin')
  const menus = desk.getByRole('navigation', { name: 'お品書き' })
  await expect(menus.getByRole('link', { name: '（店名が未入力）' })).toBeVisible()
  await desk.goto('/admin/closures')
  await expect(desk.getByRole('checkbox', { name: /^（店名が未入力）/ })).toBeVisible()

  // The house is shared with the files that come after.
  const removed = await desk.request.delete(`/api/restaurants/${doc.id}`, { headers })
  expect(removed.status()).toBe(200)
})
