import type { Light } from '../light.ts'

/** The hero's scene as it looks in one light, and the same composed for phones. */
export type Printing = { wide: string; tall?: string }

export type Printings = { [L in Light]?: Printing }

type Pictures = {
  printings?: Printings
  backgroundImage: string
  backgroundImagePortrait?: string
}

/**
 * The hero's pictures in a light, and whether they were drawn in it: the background stands in where no
 * printing does.
 */
export function printedIn(hero: Pictures, light: Light): Printing & { isPrinted: boolean } {
  const printing = hero.printings?.[light]
  if (printing) return { ...printing, isPrinted: true }
  const { backgroundImage: wide, backgroundImagePortrait: tall } = hero
  return { wide, ...(tall && { tall }), isPrinted: false }
}
