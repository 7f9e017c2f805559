import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../support/folders.ts'
import { KINDS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const KB = 1024
const ASSETS = join(ROOT, 'site/dist/client/assets')

function bytesOf(extension: string): Buffer[] {
  return readdirSync(ASSETS)
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(join(ASSETS, name)))
}

for (const path of [...KINDS, '/none']) {
  test(`the styles of ${path} are at most 15 KB on the wire`, async ({ page }) => {
    const html = await (await page.request.get(path)).text()
    const styles = [...html.matchAll(/<style id="[^"]+">(.*?)<\/style>/gs)].map(([, css]) => css)
    expect(styles.length).toBeGreaterThan(1)
    const bytes = gzipSync(styles.join('')).length
    console.log(`${path}: ${bytes} bytes of styles, compressed`)
    expect(bytes).toBeLessThanOrEqual(15 * KB)
  })
}

test('there are two web fonts, of at most 60 KB together', () => {
  const fonts = bytesOf('.woff2')
  expect(fonts).toHaveLength(2)
  expect(Buffer.concat(fonts).length).toBeLessThanOrEqual(60 * KB)
})

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
