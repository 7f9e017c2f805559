import { expect, type Page } from '@playwright/test'

/** Paths of the API calls the browser itself has made since, oldest first. */
export function browserCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  return calls
}

/**
 * Sees a call through its tries on a page whose clock is installed: after each failed one the
 * clock is put forward over the pause before the next.
 */
export async function seeTries(
  page: Page,
  calls: string[],
  path: string,
  tries = 2,
): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    await expect.poll(() => calls.filter((call) => call === path).length).toBe(attempt)
    if (attempt < tries) await page.clock.runFor(1000 * 2 ** (attempt - 1))
  }
}
