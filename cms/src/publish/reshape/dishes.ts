import { LANGUAGES } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'

/**
 * Gives each category of a menu the names it has in every language where another dish states them,
 * so that one category stays together in each although some dishes name it in one only.
 */
export function withWholeCategories<Dish extends { category?: LocalizedText }>(
  dishes: readonly Dish[],
): Dish[] {
  const whole = new Map<string, LocalizedText>()
  for (const { category = {} } of dishes) {
    const names = namesOf(category)
    if (names.length < LANGUAGES.length) continue
    for (const name of names) if (!whole.has(name)) whole.set(name, category)
  }
  return dishes.map((dish) => {
    const [name = '', ...others] = namesOf(dish.category ?? {})
    const category = others.length + 1 < LANGUAGES.length ? whole.get(name) : undefined
    return category ? { ...dish, category } : dish
  })
}

/** The names of a category, each with its language: the same word may be another one elsewhere. */
function namesOf(category: LocalizedText): string[] {
  return LANGUAGES.flatMap((each) => (category[each] ? [`${each} ${category[each]}`] : []))
}
