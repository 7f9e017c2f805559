import type { Row } from '../cells.ts'
import type { Column } from './column.ts'
import { isLabel, labelsIn, printedLabel } from './labels.ts'
import type { Section } from './read-dishes.ts'
import { categoryOf, decorated } from './texts.ts'

type Columns = readonly (Column | null)[]

/** Words over a column of names that are no category. */
const NO_CATEGORY = /^(?:ネタ|品|種類|銘柄|項目|内容|名|サイズ|size|item|type)$/i

/** The columns below a row that names a category and the sizes of its prices: `日本酒 | 一合 | 二合`. */
export function sizesIn(
  cells: readonly string[],
  columns: Columns,
): Pick<Section, 'columns' | 'category'> | null {
  const written = [...cells.keys()].filter((at) => cells[at]?.trim())
  const isPriced = (at: number) => !columns[at] || columns[at].field === 'price'
  const sizes = written.filter((at) => isPriced(at) && isLabel(cells[at] ?? ''))
  const others = written.filter((at) => !sizes.includes(at))
  const [only, more] = others
  const isInFront = only === undefined || only < Math.min(...sizes)
  // A single one may be a dish with a word in place of its price: `味噌汁 | セット`.
  if (sizes.length < 2 || !isInFront || more !== undefined) return null
  const heading = only === undefined ? '' : (cells[only]?.trim() ?? '')
  const width = Math.max(columns.length, cells.length)
  return {
    columns: Array.from({ length: width }, (_, at): Column | null => {
      if (sizes.includes(at)) return { field: 'price', label: printedLabel(cells[at] ?? '') }
      return columns[at] ?? null
    }),
    ...(heading !== '' &&
      !NO_CATEGORY.test(heading) && { category: categoryOf(decorated(heading) ?? heading) }),
  }
}

/** The columns below a heading that names the sizes of the prices under it: `焼酎（グラス／ボトル）`. */
export function sizesOver(
  cells: readonly string[],
  columns: Columns,
): Pick<Section, 'columns' | 'category'> | null {
  const [only = '', other] = cells.filter((cell) => cell.trim() !== '')
  const [, heading = '', note = ''] =
    only.length > 60 ? [] : (/^(.*\S)\s*[（(]([^（()）]+)[)）]$/.exec(only.trim()) ?? [])
  const labels = labelsIn(note)
  if (other !== undefined || !labels) return null
  return {
    columns: columns.map((column) =>
      column?.field === 'price' ? { field: 'price', labels } : column,
    ),
    category: categoryOf(decorated(heading) ?? heading),
  }
}

/** How far down sizes are looked for: above them are titles. */
const MOST_ABOVE = 10

/** The first row that is `ドリンク | グラス | ボトル`, as headings of a table that has no others; −1 for none. */
export function sizesRow(rows: readonly Row[]): number {
  return rows.slice(0, MOST_ABOVE).findIndex(({ cells }) => {
    const [first = -1] = [...cells.keys()].filter((at) => cells[at]?.trim())
    return !isLabel(cells[first] ?? '') && sizesIn(cells, []) !== null
  })
}

/** The category that the first text of such a row is, or none. */
export function categoryOver({ cells }: Row): string {
  const heading = cells.find((cell) => cell.trim() !== '')?.trim() ?? ''
  return NO_CATEGORY.test(heading) ? '' : heading
}
