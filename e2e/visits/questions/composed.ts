import { inJapanese } from '../../support/pages.ts'
import { expect } from '../../support/test.ts'
import type { Question } from '../question.ts'

const WITH_BANNER = ['/', '/about', '/contact'].flatMap((path) => [path, inJapanese(path)])

export const composed: Question = {
  title: (path) => `${path} begins with a picture composed for the window, upright on a phone`,
  at: [390, 1440],
  of: (path) => WITH_BANNER.includes(path),
  async ask({ page, width }) {
    const first = page.locator('img[fetchpriority=high]')
    const shape = () =>
      first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    if (width === 390) await expect.poll(shape).toBeLessThan(1)
    else await expect.poll(shape).toBeGreaterThan(1.5)
  },
}
