import type { Page } from '@playwright/test'

/** Also those that no visit begins with: of tablets on their side, small laptops and large screens. */
const WIDTHS = [320, 360, 640, 700, 744, 960, 1024, 1180, 1920, 2560]

/** Looks at an open page in windows of many widths, and leaves it as it was. */
export async function atWidths(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('The page has no window')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before.height })
    await look(width)
  }
  await page.setViewportSize(before)
}
