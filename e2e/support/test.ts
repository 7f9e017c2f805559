import { test as base, expect } from '@playwright/test'
import { counted } from '../../scripts/testing/counts.ts'
import { type Visiting, visiting } from '../visits/visit.ts'
import { countPages } from './count-pages.ts'
import { clearAway } from './cut-off.ts'
import { temporaryFolder } from './folders.ts'
import { type House, startHouse } from './house.ts'
import { type Site, startSite } from './site.ts'

export { expect }

/** Tests of SITE alone, showing the demo company it ships with. */
export const test = base.extend<{ cutOff: undefined }, { site: Site; visiting: Visiting }>({
  cutOff: [
    async ({}, use, test) => {
      await use(undefined)
      if (test.status === 'timedOut') await clearAway()
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      counted('browser')
      browser.on('context', countPages)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      await using data = await temporaryFolder()
      const site = await startSite(data.path)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  visiting: [visiting, { scope: 'worker' }],
})

/** Tests of SITE and CMS together; the files of a worker share both, and leave them as they were. */
export const houseTest = test.extend<object, { house: House }>({
  house: [
    async ({}, use) => {
      await using house = await startHouse()
      await use(house)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  site: [({ house }, use) => use(house.site), { scope: 'worker' }],
})
