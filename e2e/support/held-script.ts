import type { Page } from '@playwright/test'
import { pending } from './pending.ts'

/** Holds the app back until the returned function is called, as on a slow line. */
export async function holdScript(page: Page): Promise<() => void> {
  const { promise, settle } = pending()
  await page.route('**/assets/app-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return settle
}
