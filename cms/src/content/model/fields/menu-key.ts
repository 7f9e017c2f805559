/**
 * The key of the menu that a dish is on, among those of its restaurant: what it names, else the menu without a
 * key, else the first. Empty where the restaurant has no menus.
 */
export function menuOf(keys: readonly string[], named: string | null | undefined): string {
  const own = named ?? ''
  return keys.includes(own) ? own : (keys.find((key) => key === '') ?? keys[0] ?? '')
}
