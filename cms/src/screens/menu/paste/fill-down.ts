import type { Row } from './cells.ts'
import type { Column } from './columns.ts'

/** The rows with their categories: a merged cell is copied in its first row only, and counts for those below. */
export function filledDown(rows: readonly Row[], columns: readonly (Column | null)[]): Row[] {
  const categories = [...columns.keys()].filter((at) => columns[at]?.field === 'category')
  let above: readonly string[] = []
  return rows.map(({ row, cells }) => {
    if (categories.some((at) => cells[at]?.trim())) {
      above = cells
      return { row, cells }
    }
    const filled = columns.map((_, at) => (categories.includes(at) ? above[at] : cells[at]) ?? '')
    return { row, cells: filled }
  })
}
