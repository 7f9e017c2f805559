import { TAGS } from '../../../base/locales.ts'
import type { Words } from '../../../base/words.ts'
import { blankDish, type Dish, namesOf, noTexts } from '../dish.ts'
import { changesOf, yenWords } from '../dish-words.ts'
import { asSaid, type Said, type Table, type Unreadable } from './read-table.ts'

/** A change by a table: a sentence for the preview. */
export type Step = { kind: 'new' | 'changed' | 'removed'; words: Words }

/** The menu that a table makes. Dishes it does not name stay, unless the table is the whole menu. */
export type Plan = { dishes: Dish[]; steps: Step[]; unreadable: Unreadable[]; same: number }

/** Matches a table with a menu: a row is the dish of its Japanese name, otherwise of its English one. */
export function planOf(menu: readonly Dish[], table: Table, isWhole: boolean): Plan {
  const steps: Step[] = []
  const unreadable = [...table.unreadable]
  const found = new Map<string, Said>()
  const byName = new Map<string, Dish>()
  for (const dish of menu) addNames(byName, dish)
  const added: Dish[] = []
  let same = 0
  for (const row of table.rows) {
    const dish = dishNamed(byName, row)
    if (dish && (found.has(dish.id) || added.includes(dish))) {
      unreadable.push({ row: row.row, words: twice(row) })
    } else if (dish) {
      found.set(dish.id, row)
      const changes = changesOf(dish, asSaid(dish, row))
      if (changes.length === 0) same += 1
      steps.push(...changes.map((words): Step => ({ kind: 'changed', words: of(dish, words) })))
    } else {
      const one = asSaid(blankDish(), row)
      added.push(one)
      addNames(byName, one)
      steps.push({ kind: 'new', words: newWords(one) })
    }
  }
  const gone = isWhole ? menu.filter(({ id }) => !found.has(id)) : []
  steps.push(...gone.map((dish): Step => ({ kind: 'removed', words: namesOf(dish) })))
  const kept = menu.filter((dish) => !gone.includes(dish))
  const changed = kept.map((dish) => {
    const row = found.get(dish.id)
    return row ? asSaid(dish, row) : dish
  })
  unreadable.sort((a, b) => a.row - b.row)
  return { dishes: [...changed, ...added], steps, unreadable, same }
}

function dishNamed(byName: ReadonlyMap<string, Dish>, { name }: Said): Dish | undefined {
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

/** A name as it is compared with others: in one width and case, with single spaces. */
export function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
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

function twice(row: Said): Words {
  const { en, ja } = namesOf({ name: { ...noTexts(), ...row.name } })
  return { en: `“${en}” is in the table twice.`, ja: `「${ja}」が表に2回あります。` }
}
