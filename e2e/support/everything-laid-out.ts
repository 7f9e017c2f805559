import type { Page } from 'playwright'

/** Lays out the whole page, also what the browser leaves until it comes near the window. */
export async function everythingLaidOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer'))
      element.style.contentVisibility = 'visible'
  })
}
