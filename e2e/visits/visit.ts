import type { Browser, Page } from '@playwright/test'
import type { Site } from '../support/site.ts'
import { type Arrival, startVisitor, type Visitor } from './visitor.ts'
import { HEIGHTS, type Width } from './windows.ts'

/** A page that stands open to be asked about. Who changes something of it puts it back. */
export type Visit = { page: Page; path: string; width: Width; arrival: Arrival }

/**
 * Gives the page that is open this window; opens it in it where another page is open, or where what
 * is asked for is how it arrives in this window.
 */
export type Visiting = (path: string, width: Width, arrives?: boolean) => Promise<Visit>

/** A fixture of a worker: tests that follow each other at one page share its visit. */
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
      // A page that could not be opened is none to ask the next question.
      open = undefined
      open = { page, path, width, arrival: await visitor.arriveAt(path, width) }
    }
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    return { ...open, width }
  })
  await visitor?.page.context().close()
}
