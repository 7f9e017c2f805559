import { expect } from '../../support/test.ts'
import { isPage } from '../pages.ts'
import type { Question } from '../question.ts'

export const outline: Question = {
  title: (path) =>
    `on ${path} headings go down one level at a time from a single first one, between one header and one footer`,
  at: [390],
  of: isPage,
  async ask({ page }) {
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? level), `heading ${index}`).toBeLessThanOrEqual(1)
    }
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
  },
}
