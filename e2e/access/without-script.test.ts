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

test('the menu of a phone opens, and its links work', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ja')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await page.getByRole('banner').getByRole('link', { name: '会社案内' }).click()
  await expect(page).toHaveURL(/\/ja\/about$/)
})

test('map and video are plain links', async ({ page, request }) => {
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
      page.waitForResponse((response) => response.url().includes('?draft=')),
      send(page, button),
    ])
    expect([refused.request().method(), refused.status()]).toEqual(['GET', 422])
    await expect(boxes.nth(0)).toBeFocused()
    for (const text of messages) await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(boxes.nth(1)).toHaveValue('12345')
    await expect(boxes.nth(1)).toHaveAccessibleDescription(messages[1] ?? '')
    await expect(boxes.nth(4)).toHaveValue(message)
    expect(storedWith(folder, message)).toBe(0)

    await fill(page, ['山田花子', '０９０－１２３４－５６７８', 'hanako@example.jp', '貸切'])
    await send(page, button)
    await expect(page).toHaveURL(
      new RegExp(`${path}\\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}#enquiry-outcome$`),
    )
    await expect(page.getByText(thanks)).toBeVisible()
    await page.reload()
    expect(storedWith(folder, message)).toBe(1)
    const reference = new URL(page.url()).searchParams.get('sent') ?? ''
    await expect(page.locator('form').getByText(reference, { exact: true })).toBeVisible()
    await expect(page.locator('form').getByRole('link', { name: '@' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.+\\?subject=${reference}$`),
    )
  })

  test(`on a phone the thanks of ${path} are in view, and the focus is at them`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await fill(page, ['山田花子', '0450000001', 'hanako@example.jp', '貸切', `席の件。${path}`])
    await send(page, button)
    const line = page.locator('form').getByText(thanks)
    await expect(line).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    const box = await line.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    await expect(page.locator(':focus')).toContainText(thanks)
    const reference = new URL(page.url()).searchParams.get('sent') ?? ''
    await expect(page.locator(':focus')).toContainText(reference)
  })

  test(`on a phone the first wrong field of ${path} is in view with its message`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await fill(page, ['山田花子', '0450000001', 'nobody', '貸切', 'x'])
    await send(page, button)
    const email = page.locator('form').getByRole('textbox').nth(2)
    await expect(email).toBeFocused()
    await expect(email).toBeInViewport({ ratio: 1 })
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(messages[2] ?? '')).toBeInViewport({ ratio: 1 })
  })
}

test('after mistakes the toggle keeps what was typed, and going back sends nothing again', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.goto('/contact')
  await fill(page, ['', '+81 90 1234 5678', 'hanako@example.jp', 'A table', 'Kept.'])
  await send(page, 'Request Call Back')
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first().click()
  await expect(page.getByText('お名前を入力してください')).toBeVisible()
  await expect(page.getByLabel('お問い合わせ内容')).toHaveValue('Kept.')
  await expect(page.getByLabel('電話番号')).toHaveValue('9012345678')
  await expect(page.locator('form').getByText('+81', { exact: true })).toBeVisible()
  const back = await page.goBack()
  expect(back?.status() ?? 200).not.toBe(400)
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Kept.')
  expect(posts).toHaveLength(1)
})

test('an expired form leads to an empty one that says so', async ({ page }) => {
  const answer = await page.goto(`/contact?draft=${'0'.repeat(32)}#enquiry-outcome`)
  expect(answer?.status()).toBe(410)
  await expect(page.getByText('Nothing was sent')).toBeInViewport()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a visitor who comes from a restaurant finds its name in the subject, in either language', async ({
  page,
}) => {
  await page.goto('/restaurants/shiobi')
  await page.getByRole('link', { name: 'Make a Reservation' }).first().click()
  await expect(page.getByLabel('Subject')).toHaveValue('Reservation: Shiobi')
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first().click()
  await expect(page.getByLabel('件名')).toHaveValue('潮火のご予約について')
})

test('the header of the home page can be read however far it is scrolled', async ({ page }) => {
  for (const path of ['/', '/ja']) {
    await page.goto(path)
    for (const y of [0, 30, 2000]) {
      await page.mouse.wheel(0, y)
      const look = await page.getByRole('banner').evaluate((header) => {
        const { backgroundColor, color } = getComputedStyle(header)
        return { backgroundColor, color, y: header.getBoundingClientRect().y }
      })
      expect(look.y).toBe(0)
      expect(look.backgroundColor).not.toMatch(/(?:, 0\)|\/ 0\)|^transparent)$/)
      expect(look.color).not.toBe(look.backgroundColor)
    }
  }
})

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
