import type { Page } from '@playwright/test'

/** From small phones over tablets on their side to large screens, with those where a layout begins. */
const WIDTHS = [
  320, 360, 390, 450, 640, 704, 736, 768, 834, 960, 1024, 1180, 1216, 1280, 1440, 1920, 2560,
]

/** Looks at an open page in windows of many widths, and leaves it as it was. */
export async function atWidths(
  page: Page,
  look: (width: number) => Promise<void>,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('The page has no window')
  for (const width of widths) {
    await page.setViewportSize({ width, height: before.height })
    await look(width)
  }
  await page.setViewportSize(before)
}
