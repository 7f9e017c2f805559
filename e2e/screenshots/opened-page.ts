import { SITE_PAGE_NAMES } from '@noren/contract/site-pages'
import type { Browser, Page } from 'playwright'
import { hydrated } from '../support/hydrated.ts'
import { inJapanese, pathsOf } from '../support/pages.ts'

/** Every page of the demo company and those that say that there is none, by English path. */
export const PAGES_SHOWN: { name: string; path: string }[] = [
  ...SITE_PAGE_NAMES.flatMap(pathsOf).map((path) => ({ name: nameOf(path), path })),
  { name: 'not-found', path: '/no-such-page' },
  { name: 'restaurant-not-found', path: '/restaurants/no-such-place' },
]

/** `/restaurants/shiobi` becomes `restaurants-shiobi`, the home page `home`. */
export function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home'
}

type Window = { language: string; width: number; height: number }

/** Opens a page, by its English path, in a language and a window without motion. */
export async function openedPage(
  browser: Browser,
  origin: string,
  { path, ...window }: Window & { path: string },
): Promise<{ page: Page } & AsyncDisposable> {
  const opened = await openedWindow(browser, window)
  await showPage(opened.page, origin, path, window.language)
  return opened
}

/** Opens an empty window without motion, for visitors of a language. */
export async function openedWindow(
  browser: Browser,
  { language, width, height }: Window,
): Promise<{ page: Page } & AsyncDisposable> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: language,
    // Like a phone's or a tablet's, whose scrollbars take no space.
    isMobile: width < 1000,
    hasTouch: width < 1000,
  })
  const page = await context.newPage()
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

/** Shows a page, by its English path, in a window that is open. */
export async function showPage(
  page: Page,
  origin: string,
  path: string,
  language: string,
): Promise<void> {
  await page.goto(origin + (language === 'ja' ? inJapanese(path) : path))
  await hydrated(page)
}
