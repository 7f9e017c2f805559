import { expect, type Page } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { arrive, follow, newSiteTest, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

const DEFAULTS = ['12K+', '950+', '4.7']

const toggle = (page: Page, label: 'EN' | 'JP') =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${label}`) })
    .first()
    .click()

test('the hero shows title and breadcrumb', proves('ABT-01', 'ABT-02'), async ({ page }) => {
  await arrive(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the host')
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('listitem')).toHaveText([
    'About the host home',
    'About the host here',
  ])
})

test(
  'the main section shows its texts, two features and two buttons',
  proves('ABT-03', 'ABT-04', 'ABT-05'),
  async ({ page }) => {
    await arrive(page, '/about')
    const main = page.getByRole('main')
    await expect(main.getByText('About the host category')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'About the host main' })).toBeVisible()
    await expect(main.getByText('About the host main subtitle')).toBeVisible()
    for (const n of [1, 2])
      await expect(main.getByText(`About the host main feature ${n}`)).toBeVisible()
    await expect(main.getByRole('link', { name: 'About the host contact' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(main.getByRole('link', { name: 'About the host restaurants' })).toHaveAttribute(
      'href',
      '/restaurants',
    )
  },
)

test(
  'the band shows projects, customers and rating',
  proves('ABT-06', 'ABT-07', 'ABT-08'),
  async ({ page }) => {
    await arrive(page, '/about')
    await expect(page.getByRole('term')).toHaveText([
      'About the host projects',
      'About the host customers',
      'About the host rating',
    ])
    await expect(page.getByRole('definition')).toHaveText(['321', '654', '4.2'])
  },
)

test(
  'the team shows its heading and each member’s name, role and image',
  proves('ABT-09', 'ABT-10'),
  async ({ page }) => {
    await arrive(page, '/about')
    const main = page.getByRole('main')
    await expect(main.getByText('About the host team', { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'About the host team title' })).toBeVisible()
    await expect(main.getByText('About the host team subtitle')).toBeVisible()
    const member = main.getByRole('listitem').filter({ hasText: 'About the host member' })
    await expect(member.getByText('About the host role')).toBeVisible()
    await expect(member.locator('img')).toHaveCount(1)
  },
)

test(
  'the service texts run in a marquee of 20 seconds per turn',
  proves('ABT-11', 'ABT-12', 'CST-10'),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await arrive(page, '/about')
    const marquee = page.getByRole('region', { name: 'What we do' })
    await expect(marquee.getByText('About the host service 1').first()).toBeAttached()
    const animations = await marquee.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming()),
    )
    expect(animations).toHaveLength(1)
    expect(animations[0]?.duration).toBe(20_000)
    expect(animations[0]?.iterations).toBe(Number.POSITIVE_INFINITY)
  },
)

test(
  'why-choose-us shows four features and a button that plays its video',
  proves('ABT-13', 'ABT-14'),
  async ({ page }) => {
    await arrive(page, '/about')
    for (const n of [1, 2, 3, 4])
      await expect(page.getByText(`About the host why ${n}`)).toBeVisible()
    await page.getByRole('button', { name: 'About the host watch' }).click()
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute(
      'src',
      /\/embed\/bbbbbbbbbbb/,
    )
  },
)

test('a spinner shows while it loads', proves('ABT-15'), async ({ page, host }) => {
  const answer = pending()
  host.behave('about', { until: answer.promise })
  await arrive(page, '/about')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  answer.settle()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the host')
})

test(
  'without server data the built-in English content shows, numbers included',
  proves('GEN-04', 'ABT-16', 'ABT-17', 'CST-11'),
  async ({ page, host }) => {
    host.behave('about', { body: { data: null } })
    await arrive(page, '/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('definition')).toHaveText(DEFAULTS)
    await expect(page.getByRole('main').getByText(/36\+/)).toBeVisible()
  },
)

test(
  'on the Japanese page the built-in content is marked as English',
  proves('ABT-16', 'ABT-20'),
  async ({ page, host }) => {
    host.behave('about', { body: { data: null } })
    await arrive(page, '/ja/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  },
)

for (const { title, proof, body, text } of [
  {
    title: 'a failed about page shows a toast with the message, and the defaults',
    proof: proves('ABT-18', 'ABT-20'),
    body: { message: 'The archive is closed' },
    text: 'The archive is closed',
  },
  {
    title: 'without a message the toast says that it failed to load',
    proof: proves('ABT-19', 'ABT-20'),
    body: '',
    text: 'Failed to load about page data',
  },
]) {
  newSiteTest(title, proof, async ({ page, host }) => {
    await page.clock.install()
    host.behave('about', { status: 500, body })
    const calls = browserCalls(page)
    await arrive(page, '/about')
    await seeTries(page, calls, '/api/about/en')
    const toast = page.getByRole('region', { name: 'Notifications' })
    await expect(toast.getByText('Error', { exact: true })).toBeVisible()
    await expect(toast.getByText(text)).toBeVisible()
    await expect(page.getByRole('definition')).toHaveText(DEFAULTS)
  })
}

test(
  'missing parts fall back while present parts show',
  proves('ABT-22'),
  async ({ page, host }) => {
    host.content.about.en = { hero: { title: 'Only a title' }, stats: { projects: '7' } }
    await arrive(page, '/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only a title')
    await expect(page.getByRole('definition')).toHaveText(['7', '950+', '4.7'])
  },
)

test(
  'a picture of the team that fails is swapped once and remembered',
  proves('ABT-24'),
  async ({ page, host, context }) => {
    let asked = 0
    await context.route(/00000000000000000000/, (route) => {
      asked += 1
      return route.fulfill({ status: 404 })
    })
    const members = [
      { name: 'Aoi', role: 'Cook', image: { url: '/media/00000000000000000000-800x600.webp' } },
    ]
    host.content.about.en = { team: { members } }
    host.content.about.ja = { team: { members } }
    await arrive(page, '/about')
    const member = page.getByRole('listitem').filter({ hasText: 'Aoi' })
    await member.scrollIntoViewIfNeeded()
    await expect(member.locator('img')).toHaveAttribute('src', /no-image/)
    const before = asked
    expect(before).toBeGreaterThan(0)
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(member.locator('img')).toHaveAttribute('src', /no-image/)
    expect(asked).toBe(before)
  },
)

test(
  'within five minutes the about page is not called again in its language, after them it is',
  proves('ABT-21', 'CST-07'),
  async ({ page }) => {
    await page.clock.install()
    const made = browserCalls(page)
    await arrive(page, '/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the host')
    const calls = () => made.filter((path) => path === '/api/about/en').length
    expect(calls()).toBe(1)
    await toggle(page, 'JP')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ホストについて')
    expect(made.filter((path) => path === '/api/about/ja')).toHaveLength(1)
    await toggle(page, 'EN')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the host')
    expect(calls()).toBe(1)
    const leaveAndReturn = async () => {
      await follow(page, '/restaurants')
      await expect(page.getByRole('heading', { name: 'First House' })).toBeVisible()
      await follow(page, '/about')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the host')
    }
    await page.clock.fastForward(4 * 60_000)
    await leaveAndReturn()
    expect(calls()).toBe(1)
    await page.clock.fastForward(61_000)
    await leaveAndReturn()
    await expect.poll(calls).toBe(2)
  },
)
