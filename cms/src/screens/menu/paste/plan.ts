import { TAGS } from '../../../base/locales.ts'
import type { Words } from '../../../base/words.ts'
import { containedWords } from '../../../content/model/fields/dish-facts.ts'
import { blankDish, type Dish, namesOf, noTexts } from '../dish.ts'
import { allergensGone, changesOf, yenWords } from '../dish-words.ts'
import { plain } from './plain.ts'
import type { Unreadable } from './read-row.ts'
import type { Table } from './read-table.ts'
import { asSaid, type Combine, type Said } from './said.ts'

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
  const found = new Map<string, Said>()
  const byName = new Map<string, Dish>()
  for (const dish of menu) addNames(byName, dish)
  const added: Dish[] = []
  const lost: Words[] = []
  let same = 0
  for (const row of table.rows) {
    const dish = dishNamed(byName, row)
    if (dish && (found.has(dish.id) || added.includes(dish))) {
      unreadable.push({ row: row.row, name: row.name, words: TWICE })
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
  const kept = new Set(unreadable.map((row) => dishNamed(byName, row)?.id))
  const gone = isWhole ? menu.filter(({ id }) => !found.has(id) && !kept.has(id)) : []
  steps.push(...gone.map((dish): Step => ({ kind: 'removed', words: namesOf(dish) })))
  const stays = menu.filter((dish) => !gone.includes(dish))
  const changed = stays.map((dish) => {
    const row = found.get(dish.id)
    return row ? asSaid(dish, row, allergens) : dish
  })
  unreadable.sort((a, b) => a.row - b.row)
  return { dishes: [...changed, ...added], steps, unreadable, lost, same }
}

function dishNamed(
  byName: ReadonlyMap<string, Dish>,
  { name }: Pick<Said, 'name'>,
): Dish | undefined {
  for (const tag of TAGS) {
    const dish = name[tag] && byName.get(keyOf(tag, name[tag]))
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
  const [name, price] = [namesOf(dish), yenWords(dish.price)]
  return { en: `${name.en} (${price.en})`, ja: `${name.ja}（${price.ja}）` }
}

const TWICE: Words = { en: 'It is in the table twice.', ja: '表に2回あります。' }

/** A row that cannot be read, by its number and its dish. */
export function unreadableWords({ row, name, words }: Unreadable): Words {
  const { en, ja } = namesOf({ name: { ...noTexts(), ...name } })
  return {
    en: en ? `Row ${row}, “${en}”: ${words.en}` : `Row ${row}: ${words.en}`,
    ja: ja ? `${row}行目「${ja}」：${words.ja}` : `${row}行目：${words.ja}`,
  }
}
