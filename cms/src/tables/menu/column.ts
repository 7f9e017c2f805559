import type { AllergenListDate } from '@noren/contract/allergens/lists'
import type { HtmlLang } from '@noren/contract/language'
import { EN, JA } from './texts.ts'

/** What a column of a table of dishes may hold. */
export type Column =
  /** `isMore`: one of several whose texts make the description together. */
  | { field: 'name' | 'category' | 'description'; tag: HtmlLang; isMore?: true }
  /** With the label of all its prices, or the labels of the several that a cell has. */
  | { field: 'price'; isTaxed?: true; label?: string; labels?: readonly string[] }
  /** With the list of allergens that its heading names; `other` if what it names is no list. */
  | { field: 'allergens'; list?: AllergenListDate | 'other' }
  | { field: 'people' | 'notice' | 'minutes' | 'size' | 'tax' | 'terms' }

/** The columns of a table without headings; it may have fewer. */
export const USUAL: readonly Column[] = [
  { field: 'name', tag: JA },
  { field: 'name', tag: EN },
  { field: 'price' },
  { field: 'category', tag: JA },
  { field: 'category', tag: EN },
  { field: 'description', tag: JA },
  { field: 'description', tag: EN },
  { field: 'allergens' },
]
