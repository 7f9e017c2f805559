import { type Debugged, debuggedBrowser } from '../support/debugged-browser.ts'
import { expect, test } from '../support/test.ts'
import { lighthouseFaults } from './lighthouse.ts'

let browser: Debugged

test.beforeAll(async () => {
  browser = await debuggedBrowser()
})
test.afterAll(() => browser[Symbol.asyncDispose]())

/** One page of each kind; `npm run lighthouse` checks all of them. */
for (const path of ['/ja', '/restaurants/shiobi', '/ja/contact']) {
  // Takes long: Lighthouse opens a page several times and runs all its audits.
  test(`Lighthouse gives ${path} 100 for access, best practices and search`, async ({ site }) => {
    expect(await lighthouseFaults(site.origin + path, browser)).toEqual([])
  })
}
