import { expect, type Locator, type Page } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { arrive, follow, newSiteTest, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page): Locator => page.locator('form[method="post"] button[type="submit"]')
const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

test('the banner shows the shared background picture', proves('CON-01'), async ({ page, host }) => {
  const picture = '/media/0123456789abcdef0123-1600x700.webp'
  host.content.contact = { en: { hero: { title: 'Contact Us' } }, backgroundImage: picture }
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await arrive(page, '/contact')
  await expect
    .poll(() => asked.some((path) => path.includes('0123456789abcdef0123-1600x700')))
    .toBe(true)
})

test('the banner shows title and breadcrumb', proves('CON-02', 'CON-03'), async ({ page }) => {
  await arrive(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
  ).toHaveText(['Contact Us home', 'Contact Us here'])
})

test(
  'both columns show the content’s texts',
  proves('CON-04', 'CON-05', 'CON-06', 'CON-07', 'CON-08'),
  async ({ page }) => {
    await arrive(page, '/contact')
    const main = page.getByRole('main')
    await expect(main.getByText('Contact Us touch')).toHaveCount(2)
    await expect(main.getByRole('heading', { name: 'Contact Us trusted' })).toBeVisible()
    await expect(main.getByText('Contact Us trusted text')).toBeVisible()
    await expect(main.getByRole('term')).toHaveText([
      'Contact Us phone',
      'Contact Us email',
      'Contact Us location',
    ])
    await expect(main.getByRole('definition')).toHaveText([
      '046-000-0001',
      'host@example.com',
      'Contact Us place',
    ])
    await expect(main.getByRole('heading', { name: 'Contact Us form' })).toBeVisible()
  },
)

test(
  'without content the small heading reads GET IN TOUCH',
  proves('CON-04'),
  async ({ page, host }) => {
    host.behave('contact', { body: { data: null } })
    await arrive(page, '/contact')
    await expect(page.getByText('GET IN TOUCH')).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  },
)

test(
  'placeholders and button label come from the content',
  proves('CON-15', 'CON-17'),
  async ({ page }) => {
    await arrive(page, '/contact')
    for (const name of ['Name', 'Phone', 'Email', 'Subject', 'Message'])
      await expect(box(page, name)).toHaveAttribute(
        'placeholder',
        `Contact Us ${name.toLowerCase()} placeholder`,
      )
    await expect(submit(page)).toHaveText('Send it')
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(submit(page)).toHaveText('送信')
  },
)

test(
  'until the content has loaded its texts are empty, while labels and button are there',
  proves('CON-16', 'CON-37', 'CON-40'),
  async ({ page, host }) => {
    const answer = pending()
    host.behave('contact', { until: answer.promise })
    await arrive(page, '/contact')
    for (const name of ['Name', 'Phone', 'Email', 'Subject', 'Message']) {
      await expect(box(page, name)).toBeVisible()
      expect((await box(page, name).getAttribute('placeholder')) ?? '').toBe('')
    }
    await expect(submit(page)).toHaveText('Request Call Back')
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0)
    const shown = await page.getByRole('main').innerText()
    for (const text of [...ofTheHost(host.content.contact), 'GET IN TOUCH', '000-0000', '@'])
      expect(shown).not.toContain(text)
    answer.settle()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  },
)

test(
  'the content is loaded on entry and again when the language changes',
  proves('CON-35', 'CON-36'),
  async ({ page }) => {
    const made = browserCalls(page)
    await arrive(page, '/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    const calls = () => made.filter((path) => path === '/api/contact/content').length
    const before = calls()
    expect(before).toBe(1)
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('お問い合わせ')
    await expect.poll(calls).toBe(2)
  },
)

test(
  'every entry and every change of language loads it, while texts, what was typed and the focus stay (acceptance D9)',
  proves('CON-35', 'CON-36', 'CON-39'),
  async ({ page, host }) => {
    const made = browserCalls(page)
    const calls = () => made.filter((path) => path === '/api/contact/content').length
    const heading = page.getByRole('heading', { level: 1 })
    await arrive(page, '/contact')
    await expect(heading).toHaveText('Contact Us')
    await box(page, 'Name').fill('Aoi')
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(heading).toHaveText('お問い合わせ')
    await expect.poll(calls).toBe(2)
    const answer = pending()
    host.behave('contact', { until: answer.promise })
    await page.getByRole('link', { name: /^EN/ }).first().click()
    await expect(heading).toHaveText('Contact Us')
    await expect.poll(calls).toBe(3)
    await box(page, 'Message').focus()
    host.content.contact = { en: { hero: { title: 'Write to us' } } }
    answer.settle()
    await expect(heading).toHaveText('Write to us')
    await expect(box(page, 'Message')).toBeFocused()
    await expect(box(page, 'Name')).toHaveValue('Aoi')
    await follow(page, '/accessibility')
    await follow(page, '/contact')
    await expect.poll(calls).toBe(4)
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect.poll(calls).toBe(5)
  },
)

newSiteTest(
  'failed content shows a toast, and no example as the company’s details (acceptance D1)',
  proves('CON-38'),
  async ({ page, host }) => {
    await page.clock.install()
    host.behave('contact', { status: 500 })
    const calls = browserCalls(page)
    await arrive(page, '/contact')
    await seeTries(page, calls, '/api/contact/content')
    await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
    await expect(toast(page).getByText('Failed to fetch contact content.')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await expect(box(page, 'Message')).toBeVisible()
    await expect(main.getByRole('term')).toHaveCount(0)
    await expect(main.locator('[href^="tel:"], [href^="mailto:"]')).toHaveCount(0)
    await expect(main).not.toContainText(/000-000-0000|example\.com|Example Town/)
  },
)

/** Every text of a provider's content, at any depth. */
function ofTheHost(content: unknown): string[] {
  if (typeof content === 'string') return content ? [content] : []
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(ofTheHost)
    : []
}
