import { everythingShown } from '../../support/everything-shown.ts'
import { expect } from '../../support/test.ts'
import type { Question } from '../question.ts'
import { HEIGHTS } from '../windows.ts'

/** How much wider than its layout a picture may be announced; a crop needs all it shows of it. */
const NARROWEST = 0.93
const WIDEST = 1.5

export const pictures: Question = {
  title: (path) =>
    `the pictures of ${path} are as wide as announced, and the first is on the first screen`,
  at: [390, 834, 1440],
  async ask({ page, width }) {
    await everythingShown(page)
    const shown = await page.evaluate(picturesShown)
    expect(shown.filter(({ first, top }) => first && top > HEIGHTS[width])).toEqual([])
    const others = shown.filter(({ first }) => !first)
    const wrong = others.filter(
      ({ announced, width }) => announced < NARROWEST * width || announced > WIDEST * width,
    )
    expect(wrong).toEqual([])
  },
}

/** Visible pictures with their widths in CSS px: as `sizes` announces it, and as laid out. */
function picturesShown() {
  return [...document.querySelectorAll('picture img')]
    .filter((image) => image instanceof HTMLImageElement)
    .filter((image) => image.checkVisibility() && image.clientWidth > 0)
    .map((image) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image
      const cropped = getComputedStyle(image).objectFit === 'cover'
      const uncropped = cropped ? (clientHeight * naturalWidth) / naturalHeight : 0
      return {
        picture: image.currentSrc.replace(/^.*\//, ''),
        announced: naturalWidth,
        width: Math.max(clientWidth, uncropped),
        top: image.getBoundingClientRect().top + scrollY,
        first: image.fetchPriority === 'high',
      }
    })
}
