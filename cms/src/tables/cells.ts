/** A row and its number in the table it comes from, beginning with 1. */
export type Row = { row: number; cells: string[] }

/** No menu is wider. */
export const MOST_COLUMNS = 200

/** What stands between two cells of a row: Excel and Google Sheets copy tabs, files have one of the others. */
export type Separator = '\t' | ',' | ';'

/**
 * The cells of a table, with line ends between its rows. A cell that begins with a quotation mark may hold
 * separators, line ends and doubled quotes. Empty rows are left out, but counted.
 */
export function cellsOf(text: string, separator: Separator): Row[] {
  const whole = text.replace(/\r\n?/g, '\n')
  const plain = PLAIN[separator]
  const rows: Row[] = []
  let row = 1
  let cells: string[] = []
  for (let at = 0; at <= whole.length; ) {
    const close = whole[at] === '"' ? closingQuote(whole, at, separator) : null
    const quoted = close === null ? '' : whole.slice(at + 1, close).replaceAll('""', '"')
    plain.lastIndex = close === null ? at : close + 1
    const [rest = ''] = plain.exec(whole) ?? []
    const end = (close === null ? at : close + 1) + rest.length
    cells.push(quoted + rest)
    at = end + 1
    if (whole[end] === separator) continue
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells })
    row += 1
    cells = []
  }
  return rows
}

/** Where the quote at `open` is closed, at the end of its cell; `null`: it is a plain character. */
function closingQuote(text: string, open: number, separator: Separator): number | null {
  let at = text.indexOf('"', open + 1)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at !== -1 && [separator, '\n', undefined].includes(text[at + 1]) ? at : null
}

/** What ends no cell. */
const PLAIN: { readonly [S in Separator]: RegExp } = {
  '\t': /[^\t\n]*/y,
  ',': /[^,\n]*/y,
  ';': /[^;\n]*/y,
}
