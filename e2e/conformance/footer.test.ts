import { expect, type Locator, type Page } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/test.ts'

const footer = (page: Page): Locator => page.getByRole('contentinfo')

test(
  'every page has a footer with the company’s description and copyright',
  proves('RTE-08', 'FTR-01', 'FTR-10'),
  async ({ page }) => {
    for (const path of [
      '/',
      '/restaurants',
      '/restaurants/shiobi',
      '/about',
      '/contact',
      '/nowhere',
    ]) {
      await page.goto(path)
      await expect(
        footer(page).getByText(/^Namiori looks after inns, tables, rooms, people/),
      ).toBeVisible()
      await expect(footer(page).getByText('© Namiori Inc.', { exact: true })).toBeVisible()
    }
    await page.goto('/ja')
    await expect(footer(page).getByText(/^神奈川の海辺で、宿、飲食/)).toBeVisible()
  },
)

test(
  'each restaurant has a link, named in the page’s language',
  proves('FTR-02', 'FTR-15'),
  async ({ page }) => {
    await page.goto('/')
    for (const slug of ['shiobi', 'tateito', 'onda', 'kohaku', 'yoriai'])
      await expect(footer(page).locator(`a[href="/restaurants/${slug}"]`)).toBeVisible()
    await expect(footer(page).getByRole('link', { name: 'Shiobi' })).toBeVisible()
    await hydrated(page)
    await page.getByRole('link', { name: 'JP' }).click()
    await expect(footer(page).getByRole('link', { name: '潮火' })).toHaveAttribute(
      'href',
      '/ja/restaurants/shiobi',
    )
  },
)

test(
  'the other businesses are named',
  proves('FTR-03', 'FTR-04', 'FTR-05', 'FTR-06'),
  async ({ page }) => {
    await page.goto('/')
    const businesses = footer(page).getByRole('region', { name: 'Other businesses' })
    await expect(businesses.getByRole('listitem')).toHaveText([
      'Hotel cleaning management',
      'Paid recruitment',
      'Uneri, a sports brand',
      'Yoinagi, an entertainment brand',
    ])
  },
)

test(
  'the phone number can be called and the address is in Kanagawa',
  proves('FTR-07', 'FTR-08'),
  async ({ page }) => {
    await page.goto('/')
    await expect(footer(page).locator('a[href^="tel:"]')).toHaveText(/^[\d-]+$/)
    await expect(
      footer(page)
        .getByText(/Kanagawa/)
        .last(),
    ).toBeVisible()
    await page.goto('/ja')
    await expect(
      footer(page)
        .getByText(/神奈川県/)
        .last(),
    ).toBeVisible()
  },
)

test(
  'social icons and the developers are links with names',
  proves('FTR-09', 'FTR-11'),
  async ({ page }) => {
    await page.goto('/')
    for (const [name, address] of [
      ['Instagram', 'https://www.instagram.com/namiori.example/'],
      ['X', 'https://x.com/namiori_example'],
      ['YouTube', 'https://www.youtube.com/@namiori.example'],
    ] as const) {
      const link = footer(page).getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', address)
      await expect(link.locator('svg')).toBeVisible()
    }
    await expect(footer(page).getByText('Website by')).toBeVisible()
    await expect(footer(page).getByText('Website by').getByRole('link')).toHaveAttribute(
      'href',
      /^https:/,
    )
  },
)
