import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { fill, status, submit } from '../support/enquiry-form.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/test.ts'

const PAGES = ['', '/restaurants', '/restaurants/shiobi', '/about', '/contact', '/privacy']

test(
  'every page is in English or Japanese and says so as en or ja',
  proves('GEN-01', 'GEN-10'),
  async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path || '/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.goto(`/ja${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
      await expect(page.getByRole('banner').getByRole('link', { name: /^(EN|JP)/ })).toHaveCount(1)
    }
  },
)

test(
  'no page shows or links a sign-in, an account or a role',
  proves('GEN-02'),
  async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path || '/')
      await expect(
        page.getByRole('link', { name: /log ?in|sign ?in|account|register|admin|logout/i }),
      ).toHaveCount(0)
      expect(await page.locator('a[href*="admin"], a[href*="login"]').count()).toBe(0)
      expect(await page.locator('input[type="password"]').count()).toBe(0)
    }
  },
)

for (const { title, proof, path, heading } of [
  {
    title: '/ is the home page, opened directly and reloaded',
    proof: proves('RTE-01', 'RTE-09'),
    path: '/',
    heading: 'Woven by the sea',
  },
  {
    title: '/restaurants is the list, opened directly and reloaded',
    proof: proves('RTE-02', 'RTE-09'),
    path: '/restaurants',
    heading: 'Restaurants',
  },
  {
    title: '/restaurants/{slug} is a restaurant, opened directly and reloaded',
    proof: proves('RTE-03', 'RTE-09'),
    path: '/restaurants/onda',
    heading: 'Trattoria Onda',
  },
  {
    title: '/about is the about page, opened directly and reloaded',
    proof: proves('RTE-04', 'RTE-09'),
    path: '/about',
    heading: 'About Namiori',
  },
  {
    title: '/contact is the contact page, opened directly and reloaded',
    proof: proves('RTE-05', 'RTE-09'),
    path: '/contact',
    heading: 'Contact Us',
  },
]) {
  test(title, proof, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const title = await page.title()
    expect((await page.reload())?.status()).toBe(200)
    await expect(page).toHaveTitle(title)
  })
}

test(
  'the stated routes are English whatever the browser’s language',
  proves('LNG-02'),
  async ({ browser, site }) => {
    await using context = await browser.newContext({ locale: 'ja-JP', baseURL: site.origin })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  },
)

test(
  'the toggle goes from English to Japanese and back without a reload',
  proves('LNG-03'),
  async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await page.getByRole('link', { name: /^EN/ }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html[data-same-document]')).toHaveCount(1)
  },
)

test('the language stays the same throughout the site', proves('LNG-06'), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ja')
  await hydrated(page)
  const navigation = page.getByRole('banner').getByRole('navigation')
  await navigation.getByRole('link', { name: '会社案内' }).click()
  await expect(page).toHaveURL(/\/ja\/about$/)
  // A heading that came as data has the same phrase breaks as one in a document.
  await expect(page.getByRole('heading', { level: 1 }).locator('wbr')).toHaveCount(1)
  await navigation.getByRole('link', { name: 'お問い合わせ' }).click()
  await expect(page).toHaveURL(/\/ja\/contact$/)
  await page.getByRole('contentinfo').getByRole('link', { name: '潮火' }).click()
  await expect(page).toHaveURL(/\/ja\/restaurants\/shiobi$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test(
  'an unknown path is the page in both languages, with status 404',
  proves('RTE-06', 'NFD-01', 'NFD-02', 'NFD-03', 'NFD-04', 'NFD-05', 'NFD-07'),
  async ({ page }) => {
    for (const path of ['/nowhere', '/ja/nowhere', '/about/us']) {
      expect((await page.goto(path))?.status()).toBe(404)
      const main = page.getByRole('main')
      await expect(main.getByText('404', { exact: true })).toBeVisible()
      await expect(main.getByText('Page Not Found')).toBeVisible()
      await expect(main.getByText(/ページが見つかりません/).first()).toBeVisible()
      await expect(main.getByText(/does not exist|doesn’t exist/)).toBeVisible()
      await expect(main.getByText(/存在しない|移動/).first()).toBeVisible()
    }
    const large = page.getByRole('main').getByText('404', { exact: true })
    expect(
      await large.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThan(96)
  },
)

test('a link in both languages leads home', proves('NFD-06'), async ({ page }) => {
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Back to Home | ホームに戻る' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test(
  'every call carries credentials, sending included, and the hero asks for JSON',
  proves('GEN-11', 'HERO-31', 'API-04'),
  async ({ page }) => {
    await page.addInitScript(() => {
      const original = window.fetch
      window.fetch = (input, init) => {
        const line = `${String(input)} ${init?.credentials} ${new Headers(init?.headers).get('accept')}`
        document.documentElement.append(
          Object.assign(document.createElement('meta'), { name: 'call', content: line }),
        )
        return original(input, init)
      }
    })
    await page.goto('/privacy')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woven by the sea')
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await fill(page)
    await submit(page).click()
    await expect(status(page)).toHaveText(/\S/)
    const calls = await page
      .locator('meta[name="call"]')
      .evaluateAll((all) => all.map((meta) => meta.getAttribute('content') ?? ''))
    for (const path of ['/api/hero/en', '/api/contact-submission/create-submission'])
      expect(calls.some((call) => call.startsWith(`${path} `))).toBe(true)
    for (const call of calls) expect(call).toMatch(/ include application\/json$/)
  },
)
