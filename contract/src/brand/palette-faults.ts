import {
  type Colour,
  colourOfHex,
  contrast,
  hexOf,
  READABLE,
  readableOn,
  VERY_READABLE,
} from './colour.ts'
import type { Palette } from './palette.ts'
import { deepPaper } from './tones.ts'

/** A colour that does not do in a palette, and the nearest one that does. */
export type PaletteFault = {
  colour: keyof Palette
  /** The contrast it has with the paper and the one it needs; `null` for a paper that is too dark. */
  contrast: { has: number; needs: number } | null
  /** `#rrggbb` */
  offered: string
}

/** What each colour needs on the paper (the deeper shade of it, where there is least). */
const NEEDED = [
  ['ink', VERY_READABLE],
  ['brand', VERY_READABLE],
  ['accent', READABLE],
] as const

/** The darkest paper: below it, the colours of restaurants would not be read on it. */
const DARKEST_PAPER = 0.905

/** Of lightness, and of contrast: finer than anybody sees. */
const STEP = 0.002

/** What staff have to change in a palette before it can be published; empty when every pair is readable. */
export function paletteFaults(palette: Palette): PaletteFault[] {
  const given = colourOfHex(palette.paper)
  const paper = lightEnough(given)
  const papers = [paper, deepPaper(paper)]
  const isDark = paper.lightness > given.lightness
  return [
    ...(isDark ? [{ colour: 'paper' as const, contrast: null, offered: hexOf(paper) }] : []),
    ...NEEDED.flatMap(([name, needs]) =>
      unreadable(name, colourOfHex(palette[name]), papers, needs),
    ),
  ]
}

/** The nearest paper that is light enough, as a screen shows it. */
function lightEnough(given: Colour): Colour {
  let shown = given
  for (let step = 0; shown.lightness < DARKEST_PAPER; step += STEP)
    shown = colourOfHex(hexOf({ ...given, lightness: DARKEST_PAPER + step }))
  return shown
}

function unreadable(
  name: keyof Palette,
  colour: Colour,
  papers: readonly Colour[],
  needs: number,
): PaletteFault[] {
  const has = leastContrast(colour, papers)
  if (has >= needs) return []
  // A screen has fewer colours: what it shows of the nearest one may be a little too light.
  let asked = needs
  let offered = colour
  do {
    offered = readableOn(colour, papers, asked)
    asked += STEP
  } while (leastContrast(colourOfHex(hexOf(offered)), papers) < needs)
  return [{ colour: name, contrast: { has, needs }, offered: hexOf(offered) }]
}

/** The contrast of a colour with the paper of its palette, where there is least. */
export function contrastOnPaper(palette: Palette, name: Exclude<keyof Palette, 'paper'>): number {
  const paper = colourOfHex(palette.paper)
  return leastContrast(colourOfHex(palette[name]), [paper, deepPaper(paper)])
}

function leastContrast(colour: Colour, papers: readonly Colour[]): number {
  return Math.min(...papers.map((paper) => contrast(colour, paper)))
}
