import { expect, test } from '../support/test.ts'

const KB = 1024

for (const path of ['/', '/ja']) {
  test(`on a phone the first picture of ${path} is at most 60 KB`, async ({ browser, site }) => {
    await using context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
    })
    const page = await context.newPage()
    const loaded = page.waitForResponse((response) => response.request().resourceType() === 'image')
    await page.goto(site.origin + path)
    const src = await page
      .locator('main img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc)
    expect(src).toMatch(/\/media\//)
    const response = await page.request.get(src)
    expect((await response.body()).length).toBeLessThanOrEqual(60 * KB)
    await loaded
  })
}
