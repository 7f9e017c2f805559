import type { Browser } from 'playwright'
import { gzippedKilobytes } from './gzipped.ts'

/**
 * The style sheets of a first visit in kB: in files, each compressed by itself, or in the page, compressed
 * together as the page is. What is for paper alone does not count.
 */
export async function stylesOf(url: string, browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const sheets = await page.evaluate(() =>
      Promise.all([
        [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
        ...[...document.styleSheets].map(async ({ href, media }) =>
          href && media.mediaText !== 'print' ? await (await fetch(href)).text() : '',
        ),
      ]),
    )
    return sheets.reduce((total, sheet) => total + gzippedKilobytes(sheet), 0)
  } finally {
    await page.close()
  }
}
