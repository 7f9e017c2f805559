import type { Page } from '@playwright/test'

/**
 * Waits until the app has taken over the whole page and handles links and history entries: from then on
 * it manages the scroll positions itself. A page undoes this before it is left.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** The same, evaluated within a page. */
export function isHydrated(): boolean {
  return history.scrollRestoration === 'manual'
}
