import type { Page } from 'playwright'

/** A picture of a guide: `docs/desk/images/<name>-<language>.webp`. */
export type Shot = {
  name: string
  path: string
  /** Brings the screen into the state to be shown. */
  state?: (page: Page) => Promise<void>
  /** Shows only this part of the screen. */
  part?: string
  /** As on a phone. */
  isPhone?: boolean
}

export const SHOTS: Shot[] = [
  { name: 'today', path: '/admin' },
  { name: 'today-phone', path: '/admin', isPhone: true },
  { name: 'menu', path: '/admin/menu/1' },
  { name: 'menu-phone', path: '/admin/menu/1', isPhone: true },
  { name: 'closures', path: '/admin/closures' },
  { name: 'closures-phone', path: '/admin/closures', isPhone: true },
  { name: 'restaurant', path: '/admin/collections/restaurants/1' },
  { name: 'account', path: '/admin/account' },
  { name: 'versions', path: '/admin/collections/restaurants/1/versions' },
  { name: 'media', path: '/admin/collections/media' },
  { name: 'picture', path: '/admin/collections/media/1' },
  { name: 'inbox', path: '/admin/collections/enquiries' },
  { name: 'enquiry', path: '/admin/collections/enquiries', state: openFirst },
]

async function openFirst(page: Page): Promise<void> {
  await page.locator('.desk-mail__link').first().click()
  await page.waitForURL(/enquiries\/[^/]+$/)
}
