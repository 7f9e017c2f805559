import { type Cms, startCms } from './cms.ts'
import { temporaryFolder } from './folders.ts'
import { startMailbox } from './mailbox.ts'
import { type Site, startSite } from './site.ts'

/** Both programs on one data folder; mails to the staff go to a mailbox nobody opens. */
export type Programs = AsyncDisposable & { site: Site; cms: Cms; data: string }

/** Starts both programs; `prepare` fills their data folder before. */
export async function startPrograms(
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<Programs> {
  // Ends what was started, the last first; also when a later part cannot start.
  await using started = new AsyncDisposableStack()
  const data = started.use(await temporaryFolder())
  await prepare(data.path)
  const mailbox = await startMailbox()
  started.defer(mailbox.stop)
  const site = await startSite(data.path, {
    SMTP_URL: mailbox.url,
    ENQUIRY_TO: 'desk@example.jp',
    ENQUIRY_FROM: 'website@example.jp',
  })
  started.defer(site.stop)
  const cms = await startCms(data.path, site.origin)
  started.defer(cms.stop)
  const running = started.move()
  return { site, cms, data: data.path, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
