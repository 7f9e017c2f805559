import { cp } from 'node:fs/promises'
import type { HandedEnquiry, MailNews } from '@noren/contract/enquiry/handover'
import type { Browser, Page } from '@playwright/test'
import { startCms } from '../support/cms.ts'
import { DEMO_DATA, temporaryFolder } from '../support/folders.ts'
import { startHandingSite } from '../support/handed-enquiries.ts'
import { fillInFirstAccount, openSetupLink } from '../support/house.ts'
import { test as base, expect } from '../support/test.ts'

/** A running desk, with a member of staff who is signed in. */
export type Desk = {
  /** A new page with one of the desk's screens, once it has answered. */
  opened: (locale: string, path: string, colorScheme?: 'light' | 'dark') => Promise<Page>
}

/** Tests of a desk with the demo company, which these enquiries and this news of their mails reach. */
export function deskWith(enquiries: readonly HandedEnquiry[], mails: readonly MailNews[] = []) {
  return base.extend<object, { desk: Desk }>({
    desk: [
      async ({ browser }, use) => {
        await using data = await temporaryFolder()
        await cp(DEMO_DATA, data.path, { recursive: true })
        await using site = await startHandingSite(enquiries, mails)
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
  const opened: Desk['opened'] = async (locale, path, colorScheme = 'light') => {
    const options = { locale, colorScheme, baseURL: cms.origin, storageState }
    const context = await browser.newContext(options)
    const desk = await context.newPage()
    await expect(async () => {
      expect((await desk.goto(path))?.ok()).toBe(true)
      await expect(desk.locator('.desk-reply, .desk-links, .desk-today').first()).toBeVisible({
        timeout: 2000,
      })
    }).toPass()
    return desk
  }
  return { opened }
}
