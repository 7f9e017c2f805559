import { expect } from '../../../support/test.ts'
import type { Question } from '../visit.ts'

export const inWords: Question = {
  title: 'says days, choices and dates in words',
  isFor: ({ shows }, { reads, writes }) => shows !== undefined && reads === writes,
  ask: async ({ desk, screen, reads }) => {
    for (const words of screen.shows?.[reads] ?? []) {
      await expect(desk.getByText(words, { exact: true }).first()).toBeVisible()
    }
  },
}
