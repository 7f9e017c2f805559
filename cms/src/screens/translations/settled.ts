import type { PlacedGap } from '../../content/languages/translations/unfinished.ts'

/** How a text left the list: translated, or right as it is. */
export type How = 'saved' | 'right'

/** Identifies a text among those of the list. */
export function gapName({ place, tag, key }: PlacedGap): string {
  return `${place} ${tag} ${key}`
}

/** Whether a machine can draft it: descriptions of pictures have no place for one. */
export function isDraftable({ place }: PlacedGap): boolean {
  return !place.startsWith('media/')
}

/** The id of the box for its translation. */
export function boxId(gap: PlacedGap): string {
  return `translation-${gapName(gap).replace(/[^\w-]/g, '-')}`
}
