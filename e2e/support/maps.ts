import type { Page } from '@playwright/test'

/** The tests send no requests outside this machine: a map's frame shows an empty page instead. */
export async function standInForMaps(page: Page): Promise<void> {
  await page.route(/^https:\/\/www\.(google\.com|openstreetmap\.org)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  )
}
