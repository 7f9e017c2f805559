import { cp } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type Cms, startCms } from './cms.ts'
import { DEMO_DATA, temporaryFolder } from './folders.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { type Site, startSite } from './site.ts'

export { expect }

/** Tests of SITE alone, showing the demo company it ships with. */
export const test = base.extend<object, { site: Site }>({
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
})

/** Both parts of the house on one data folder, and the mailbox of the staff. */
export type House = { dataDir: string; site: Site; cms: Cms; mailbox: Mailbox }

/** Tests of SITE and CMS together, beginning with the demo company loaded and no staff account. */
export const houseTest = test.extend<object, { house: House }>({
  house: [
    async ({}, use) => {
      await using data = await temporaryFolder()
      await cp(DEMO_DATA, data.path, { recursive: true })
      const mailbox = await startMailbox()
      const site = await startSite(data.path, {
        SMTP_URL: mailbox.url,
        ENQUIRY_TO: 'desk@example.jp',
        ENQUIRY_FROM: 'website@example.jp',
      })
      const cms = await startCms(data.path, site.origin)
      await use({ dataDir: data.path, site, cms, mailbox })
      await Promise.all([cms.stop(), site.stop()])
      await mailbox.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [({ house }, use) => use(house.site), { scope: 'worker' }],
})
