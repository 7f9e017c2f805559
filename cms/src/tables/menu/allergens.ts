import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import {
  ALLERGEN_LISTS,
  type AllergenListDate,
  CURRENT_LIST,
  sizeOf,
} from '@noren/contract/allergens/lists'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import type { Words } from '../../base/words.ts'
import { plain } from '../plain.ts'

/** It may say what it is none of: `29品目なし`. */
const NONE = /^(?:(?:特定原材料等?)?(?:\d+品目)?なし|無し|none|-|ー|―)$/i

/** What alone must be stated by law, which is only a part of each list. */
const OBLIGATORY = /特定原材料(?!等|及び|に準)|義務|obligatory|mandatory|required/

/**
 * The list that a note names by its date or its number of allergens: `2025-12-15`, `特定原材料等29品目`; `other` if
 * it speaks of allergens that are no list, as in `8品目`.
 */
export function listNamed(note: string): AllergenListDate | 'other' | undefined {
  const plainNote = plain(note)
  const dated = ALLERGEN_LISTS.find(({ date }) => plainNote.includes(date))
  if (dated) return dated.date
  const [count, ...more] = plainNote.match(/\d+/g) ?? []
  if (count === undefined) return OBLIGATORY.test(plainNote) ? 'other' : undefined
  const [found, other] = ALLERGEN_LISTS.filter((list) => sizeOf(list) === Number(count))
  return found && !other && more.length === 0 ? found.date : 'other'
}

/** The list that a cell names which says that there are none. */
export function listOfNone(cell: string): ReturnType<typeof listNamed> {
  return NONE.test(cell.normalize('NFKC')) ? listNamed(cell) : undefined
}

/** Reads the allergens of a cell: `小麦、大豆`, `wheat, soy`, `大豆 小麦`, `なし`; otherwise says which one is none. */
export function readAllergens(cell: string): Allergen[] | Words {
  if (NONE.test(cell.normalize('NFKC'))) return []
  if (cell.length > MOST_LETTERS) return noAllergen(cell)
  const names = cell
    .split(/[、,，・/／\n]+/)
    .flatMap((name) => (allergenNamed(name) ? [name] : name.split(/\s+/)))
    .filter((name) => name.trim() !== '')
  const odd = names.find((name) => !allergenNamed(name))
  if (odd !== undefined) return noAllergen(odd)
  const named = new Set(names.map(allergenNamed))
  return ALLERGENS.filter((each) => named.has(each))
}

/** A cell may be as long as a file; the names of all allergens in two languages are shorter than this. */
const MOST_LETTERS = 1000

/** The allergens by their names in each language. */
const NAMED: ReadonlyMap<string, Allergen> = new Map(
  Object.values(ALLERGEN_NAMES).flatMap((words) =>
    ALLERGENS.map((each) => [plain(words[each]), each] as const),
  ),
)

function allergenNamed(name: string): Allergen | undefined {
  return NAMED.get(plain(name))
}

function noAllergen(name: string): Words {
  const shown = name.slice(0, 30)
  return {
    en: `“${shown}” is none of the ${sizeOf(CURRENT_LIST)} allergens.`,
    ja: `「${shown}」はアレルゲン${sizeOf(CURRENT_LIST)}品目にありません。`,
  }
}
