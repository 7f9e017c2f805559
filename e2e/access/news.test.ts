import type { Snapshot } from '@noren/contract/snapshot'
import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { ownSiteTest } from '../support/own-site.ts'
import { restaurantIn } from '../support/published.ts'
import { expect } from '../support/test.ts'
import { expectAccessible } from './axe.ts'

/** The demo company with forty pieces of news, the latest with all a piece can have. */
function withNews(snapshot: Snapshot): void {
  const older = Array.from({ length: 37 }, (_, index) => ({
    slug: `older-${index}`,
    date: `${2024 - Math.floor(index / 12)}-06-01`,
    title: { en: `Older news ${index}`, jp: `以前のお知らせ${index}` },
    text: {},
    business: 'sports',
  }))
  snapshot.content.news = [
    {
      slug: 'winter',
      date: '2026-11-26',
      title: { en: 'The winter menu begins', jp: '冬の品書きが始まります' },
      text: {
        en: 'From December.\n\nTables at\nhttps://www.example.jp/tables. <b>Not bold</b>',
        jp: '12月から。\n\nお席は https://www.example.jp/tables まで。',
      },
      image: {
        src: restaurantIn(snapshot, 'shiobi').mainPhoto,
        alt: { en: 'A fire.', jp: '炭火です。' },
      },
      business: 'restaurants',
    },
    { slug: 'festival', date: '2026-09-14', title: { jp: '秋祭りの日は早く閉めます' }, text: {} },
    {
      slug: 'long',
      date: '2026-01-01',
      title: { en: 'Long '.repeat(80) },
      text: { en: 'x'.repeat(500) },
    },
    ...older,
  ]
}

const test = ownSiteTest(withNews)

const newest = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const { home, heading, all, first, winter, earlier } of [
  {
    home: '/',
    heading: 'News',
    all: 'All news',
    first: /^26 November 2026 The winter menu begins Five restaurants$/,
    winter: 'The winter menu begins',
    earlier: /^Earlier 秋祭りの日は早く閉めます$/,
  },
  {
    home: '/ja',
    heading: 'お知らせ',
    all: 'お知らせ一覧',
    first: /^2026年11月26日 冬の品書きが始まります 五つの飲食店$/,
    winter: '冬の品書きが始まります',
    earlier: /^前のお知らせ 秋祭りの日は早く閉めます$/,
  },
]) {
  test(`a visitor of ${home} finds the newest news, reads it and goes on to the earlier one`, async ({
    page,
  }) => {
    await page.goto(home)
    await hydrated(page)
    const section = newest(page, heading)
    await expect(section.getByRole('listitem')).toHaveCount(3)
    await section.getByRole('link', { name: first }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(winter)
    await expect(page).toHaveTitle(new RegExp(winter))
    await expect(page.getByRole('main').getByRole('img')).toHaveAttribute(
      'alt',
      /A fire\.|炭火です。/,
    )
    await expect(
      page.getByRole('main').getByRole('link', { name: 'https://www.example.jp/tables' }),
    ).toHaveAttribute('href', 'https://www.example.jp/tables')
    await expect(page.getByRole('main').locator('b')).toHaveCount(0)
    const article = page.getByRole('article')
    const begins = [article.getByRole('heading', { level: 1 }), article.getByRole('img')]
    const edges = [...begins, article.locator('p:has(a[rel=noopener])')].map((part) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().left)),
    )
    expect(
      new Set(await Promise.all(edges)).size,
      'title, picture and text begin on one line',
    ).toBe(1)
    await page.getByRole('link', { name: earlier }).click()
    await expect(page.locator('h1[lang="ja"], [lang="ja"] h1')).toHaveText(
      '秋祭りの日は早く閉めます',
    )
    await page.getByRole('main').getByRole('link', { name: all }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test('with the keyboard a visitor lists the news of a business and of a year', async ({ page }) => {
  await page.goto('/news')
  await hydrated(page)
  const rows = page.getByRole('main').getByRole('region').getByRole('listitem')
  await expect(rows).toHaveCount(30)
  const business = page
    .getByRole('navigation', { name: 'News by business' })
    .getByRole('link', { name: 'Uneri, a sports brand' })
  await business.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/news\?business=sports$/)
  await expect(business).toHaveAttribute('aria-current', 'page')
  const year = page
    .getByRole('navigation', { name: 'News by year' })
    .getByRole('link', { name: '2021' })
  await year.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/news\?business=sports&year=2021$/)
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveTitle('News Uneri, a sports brand 2021 | Namiori')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor lists the news of a business, and reads it in the other language', async ({
    page,
  }) => {
    await page.goto('/ja/news')
    await page
      .getByRole('navigation', { name: '事業別のお知らせ' })
      .getByText('五つの飲食店')
      .click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /冬の品書き/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('冬の品書きが始まります')
    await page.getByRole('banner').getByRole('link', { name: 'EN English' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The winter menu begins')
  })
})

test('the pages of news offer the feed of their language, and the footer leads to all news', async ({
  page,
}) => {
  await page.goto('/ja/privacy')
  const feed = page.locator('link[type="application/atom+xml"]')
  await expect(feed).toHaveAttribute('href', /^http:\/\/[^/]+\/ja\/news\.xml$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お知らせ')
})

for (const path of ['/news', '/ja/news', '/news/winter', '/ja/news/winter', '/ja/news/long']) {
  test(`axe finds nothing on ${path}, and a phone needs no scrolling to the side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
}

test('on paper a piece of news is its day, title and text', async ({ page }) => {
  await page.goto('/news/winter')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('26 November 2026')).toBeVisible()
  await expect(main.getByText('From December.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'All news' })).toBeHidden()
})
