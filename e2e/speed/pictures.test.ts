import type { Page } from '@playwright/test'
import { isHydrated } from '../support/hydrated.ts'
import { KINDS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { type Loaded, loadedBy, sum } from './loaded.ts'

const PHONE = { width: 390, height: 844 }
const SCREENS = [PHONE, { width: 834, height: 1112 }, { width: 1440, height: 900 }]

/** How much wider a picture is announced than the layout shows it; a crop needs all it shows of. */
const NARROWEST = 0.93
const WIDEST = 1.5

/** Pages of text begin with words alone. */
const WITHOUT_BANNER = ['/privacy', '/accessibility']

const HERO_BYTES = 60_000
const FIRST_LOAD_BYTES = 300_000
const PAGE_BYTES = 420_000

for (const path of KINDS) {
  for (const viewport of SCREENS) {
    test(`at ${viewport.width} px the pictures of ${path} are as wide as announced, and one comes first`, async ({
      page,
    }) => {
      // As the document has them: with the script, lazy ones become eager once the page is there.
      await saveData(page)
      await page.setViewportSize(viewport)
      await page.goto(path)
      const pictures = await picturesOf(page)
      expect(pictures.filter(({ sized }) => !sized)).toEqual([])
      const first = pictures.filter(({ priority }) => priority)
      expect(first.length).toBe(WITHOUT_BANNER.includes(path) ? 0 : 1)
      expect(first.filter(({ top }) => top > viewport.height)).toEqual([])
      expect(pictures.filter(({ priority, lazy }) => priority === lazy)).toEqual([])

      const others = pictures.filter(({ priority, shown }) => !priority && shown > 0)
      const wrong = others.filter(
        ({ announced, shown }) => announced < NARROWEST * shown || announced > WIDEST * shown,
      )
      expect(wrong).toEqual([])
    })
  }
}

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
      test(`${path} loads at most 300 kB first, 60 of its first picture; what follows is out of sight`, async ({
        page,
      }) => {
        const loaded = await loadedBy(page, path)
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

      test(`${path} weighs at most 300 kB all told for visitors who save data`, async ({
        page,
      }) => {
        await saveData(page)
        expect(bytesOf(await loadedBy(page, path))).toBeLessThanOrEqual(FIRST_LOAD_BYTES)
      })
    }
  })
}

for (const path of ['/', '/about', '/contact']) {
  test(`${path} begins on a phone with a picture composed for it, on a wide screen with another`, async ({
    page,
  }) => {
    const shape = async () => {
      const first = page.locator('img[fetchpriority=high]')
      return first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    }
    await page.setViewportSize(PHONE)
    await page.goto(path)
    expect(await shape()).toBeLessThan(1)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    expect(await shape()).toBeGreaterThan(1.5)
  })
}

test('pictures out of sight wait for the load event, even when the script comes before it', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // A key that is pressed before anything listens brings nothing in.
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await page.evaluate(isHydrated)).toBe(true)
  }).toPass()
  const lazy = page.locator('main img[loading=lazy]')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  expect(await lazy.count()).toBeGreaterThan(10)
  held.resolve()
  await expect(lazy).toHaveCount(0)
})

type Shown = {
  picture: string
  /** Width in CSS px that `sizes` announces. */
  announced: number
  /** Width in CSS px the layout shows it at, what a crop hides included; 0 when it is hidden. */
  shown: number
  top: number
  priority: boolean
  lazy: boolean
  /** Whether the markup holds its place before it is there. */
  sized: boolean
}

/** Every picture of the content, once it has been scrolled to and loaded. */
async function picturesOf(page: Page): Promise<Shown[]> {
  const images = page.locator('picture img')
  for (const image of await images.all()) {
    if (await image.isVisible()) await image.scrollIntoViewIfNeeded()
  }
  await expect
    .poll(() =>
      images.evaluateAll((all) =>
        all.every((image) => !image.checkVisibility() || Reflect.get(image, 'naturalWidth') > 0),
      ),
    )
    .toBe(true)
  return images.evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLImageElement)
      .map((image) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image
        const cropped = getComputedStyle(image).objectFit === 'cover'
        const uncropped = cropped ? (clientHeight * naturalWidth) / naturalHeight : 0
        return {
          picture: image.currentSrc.replace(/^.*\//, ''),
          announced: naturalWidth,
          shown: image.checkVisibility() ? Math.max(clientWidth, uncropped) : 0,
          top: image.getBoundingClientRect().top + scrollY,
          priority: image.fetchPriority === 'high',
          lazy: image.loading === 'lazy',
          sized: image.hasAttribute('width') && image.hasAttribute('height'),
        }
      }),
  )
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

/** The pictures of the first screen; one that stands below, too, counts as well. */
function pathsInSight(images: Element[]): string[] {
  return images
    .filter((image) => image instanceof HTMLImageElement)
    .filter((image) => image.checkVisibility())
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .map(({ currentSrc }) => new URL(currentSrc).pathname)
}
