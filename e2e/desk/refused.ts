import type { BrowserContext } from '@playwright/test'

/** What is answered to a browser with an error from now on: status, method and address. */
export function refusedTo(browser: BrowserContext): string[] {
  const refused: string[] = []
  browser.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    const asked = `${response.request().method()} ${pathname}${search}`
    if (response.status() >= 400) refused.push(`${response.status()} ${asked}`)
  })
  return refused
}
