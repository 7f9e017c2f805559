import type { Page } from '@playwright/test'
import { isHydrated } from '../support/hydrated.ts'
import { KINDS } from '../support/pages.ts'
import { pending } from '../support/pending.ts'
import { expect, test } from '../support/test.ts'
import { type Loaded, loadedBy, loadedInTheEnd, sum } from './loaded.ts'

const PHONE = { width: 390, height: 844 }

const HERO_BYTES = 60_000
const FIRST_LOAD_BYTES = 300_000
const PAGE_BYTES = 432_000

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone with ${deviceScaleFactor} pixels to one`, () => {
    test.use({
      viewport: PHONE,
      screen: PHONE,
      deviceScaleFactor,
      isMobile: true,
      hasTouch: true,
    })

    for (const path of KINDS) {
      test(`${path} loads at most 300 kB first, 60 of them its first picture; the rest is out of sight`, async ({
        page,
      }) => {
        const held = await holdLoad(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        // The browser requests them once it has laid out the page, on a busy machine after an early `load` event.
        await page.waitForFunction(hasRequestedAllInSight)
        held.settle()
        const loaded = await loadedInTheEnd(page)
        const first = loaded.filter(({ afterwards }) => !afterwards)
        expect(bytesOf(first)).toBeLessThanOrEqual(FIRST_LOAD_BYTES)
        expect(bytesOf(loaded)).toBeLessThanOrEqual(PAGE_BYTES)
        const hero = await page.locator('img[fetchpriority=high]').evaluateAll(pathsShown)
        const heroes = first.filter((file) => hero.includes(file.path))
        expect(heroes.length).toBe(hero.length)
        for (const { transferred } of heroes) expect(transferred).toBeLessThanOrEqual(HERO_BYTES)

        const inSight = await page.locator('img').evaluateAll(pathsInSight)
        const later = loaded.filter(({ afterwards }) => afterwards)
        expect(later.filter((file) => inSight.includes(file.path))).toEqual([])
      })

      test(`${path} is at most 300 kB in total for visitors who save data`, async ({ page }) => {
        await saveData(page)
        expect(bytesOf(await loadedBy(page, path))).toBeLessThanOrEqual(FIRST_LOAD_BYTES)
      })
    }
  })
}

test('pictures out of sight wait for the load event, even when the script comes before it', async ({
  page,
}) => {
  const held = await holdLoad(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // A key pressed before the page listens loads nothing, so press until it does.
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await page.evaluate(isHydrated)).toBe(true)
  }).toPass()
  const lazy = page.locator('main img[loading=lazy]')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  expect(await lazy.count()).toBeGreaterThan(10)
  held.settle()
  await expect(lazy).toHaveCount(0)
})

/** Holds the `load` event of every page back, by its fonts, until the result is settled. */
async function holdLoad(page: Page): Promise<ReturnType<typeof pending>> {
  const held = pending()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  return held
}

/** Makes the browser say that its visitor saves data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

function bytesOf(files: readonly Loaded[]): number {
  return sum(files.map(({ transferred }) => transferred))
}

function pathsShown(images: Element[]): string[] {
  return images
    .filter((image) => image instanceof HTMLImageElement)
    .map(({ currentSrc }) => new URL(currentSrc).pathname)
}

/** Evaluated within a page. */
function hasRequestedAllInSight(): boolean {
  return [...document.images]
    .filter((image) => image.checkVisibility())
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .every(({ currentSrc }) => currentSrc !== '')
}

/** The pictures of the first screen, and the same files further down. */
function pathsInSight(images: Element[]): string[] {
  return images
    .filter((image) => image instanceof HTMLImageElement)
    .filter((image) => image.checkVisibility())
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .map(({ currentSrc }) => new URL(currentSrc).pathname)
}
