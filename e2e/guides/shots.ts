import type { Page } from 'playwright'

/** A picture of a guide: `docs/desk/images/<name>-<language>.webp`. */
export type Shot = {
  name: string
  path: string
  /** Brings the screen into the state to be shown. */
  state?: (page: Page) => Promise<void>
  /** Only this part of the screen is shown. */
  part?: string
  /** As on a telephone. */
  isPhone?: boolean
}

export const SHOTS: Shot[] = [
  { name: 'today', path: '/admin' },
  { name: 'today-phone', path: '/admin', isPhone: true },
  { name: 'versions', path: '/admin/collections/restaurants/1/versions' },
  { name: 'media', path: '/admin/collections/media' },
  { name: 'picture', path: '/admin/collections/media/1' },
  { name: 'inbox', path: '/admin/collections/enquiries' },
  { name: 'enquiry', path: '/admin/collections/enquiries', state: openFirst },
]

async function openFirst(page: Page): Promise<void> {
  await page.locator('tbody a').first().click()
  await page.waitForURL(/enquiries\/[^/]+$/)
}
