import { sayWithoutTax } from './columns.ts'
import { hasLines, isCourse } from './courses.ts'
import type { KnownRow } from './row-kinds.ts'
import { decorated } from './texts.ts'

/**
 * What a text alone in its row is: the title of all, the heading of the dishes below it, a dish whose price is below it, more about the
 * dish above it, a line of the course above it, or a dish without a price.
 */
export type Place = 'title' | 'heading' | 'priced' | 'behind' | 'line' | 'dish' | 'unclear'

/** How a whole menu is named. */
const TITLE =
  /お?品書き?$|おしながき$|献立|メニュー$|menu$|一覧|価格表|料金表|ご案内$|\d{4}年|令和/i

/** When dishes are served, which is a heading wherever it is. */
const SESSION =
  /^(?:昼|夜|朝|夕)の部|^(?:ランチ|ディナー|モーニング|lunch|dinner|breakfast)(?:タイム|メニュー| menu)?(?:\s*[（(].{0,30})?$/i

/** When the dishes of a heading are served, in the line below it. */
const HOURS = /^[(【[]?\d{1,2}:\d{2} *(?:[-–—~〜]|から) *(?:翌)?\d{1,2}:\d{2}.{0,30}$/

type Around = {
  rows: readonly KnownRow[]
  /** Whether most dishes have one text below them. */
  isBehind: boolean
  /** Whether a text may be a dish without a price, since headings have a column or nothing has a price. */
  mayBeDish: boolean
  /** Whether more dishes follow under other headings. */
  goesOn: boolean
}

/** The place of each text that is alone in its row. */
export function placesOf(all: readonly KnownRow[], goesOn: boolean): Map<KnownRow, Place> {
  const hours = all.filter((row, at) => isHours(row, all[at - 1]))
  const rows = all.filter((row) => !hours.includes(row))
  const dishes = rows.filter(({ kind }) => kind === 'dish')
  const named = dishes.filter(({ dish }) => Object.keys(dish.category).length > 0)
  // Where each dish names its category, a text without one is a heading.
  const hasColumn = named.length > 0 && named.length < dishes.length
  const mayBeDish = hasColumn || !rows.some(({ hasPrice }) => hasPrice)
  const around: Around = { rows, goesOn, mayBeDish, isBehind: textsAreBehind(rows) }
  const places = new Map<KnownRow, Place>(hours.map((row) => [row, 'title']))
  /** The dish that the texts below belong to. */
  let owner: KnownRow | null = null
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]
    if (!row) break
    if (row.kind !== 'alone') {
      const isOwner: boolean = row.kind === 'dish' || row.kind === 'broken'
      if (isOwner && (row.hasPrice || !owner || !row.isAdjacent)) owner = row
      else if (!row.isAdjacent) owner = null
      continue
    }
    const end = endOfRun(rows, at)
    if (!row.isAdjacent) owner = null
    for (let each = at; each < end; each += 1) {
      const one = rows[each]
      if (!one) break
      const place = placeOf(around, { at: each, begin: at, end }, owner)
      places.set(one, place)
      if (place === 'priced') owner = withPrice(one, rows[end])
      else if (place === 'heading') owner = null
    }
    at = end - 1
  }
  return places
}

function isHours(row: KnownRow, above: KnownRow | undefined): boolean {
  const isBelow = row.kind === 'alone' && row.isAdjacent && above?.kind === 'alone'
  return isBelow && row.text.length < 60 && HOURS.test(row.text.normalize('NFKC'))
}

/** Where a run of texts that are alone in their rows ends. */
function endOfRun(rows: readonly KnownRow[], begin: number): number {
  let end = begin + 1
  while (rows[end]?.kind === 'alone' && rows[end]?.isAdjacent) end += 1
  return end
}

function withPrice(row: KnownRow, below: KnownRow | undefined): KnownRow {
  const price = below?.dish.price
  return { ...row, dish: { ...row.dish, ...(price !== undefined && { price }) } }
}

type Run = { at: number; begin: number; end: number }

function placeOf(around: Around, { at, begin, end }: Run, owner: KnownRow | null): Place {
  const { rows, goesOn, isBehind, mayBeDish } = around
  const next = rows[end]
  const isLast = at === end - 1
  const text = rows[at]?.text ?? ''
  if (isLast && next?.kind === 'price' && next.isAdjacent) return 'priced'
  const isLines = owner !== null && hasLines(owner.dish, end - begin)
  if (decorated(text) !== null && !(isLines && /[】〉》）)\]」]\s*\S/.test(text))) return 'heading'
  const isFollowed = next ? ['dish', 'price', 'broken'].includes(next.kind) : goesOn
  if (isLast && isFollowed && SESSION.test(text)) return 'heading'
  const isList = isLines && end - begin > 1
  if (owner && isBehind && at === begin && !isList) return 'behind'
  if (isLines) {
    const isHeading = isLast && next?.isAdjacent && next.hasPrice && !isCourse(next.dish)
    return isHeading && end - begin > 1 ? 'heading' : 'line'
  }
  if (mayBeDish) return rows[at] && sayWithoutTax([rows[at]]) ? 'title' : 'dish'
  const isFirst = rows.slice(0, at).every(({ kind }) => kind === 'alone' || kind === 'note')
  if (isFirst && (!isFollowed || at < end - 2 || TITLE.test(text))) return 'title'
  return isFollowed && at >= end - 2 ? 'heading' : 'unclear'
}

/** Whether most dishes have one text below them, the last one among these, as where each has its English name there. */
function textsAreBehind(rows: readonly KnownRow[]): boolean {
  let [dishes, followed, isLastFollowed] = [0, 0, false]
  for (let at = 0; at < rows.length; at += 1) {
    if (!rows[at]?.hasPrice) continue
    const isText = rows[at + 1]?.kind === 'alone' && rows[at + 1]?.isAdjacent === true
    const end = isText ? endOfRun(rows, at + 1) : at + 1
    const own = rows[end]?.kind === 'price' ? 1 : 0
    isLastFollowed = end - (at + 1) - own >= 1
    dishes += 1
    if (isLastFollowed) followed += 1
  }
  return dishes > 1 && isLastFollowed && followed >= 0.6 * dishes
}
