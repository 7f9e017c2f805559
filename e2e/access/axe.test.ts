import type { Page } from '@playwright/test'
import { follow } from '../support/host-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { inJapanese } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectAccessible } from './axe.ts'

const PHONE = { width: 390, height: 844 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Maps are another company's pages, and out of reach here. */
test.beforeEach(({ context }) =>
  context.route(/openstreetmap\.org|google\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  ),
)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

for (const home of ['/', '/ja']) {
  test(`axe finds nothing on ${home} with the dropdown, the menu or the video open`, async ({
    page,
  }) => {
    await open(page, home)
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: /^(Restaurants|レストラン)$/ }).click()
    await expect(banner.getByRole('link', { name: /Shiobi|潮火/ }).first()).toBeVisible()
    await expectAccessible(page, 'dropdown')
    await page.keyboard.press('Escape')

    await page.getByRole('main').locator('[aria-haspopup=dialog]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'film')
    await page.keyboard.press('Escape')

    await page.setViewportSize(PHONE)
    await banner.getByRole('button', { name: /menu|メニュー/i }).click()
    await expect(banner.getByRole('link', { name: /^(About|会社案内)$/ })).toBeVisible()
    await expectAccessible(page, 'menu')
  })
}

for (const path of ['/contact', inJapanese('/contact')]) {
  test(`axe finds nothing on ${path} with errors, after sending and after a failure`, async ({
    page,
  }) => {
    await open(page, path)
    const submit = page.locator('form button[type=submit]').last()
    await submit.click()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(5)
    await expectAccessible(page, 'errors')

    const boxes = page.locator('form').getByRole('textbox')
    const values = ['山田花子', '0450000001', 'hanako@example.jp', '貸切', '八名です。']
    for (const [index, value] of values.entries()) await boxes.nth(index).fill(value)
    await page.route('**/create-submission', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Down' } }),
    )
    await submit.click()
    await expect(page.getByText('Down').first()).toBeVisible()
    await expectAccessible(page, 'failure')

    await page.unroute('**/create-submission')
    await submit.click()
    await expect(boxes.first()).toHaveValue('')
    await expectAccessible(page, 'success')
  })
}

for (const path of ['/restaurants/onda', inJapanese('/restaurants/onda')]) {
  test(`axe finds nothing on ${path} with three stools taken, nor on the request`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await open(page, path)
    await page.getByRole('radio').nth(2).check()
    await expectAccessible(page, 'taken')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contact\?restaurant=onda&people=3$/)
    await hydrated(page)
    await expectAccessible(page, 'request')
  })
}

for (const path of ['/', '/restaurants', '/restaurants/shiobi', '/about', '/contact']) {
  test(`axe finds nothing on ${path} while its calls wait and once they have failed`, async ({
    page,
  }) => {
    await open(page, '/privacy')
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/api/**', async (route) => {
      await failed
      await route.fulfill({ status: 500, json: { message: 'Broken' } })
    })
    await follow(page, path)
    // Under the home page's fixed header axe takes content further down for the background; the painted
    // page is measured (`contrast.test.ts`).
    const without = path === '/' ? ['color-contrast'] : []
    // The heading comes with the content.
    await expectAccessible(page, 'waiting', ['page-has-heading-one', ...without])
    await page.clock.install()
    fail()
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./, { timeout: 1000 })
    }).toPass()
    await expectAccessible(page, 'failed', without)
  })
}
