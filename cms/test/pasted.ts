import { blankDish, type Dish } from '../src/screens/menu/dish.ts'
import { type Plan, planOf, unreadableWords } from '../src/screens/menu/paste/plan.ts'
import { type MenuTable, readTable } from '../src/tables/menu/read-table.ts'
import type { Table } from '../src/tables/menu/types.ts'
import { textsFrom } from './texts-from.ts'

/** How a table is read whose columns stand in the usual order. */
export const IN_ORDER = { assigned: new Map(), isInOrder: true }
/** A table that is not the whole menu, and whose allergens stand in place of those before. */
export const REPLACING = { isWhole: false, allergens: 'replace' } as const

/** A dish from the charcoal. */
export function grilled(id: string, ja: string, en: string, price: number): Dish {
  const category = textsFrom({ ja: '炭火焼き', en: 'From the charcoal' })
  return { ...blankDish(), id, name: textsFrom({ ja, en }), category, price }
}

/** The two dishes of the menu into which tables are pasted. */
export const aji = grilled('a', '鯵の炭火焼き', 'Grilled horse mackerel', 1280)
export const sazae = grilled('b', 'さざえの壺焼き', 'Turban shell', 1100)

/** A pasted table, read. */
export function tableOf(text: string): MenuTable {
  const table = readTable(text, IN_ORDER)
  if ('ja' in table) throw new Error(table.ja)
  return table
}

/** What a pasted table does with the menu of two dishes. */
export function plan(text: string, isWhole = false): Plan {
  return planOf([aji, sazae], tableOf(text), { isWhole, allergens: 'replace' })
}

/** The steps of a plan, as staff read them. */
export const said = ({ steps }: Plan) => steps.map(({ kind, words }) => `${kind} ${words.ja}`)

/** The rows that cannot be read, as staff read them. */
export const unread = ({ unreadable }: Plan | Table) =>
  unreadable.map((row) => unreadableWords(row).ja)

/** How a price is written, as staff read it where one cannot be read. */
export const WRITE_SO = '「1,200円」「1,200円〜」「小600 大900」「時価」のように書いてください。'
