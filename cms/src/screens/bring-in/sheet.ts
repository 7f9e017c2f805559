import { Unusable } from '../../base/requests/refusal.ts'
import { corrected } from '../../base/spelling/corrected.ts'
import type { Words } from '../../base/words.ts'
import { cellsOf, type Row, type Separator } from '../menu/paste/cells.ts'
import { type Column, columnOf, headingOf } from '../menu/paste/columns.ts'
import { headingRow } from '../menu/paste/headings.ts'
import { CUT_OFF } from './file-text.ts'
import { type RestaurantColumn, restaurantColumnOf } from './restaurant-columns.ts'

/** The most rows that are read. */
const MOST_RESTAURANTS = 1000
const MOST_DISHES = 20_000

/** A column of a table of menus; `house` names the restaurant by its name or the address of its page. */
export type MenuColumn = Column | 'house'

/** The rows of a file below its headings, and what its columns hold; `null` for those that are not known. */
export type Sheet = { rows: Row[]; unknown: string[] } & (
  | { kind: 'restaurants'; columns: (RestaurantColumn | null)[] }
  | { kind: 'menus'; columns: (MenuColumn | null)[] }
)

/** The headings of the column that names the restaurant. */
const HOUSE = ['店舗', '店名', '店', 'レストラン', 'restaurant', 'house', 'shop']

/** Where headings are looked for, in characters: a cell may be as long as a file. */
const MOST_LETTERS_ABOVE = 20_000

/** How the first cell of the templates' examples begins: left in a file, they are passed over. */
const EXAMPLE = /^\s*[(（](?:example|例)[)）]/i

/**
 * Reads a table from the text of a file. Which kind it is, its headings say.
 * @throws Unusable where it has no headings that are known, ends in the middle, or is too long
 */
export function sheetOf(text: string): Sheet {
  const separator = separatorOf(text)
  // Only quotation marks that are closed keep a line end inside a cell.
  if (separator !== '\t' && text.split('"').length % 2 === 0) throw new Unusable(CUT_OFF)
  const all = cellsOf(corrected(text), separator)
  const top = topOf(all)
  if (top < 0) throw new Unusable(NO_HEADINGS)
  const rows = all.slice(top + 1).filter(({ cells }) => !EXAMPLE.test(cells[0] ?? ''))
  const headings = all[top]?.cells ?? []
  const restaurants = headings.map(restaurantColumnOf)
  const menus = headings.map(menuColumnOf)
  const unknownIn = (columns: readonly unknown[]) =>
    headings.filter((heading, at) => heading.trim() !== '' && !columns[at])
  if (isOfMenus(menus) && known(menus) >= known(restaurants)) {
    if (!menus.includes('house')) throw new Unusable(NO_HOUSE)
    if (rows.length > MOST_DISHES) throw new Unusable(tooMany(MOST_DISHES))
    return { kind: 'menus', columns: menus, rows, unknown: unknownIn(menus) }
  }
  if (rows.length > MOST_RESTAURANTS) throw new Unusable(tooMany(MOST_RESTAURANTS))
  return { kind: 'restaurants', columns: restaurants, rows, unknown: unknownIn(restaurants) }
}

/** The separator that makes headings of a row at the top. */
function separatorOf(text: string): Separator {
  const top = text.slice(0, MOST_LETTERS_ABOVE)
  const all: readonly Separator[] = ['\t', ',', ';']
  return all.find((each) => topOf(cellsOf(corrected(top), each)) >= 0) ?? ','
}

/** The place of the headings, counted from the first row; −1 where there are none. */
function topOf(rows: readonly Row[]): number {
  return headingRow(
    rows,
    (cells) => isOfMenus(cells.map(menuColumnOf)) || isOfRestaurants(cells.map(restaurantColumnOf)),
  )
}

function menuColumnOf(heading: string): MenuColumn | null {
  return HOUSE.includes(headingOf(heading).word) ? 'house' : columnOf(heading)
}

/** A table of dishes has their names, and something beside them. */
function isOfMenus(columns: readonly (MenuColumn | null)[]): boolean {
  const fields = columns.flatMap((column) => (column && column !== 'house' ? column.field : []))
  return fields.includes('name') && fields.some((field) => field !== 'name')
}

function isOfRestaurants(columns: readonly (RestaurantColumn | null)[]): boolean {
  return known(columns) >= 2 && columns.some(isName)
}

function known(columns: readonly unknown[]): number {
  return columns.filter(Boolean).length
}

function isName(column: RestaurantColumn | null): boolean {
  return column !== null && 'text' in column && column.text === 'name'
}

const NO_HEADINGS: Words = {
  en: 'No row at the top has headings that are known. Please begin with a template below: restaurants need a column “Name”, menus the columns “Restaurant” and “Dish”.',
  ja: '表のはじめに、読み取れる見出しがありません。下のひな形をお使いください。レストランには「店名」、お品書きには「店舗」と「品名」の列が必要です。',
}

const NO_HOUSE: Words = {
  en: 'This table of dishes does not say whose they are. Please add a column “Restaurant” with the name of the restaurant in each row.',
  ja: 'どの店舗のお品書きか分かりません。「店舗」の列を追加し、各行に店名を入力してください。',
}

function tooMany(most: number): Words {
  const count = most.toLocaleString('en')
  return {
    en: `A file may have up to ${count} rows. Please divide it into several files.`,
    ja: `一度に取り込めるのは${count}行までです。いくつかのファイルに分けてください。`,
  }
}
