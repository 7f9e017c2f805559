import { ACCENTS, type Accent } from '@noren/contract/accent'
import { bytesOf, cssOf } from '@noren/contract/brand/colour'
import type { Palette } from '@noren/contract/brand/palette'
import { RESTAURANT_ACCENTS } from '@noren/contract/brand/restaurant-accents'
import { tonesOf } from '@noren/contract/brand/tones'
import { eachOf } from '@noren/contract/fields'

type Colour = readonly [red: number, green: number, blue: number]

/** The colours of a band: its cloth, and its threads and edge of paper. */
export type BandColours = { cloth: Colour; paper: Colour }

/** The colours of a band by its accent; `indigo` is the company's own. */
export function bandColours(palette: Palette): { [Name in Accent]: BandColours } {
  const own = bytesOf(tonesOf(palette).day.accent ?? palette.brand)
  const paper = bytesOf(palette.paper)
  return eachOf(ACCENTS, (accent) => ({
    paper,
    cloth: accent === 'indigo' ? own : bytesOf(cssOf(RESTAURANT_ACCENTS[accent])),
  }))
}

/** The radius of a wave, in pixels. */
const WAVE = 60
/** The opacity of the lines on the band. */
const QUIET = 0.16
/** The width of the paper edge beside the picture. */
const EDGE = 6

/**
 * A band of cloth with a paper edge on the right. Woven waves (seigaiha drawn as threads) are on it in the
 * colour of paper, unless the company has none. Raw RGB, computed, since the decoders of drawings are
 * switched off (hostile inputs I04).
 */
export function wovenBand(
  width: number,
  height: number,
  { cloth, paper }: BandColours,
  hasWaves: boolean,
): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const woven = hasWaves ? mix(cloth, paper, QUIET * thread(x, y, WAVE)) : cloth
      pixels.set(x >= width - EDGE ? paper : woven, (y * width + x) * 3)
    }
  }
  return pixels
}

/** How much of a thread covers a point, from 0 to 1, in waves of this radius that overlap like scales. */
function thread(x: number, y: number, radius: number): number {
  const step = radius / 2
  // The lowest row that reaches the point is on top.
  for (let row = Math.floor((y + radius) / step); ; row--) {
    const shift = row % 2 === 0 ? 0 : radius
    const middle = Math.round((x - shift) / (2 * radius)) * 2 * radius + shift
    const distance = Math.hypot(x - middle, y - row * step) / radius
    if (distance > 1) continue
    const half = Math.max(1.1, radius / 26)
    const nearest = Math.min(...[0.32, 0.6, 0.9].map((ring) => Math.abs(distance - ring) * radius))
    return clamp(half - nearest + 0.5)
  }
}

function mix(under: Colour, over: Colour, share: number): Colour {
  const [r, g, b] = under
  const [overR, overG, overB] = over
  return [r + (overR - r) * share, g + (overG - g) * share, b + (overB - b) * share]
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
