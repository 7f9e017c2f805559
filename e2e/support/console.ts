import type { Page } from '@playwright/test'

/**
 * Collects a page's problems from now on: errors and warnings of the console (hydration mismatches among
 * them), uncaught errors and failed requests.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A resized window drops the picture it was loading for its earlier size.
    if (request.resourceType() === 'image' && reason === 'net::ERR_ABORTED') return
    complaints.push(`failed: ${request.url()} ${reason}`)
  })
  return complaints
}
