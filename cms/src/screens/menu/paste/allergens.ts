import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import { CURRENT_LIST, sizeOf } from '@noren/contract/allergens/lists'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import type { Words } from '../../../base/words.ts'
import { plain } from './plain.ts'

/** With the number of those it is none of, where it says so. */
export const NONE = /^(?:(?:(\d+)品目)?なし|無し|none|-|ー|―)$/i

/** Reads the allergens of a cell: `小麦、大豆`, `wheat, soy`, `大豆 小麦`, `なし`; otherwise says which one is none. */
export function readAllergens(cell: string): Allergen[] | Words {
  if (NONE.test(cell.normalize('NFKC'))) return []
  const names = cell
    .split(/[、,，・/／\n]+/)
    .flatMap((name) => (allergenNamed(name) ? [name] : name.split(/\s+/)))
    .filter((name) => name.trim() !== '')
  const odd = names.find((name) => !allergenNamed(name))
  if (odd !== undefined) return noAllergen(odd)
  return ALLERGENS.filter((each) => names.some((name) => allergenNamed(name) === each))
}

function allergenNamed(name: string): Allergen | undefined {
  return ALLERGENS.find((each) =>
    Object.values(ALLERGEN_NAMES).some((words) => plain(words[each]) === plain(name)),
  )
}

function noAllergen(name: string): Words {
  const shown = name.slice(0, 30)
  return {
    en: `“${shown}” is none of the ${sizeOf(CURRENT_LIST)} allergens.`,
    ja: `「${shown}」はアレルゲン${sizeOf(CURRENT_LIST)}品目にありません。`,
  }
}
