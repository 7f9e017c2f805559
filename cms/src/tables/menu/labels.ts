import { labelOf } from '@noren/contract/resources/menu-label'

/** No label, nor a heading of several, is longer. */
const MOST_LETTERS = 60

/** Whether a word is one that menus print beside a price: 一合, グラス, `L`, 5貫. */
export function isLabel(text: string): boolean {
  if (text.length > MOST_LETTERS) return false
  const plain = plainLabel(text)
  if (plain === '' || plain.length > 20 || NO_LABEL.test(plain)) return false
  const label = labelOf(plain)
  return label.en !== undefined && label.jp !== undefined
}

/** The labels of a text that names several: `小／大`, `グラス・ボトル`; `null` for any other. */
export function labelsIn(text: string): string[] | null {
  if (text.length > MOST_LETTERS) return null
  const parts = text.split(/[\s/／・、,，|｜]+/).filter((part) => part !== '')
  return parts.length > 1 && parts.every(isLabel) ? parts : null
}

/** The label without its unit and its volume in brackets: `グラス（90ml）` and `小（円）` are known words. */
function plainLabel(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/\s*(?:価格|料金|の値段|price)$/i, '')
    .trim()
}

/** A label as it is printed: the heading of a column without what it says of the unit and the tax. */
export function printedLabel(heading: string): string {
  if (heading.length > MOST_LETTERS) return heading
  return heading
    .trim()
    .replace(
      /\s*[（(【[](?:円|¥|￥|税込み?|税込[・、]円|円[・、]税込|yen|jpy|tax incl(?:uded|\.)?)[)）】\]]$/i,
      '',
    )
    .replace(/(?:価格|料金)$/, '')
    .trim()
}

/** Numbers without a unit are sums, not labels. */
const NO_LABEL = /^[\d.,]+$/
