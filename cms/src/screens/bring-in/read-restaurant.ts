import type { HtmlLang } from '@noren/contract/language'
import { UNREADABLE } from '../../base/spelling/corrected.ts'
import type { Words } from '../../base/words.ts'
import { INSTAGRAM_RULE, PHONE_RULE, WEB_RULE } from '../../content/model/fields/links.ts'
import { isSlug, SLUG_RULE } from '../../content/model/fields/slug-rule.ts'
import { LINE_LIMIT, TEXT_LIMIT } from '../../content/model/fields/text.ts'
import { surplusOf, tooManyCells, uncertain } from '../menu/paste/read-row.ts'
import { type Hours, type HoursCells, readWeek } from './read-week.ts'
import type { FactName, RestaurantColumn, TextName } from './restaurant-columns.ts'

/** A restaurant as a row of the file says it; what the row leaves out is not there. */
export type ReadRestaurant = {
  texts: { [T in TextName]?: { [tag in HtmlLang]?: string } }
  facts: { [F in FactName]?: string }
  hours: Hours
}

/** Reads a row of restaurants, or says everything in it that cannot be read. */
export function readRestaurant(
  cells: readonly string[],
  columns: readonly (RestaurantColumn | null)[],
): ReadRestaurant | { problems: Words[] } {
  const problems: Words[] = []
  const texts: ReadRestaurant['texts'] = {}
  const facts: ReadRestaurant['facts'] = {}
  const days: HoursCells = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]?.trim() ?? ''
    if (!column || cell === '') continue
    if (UNREADABLE.test(cell)) problems.push(uncertain(cell))
    else if ('text' in column) {
      if (cell.length > limitOf(column.text)) problems.push(tooLong(cell, limitOf(column.text)))
      texts[column.text] = { ...texts[column.text], [column.tag]: cell }
    } else if ('fact' in column) {
      const fact = factOf(column.fact, cell)
      if (typeof fact === 'string') facts[column.fact] = fact
      else problems.push(fact)
    } else days[column.hours] = cell
  }
  const surplus = surplusOf(cells, columns)
  if (surplus !== undefined) problems.push(tooManyCells(surplus))
  if (!texts.name) problems.push(NAMELESS)
  const hours = readWeek(days)
  if ('problem' in hours) return { problems: [...problems, hours.problem] }
  return problems.length > 0 ? { problems } : { texts, facts, hours }
}

const LONG: readonly TextName[] = ['description', 'about', 'hours']

function limitOf(text: TextName): number {
  return LONG.includes(text) ? TEXT_LIMIT : LINE_LIMIT
}

/** A fact as the desk stores it, or what is wrong with it. */
function factOf(name: FactName, cell: string): string | Words {
  const text = cell.normalize('NFKC')
  const shown = cell.slice(0, 30)
  switch (name) {
    case 'phone':
      if (!PHONE_RULE.accepts(text)) return about(shown, PHONE_RULE.problem)
      return /^[0+(]/.test(text) ? text : noZero(shown)
    case 'slug':
      return isSlug(text) ? text : about(shown, SLUG_RULE)
    case 'seats': {
      const count = text.replace(/[,席\s]/g, '')
      return /^\d{1,4}$/.test(count) ? count : about(shown, SEATS)
    }
    case 'postalCode': {
      const [, area, block] = /^〒?(\d{3})[-‐−ー]?(\d{4})$/.exec(text.replace(/\s/g, '')) ?? []
      return area && block ? `${area}-${block}` : about(shown, POSTAL_CODE)
    }
    case 'website':
      return WEB_RULE.accepts(text) ? text : about(shown, WEB_RULE.problem)
    case 'instagram':
      return INSTAGRAM_RULE.accepts(text) ? text : about(shown, INSTAGRAM_RULE.problem)
  }
}

/** A rule of the form, about a cell of the table. */
function about(cell: string, { en, ja }: Words): Words {
  return { en: `“${cell}”: ${en}`, ja: `「${cell}」：${ja}` }
}

const NAMELESS: Words = {
  en: 'There is no name. Please write it in the column “Name”.',
  ja: '店名がありません。「店名」の列に入力してください。',
}

const SEATS: Words = {
  en: 'Please write the number of seats in digits, for example 24.',
  ja: '席数は「24」のように数字で入力してください。',
}

const POSTAL_CODE: Words = {
  en: 'Please write the postal code with seven digits, for example 249-0000.',
  ja: '郵便番号は「249-0000」のように7桁で入力してください。',
}

function noZero(cell: string): Words {
  return {
    en: `“${cell}” lacks the 0 that spreadsheets remove from the beginning. Please format the column as text, and write the number with hyphens.`,
    ja: `「${cell}」は先頭の0が消えています。列の表示形式を「文字列」にして、ハイフン付きで入力し直してください。`,
  }
}

/** What staff read about a text that its field would refuse. */
export function tooLong(cell: string, most: number): Words {
  return {
    en: `“${cell.slice(0, 30)}…” is longer than ${most.toLocaleString('en')} characters. Please shorten it.`,
    ja: `「${cell.slice(0, 30)}…」は${most.toLocaleString('en')}文字を超えています。短くしてください。`,
  }
}
