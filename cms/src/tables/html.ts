import { MOST_COLUMNS } from './cells.ts'

/** What spreadsheets and word processors put into the clipboard beside the plain text of a table. */
const TABLE = /<table[\s>]/i

/** A tag or the text between them. */
const PIECE = /<\/?([a-z][a-z0-9]*)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi

/** What is not shown: styles, and the readings above characters. */
const UNSEEN: ReadonlySet<string> = new Set(['style', 'script', 'title', 'rt', 'rp', 'head', 'xml'])
/** What begins a new line in a cell. */
const LINES: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li'])

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  yen: '¥',
  times: '×',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
}

/** No merged cell of a menu is larger. */
const MOST_MERGED = 1000

/** Whether a text is HTML with a table. */
export function hasTable(html: string): boolean {
  return TABLE.test(html)
}

/**
 * The text of the tables in HTML as a spreadsheet copies them, with tabs between its cells. A cell over several rows
 * counts for each of them; one over several columns is in the first.
 */
export function textOfHtml(html: string): string {
  return cellsOfHtml(html)
    .map((cells) => cells.map(quoted).join('\t'))
    .join('\n')
}

/** A cell as text between tabs. */
function quoted(cell: string): string {
  return /[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

type Merged = { text: string; rows: number; columns: number }

function cellsOfHtml(html: string): string[][] {
  const rows: string[][] = []
  /** Cells that reach into rows below, by their column: their text, and for how many rows. */
  let below = new Map<number, { text: string; rows: number }>()
  for (const row of rowsOfHtml(html)) {
    const cells: string[] = []
    const next = new Map<number, { text: string; rows: number }>()
    const put = (text: string, count: number) => {
      if (count > 1) next.set(cells.length, { text, rows: count - 1 })
      cells.push(text)
    }
    const fill = () => {
      for (let above = below.get(cells.length); above; above = below.get(cells.length)) {
        put(above.text, above.rows)
      }
    }
    // One more than is read, so that the reader says that there are too many.
    for (const { text, rows: height, columns } of row.slice(0, MOST_COLUMNS + 1)) {
      fill()
      put(text, height)
      // A figure over several columns is in each of them, as one price of all sizes.
      const copy = /^[^\n]{0,12}\d[^\n]{0,12}$/.test(text) ? text : ''
      for (let more = 1; more < columns && cells.length < MOST_COLUMNS; more += 1) put(copy, height)
    }
    fill()
    // Cells that are missing at the end of a row do not end those merged behind them.
    const last = Math.max(-1, ...below.keys())
    while (cells.length <= last) {
      cells.push('')
      fill()
    }
    rows.push(cells)
    below = next
  }
  return rows
}

function rowsOfHtml(html: string): Merged[][] {
  const rows: Merged[][] = []
  let cell: Merged | null = null
  let unseen: string | null = null
  for (const [piece, name = '', attributes = ''] of withoutComments(html).matchAll(PIECE)) {
    const tag = name.toLowerCase()
    const isEnd = piece.startsWith('</')
    if (unseen !== null) {
      if (isEnd && tag === unseen) unseen = null
    } else if (UNSEEN.has(tag) && !isEnd && !attributes.endsWith('/')) {
      unseen = tag
    } else if (tag === 'tr' && !isEnd) {
      rows.push([])
      cell = null
    } else if (tag === 'td' || tag === 'th' || tag === 'tr' || tag === 'table') {
      cell = null
      if (isEnd || tag === 'table') continue
      cell = { text: '', rows: span(attributes, 'row'), columns: span(attributes, 'col') }
      rows.at(-1)?.push(cell)
    } else if (cell && LINES.has(tag)) {
      if (tag === 'br' || cell.text.trim() !== '') cell.text += '\n'
    } else if (cell && tag === '') {
      cell.text += withoutEntities(piece).replace(/[ \t\r\n\u00a0]+/g, ' ')
    }
  }
  for (const each of rows.flat()) each.text = lines(each.text)
  return rows
}

/** Each is looked for once: a pattern would look to the end of the text behind each `<!--` that is not closed. */
function withoutComments(html: string): string {
  let kept = ''
  for (let at = 0; ; ) {
    const open = html.indexOf('<!--', at)
    const close = open < 0 ? -1 : html.indexOf('-->', open + 4)
    if (close < 0) return kept + html.slice(at)
    kept += html.slice(at, open)
    at = close + 3
  }
}

/** The lines of a cell without what the source has around them. */
function lines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function span(attributes: string, kind: 'row' | 'col'): number {
  const [, digits] =
    new RegExp(`\\b${kind}span\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(attributes) ?? []
  return Math.min(MOST_MERGED, Math.max(1, Number(digits ?? 1)))
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
      return isCharacter ? String.fromCodePoint(code) : whole
    },
  )
}
