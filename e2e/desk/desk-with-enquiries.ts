import { cp } from 'node:fs/promises'
import type { HandedEnquiry, MailNews } from '@noren/contract/enquiry/handover'
import { type Browser, expect } from '@playwright/test'
import { type Cms, startCms } from '../support/cms.ts'
import { DEMO_DATA, temporaryFolder } from '../support/folders.ts'
import { startHandingSite } from '../support/handed-enquiries.ts'
import { type Staff, staffAt } from '../support/staff.ts'

/** A running desk with its owner. */
export type Desk = Staff & { cms: Cms }

/** Starts a desk with the demo company, and waits until it has these enquiries and this state of their mails. */
export async function startDeskWith(
  browser: Browser,
  enquiries: readonly HandedEnquiry[],
  mails: readonly MailNews[] = [],
  env: Record<string, string> = {},
): Promise<Desk> {
  await using started = new AsyncDisposableStack()
  const data = started.use(await temporaryFolder())
  await cp(DEMO_DATA, data.path, { recursive: true })
  const site = started.use(await startHandingSite(enquiries, mails))
  const cms = await startCms(data.path, site.origin, env)
  started.defer(cms.stop)
  const owner = started.use(staffAt(browser, cms.origin))
  const calls = await owner.calls()
  const count = async (where: string): Promise<number> =>
    (await (await calls.get(`/api/enquiries?depth=0&${where}`)).json()).totalDocs
  await expect.poll(() => count('limit=1')).toBe(enquiries.length)
  await expect.poll(() => count('where[mailTrouble][exists]=true')).toBe(mails.length)
  const running = started.move()
  return { ...owner, cms, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
