import type { Page } from '@playwright/test'
import { ownSiteTest } from '../support/own-site.ts'
import { storedWith } from '../support/stored.ts'
import { expect } from '../support/test.ts'

/** A visitor whose browser runs no script. */
const test = ownSiteTest(() => {})

test.use({ javaScriptEnabled: false })

const PHONE = { width: 390, height: 844 }

test('a visitor reads every page by following links', async ({ page }) => {
  await page.goto('/')
  for (const [link, heading] of [
    ['About', /.+/],
    ['Contact', /.+/],
    ['Home', /.+/],
  ] as const) {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: link, exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main')).not.toContainText('Loading')
  }
  await page.getByRole('banner').getByRole('button', { name: 'Restaurants' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Kissa Kohaku' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kissa Kohaku')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
})

test('the language toggle leads to the same page', async ({ page }) => {
  await page.goto('/restaurants/onda')
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first().click()
  await expect(page).toHaveURL(/\/ja\/restaurants\/onda$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.getByRole('banner').getByRole('link', { name: 'EN English' }).first().click()
  await expect(page).toHaveURL(/[^a]\/restaurants\/onda$/)
})

test('the menu of a phone opens and leads on', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ja')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await page.getByRole('banner').getByRole('link', { name: '会社案内' }).click()
  await expect(page).toHaveURL(/\/ja\/about$/)
})

test('map and film are plain links', async ({ page, request }) => {
  await page.goto('/restaurants/shiobi')
  await expect(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  )
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto('/')
  const film = await page.getByRole('main').locator('a[href$=".mp4"]').first().getAttribute('href')
  expect((await request.get(film ?? '')).headers()['content-type']).toBe('video/mp4')
})

for (const { path, messages, button, thanks } of [
  {
    path: '/contact',
    messages: [
      'Name is required',
      'Phone number must be exactly 10 digits',
      'Please enter a valid email address',
      'Subject is required',
    ],
    button: 'Request Call Back',
    thanks: 'Your message has been sent successfully!',
  },
  {
    path: '/ja/contact',
    messages: [
      'お名前を入力してください',
      '電話番号は10桁の数字で入力してください',
      '正しい形式のメールアドレスを入力してください',
      '件名を入力してください',
    ],
    button: undefined,
    thanks: 'お問い合わせを送信しました。ありがとうございます。',
  },
]) {
  test(`the form of ${path} says what is wrong, keeps what was typed, and is sent once`, async ({
    page,
    folder,
  }) => {
    const message = `窓際の席をお願いします。${path}`
    await page.goto(path)
    const boxes = page.locator('form').getByRole('textbox')
    await fill(page, ['', '12345', 'nobody', '', message])
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      send(page, button),
    ])
    expect(refused.status()).toBe(422)
    for (const text of messages) await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(boxes.nth(1)).toHaveValue('12345')
    await expect(boxes.nth(1)).toHaveAccessibleDescription(messages[1] ?? '')
    await expect(boxes.nth(4)).toHaveValue(message)
    expect(storedWith(folder, message)).toBe(0)

    await fill(page, [
      '山田花子',
      '０４５０００００００１'.slice(0, 10),
      'hanako@example.jp',
      '貸切',
    ])
    await send(page, button)
    await expect(page).toHaveURL(new RegExp(`${path}\\?sent=1#enquiry$`))
    await expect(page.getByText(thanks)).toBeVisible()
    await page.reload()
    expect(storedWith(folder, message)).toBe(1)
  })
}

async function fill(page: Page, values: string[]): Promise<void> {
  const boxes = page.locator('form').getByRole('textbox')
  for (const [index, value] of values.entries()) await boxes.nth(index).fill(value)
}

async function send(page: Page, name: string | undefined): Promise<void> {
  await page
    .locator('form')
    .getByRole('button', name ? { name } : {})
    .click()
}
