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
 * Waits for a call through its retries on a page whose clock is installed: after each failure it moves
 * the clock past the pause before the next try, which may also have passed already.
 */
export async function seeTries(
  page: Page,
  calls: string[],
  path: string,
  tries = 2,
): Promise<void> {
  const made = () => calls.filter((call) => call === path).length
  for (let attempt = 1; attempt < tries; attempt++) {
    await expect.poll(made).toBeGreaterThanOrEqual(attempt)
    await page.clock.runFor(1000 * 2 ** (attempt - 1))
  }
  await expect.poll(made).toBe(tries)
}

/**
 * Counts the responses of a call that the page has read to their end: only then does the pause before
 * another try begin. To be called before the page is opened.
 */
export async function countAnswers(page: Page, path: string): Promise<() => Promise<number>> {
  await page.addInitScript((path) => {
    const { text } = Response.prototype
    Response.prototype.text = async function () {
      try {
        return await text.call(this)
      } finally {
        const { dataset } = document.documentElement
        if (new URL(this.url).pathname === path) {
          dataset.answers = String(Number(dataset.answers ?? 0) + 1)
        }
      }
    }
  }, path)
  return async () => Number(await page.locator('html').getAttribute('data-answers'))
}
