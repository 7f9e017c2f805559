import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { standInForMaps } from '../support/maps.ts'
import { KINDS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** What a zoom of 400 % leaves of a screen of 1280 × 1024. */
const ZOOMED = { width: 320, height: 256 }
const PHONE = { width: 390, height: 844 }

const VISITS = [
  ...[...KINDS, '/contact?restaurant=shiobi', '/none'].map((path) => ({ path, window: ZOOMED })),
  { path: '/restaurants/shiobi', window: PHONE },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, window } of VISITS) {
  test(`the focused element on ${path} is in sight in a window of ${window.width} × ${window.height} px`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await standInForMaps(page)
    await page.goto(path)
    await hydrated(page)
    const covered: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      let seen = 0
      while (await tabbed(page, key, covered)) seen++
      expect(seen).toBeGreaterThan(10)
    }
    expect(covered).toEqual([])
  })
}

for (const path of ['/', '/restaurants/shiobi']) {
  test(`nothing fixed over ${path} takes more than a quarter of a window of 256 px`, async ({
    page,
  }) => {
    await page.setViewportSize(ZOOMED)
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    expect(await page.evaluate(standingHeights)).toEqual([])
  })
}

test('the menu of a low window covers none of its links, and closes', async ({ page }) => {
  await page.setViewportSize(ZOOMED)
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Open menu' }).click()
  const covered: string[] = []
  const last = page.getByRole('banner').getByRole('link', { name: /^JP/ }).last()
  while (!(await last.evaluate((link) => link === document.activeElement)))
    await tabbed(page, 'Tab', covered)
  expect(covered).toEqual([])
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeHidden()
})

/** Moves on to the next element, and notes it where it is not in sight; false after the last. */
async function tabbed(page: Page, key: string, covered: string[]): Promise<boolean> {
  await page.keyboard.press(key)
  const found = await page.evaluate(focusInSight)
  if (found?.hidden) covered.push(found.hidden)
  return found !== null
}

/** How much of the focused element is out of sight; `null` when none has the focus. */
async function focusInSight(): Promise<{ hidden: string } | null> {
  await new Promise((frame) => requestAnimationFrame(frame))
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  // The map's own page is another company's, and a row of cards is longer than the window is wide.
  if (focused.matches('iframe')) return { hidden: '' }
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const name = `${focused.localName} “${focused.textContent?.trim().slice(0, 40)}”`
  // A text area shows the line that is being written.
  const fits = bottom - top <= innerHeight && !focused.matches('textarea')
  if (fits && (Math.round(top) < 0 || Math.round(bottom) > innerHeight))
    return { hidden: `${name} from ${top} to ${bottom}` }
  const across = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1)
  for (const down of [top + 3, (top + bottom) / 2, bottom - 3]) {
    if (down < 0 || down >= innerHeight) continue
    const there = document.elementFromPoint(across, down)
    const isOther = there?.closest('header, [data-tone], div')?.contains(focused) === false
    if (there && isOther && !there.closest('label')?.contains(focused))
      return { hidden: `${name} under ${there.localName} “${there.textContent?.slice(0, 20)}”` }
  }
  return { hidden: '' }
}

/** Fixed parts that take more than a quarter of the window, with their height in px. */
function standingHeights(): string[] {
  const standing = [...document.querySelectorAll('#root *')].filter((element) => {
    const { position } = getComputedStyle(element)
    return /fixed|sticky/.test(position) && element.checkVisibility()
  })
  const seen = standing.map((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { element, height: Math.min(bottom, innerHeight) - Math.max(top, 0) }
  })
  return seen
    .filter(({ height }) => height > innerHeight / 4)
    .map(({ element, height }) => `${element.localName}.${element.className}: ${height}`)
}
