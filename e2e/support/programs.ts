import { type Cms, startCms } from './cms.ts'
import { ROOT, temporaryFolder } from './folders.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { type Site, startSite } from './site.ts'

/** Both programs on one data folder, and the staff's mailbox. */
export type Programs = AsyncDisposable & {
  site: Site
  cms: Cms
  mailbox: Mailbox
  /** The data folder of both. */
  data: string
  /** Starts the CMS again after it was stopped, at the same address. */
  restartCms: () => Promise<void>
}

/**
 * Starts both programs.
 * @param prepare fills their data folder first
 * @param root the folder of the checkout that both are started from
 */
export async function startPrograms(
  prepare: (dataDir: string) => Promise<void>,
  root = ROOT,
): Promise<Programs> {
  // Ends the started programs, the last first; also when a later one cannot start.
  await using started = new AsyncDisposableStack()
  const data = started.use(await temporaryFolder())
  await prepare(data.path)
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
  const running = started.move()
  return {
    site,
    get cms() {
      return cms
    },
    mailbox,
    data: data.path,
    restartCms: async () => {
      cms = await startCms(data.path, site.origin, { CMS_PORT: String(cms.port) }, root)
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
