import type { Brand } from '@noren/contract/brand/brand'
import { STRUCTURES } from '@noren/contract/brand/structure'
import { TYPES } from '@noren/contract/brand/type'

/** The sheets that companies choose from, by their paths in this folder: a pairing of fonts, and structures. */
export const CHOSEN_SHEETS: readonly string[] = [
  ...TYPES.map((type) => `type/${type}`),
  ...Object.entries(STRUCTURES).flatMap(([part, [, ...others]]) =>
    others.map((choice) => `structure/${part}-${choice}`),
  ),
]

/** Those that a company chose. The first structure of each part is the markup's own, and has no sheet. */
export function chosenBy({ type, structure }: Pick<Brand, 'type' | 'structure'>): string[] {
  const sheets = Object.entries(structure).map(([part, choice]) => `structure/${part}-${choice}`)
  return [`type/${type}`, ...sheets].filter((path) => CHOSEN_SHEETS.includes(path))
}
