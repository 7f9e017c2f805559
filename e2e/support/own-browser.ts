import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { counted } from '../../scripts/testing/counts.ts'
import { countPages } from './count-pages.ts'

/**
 * Opens contexts that are each a browser with a profile, as staff have one: it keeps what it has compiled
 * of the desk's scripts, which every page of an incognito context compiles again, a fifth of its work.
 */
export const OWN_BROWSER = {
  newContext: async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    counted('browser')
    // Without a name the profile is a temporary folder, gone with the browser.
    const context = await chromium.launchPersistentContext('', { ...chromiumLaunch(), ...options })
    countPages(context)
    return context
  },
}
