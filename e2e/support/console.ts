import type { Page } from '@playwright/test'

/**
 * Collects what a page complains about from now on: errors and warnings of the console (hydration
 * mismatches among them), uncaught errors and requests that failed.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) =>
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  )
  return complaints
}
