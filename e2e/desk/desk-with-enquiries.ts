import { cp } from 'node:fs/promises'
import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import type { Browser, Page } from '@playwright/test'
import { startCms } from '../support/cms.ts'
import { DEMO_DATA, temporaryFolder } from '../support/folders.ts'
import { startHandingSite } from '../support/handed-enquiries.ts'
import { fillInFirstAccount, openSetupLink } from '../support/house.ts'
import { test as base, expect } from '../support/test.ts'

type Desk = { opened: (locale: string, path: string) => Promise<Page> }

/** Tests of a desk with the demo company, which these enquiries reach. */
export function deskWith(enquiries: readonly HandedEnquiry[]) {
  return base.extend<object, { desk: Desk }>({
    desk: [
      async ({ browser }, use) => {
        await using data = await temporaryFolder()
        await cp(DEMO_DATA, data.path, { recursive: true })
        await using site = await startHandingSite(enquiries)
        const cms = await startCms(data.path, site.origin)
        await use(await signedIn(browser, cms))
        await cms.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })
}

async function signedIn(browser: Browser, cms: Awaited<ReturnType<typeof startCms>>) {
  await using first = await browser.newContext({ locale: 'en-GB', baseURL: cms.origin })
  const page = await first.newPage()
  await openSetupLink(page, cms)
  await fillInFirstAccount(page, cms)
  const storageState = await first.storageState()
  const opened: Desk['opened'] = async (locale, path) => {
    const context = await browser.newContext({ locale, baseURL: cms.origin, storageState })
    const desk = await context.newPage()
    await expect(async () => {
      expect((await desk.goto(path))?.ok()).toBe(true)
      await expect(desk.locator('.desk-reply, .desk-links').first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    return desk
  }
  return { opened }
}
