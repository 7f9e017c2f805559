import type { BrowserContext, Page } from '@playwright/test'

/** Error responses to a page, or to any page of a browser, from now on: status, method and address. */
export function refusedTo(asker: Pick<BrowserContext | Page, 'on'>): string[] {
  const refused: string[] = []
  asker.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    const asked = `${response.request().method()} ${pathname}${search}`
    if (response.status() >= 400) refused.push(`${response.status()} ${asked}`)
  })
  return refused
}
