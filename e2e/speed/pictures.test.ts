import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { KINDS } from './kinds.ts'
import { loadedBy, sum } from './loaded.ts'

const PHONE = { width: 390, height: 844 }
const SCREENS = [PHONE, { width: 834, height: 1112 }, { width: 1440, height: 900 }]

/** How much wider a picture is announced than the layout shows it; a crop needs all it shows of. */
const NARROWEST = 0.93
const WIDEST = 1.5

const HERO_BYTES = 60_000
const PAGE_BYTES = 300_000

// A finger's device: with a mouse all pictures are fetched once the page is there.
test.use({ hasTouch: true })

for (const path of KINDS) {
  for (const viewport of SCREENS) {
    test(`at ${viewport.width} px the pictures of ${path} are as wide as announced, and one comes first`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      const pictures = await picturesOf(page)
      expect(pictures.filter(({ sized }) => !sized)).toEqual([])
      const first = pictures.filter(({ priority }) => priority)
      expect(first.length).toBe(path === '/privacy' ? 0 : 1)
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
      test(`${path} weighs at most 300 kB, its first picture at most 60 kB`, async ({ page }) => {
        const loaded = await loadedBy(page, path)
        expect(sum(loaded.map(({ transferred }) => transferred))).toBeLessThanOrEqual(PAGE_BYTES)
        const hero = await page
          .locator('img[fetchpriority=high]')
          .evaluateAll((images) =>
            images.map(
              (image) => image instanceof HTMLImageElement && new URL(image.currentSrc).pathname,
            ),
          )
        const heroes = loaded.filter((file) => hero.includes(file.path))
        expect(heroes.length).toBe(hero.length)
        for (const { transferred } of heroes) expect(transferred).toBeLessThanOrEqual(HERO_BYTES)
      })
    }
  })
}

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
