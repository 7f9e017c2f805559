import { CAROUSEL_STEP } from '@noren/contract/constants'

/** Cards seen at once on a wide screen. */
const VISIBLE = 2

/** Whether there is anywhere to move to: not with two cards or fewer (spec §2). */
export function canMove(count: number): boolean {
  return count > CAROUSEL_STEP
}

/** The first card after moving by two in `direction`, round the end (readings A9). */
export function moved(first: number, direction: 1 | -1, count: number): number {
  return (((first + direction * CAROUSEL_STEP) % count) + count) % count
}

/** The cards in view from `first` on, going round the end. */
export function inView<Card>(cards: readonly Card[], first: number): Card[] {
  return Array.from({ length: Math.min(VISIBLE, cards.length) }, (_, offset) =>
    cards.slice((first + offset) % cards.length),
  ).flatMap((rest) => rest.slice(0, 1))
}
