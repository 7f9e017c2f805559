import type { Page } from 'playwright'

/** Brings in every picture, also what a phone leaves until it is scrolled to. */
export async function everythingShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  })
}
