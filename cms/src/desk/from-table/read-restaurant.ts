import { readObject } from '@noren/contract/json'
import type { Words } from '../../base/words.ts'
import { isSlug, SLUG_RULE } from '../../content/model/fields/slug-rule.ts'
import { labelWords, type PlacedField, type Row } from '../../content/model/walk.ts'
import { cellProblem, surplusProblem } from '../../tables/cell-problems.ts'
import { plain } from '../../tables/plain.ts'
import type { Report } from '../files/fault.ts'
import { unknownName } from '../files/fault-words.ts'
import type { Column } from './columns.ts'

/** A restaurant as a file has it, from the cells of its row. What cannot be read is reported by its heading. */
export function readRestaurant(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  report: Report,
): Row {
  const written: Row = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]?.trim() ?? ''
    if (!column || cell === '') continue
    const { heading, placed, tag } = column
    const path = tag ? `${placed.path}.${tag}` : placed.path
    put(
      written,
      path,
      readCell(placed, cell, (words) => void report(heading, words)),
    )
  }
  const surplus = surplusProblem(cells, columns)
  if (surplus) report('', surplus)
  return written
}

/** The value of a cell as a file has it. The rules of the form judge it when staff publish. */
function readCell(
  { field, name }: PlacedField,
  cell: string,
  refuse: (words: Words) => void,
): unknown {
  const spoilt = cellProblem(cell)
  if (spoilt) return refuse(spoilt)
  const text = cell.normalize('NFKC')
  if (name === 'slug' && !isSlug(text)) return refuse(SLUG_RULE)
  if (name === 'phone' && /^[1-9]/.test(text)) return refuse(NO_ZERO)
  if (field.type === 'number') {
    const [, digits] = /^¥?(\d+(?:,\d+)*)\D*$/.exec(text) ?? []
    return digits ? Number(digits.replaceAll(',', '')) : refuse(NO_NUMBER)
  }
  if (field.type !== 'select') return field.type === 'text' && !field.localized ? text : cell
  const options = field.options.flatMap((each) => (typeof each === 'string' ? [] : each))
  const parts = field.hasMany ? cell.split(/[、,，・;\n]+/).filter((part) => part.trim()) : [cell]
  const values = parts.map((part) => {
    const found = options.find(({ value, label }) =>
      [value, ...Object.values(labelWords(label))].some(
        (each) => asChoice(each) === asChoice(part),
      ),
    )
    const all = options.map(({ label }) => Object.values(labelWords(label)).join(' / '))
    return found?.value ?? refuse(unknownName(part.trim(), all))
  })
  return field.hasMany ? values : values[0]
}

/** A choice as it is compared: `水曜日` and `水`, `Wednesdays` and `Wednesday` are one. */
const asChoice = (text: string) => plain(text).replace(/(?:曜日?|s)$/, '')

const NO_NUMBER: Words = {
  en: 'This is no number. Please write digits, for example 24.',
  ja: '数字ではありません。「24」のように入力してください。',
}

const NO_ZERO: Words = {
  en: 'The 0 is missing that spreadsheets remove from the beginning. Please format the column as text, and write the number with hyphens.',
  ja: '先頭の0が消えています。列の表示形式を「文字列」にして、ハイフン付きで入力し直してください。',
}

/** Writes a value at its path: `facts.seats`. */
function put(written: Row, path: string, value: unknown): void {
  const [step = '', ...rest] = path.split('.')
  const below = readObject(written[step])
  if (rest.length > 0) put(below, rest.join('.'), value)
  written[step] = rest.length > 0 ? below : value
}
