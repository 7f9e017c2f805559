import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

/** A colour in OKLCH: lightness and chroma from 0, hue in degrees. */
export type Colour = { lightness: number; chroma: number; hue: number }

/** What text needs on its background at WCAG AA. */
export const READABLE = 4.5

/** What a colour that is moved until text can be read gets, since a screen's 256 steps take a little of it again. */
export const SAFELY = 0.1

/** What text needs on its background at WCAG AAA: the company's ink, which whole pages are set in. */
export const VERY_READABLE = 7

/** The hue of greys, which have none: shades made of them are warm, as paper is. */
const WARM = 84

const HEX = /^#[0-9a-f]{6}$/i

const toOklch = converter('oklch')
const toRgb = converter('rgb')

/** Whether a text is a colour as colour fields write it, `#1b2b55`. */
export function isHex(text: string): boolean {
  return HEX.test(text)
}

/** @param hex as `isHex` accepts it @throws {Error} for any other text */
export function colourOfHex(hex: string): Colour {
  const colour = isHex(hex) ? toOklch(hex) : undefined
  if (!colour) throw new Error(`${hex} is no colour`)
  return rounded({ lightness: colour.l, chroma: colour.c, hue: colour.h ?? WARM })
}

/** The colour of a screen that is nearest, `#1b2b55`. */
export function hexOf(colour: Colour): string {
  return formatHex(onScreen(colour)) ?? '#000000'
}

/** Red, green and blue from 0 to 255, of a colour as `isHex` accepts or `cssOf` writes it. */
export function bytesOf(colour: string): [red: number, green: number, blue: number] {
  const { r, g, b } = toRgb(colour) ?? { r: 0, g: 0, b: 0 }
  const byte = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)))
  return [byte(r), byte(g), byte(b)]
}

/** As a style sheet writes it. @param opacity from 0 to 1 */
export function cssOf(colour: Colour, opacity = 1): string {
  const { l, c, h } = onScreen(colour)
  const values = [short(l), short(c), String(Math.round((h ?? 0) * 10) / 10)].join(' ')
  return `oklch(${values}${opacity < 1 ? `/${short(opacity)}` : ''})`
}

/** The contrast of text and background as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  return wcagContrast(onScreen(one), onScreen(other))
}

/**
 * The nearest lightness of a colour at which it can be read on all of the backgrounds: darker on light
 * ones, lighter on dark ones. The colour itself when it can be read already.
 */
export function readableOn(
  colour: Colour,
  backgrounds: readonly Colour[],
  needed = READABLE + SAFELY,
): Colour {
  const step = backgrounds.every(({ lightness }) => lightness > 0.6) ? -STEP : STEP
  let found = rounded(colour)
  while (
    backgrounds.some((each) => contrast(found, each) < needed) &&
    found.lightness > 0 &&
    found.lightness < 1
  ) {
    found = rounded({ ...found, lightness: Math.min(1, Math.max(0, found.lightness + step)) })
  }
  return found
}

/** Small enough that nobody sees it, large enough that two hundred steps cover everything. */
const STEP = 0.005

/** With as much chroma as a screen can show. */
function onScreen({ lightness, chroma, hue }: Colour) {
  return clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch')
}

function rounded({ lightness, chroma, hue }: Colour): Colour {
  return {
    lightness: Math.round(lightness * 1000) / 1000,
    chroma: Math.round(chroma * 1000) / 1000,
    hue: Math.round(hue * 10) / 10,
  }
}

/** Three decimals, as short as style sheets allow. */
function short(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(/^0\./, '.')
}
