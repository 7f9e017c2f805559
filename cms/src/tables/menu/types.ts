import type { Allergen } from '@noren/contract/allergens/allergens'
import type { AllergenListDate } from '@noren/contract/allergens/lists'
import type { HtmlLang } from '@noren/contract/language'
import type { Pricing } from '@noren/contract/resources/menu-prices'
import type { Words } from '../../base/words.ts'
import type { Facts } from './facts.ts'
import type { LabelledPrice } from './price-cell.ts'

/** A text in the languages a table has it in. */
export type Texts = { [Tag in HtmlLang]?: string }

/** A dish as a table has it. What the table says nothing of is not there. */
export type TableDish = Facts & {
  /** The number of its first row in the table. */
  row: number
  name: Texts
  /** Its name with the terms behind it, where these are taken for its facts: `飲み放題（90分）`. */
  printed?: string
  category: Texts
  description: Texts
  price?: number
  prices?: LabelledPrice[]
  pricing?: Pricing
  extras?: LabelledPrice[]
  /** The lines of a course. */
  course?: Texts[]
  allergens?: Allergen[]
  /** The list its allergens were checked by, if the table names one. */
  allergenList?: AllergenListDate
}

/**
 * What of a table is not taken, by its row, its dish where it names one, and the reason. `row`: the dish is left as it
 * is; `part`: the dish is taken without this; `note`: it is none.
 */
export type Unreadable = {
  row: number
  name: Texts
  words: Words
  kind: 'row' | 'part' | 'note'
  /** All that the row says. */
  text: string
}

/** A row that is read as a title or as the heading of those below it. */
export type Passed = { row: number; text: string }

/** What a table says of a menu. All that is written in it is in one of these, or in a column that is left out. */
export type Table = { rows: TableDish[]; unreadable: Unreadable[]; passed: Passed[] }
