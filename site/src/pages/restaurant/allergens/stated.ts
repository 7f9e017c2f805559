import { containedIn, type DishFacts, dietsOf, unknownIn } from '@noren/contract/allergens/marks'

/** Whether a menu states anything of its dishes; one that does not stays as it was. */
export function isStated(dishes: readonly DishFacts[]): boolean {
  return dishes.some(({ allergens, marks }) => allergens !== undefined || marks !== undefined)
}

/**
 * What menu-filter.module.css goes by: all a dish is known to contain, and the diets it suits; and
 * what nobody has said of it, which is counted.
 */
export function filterData(dish: DishFacts) {
  return {
    'data-contains': containedIn(dish).join(' '),
    'data-suits': dietsOf(dish).join(' '),
    'data-unknown': unknownIn(dish).join(' '),
  }
}
