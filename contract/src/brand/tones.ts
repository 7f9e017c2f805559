import { type Colour, colourOfHex, cssOf, readableOn, SAFELY, VERY_READABLE } from './colour.ts'
import type { Palette } from './palette.ts'

/** The colours of a style sheet by the name of their custom property, without `--`. */
export type Tones = { [name: string]: string }

/** All colours made from a palette. */
export type PaletteTones = {
  day: Tones
  /** What differs from the day, in the light of other hours. */
  lights: { dawn: Tones; dusk: Tones; night: Tones }
  /** What differs for visitors who ask for more contrast. */
  moreContrast: Tones
}

/** Paper a shade deeper: cards, fields, the band of a section. */
export function deepPaper(paper: Colour): Colour {
  return move(paper, { lightness: -0.03, chroma: 0.006, hue: -2 })
}

/**
 * Derives every colour of the site from four. The distances are those of the default palette, which was
 * drawn by hand; what has to be read is then moved to the nearest lightness at which it can be.
 */
export function tonesOf(palette: Palette): PaletteTones {
  const brand = colourOfHex(palette.brand)
  const accent = colourOfHex(palette.accent)
  const paper = colourOfHex(palette.paper)
  const ink = colourOfHex(palette.ink)
  const papers = [paper, deepPaper(paper)]
  const lit = {
    dawn: pale(towards(paper, { lightness: -0.002, chroma: 0.004, hue: 48 })),
    dusk: pale(towards(paper, { lightness: -0.013, chroma: 0.011, hue: 66 })),
    night: towards(paper, { lightness: -0.023, chroma: 0.002, hue: 82 }),
  }
  // What the light does not change has to be read in each.
  const everyPaper = [paper, ...Object.values(lit)].flatMap((each) => [each, deepPaper(each)])
  const brandDeep = move(brand, { lightness: -0.075, chroma: -0.016, hue: 1 })
  const darks = [brand, brandDeep]
  const onBrand = readableOn({ ...paper, lightness: Math.max(paper.lightness, 0.965) }, darks)
  const sea = { lightness: 0.48, chroma: 0.075, hue: turned(brand.hue, -76) }
  const veil = { ...brandDeep, lightness: 0.2, chroma: Math.min(0.06, brand.chroma) }
  const onPaper = (colour: Colour, on = everyPaper) => cssOf(readableOn(colour, on))
  const onDark = (colour: Colour) => cssOf(readableOn(colour, darks))
  const light = (washi: Colour) => {
    const on = [washi, deepPaper(washi)]
    const darker = readableOn(ink, on, VERY_READABLE + SAFELY)
    return {
      washi: cssOf(washi),
      'washi-deep': cssOf(deepPaper(washi)),
      shu: onPaper(accent, on),
      ...(darker.lightness < ink.lightness && { ink: cssOf(darker) }),
    }
  }
  return {
    day: {
      washi: cssOf(paper),
      'washi-deep': cssOf(deepPaper(paper)),
      ink: cssOf(ink),
      'ink-soft': onPaper(move(ink, { lightness: 0.155, chroma: -0.013, hue: -2 })),
      line: cssOf(ink, 0.2),
      'line-strong': cssOf(ink, 0.45),
      indigo: cssOf(brand),
      'indigo-deep': cssOf(brandDeep),
      'on-indigo': cssOf(onBrand),
      'on-indigo-soft': onDark({ lightness: 0.85, chroma: 0.028, hue: turned(brand.hue, -14) }),
      'line-on-indigo': cssOf(onBrand, 0.26),
      backdrop: cssOf({ ...brandDeep, lightness: 0.16, chroma: Math.min(0.05, brand.chroma) }),
      veil: cssOf(veil, 0.7),
      'veil-thin': cssOf(veil, 0.45),
      mist: cssOf({
        lightness: 0.62,
        chroma: Math.min(0.07, brand.chroma),
        hue: turned(brand.hue, -11),
      }),
      shu: onPaper(accent, papers),
      'shu-bright': onDark(move(accent, { lightness: 0.175, chroma: -0.027, hue: 5 })),
      sea: onPaper(sea),
      'sea-bright': onDark({ lightness: 0.76, chroma: 0.1, hue: turned(sea.hue, -10) }),
      error: onPaper({ lightness: 0.475, chroma: 0.175, hue: 27 }),
      success: onPaper({ lightness: 0.43, chroma: 0.088, hue: 165 }),
      accent: onPaper(move(brand, { lightness: 0.06, chroma: 0.031, hue: 0 })),
    },
    lights: { dawn: light(lit.dawn), dusk: light(lit.dusk), night: light(lit.night) },
    moreContrast: {
      shu: cssOf(readableOn(accent, papers, 6.5)),
      sea: cssOf(readableOn(sea, papers, 7)),
    },
  }
}

function move({ lightness, chroma, hue }: Colour, by: Colour): Colour {
  return {
    lightness: lightness + by.lightness,
    chroma: Math.max(0, chroma + by.chroma),
    hue: turned(hue, by.hue),
  }
}

/** Paper in coloured light: moved by lightness and chroma, in the hue of the light. */
function towards(paper: Colour, light: Colour): Colour {
  return { ...move(paper, light), hue: light.hue }
}

/** The red lights with a third less chroma: all of it is peach, and cold colours stand out from it. */
function pale(paper: Colour): Colour {
  return { ...paper, chroma: (paper.chroma * 2) / 3 }
}

function turned(hue: number, by: number): number {
  return (hue + by + 360) % 360
}
