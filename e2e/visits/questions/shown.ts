import { headOf } from '../../engines/head-of-page.ts'
import { expect } from '../../support/test.ts'
import { isPage } from '../pages.ts'
import type { Question } from '../question.ts'

export const shown: Question = {
  title: (path) => `${path} shows its title, heading and header in chromium`,
  at: [1280],
  of: isPage,
  async ask({ page, path }) {
    const lang = path.startsWith('/ja') ? 'ja' : 'en'
    const seen = await page.evaluate(headOf)
    expect(seen).toMatchObject({ lang, pathname: path, header: true, headings: 1 })
    expect(seen.title).toMatch(lang === 'ja' ? /波織/ : /Namiori/)
    expect(seen.heading).not.toBe('')
  },
}
