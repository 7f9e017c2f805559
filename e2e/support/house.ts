import { cp } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { type Cms, startCms } from './cms.ts'
import { DEMO_DATA, ROOT, temporaryFolder } from './folders.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { type Site, startSite } from './site.ts'
import { type Staff, staffAt } from './staff.ts'

/** Both parts on one data folder, the staff's mailbox, and a member of staff who is signed in. */
export type House = Staff & {
  site: Site
  cms: Cms
  mailbox: Mailbox
  /** The data folder of both. */
  data: string
  /** Starts the CMS again after it was stopped, at the address it had. */
  restartCms: () => Promise<void>
}

/**
 * Starts a house with the demo company in it, and its first staff account.
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
  const staff = started.use(staffAt(browser, cms.origin))
  const running = started.move()
  return {
    site,
    get cms() {
      return cms
    },
    mailbox,
    data: data.path,
    openDesk: staff.openDesk,
    calls: staff.calls,
    restartCms: async () => {
      cms = await startCms(data.path, site.origin, { CMS_PORT: String(cms.port) }, root)
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
