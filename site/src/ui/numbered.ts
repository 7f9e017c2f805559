/**
 * Gives each item its place as a React key: for lists whose items have no identity of their own
 * and never move within the list, where equal items would make equal keys.
 */
export function numbered<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, index) => ({ key: String(index), item }))
}
