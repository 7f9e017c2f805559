import { expect } from '../../support/test.ts'
import { isPage } from '../pages.ts'
import type { Question } from '../question.ts'

/** Where titles come near the edge, the restaurant with the longest name represents all. */
const OTHER_RESTAURANTS = /(shiobi|tateito|kohaku|yoriai)$/

export const steady: Question = {
  title: (path) => `nothing on ${path} moves when fonts and pictures come late`,
  at: [390, 412, 1440],
  of: (path, width) => isPage(path) && (width !== 412 || !OTHER_RESTAURANTS.test(path)),
  arrives: true,
  async ask({ arrival }) {
    // Fallback fonts have our fonts' metrics, yet each character has its own width.
    expect(arrival.shift.toFixed(2), 'CLS').toBe('0.00')
  },
}
