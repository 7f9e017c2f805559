import { PHONE } from '../../../support/staff.ts'
import { expect } from '../../../support/test.ts'
import { resized } from '../resized.ts'
import type { Question } from '../visit.ts'

export const telephone: Question = {
  title: 'is no wider than a telephone, nor cut off in its head',
  isFor: ({ fits }) => fits?.includes('telephone') === true,
  ask: async ({ desk }) => {
    await using _ = await resized(desk, PHONE)
    await expect(desk.locator('h1').first()).toBeVisible()
    const width = () => desk.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(PHONE.width)
    const way = desk.locator('.app-header__step-nav-wrapper')
    const cut = () => way.evaluate((nav) => nav.scrollWidth - nav.clientWidth)
    await expect.poll(cut).toBe(0)
  },
}
