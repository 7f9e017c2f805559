import type { Browser } from 'playwright'
import { gzippedKilobytes } from './gzipped.ts'

/** The style sheets of a first visit in kB, in files or in the page, compressed equally for all. */
export async function stylesOf(url: string, browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const sheets = await page.evaluate(() =>
      Promise.all(
        [...document.styleSheets].map(async ({ href, ownerNode }) =>
          href ? await (await fetch(href)).text() : (ownerNode?.textContent ?? ''),
        ),
      ),
    )
    return sheets.reduce((total, sheet) => total + gzippedKilobytes(sheet), 0)
  } finally {
    await page.close()
  }
}
