import type { Page } from '@playwright/test'

/**
 * Waits until the app has taken over the whole page and answers links and the history's entries:
 * from then on it keeps the scrolled positions itself. Before it leaves, a page takes this back.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** The same, asked within a page. */
export function isHydrated(): boolean {
  return history.scrollRestoration === 'manual'
}
