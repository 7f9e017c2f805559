import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { emptyParts, missingPictures, partsOfPage } from './capture-parts.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, screen: PHONE, isMobile: true, hasTouch: true })

const PAGES = ['/', '/ja', '/ja/about', '/restaurants', '/restaurants/shiobi']

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const path of PAGES) {
      test(`a capture of ${path} on a touch phone is complete without scrolling, and its height stays`, async ({
        page,
      }) => {
        await page.goto(path)
        const height = await page.evaluate(heightOfPage)
        await expect.poll(() => page.evaluate(missingPictures)).toEqual([])
        expect(await emptyPartsOf(page)).toEqual([])
        expect(await page.evaluate(heightOfPage)).toBe(height)
        expect(await page.evaluate(() => scrollY)).toBe(0)
      })
    }
  })
}

function heightOfPage(): number {
  return document.documentElement.scrollHeight
}

async function emptyPartsOf(page: Page): Promise<string[]> {
  const capture = await page.screenshot({ fullPage: true, scale: 'css' })
  return await emptyParts(capture, await page.evaluate(partsOfPage))
}
