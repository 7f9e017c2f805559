import type { Page } from '@playwright/test'
import { pagesWithText } from '../../look/printed-pages.ts'
import { expect } from '../../support/test.ts'
import type { Question } from '../question.ts'

const OTHERS = ['/', '/ja', '/about', '/ja/restaurants', '/contact', '/privacy']

export const menuOnOneSheet: Question = {
  title: (path) =>
    `${path} prints on one sheet with menu, hours, address and telephone, on two with several menus`,
  at: [1280],
  of: (path) => /\/restaurants\/(?!nowhere)/.test(path),
  async ask({ page }) {
    const ofMenus = page.getByRole('main').getByRole('heading', { level: 4 })
    const sheets = (await ofMenus.count()) > 0 ? [true, true] : [true]
    expect(pagesWithText(await page.pdf({ format: 'A4' }))).toEqual(sheets)
    await asPrinted(page, async () => {
      const main = page.getByRole('main')
      for (const name of [/^(Menu Highlights|おすすめの品)$/, /^(Hours|営業時間)$/])
        await expect(main.getByRole('heading', { name })).toBeVisible()
      await expect(main.getByRole('link', { name: /^0\d+-\d+-\d{4}$/ })).toBeVisible()
      await expect(
        main.getByRole('definition').filter({ hasText: /^(0-\d|神奈川県)/ }),
      ).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      // Photos that are not printed take no space.
      const menu = main.getByRole('region', { name: /^(Menu Highlights|おすすめの品)$/ })
      // The lines of a course are no dishes.
      const dishes = menu.getByRole('listitem').filter({ has: page.locator('p') })
      const indents = await dishes.evaluateAll((all) =>
        all.map((dish) => {
          const name = dish.querySelector('p')
          return name && name.getBoundingClientRect().left - dish.getBoundingClientRect().left
        }),
      )
      expect(new Set(indents)).toEqual(new Set([0]))
    })
  },
}

export const darkInk: Question = {
  title: (path) =>
    `${path} prints in dark ink, without skip link, without an empty page and without a gap where a picture was`,
  at: [1280],
  of: (path) => OTHERS.includes(path),
  async ask({ page }) {
    const pages = pagesWithText(await page.pdf({ format: 'A4' }))
    expect(pages).toEqual(pages.map(() => true))
    await asPrinted(page, async () => {
      await expect(page.getByRole('link', { name: /^(Skip|本文へ)/ })).toBeHidden()
      expect(await page.evaluate(paleTexts)).toEqual([])
      expect(await page.evaluate(gaps)).toEqual([])
    })
  },
}

async function asPrinted(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await look()
  await page.emulateMedia({ media: null })
}

/** Boxes taller than some lines in which nothing is printed, by their opening tags. */
function gaps(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const inked = 'img, svg, input, textarea, select, iframe'
  const empty = [...document.querySelectorAll('main *')].filter(
    (element) =>
      isShown(element) &&
      !element.closest('svg') &&
      element.textContent?.trim() === '' &&
      element.getBoundingClientRect().height > 100 &&
      ![element, ...element.querySelectorAll('*')].some(
        (one) => one.matches(inked) && isShown(one),
      ),
  )
  return empty.map((element) => element.outerHTML.slice(0, 80))
}

/** Texts of the page too pale for white paper: less than 3 : 1. */
function paleTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const pale: string[] = []
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    if (!textContent?.trim() || !canvas || !parent?.checkVisibility()) continue
    canvas.fillStyle = '#fff'
    canvas.fillRect(0, 0, 1, 1)
    canvas.fillStyle = getComputedStyle(parent).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    // About what 3 : 1 leaves of the brightest grey.
    if (0.3 * red + 0.6 * green + 0.1 * blue > 148) pale.push(textContent.trim())
  }
  return pale
}
