import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls, countAnswers, seeTries } from '../support/browser-calls.ts'
import { arrive, follow, newSiteTest, open, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

const DRAWING = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>',
}

test(
  'the hero shows the server’s texts',
  proves('HERO-01', 'HERO-02', 'HERO-03', 'HERO-04', 'HERO-05', 'HERO-06', 'HERO-20'),
  async ({ page }) => {
    await arrive(page, '/')
    const hero = page.getByRole('region', { name: 'Host hero', exact: true })
    await expect(hero.getByText('Host hero badge', { exact: true })).toBeVisible()
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Host hero')
    await expect(hero.getByText('Host hero subtitle')).toBeVisible()
    await expect(hero.getByRole('link', { name: 'Host hero first' })).toBeVisible()
    await expect(hero.getByRole('button', { name: 'Host hero second' })).toBeVisible()
    await expect(hero.getByText('Host hero success')).toBeVisible()
    await expect(hero.getByText('English', { exact: true })).toBeVisible()
  },
)

test(
  'the first button of the hero leads to the about page',
  proves('HERO-09'),
  async ({ page }) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'Host hero first' }).click()
    await expect(page).toHaveURL(/\/about$/)
  },
)

test(
  'the second button opens a dialog with the video, and Close closes it',
  proves('HERO-10', 'HERO-11', 'HERO-12'),
  async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Host hero second' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aaaaaaaaaaa/,
    )
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Host hero second' })).toBeFocused()
  },
)

test(
  'without server content the built-in English texts show',
  proves('HERO-13', 'HERO-14', 'HERO-15', 'HERO-16', 'HERO-17', 'HERO-18', 'HERO-21'),
  async ({ page, host }) => {
    host.behave('hero', { body: { data: null } })
    await arrive(page, '/')
    const hero = page.getByRole('region', { name: 'Transform Your Vision Into Reality' })
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Transform Your Vision Into Reality',
    )
    await expect(hero.getByText('Product innovation & Research Organization')).toBeVisible()
    await expect(hero.getByRole('link', { name: 'Start Your Journey' })).toBeVisible()
    await expect(hero.getByRole('button', { name: 'Watch Demo' })).toBeVisible()
    await expect(hero.getByText('500+ Success Stories')).toBeVisible()
    await expect(hero.getByText('Join our community')).toBeVisible()
  },
)

test(
  'without server content the built-in Japanese texts show on the Japanese page',
  proves('HERO-21'),
  async ({ page, host }) => {
    host.behave('hero', { body: { data: null } })
    await arrive(page, '/ja')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/未来/)
    await expect(page.getByText('Transform Your Vision Into Reality')).toHaveCount(0)
  },
)

test(
  'without server content fixed pictures and a fixed video are there',
  proves('HERO-22', 'HERO-23'),
  async ({ page, host }) => {
    host.behave('hero', { body: { data: null } })
    await arrive(page, '/')
    const hero = page.getByRole('region', { name: 'Transform Your Vision Into Reality' })
    const pictures = hero.locator('img')
    await expect(pictures).not.toHaveCount(0)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('src', /^\/assets\//)
      await expect(picture).toHaveJSProperty('complete', true)
    }
    await hero.getByRole('button', { name: 'Watch Demo' }).click()
    await expect(page.getByRole('dialog').locator('iframe, video')).toBeVisible()
  },
)

test(
  'the hero shows the background and the client images of the server',
  proves('HERO-07', 'HERO-08'),
  async ({ page, host, context }) => {
    const picture = (n: number) => `/media/0123456789abcdef0123-${n}x100.webp`
    await context.route(/0123456789abcdef0123/, (route) => route.fulfill(DRAWING))
    host.content.hero.en = {
      title: 'Pictures',
      backgroundImage: picture(1600),
      clientImages: [{ url: picture(101) }, { url: picture(102) }],
    }
    await arrive(page, '/')
    const hero = page.getByRole('region', { name: 'Pictures' })
    await expect(hero.getByRole('listitem').filter({ has: page.locator('img') })).toHaveCount(2)
    for (const width of [1600, 101, 102]) {
      const shown = hero.locator(`img[src$="${picture(width)}"]`)
      await expect(shown).toHaveCount(1)
      await expect(shown).toHaveJSProperty('naturalWidth', 8)
    }
  },
)

test('a spinner shows while the hero loads', proves('HERO-19'), async ({ page, host }) => {
  const answer = pending()
  host.behave('hero', { until: answer.promise })
  await arrive(page, '/')
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  answer.settle()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Host hero')
})

newSiteTest(
  'a failed hero is tried three times, then the built-in content and the server message show',
  proves('HERO-24', 'HERO-25', 'CST-06', 'HERO-29', 'HERO-30'),
  async ({ page, host }) => {
    await page.clock.install()
    host.behave('hero', { status: 500, body: { message: 'The host is tired' } })
    const calls = browserCalls(page)
    const answers = await countAnswers(page, '/api/hero/en')
    await open(page, '/privacy')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await follow(page, '/')
    const attempts = () => calls.filter((path) => path === '/api/hero/en').length
    await expect.poll(answers).toBe(1)
    await page.clock.runFor(999)
    expect(attempts()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(answers).toBe(2)
    await expect(page.getByText('The host is tired')).toHaveCount(0)
    await page.clock.runFor(1999)
    expect(attempts()).toBe(2)
    await page.clock.runFor(1)
    await expect.poll(answers).toBe(3)
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Transform Your Vision Into Reality',
    )
    const toast = page.getByRole('region', { name: 'Notifications' })
    await expect(toast.getByText('Error', { exact: true })).toBeVisible()
    await expect(toast.getByText('The host is tired')).toBeVisible()
    await page.clock.runFor(60_000)
    expect(attempts()).toBe(3)
  },
)

newSiteTest(
  'without a server message the toast says that the hero failed to load',
  proves('HERO-26'),
  async ({ page, host }) => {
    await page.clock.install()
    host.behave('hero', { status: 500, body: '' })
    const calls = browserCalls(page)
    await arrive(page, '/')
    await seeTries(page, calls, '/api/hero/en', 3)
    await expect(page.getByText('Failed to load hero section data')).toBeVisible()
  },
)
