import type { Page } from 'playwright'

/** Loads every picture, also those a phone leaves until it is scrolled to. */
export async function everythingShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // A window that was just widened requests its own picture with the next frame.
    for (const _ of [1, 2]) await new Promise((frame) => requestAnimationFrame(frame))
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  })
}
