import * as v from 'valibot'
import { isHex } from './colour.ts'

/**
 * The four colours a company chooses, each `#rrggbb`; every other of the site is made from them
 * (`tones.ts`).
 */
export type Palette = {
  /** Of dark sections, and of the company where no restaurant has its own. */
  brand: string
  /** Of what calls: links, seals, buttons. */
  accent: string
  /** Of the page. */
  paper: string
  /** Of the text. */
  ink: string
}

/** Washi, indigo ink and one vermilion: the colours of a company that chose none. */
export const DEFAULT_PALETTE: Palette = {
  brand: '#1b2b55',
  accent: '#c3361a',
  paper: '#f8f4ec',
  ink: '#182441',
}

const hex = v.pipe(v.string(), v.check(isHex), v.toLowerCase())
const paletteSchema = v.object({ brand: hex, accent: hex, paper: hex, ink: hex })

/** Reads a palette; `null` when one of its colours is missing or none. */
export function readPalette(value: unknown): Palette | null {
  const { success, output } = v.safeParse(paletteSchema, value)
  return success ? output : null
}
