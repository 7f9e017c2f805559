import type { Locator, Page } from '@playwright/test'

/** A valid enquiry, by the names of the form's fields. */
export const VALID = {
  Name: 'Aoi Hamada',
  Phone: '0460000000',
  Email: 'aoi@example.jp',
  Subject: 'A table for four',
  Message: 'Friday at seven, please.',
} as const

export const box = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true })
export const submit = (page: Page): Locator =>
  page.locator('form[method="post"] button[type="submit"]')
export const status = (page: Page): Locator =>
  page.locator('form[method="post"]').getByRole('status')
export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** Fills in the fields of the form. */
export async function fill(
  page: Page,
  values: Readonly<Record<string, string>> = VALID,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await box(page, name).fill(value)
}

/** The colour of a text, 0 to 255 each. */
export async function rgb(locator: Locator): Promise<[red: number, green: number, blue: number]> {
  return locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return [0, 0, 0]
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  })
}

/** How much redder than green or blue a text is, 0 to 255. */
export async function redness(locator: Locator): Promise<number> {
  const [red, green, blue] = await rgb(locator)
  return red - Math.max(green, blue)
}
