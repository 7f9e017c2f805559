import { TAGS } from '../../../base/locales.ts'
import type { Words } from '../../../base/words.ts'
import { containedWords } from '../../../content/model/fields/dish-facts.ts'
import type { Table, TableDish, Unreadable } from '../../../tables/menu/types.ts'
import { plain } from '../../../tables/plain.ts'
import { blankDish, type Dish, namesOf, noTexts } from '../dish.ts'
import { allergensGone, changesOf } from '../dish-words.ts'
import { priceWords } from '../price-words.ts'
import { asSaid, type Combine } from './said.ts'

/** A change by a table: a sentence for the preview. */
export type Step = { kind: 'new' | 'changed' | 'removed'; words: Words }

/** The menu that a table makes. */
export type Plan = {
  dishes: Dish[]
  steps: Step[]
  unreadable: Unreadable[]
  /** The dishes that no longer state allergens they stated before, with these. */
  lost: Words[]
  same: number
  /** Whether no dish is removed, since a row that cannot be read has no name. */
  isHeld: boolean
}

/** What a table does with a menu. */
export type Use = {
  /** Whether it is the whole menu. Otherwise dishes it does not name stay; those of rows that cannot be read always do. */
  isWhole: boolean
  allergens: Combine
}

/** Matches a table with a menu: a row is the dish of its Japanese name, otherwise of its English one. */
export function planOf(menu: readonly Dish[], table: Table, { isWhole, allergens }: Use): Plan {
  const steps: Step[] = []
  const unreadable = [...table.unreadable]
  const found = new Map<string, TableDish>()
  const byName = new Map<string, Dish>()
  for (const dish of menu) addNames(byName, dish)
  const added: Dish[] = []
  const lost: Words[] = []
  let same = 0
  for (const row of table.rows) {
    const dish = dishNamed(byName, row)
    if (dish && (found.has(dish.id) || added.includes(dish))) {
      unreadable.push({ row: row.row, name: row.name, words: TWICE, kind: 'row', text: '' })
    } else if (dish) {
      found.set(dish.id, row)
      const after = asSaid(dish, row, allergens)
      const changes = changesOf(dish, after)
      const gone = allergensGone(dish, after)
      if (gone.length > 0) lost.push(of(dish, containedWords(gone)))
      if (changes.length === 0) same += 1
      steps.push(...changes.map((words): Step => ({ kind: 'changed', words: of(dish, words) })))
    } else {
      const one = asSaid(blankDish(), row, 'replace')
      added.push(one)
      addNames(byName, one)
      steps.push({ kind: 'new', words: newWords(one) })
    }
  }
  const isGone = goneBy(unreadable)
  const gone = isWhole ? menu.filter((dish) => !found.has(dish.id) && isGone(dish)) : []
  const isHeld = isWhole && unreadable.some(isNameless)
  steps.push(...gone.map((dish): Step => ({ kind: 'removed', words: namesOf(dish) })))
  const stays = menu.filter((dish) => !gone.includes(dish))
  const changed = stays.map((dish) => {
    const row = found.get(dish.id)
    return row ? asSaid(dish, row, allergens) : dish
  })
  unreadable.sort((a, b) => a.row - b.row)
  return { dishes: [...changed, ...added], steps, unreadable, lost, same, isHeld }
}

/**
 * Whether a whole menu may take away a dish that no row names: not one that is named in a row which cannot be read,
 * and none while such a row has no name, since it may be any of them.
 */
function goneBy(unreadable: readonly Unreadable[]): (dish: Dish) => boolean {
  const left = unreadable.filter(({ kind }) => kind === 'row')
  if (left.some(isNameless)) return () => false
  const texts = left.map(({ text, name }) => plain([text, ...Object.values(name)].join(' ')))
  return ({ name }) =>
    !TAGS.some((tag) => name[tag] && texts.some((text) => text.includes(plain(name[tag]))))
}

function isNameless({ kind, name }: Unreadable): boolean {
  return kind === 'row' && Object.keys(name).length === 0
}

function dishNamed(
  byName: ReadonlyMap<string, Dish>,
  { name, printed }: Pick<TableDish, 'name' | 'printed'>,
): Dish | undefined {
  for (const tag of TAGS) {
    const written = [name[tag], printed].filter((each) => each !== undefined)
    const dish = written.map((each) => byName.get(keyOf(tag, each))).find(Boolean)
    if (dish) return dish
  }
  return undefined
}

/** Of two dishes of one name, the first is the one that is meant. */
function addNames(byName: Map<string, Dish>, dish: Dish): void {
  for (const tag of TAGS) {
    const key = keyOf(tag, dish.name[tag])
    if (dish.name[tag] && !byName.has(key)) byName.set(key, dish)
  }
}

function keyOf(tag: string, name: string): string {
  return `${tag} ${plain(name)}`
}

/** `鯵：900円 → 980円` */
function of(dish: Dish, { en, ja }: Words): Words {
  const name = namesOf(dish)
  return { en: `${name.en}: ${en}`, ja: `${name.ja}：${ja}` }
}

function newWords(dish: Dish): Words {
  const [name, price] = [namesOf(dish), priceWords(dish)]
  return { en: `${name.en} (${price.en})`, ja: `${name.ja}（${price.ja}）` }
}

const TWICE: Words = { en: 'It is in the table twice.', ja: '表に2回あります。' }

/** A row that cannot be read, by its number and its dish. */
export function unreadableWords({
  row,
  name,
  words,
}: Pick<Unreadable, 'row' | 'name' | 'words'>): Words {
  const { en, ja } = namesOf({ name: { ...noTexts(), ...name } })
  return {
    en: en ? `Row ${row}, “${en}”: ${words.en}` : `Row ${row}: ${words.en}`,
    ja: ja ? `${row}行目「${ja}」：${words.ja}` : `${row}行目：${words.ja}`,
  }
}
