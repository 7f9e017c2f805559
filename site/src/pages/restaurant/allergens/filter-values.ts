import { ALLERGENS } from '@noren/contract/allergens/allergens'
import { CAUTIONS, type Contained, DIETS, type Diet } from '@noren/contract/allergens/marks'

const VALUES = [...ALLERGENS, ...CAUTIONS, ...DIETS]

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The letter by which menu-filter.module.css knows what a guest can tick, in the order of the checkboxes. The
 * style sheet, the checkboxes, the kitchen's card and the dishes name each: by its own name, a page would be
 * 0.3 kB longer compressed.
 */
export function filterValue(each: Contained | Diet): string {
  return LETTERS.charAt(VALUES.indexOf(each))
}

/** Those of several, as an attribute that a selector with `~=` reads. */
export function filterValues(all: readonly (Contained | Diet)[]): string {
  return all.map(filterValue).join(' ')
}
