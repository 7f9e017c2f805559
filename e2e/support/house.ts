import { cp } from 'node:fs/promises'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { type Cms, startCms } from './cms.ts'
import { DEMO_DATA, ROOT, temporaryFolder } from './folders.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { pressUntilSent } from './press-until-sent.ts'
import { type Site, startSite } from './site.ts'
import { takenOver } from './taken-over.ts'

/** Both parts on one data folder, the staff's mailbox, and a member of staff who is signed in. */
export type House = AsyncDisposable & {
  site: Site
  cms: Cms
  mailbox: Mailbox
  /** The data folder of both. */
  data: string
  /** A new page of the CMS, signed in; the desk speaks the language of the locale. */
  openDesk: (path: string, locale?: string) => Promise<Page>
  /** Starts the CMS again after it was stopped, at the address it had. */
  restartCms: () => Promise<void>
}

/**
 * Starts a house with the demo company in it; the first staff account is made as staff make it.
 * @param root the folder of the checkout both parts are started from
 */
export async function startHouse(browser: Browser, root = ROOT): Promise<House> {
  // Ends what was started, the last first; also when a later part cannot start.
  await using started = new AsyncDisposableStack()
  const data = started.use(await temporaryFolder())
  await cp(DEMO_DATA, data.path, { recursive: true })
  const mailbox = await startMailbox()
  started.defer(mailbox.stop)
  const mail = {
    SMTP_URL: mailbox.url,
    ENQUIRY_TO: 'desk@example.jp',
    ENQUIRY_FROM: 'website@example.jp',
  }
  const site = await startSite(data.path, mail, root)
  started.defer(site.stop)
  let cms = await startCms(data.path, site.origin, {}, root)
  started.defer(() => cms.stop())
  const desk = started.use(await browser.newContext({ locale: 'en-GB', baseURL: cms.origin }))
  await makeFirstAccount(desk, cms)
  const running = started.move()
  return {
    site,
    get cms() {
      return cms
    },
    mailbox,
    data: data.path,
    openDesk: async (path, locale) => {
      const storageState = await desk.storageState()
      const context = locale
        ? await browser.newContext({ locale, baseURL: cms.origin, storageState })
        : desk
      const page = await context.newPage()
      await page.goto(path)
      return page
    },
    restartCms: async () => {
      cms = await startCms(data.path, site.origin, { CMS_PORT: String(cms.port) }, root)
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

/** Opens the link the CMS prints on the terminal while nobody has an account. */
export async function openSetupLink(page: Page, cms: Cms): Promise<void> {
  const printed = () => /http\S+\/setup\/\S+/.exec(cms.output())?.[0] ?? ''
  await expect.poll(printed).not.toBe('')
  await page.goto(printed())
}

/** Makes the first account with the form behind the link, and waits for the desk. */
export async function fillInFirstAccount(page: Page, cms: Cms): Promise<void> {
  await page.goto(`${cms.origin}/admin`)
  const create = page.getByRole('button', { name: 'Create' })
  await takenOver(create)
  await page.getByLabel('Email').fill('hanako@example.jp')
  await page.getByLabel('New Password').fill('woven waves at dawn')
  await page.getByLabel('Confirm Password').fill('woven waves at dawn')
  await pressUntilSent(create, (request) => request.url().endsWith('/api/users/first-register'))
  await page.getByRole('link', { name: 'Log out' }).waitFor({ state: 'attached' })
}

async function makeFirstAccount(desk: BrowserContext, cms: Cms): Promise<void> {
  await using page = await desk.newPage()
  await openSetupLink(page, cms)
  await fillInFirstAccount(page, cms)
}
