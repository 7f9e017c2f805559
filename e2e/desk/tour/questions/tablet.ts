import { expect } from '../../../support/test.ts'
import { resized } from '../resized.ts'
import type { Question } from '../visit.ts'

export const tablet: Question = {
  title: 'fits a tablet without scrolling sideways',
  isFor: ({ fits }, { reads, writes }) => fits?.includes('tablet') === true && reads === writes,
  ask: async ({ desk }) => {
    await using _ = await resized(desk, { width: 834, height: 1112 })
    await expect(desk.getByRole('columnheader').nth(2)).toBeVisible()
    const table = desk.locator('.table')
    const tooWide = () => table.evaluate((each) => each.scrollWidth - each.clientWidth)
    await expect.poll(tooWide).toBe(0)
  },
}
