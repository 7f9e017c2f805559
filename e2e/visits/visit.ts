import type { Browser, Page } from '@playwright/test'
import type { Site } from '../support/site.ts'
import { type Arrival, startVisitor, type Visitor } from './visitor.ts'
import { HEIGHTS, type Width } from './windows.ts'

/** An open page to check. A check that changes something of it restores it. */
export type Visit = { page: Page; path: string; width: Width; arrival: Arrival }

/**
 * Resizes the window of the open page; loads the page in it where another page is open, or where the check
 * is about how it loads in this window.
 */
export type Visiting = (path: string, width: Width, arrives?: boolean) => Promise<Visit>

/** A fixture of a worker: consecutive tests of one page share its visit. */
export async function visiting(
  { browser, site }: { browser: Browser; site: Site },
  use: (visiting: Visiting) => Promise<void>,
): Promise<void> {
  let visitor: Visitor | undefined
  let open: Visit | undefined
  await use(async (path, width, arrives = false) => {
    visitor ??= await startVisitor(browser, site.origin)
    const { page } = visitor
    if (open?.path !== path || (arrives && open.arrival.width !== width)) {
      // A page that failed to open is not reused for the next check.
      open = undefined
      open = { page, path, width, arrival: await visitor.arriveAt(path, width) }
    }
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    return { ...open, width }
  })
  await visitor?.page.context().close()
}
