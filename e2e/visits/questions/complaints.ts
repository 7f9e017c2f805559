import { proves } from '../../../scripts/testing/proves.ts'
import { expect } from '../../support/test.ts'
import { isPage } from '../pages.ts'
import type { Question } from '../question.ts'

export const complaints: Question = {
  title: (path) => `${path} has header and footer and complains about nothing`,
  proof: proves('RTE-07', 'RTE-08'),
  at: [390, 1440],
  of: isPage,
  arrives: true,
  async ask({ page, arrival }) {
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(arrival.complaints).toEqual([])
  },
}
