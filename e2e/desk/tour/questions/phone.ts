import { PHONE } from '../../../support/staff.ts'
import { expect } from '../../../support/test.ts'
import { resized } from '../resized.ts'
import type { Question } from '../visit.ts'

export const fitsPhone: Question = {
  title: 'is no wider than a phone, nor cut off in its head, nor zoomed by a tap (complaints W5)',
  isFor: ({ fits }) => fits?.includes('telephone') === true,
  ask: async ({ desk }) => {
    await using _ = await resized(desk, PHONE)
    await expect(desk.locator('h1').first()).toBeVisible()
    const width = () => desk.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(PHONE.width)
    const way = desk.locator('.app-header__step-nav-wrapper')
    const cut = () => way.evaluate((nav) => nav.scrollWidth - nav.clientWidth)
    await expect.poll(cut).toBe(0)
    expect(await desk.evaluate(smallBoxes, UNTYPED)).toEqual([])
  },
}

/** Boxes that take no typing. */
const UNTYPED = '[type=checkbox], [type=radio], [type=file], [type=color], [type=range]'

/** The visible boxes below 16 px, where iOS zooms the page, each with its size. To be run in a browser. */
function smallBoxes(untyped: string): string[] {
  const boxes = document.querySelectorAll('input, select, textarea, [contenteditable="true"]')
  return [...boxes].flatMap((box) => {
    const size = Number.parseFloat(getComputedStyle(box).fontSize)
    if (size >= 16 || box.matches(untyped) || !box.checkVisibility()) return []
    return `${box.tagName} ${box.id || box.getAttribute('name') || box.className}: ${size}px`
  })
}
