import type { LocalizedText } from '@noren/contract/localized'

/**
 * Gives each category of a menu the names it has in both languages where another dish states them,
 * so that one category stays together in both although some dishes name it in one only.
 */
export function withWholeCategories<Dish extends { category?: LocalizedText }>(
  dishes: readonly Dish[],
): Dish[] {
  const whole = new Map<string, LocalizedText>()
  for (const { category } of dishes) {
    if (!category?.en || !category.jp) continue
    for (const name of [`en ${category.en}`, `jp ${category.jp}`]) {
      if (!whole.has(name)) whole.set(name, category)
    }
  }
  return dishes.map((dish) => {
    const { en, jp } = dish.category ?? {}
    if (en && jp) return dish
    const category = whole.get(en ? `en ${en}` : `jp ${jp}`)
    return category ? { ...dish, category } : dish
  })
}
