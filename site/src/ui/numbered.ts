/**
 * Gives each item its index as a React key: for lists whose items have no id and never move within
 * the list, where equal items would make equal keys.
 */
export function numbered<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, index) => ({ key: String(index), item }))
}
