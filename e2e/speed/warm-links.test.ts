import type { Locator, Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const SIGNS: { sign: string; give: (link: Locator) => Promise<unknown> }[] = [
  { sign: 'pointing at', give: (link) => link.hover() },
  { sign: 'touching', give: (link) => link.dispatchEvent('touchstart') },
  { sign: 'reaching with the keyboard', give: (link) => link.focus() },
]

for (const { sign, give } of SIGNS) {
  test(`${sign} a link loads its page's file and data, so that it opens without a request`, async ({
    page,
  }) => {
    await page.goto('/restaurants')
    await hydrated(page)
    const file = page.waitForResponse(/\/assets\/about-page-/)
    const data = page.waitForResponse(/\/api\/about\/en$/)
    const link = page.getByRole('navigation').getByRole('link', { name: 'About' }).first()
    await give(link)
    expect((await file).ok()).toBe(true)
    expect((await data).ok()).toBe(true)

    const asked = requestsOf(page)
    await link.click()
    await expect(page).toHaveTitle(/^About/)
    expect(asked.filter((path) => /^\/(api|assets)\/.*(about|en-)/.test(path))).toEqual([])
  })
}

test('pointing at the other language loads its texts, so that the toggle makes no request', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const texts = page.waitForResponse(/\/assets\/jp-/)
  const toggle = page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first()
  await toggle.hover()
  expect((await texts).ok()).toBe(true)

  const asked = requestsOf(page)
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect(asked.filter((path) => /^\/(api|assets)\//.test(path))).toEqual([])
})

/** Paths requested from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}
