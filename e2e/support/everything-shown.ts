import type { Page } from 'playwright'

/** Scrolls to the end and back, so that every picture that waits for its turn is there. */
export async function everythingShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await frame()
  })
}
