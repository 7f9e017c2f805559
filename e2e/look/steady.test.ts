import type { Page } from '@playwright/test'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
/** As wide as Lighthouse's: titles come closer to the edge where lines break. */
const WIDE_PHONE = { width: 412, height: 823 }
const DESK = { width: 1440, height: 900 }

const LATE = /\.(woff2|avif|webp|jpe?g|png|svg)(\?|$)/

/** Holds back every font and picture until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(LATE, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Adds up the layout shifts, as browsers do for CLS, on the page's root element. */
async function addUpShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { dataset } = document.documentElement
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        dataset.shift = String(
          Number(dataset.shift ?? 0) + ('value' in entry ? Number(entry.value) : 0),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function firstPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    while (performance.getEntriesByName('first-contentful-paint').length === 0)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** All fonts and pictures are in use, and what they moved has been reported. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}

/** One restaurant stands for all of them: the one with the longest name. */
const KINDS = PAGES.filter(({ name }) => !/(shiobi|tateito|kohaku|yoriai)$/.test(name))

for (const { path } of KINDS) {
  test(`nothing on ${path} moves when fonts and pictures come late`, async ({ page }) => {
    await addUpShifts(page)
    for (const viewport of [PHONE, WIDE_PHONE, DESK]) {
      await page.setViewportSize(viewport)
      const release = await holdBack(page)
      await page.goto(path, { waitUntil: 'commit' })
      await firstPaint(page)
      release()
      await page.waitForLoadState('load')
      await settled(page)
      const { shift = '0' } = await page.locator('html').evaluate(({ dataset }) => ({ ...dataset }))
      // Stand-in fonts have our fonts' measures, yet each letter its own width.
      expect(Number(shift).toFixed(2), `CLS at ${viewport.width} px`).toBe('0.00')
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}
