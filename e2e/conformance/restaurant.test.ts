import { expect, type Locator, type Page } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { restaurant } from '../api-host/content.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { arrive, newSiteTest, open, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

const PATH = '/restaurants/first'
const BROKEN = '/media/00000000000000000000-800x600.webp'

const card = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) })

test(
  'breadcrumb and title name the restaurant',
  proves('RSD-01', 'RSD-02', 'RSD-03'),
  async ({ page }) => {
    await arrive(page, PATH)
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('listitem')).toHaveText([
      'Home',
      'Restaurants',
      'First House',
    ])
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(breadcrumb.getByRole('link', { name: 'Restaurants' })).toHaveAttribute(
      'href',
      '/restaurants',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First House')
  },
)

test(
  'the main photo is 400 px tall on a phone and on a wide screen',
  proves('RSD-04', 'CST-10'),
  async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, PATH)
      const photo = page.getByRole('main').getByRole('img').first()
      expect((await photo.boundingBox())?.height).toBe(400)
    }
  },
)

test('About This Restaurant holds the description', proves('RSD-05'), async ({ page }) => {
  await arrive(page, PATH)
  const about = card(page, 'About This Restaurant')
  await expect(about.getByText('Short words on First House')).toBeVisible()
  await expect(about.getByText('The story of First House')).toBeVisible()
})

test(
  'Menu Highlights shows each item’s name and description',
  proves('RSD-06'),
  async ({ page }) => {
    await arrive(page, PATH)
    const menu = card(page, 'Menu Highlights')
    await expect(menu.getByText('Rice', { exact: true })).toBeVisible()
    await expect(menu.getByText('Steamed')).toBeVisible()
    await expect(menu.getByText(/300/)).toBeVisible()
  },
)

test(
  'without items and images the page says so',
  proves('RSD-07', 'RSD-11'),
  async ({ page, host }) => {
    host.content.restaurantDetails.first = {
      ...restaurant('first', 'First House', '一番館'),
      menuItems: '{}',
      gallery: [],
    }
    await arrive(page, PATH)
    await expect(page.getByText('No menu items available.')).toBeVisible()
    await expect(page.getByText('No gallery images available.')).toBeVisible()
  },
)

test(
  'the gallery has localized alternative texts, 192 px, two columns and three on wide screens',
  proves('RSD-08', 'RSD-09', 'RSD-10', 'CST-10'),
  async ({ page, host }) => {
    const gallery = [1, 2, 3].map((n) => ({
      src: BROKEN,
      alt: { en: `View ${n}`, jp: `眺め${n}` },
    }))
    host.content.restaurantDetails.first = {
      ...restaurant('first', 'First House', '一番館'),
      gallery,
    }
    const layout = async () => {
      const boxes = await card(page, 'Gallery')
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()))
      return {
        heights: [...new Set(boxes.map(({ height }) => height))],
        columns: new Set(boxes.map(({ left }) => Math.round(left))).size,
      }
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await arrive(page, PATH)
    await expect(page.getByRole('img', { name: 'View 1' })).toBeAttached()
    // The fallback picture shows only once the first one has failed.
    await expect.poll(layout).toEqual({ heights: [192], columns: 2 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(layout).toEqual({ heights: [192], columns: 3 })
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(page.getByRole('img', { name: '眺め1' })).toBeAttached()
  },
)

test('Make a Reservation leads to the contact page', proves('RSD-12'), async ({ page }) => {
  await open(page, PATH)
  await page.getByRole('link', { name: 'Make a Reservation' }).first().click()
  await expect(page).toHaveURL(/\/contact(\?|$)/)
})

test(
  'the contact card has address, phone link and Instagram profile',
  proves('RSD-13', 'RSD-14', 'RSD-15'),
  async ({ page }) => {
    await arrive(page, PATH)
    const contact = card(page, 'Contact')
    await expect(contact.getByText('1 First House Street')).toBeVisible()
    await expect(contact.getByRole('link', { name: '046-000-0000' })).toHaveAttribute(
      'href',
      'tel:0460000000',
    )
    await expect(contact.getByRole('link', { name: '@host_house' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/host_house/',
    )
  },
)

test('without a handle there is no Instagram row', proves('RSD-16'), async ({ page, host }) => {
  host.content.restaurantDetails.first = {
    ...restaurant('first', 'First House', '一番館'),
    instagram: undefined,
  }
  await arrive(page, PATH)
  await expect(card(page, 'Contact').getByText('046-000-0000')).toBeVisible()
  await expect(card(page, 'Contact').getByText('Instagram')).toHaveCount(0)
})

test(
  'the hours are those of the current language, English where it is missing',
  proves('RSD-17', 'ENT-11'),
  async ({ page, host }) => {
    await arrive(page, '/ja/restaurants/first')
    await expect(card(page, '営業時間').getByText('11時から21時')).toBeVisible()
    host.content.restaurantDetails.second = {
      ...restaurant('second', 'Second House', '二番館'),
      hours: { en: '9–5' },
    }
    await arrive(page, '/ja/restaurants/second')
    await expect(
      card(page, '営業時間').locator(':lang(en)', { hasText: /^9–5$/ }).first(),
    ).toBeVisible()
  },
)

test(
  'a spinner shows while the restaurant loads',
  proves('RSD-20', 'RSD-32'),
  async ({ page, host }) => {
    const answer = pending()
    host.behave('restaurant', { until: answer.promise })
    await arrive(page, PATH)
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    answer.settle()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First House')
  },
)

test(
  'a missing restaurant says that it does not exist, also on a direct load with 404',
  proves('RSD-21', 'RSD-22', 'API-12'),
  async ({ page }) => {
    await arrive(page, '/restaurants/nobody')
    await expect(page.getByRole('heading', { name: 'Restaurant Not Found' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/does not exist/)).toBeVisible()
    expect((await page.goto('/restaurants/nobody'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Restaurant Not Found' })).toBeVisible()
  },
)

newSiteTest(
  'a failed restaurant says so on the not-found screen',
  proves('RSD-23', 'RSD-32'),
  async ({ page, host }) => {
    await page.clock.install()
    host.behave('restaurant', { status: 500 })
    const calls = browserCalls(page)
    await arrive(page, PATH)
    await seeTries(page, calls, '/api/restaurant/slug/first')
    await expect(page.getByRole('heading', { name: 'Restaurant Not Found' })).toBeVisible()
    await expect(
      page.getByText('Failed to load restaurant data. Please try again later.'),
    ).toBeVisible()
  },
)

test('in Japanese a missing restaurant says so in Japanese', proves('RSD-24'), async ({ page }) => {
  await page.goto('/ja/restaurants/nobody')
  const main = page.getByRole('main')
  await expect(main.getByText('Restaurant Not Found')).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/見つかりません/)
  await expect(main.getByText(/存在しない|移転|ありません/).first()).toBeVisible()
})

for (const { language, path, labels } of [
  {
    language: 'English',
    path: '/restaurants/first',
    labels: [
      'About This Restaurant',
      'Menu Highlights',
      'Gallery',
      'Contact',
      'Hours',
      'Location',
      'Make a Reservation',
    ],
  },
  {
    language: 'Japanese',
    path: '/ja/restaurants/first',
    labels: [
      'この店について',
      'おすすめの品',
      'ギャラリー',
      '連絡先',
      '営業時間',
      'アクセス',
      '予約を申し込む',
    ],
  },
]) {
  test(`every label of the page is there in ${language}`, proves('RSD-26'), async ({ page }) => {
    await open(page, path)
    const words = await page.getByRole('main').innerText()
    const lines = words.split('\n').map((line) => line.trim())
    for (const label of labels) expect(lines).toContain(label)
  })
}

test(
  'unreadable names become Unknown Restaurant and Unknown Item',
  proves('ENT-12', 'ENT-13'),
  async ({ page, host }) => {
    host.content.restaurantDetails.first = {
      ...restaurant('first', 'First House', '一番館'),
      name: '{bad json',
      menuItems: JSON.stringify([{ name: 'plain', description: { en: 'Still there' } }]),
    }
    await arrive(page, PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown Restaurant')
    await expect(card(page, 'Menu Highlights').getByText('Unknown Item')).toBeVisible()
    await expect(card(page, 'Menu Highlights').getByText('Still there')).toBeVisible()
  },
)
