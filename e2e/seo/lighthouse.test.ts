import { expect, test } from '../support/test.ts'
import { lighthouseFaults } from './lighthouse.ts'

/** One page of each kind; `npm run lighthouse` looks at all of them. */
for (const path of ['/ja', '/restaurants/shiobi', '/ja/contact']) {
  test(`Lighthouse gives ${path} 100 for access, best practices and search`, async ({ site }) => {
    expect(await lighthouseFaults(site.origin + path)).toEqual([])
  })
}
