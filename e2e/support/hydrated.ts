import type { Page } from '@playwright/test'

/** Waits until React has taken over the whole page, down to the footer at its end. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer')
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactProps'))
  })
}
