import type { Browser, BrowserContext } from '@playwright/test'
import { proves } from '../scripts/testing/proves.ts'
import { fillWithScripts } from './support/hostile-content.ts'
import { hydrated } from './support/hydrated.ts'
import { standInForMaps } from './support/maps.ts'
import { ownSiteTest } from './support/own-site.ts'
import { PAGES } from './support/pages.ts'
import { expect } from './support/test.ts'

const test = ownSiteTest(fillWithScripts)

/** Pages open at a time. */
const TABS = 3

/** A browser that notes each run of `ran()`, on any page and in any frame, and each request to another host. */
async function watching(browser: Browser, baseURL: string, withPolicy: boolean) {
  const context = await browser.newContext({ baseURL, bypassCSP: !withPolicy })
  const noted: string[] = []
  await context.exposeBinding('ran', ({ frame }) => noted.push(`ran on ${frame.url()}`))
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => {
      noted.push(`asked for ${route.request().url()}`)
      return route.abort()
    },
  )
  return { context, noted }
}

/** What a page has that could run a script once a visitor presses or points: evaluated within it. */
function waitingScripts(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name)
      const runs = isAddress && /^[\s\p{Cc}]*(?:javascript|data|vbscript|blob)\s*:/iu.test(value)
      if (name.startsWith('on') || name === 'srcdoc' || runs) found.push(`${name}=${value}`)
    }
  }
  const scripts = [...document.scripts].filter(({ src, type }) =>
    src ? new URL(src).origin !== location.origin : !/json/.test(type),
  )
  const odd = document.querySelectorAll('base, object, embed, meta[http-equiv], svg script')
  return [...found, ...scripts.map(({ outerHTML }) => outerHTML), ...[...odd].map(String)]
}

async function visitAll(context: BrowserContext): Promise<string[]> {
  const waiting: string[] = []
  const pages = PAGES.values()
  const visitor = async () => {
    const page = await context.newPage()
    await standInForMaps(page)
    page.on('dialog', (dialog) => void dialog.dismiss())
    for (const { path } of pages) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 200])
      await hydrated(page)
      waiting.push(...(await page.evaluate(waitingScripts)).map((each) => `${path}: ${each}`))
      expect(await page.content()).toContain('ran()')
    }
  }
  await Promise.all(Array.from({ length: TABS }, visitor))
  return waiting
}

for (const withPolicy of [true, false]) {
  const how = withPolicy ? 'with its policy' : 'even without its policy'
  test(
    `no script in any text or address of the content runs on any page, ${how}`,
    proves('J04', 'J07', 'J10', 'J11'),
    async ({ browser, site }) => {
      const { context, noted } = await watching(browser, site.origin, withPolicy)
      expect(await visitAll(context)).toEqual([])
      expect(noted).toEqual([])
      await context.close()
    },
  )
}

test('a script that does get into a page is noticed by these tests, and stopped by the policy', async ({
  browser,
  site,
}) => {
  for (const withPolicy of [true, false]) {
    const { context, noted } = await watching(browser, site.origin, withPolicy)
    const page = await context.newPage()
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</body>', '<img src=x onerror=ran()></body>')
      await route.fulfill({ response, body })
    })
    await page.goto('/about')
    await hydrated(page)
    expect(await page.evaluate(waitingScripts)).toEqual(['onerror=ran()'])
    if (withPolicy) expect(noted).toEqual([])
    else await expect.poll(() => noted).toEqual([`ran on ${site.origin}/about`])
    await context.close()
  }
})
