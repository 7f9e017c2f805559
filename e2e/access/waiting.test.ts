import type { Locator, Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { pending } from '../support/pending.ts'
import { expect, test } from '../support/test.ts'

const CALL = '**/api/contact-submission/create-submission'
const ABOUT = /\/assets\/about-page-/

const link = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const main = (page: Page): Locator => page.getByRole('main')

const HOUR = 3_600_000

/** As {@link openContact}, where time stands still until the test moves it. */
async function openContactInStillTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await openContact(page)
  await page.clock.pauseAt(HOUR)
}

/** Opens the contact page and waits until its links are followed in place. */
async function openContact(page: Page): Promise<void> {
  await page.goto('/contact')
  await hydrated(page)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

test('a page that hangs shows that it is loading, soon but not immediately, until it comes', async ({
  page,
}) => {
  await openContactInStillTime(page)
  const file = pending()
  await page.route(ABOUT, async (route) => {
    await file.promise
    await route.continue()
  })
  await link(page, 'About').click()
  await expect(page).toHaveURL(/\/about$/)
  await page.clock.runFor(300)
  await expect(main(page)).not.toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(100)
  await expect(main(page)).toHaveAttribute('aria-busy', 'true')
  const bar = await main(page).evaluate((element) => {
    const { content, position, height } = getComputedStyle(element, '::before')
    return { content, position, height }
  })
  expect(bar).toEqual({ content: '""', position: 'fixed', height: '3px' })
  file.settle()
  await expect(main(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByLabel('Name')).toHaveCount(0)
  const documents = documentsAsked(page)
  await page.clock.runFor(10_000)
  expect(documents).toEqual([])
})

test('a page whose file never comes is loaded as a document after eight seconds', async ({
  page,
}) => {
  await openContactInStillTime(page)
  const never = pending()
  await page.route(ABOUT, () => never.promise)
  await link(page, 'About').click()
  await expect(page).toHaveURL(/\/about$/)
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  await page.clock.runFor(8000)
  expect(new URL((await asked).url()).pathname).toBe('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  await expect(page.getByLabel('Name')).toHaveCount(0)
  never.settle()
})

/** Addresses of the documents requested from now on. */
function documentsAsked(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  return documents
}

test('going back from a page that hangs ends the waiting', async ({ page }) => {
  await openContactInStillTime(page)
  const never = pending()
  await page.route(ABOUT, () => never.promise)
  await link(page, 'About').click()
  await page.clock.runFor(500)
  await expect(main(page)).toHaveAttribute('aria-busy', 'true')
  await page.goBack()
  // By now going back would show as waiting too: its arrival ends that.
  await page.clock.runFor(500)
  await expect(main(page)).toHaveAttribute('aria-busy', 'false')
  const documents = documentsAsked(page)
  await page.clock.runFor(10_000)
  await expect(page.getByLabel('Name')).toBeVisible()
  expect(documents).toEqual([])
  never.settle()
})

async function fillIn(page: Page): Promise<void> {
  await openContact(page)
  const boxes = page.locator('form').getByRole('textbox')
  const values = ['Aoi Hamada', '09000000000', 'aoi@example.jp', 'Four', 'Friday at seven.']
  for (const [index, value] of values.entries()) await boxes.nth(index).fill(value)
}

test('a form that hangs while sending says so; leaving the page cancels it and keeps what was typed', async ({
  page,
}) => {
  await fillIn(page)
  const never = pending()
  await page.route(CALL, () => never.promise)
  const called = page.waitForRequest(CALL)
  await page.getByRole('button', { name: 'Request Call Back' }).click()
  const button = page.locator('form').getByRole('button')
  await expect(button).toHaveText('Sending…')
  await expect(button).toBeDisabled()
  await expect(page.locator('form [aria-live=polite]').last()).toHaveText('Sending…')

  const calledOff = page.waitForEvent('requestfailed', (request) => request.url() === calledUrl)
  const calledUrl = (await called).url()
  await link(page, 'About').click()
  await calledOff
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('')
  await link(page, 'Contact').click()
  await expect(page.getByLabel('Name')).toHaveValue('Aoi Hamada')
  await expect(page.getByLabel('Message')).toHaveValue('Friday at seven.')
  await expect(page.locator('form').getByRole('button')).toBeEnabled()
  never.settle()
})

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

for (const [path, words] of [
  [
    '/contact',
    [
      'Your message has been sent successfully!',
      'Reference number',
      'We reply within two working days.',
    ],
  ],
  ['/ja/contact', ['お問い合わせを送信しました。', '受付番号', '2営業日以内にお返事します。']],
] as const) {
  test(`on a phone the thanks of ${path} are in view, with the reference number and what comes next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await hydrated(page)
    const boxes = page.locator('form').getByRole('textbox')
    const values = [
      'Aoi',
      '0460000000',
      'aoi@example.jp',
      'Four',
      `Friday.\n${'波'.repeat(900)}${path}`,
    ]
    for (const [index, value] of values.entries()) await boxes.nth(index).fill(value)
    const answer = page.waitForResponse(CALL)
    await page.locator('form').getByRole('button').click()
    const { reference } = await (await answer).json()
    expect(reference).toMatch(REFERENCE)
    const form = page.locator('form')
    for (const text of [...words, reference]) {
      await expect(form.getByText(text).first()).toBeInViewport({ ratio: 1 })
    }
    const focused = page.locator(':focus')
    await expect(focused).toContainText(reference)
    await expect(focused).toContainText(words[2])
    await expect(page.getByRole('region', { name: /Notifications|通知/ })).toContainText(words[0])
    await page.reload()
    for (const text of [...words, reference]) {
      await expect(form.getByText(text).first()).toBeVisible()
    }
    const mail = form.getByRole('link', { name: '@' })
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:.+\\?subject=${reference}$`))
  })
}
