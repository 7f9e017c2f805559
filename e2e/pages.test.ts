import { ROUTE_NAMES, type RouteName } from '../site/src/routes/routes.ts'
import { inJapanese, pathsOf } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** What is stated of the path of each page. */
const STATEMENTS: { readonly [Name in RouteName]: string } = {
  home: 'RTE-01',
  restaurants: 'RTE-02',
  restaurant: 'RTE-03',
  about: 'RTE-04',
  contact: 'RTE-05',
  privacy: 'GEN-01',
  accessibility: 'GEN-01',
}
const pages = ROUTE_NAMES.flatMap((route) =>
  pathsOf(route).flatMap((path) => [
    { ids: STATEMENTS[route], path, lang: 'en' },
    { ids: STATEMENTS[route], path: inJapanese(path), lang: 'ja' },
  ]),
)

for (const { ids, path, lang } of pages) {
  test(`${ids} RTE-09 GEN-10 ${path} answers 200 with its content before any script runs`, async ({
    browser,
    site,
  }) => {
    await using context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const response = await page.goto(site.origin + path)

    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.getByRole('main')).not.toContainText('Loading...')
  })
}

for (const { path, home } of [
  { path: '/no-such-page', home: '/' },
  { path: '/restaurants/a/b', home: '/' },
  { path: '/about.html', home: '/' },
  { path: '/ja/no-such-page', home: '/ja' },
]) {
  test(`RTE-06 NFD-07 ${path} answers 404 with the not-found page`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    const back = page.getByRole('link', { name: 'Back to Home | ホームに戻る' })
    await expect(back).toHaveAttribute('href', home)
  })
}

for (const path of ['/restaurants/no-such-place', '/ja/restaurants/no-such-place']) {
  test(`RSD-21 ${path} answers 404 and leads back to the restaurants`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    const list = path.replace('/no-such-place', '')
    await expect(page.getByRole('main').locator(`a[href="${list}"]`).last()).toBeVisible()
  })
}
