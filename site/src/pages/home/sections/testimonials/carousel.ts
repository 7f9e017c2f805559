/** Cards the carousel moves by (CST-05). */
export const CAROUSEL_STEP = 2

/**
 * Index of the first card after moving `direction` once: two cards, around the end (TST-02 to TST-05,
 * readings A9).
 */
export function movedIndex(index: number, direction: 1 | -1, count: number): number {
  return (((index + direction * CAROUSEL_STEP) % count) + count) % count
}

/** Whether there is anywhere to move to: not with two cards or fewer (TST-06, TST-07). */
export function canMove(count: number): boolean {
  return count > CAROUSEL_STEP
}

/** All items, beginning with the one at `index` and going around the end. */
export function startingAt<Item>(items: readonly Item[], index: number): Item[] {
  return [...items.slice(index), ...items.slice(0, index)]
}
