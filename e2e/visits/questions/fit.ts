import { sidewaysScroll, textsOutside } from '../../look/fits.ts'
import { expect } from '../../support/test.ts'
import type { Question } from '../question.ts'

export const fit: Question = {
  title: (path) => `all of ${path} fits`,
  at: [320, 640],
  async ask({ page }) {
    await expect.poll(() => sidewaysScroll(page), 'sideways scroll').toBe(0)
    expect(await textsOutside(page), 'cut').toEqual([])
  },
}
