import { ACCENTS, type Accent } from '@noren/contract/accent'
import { bytesOf, cssOf } from '@noren/contract/brand/colour'
import type { Palette } from '@noren/contract/brand/palette'
import { RESTAURANT_ACCENTS } from '@noren/contract/brand/restaurant-accents'
import { tonesOf } from '@noren/contract/brand/tones'
import { eachOf } from '@noren/contract/fields'

type Colour = readonly [red: number, green: number, blue: number]

/** The colours of a band: its cloth, the seal on it, and the threads and edge of paper. */
export type BandColours = { cloth: Colour; seal: Colour; paper: Colour }

/** The colours of a band by its accent; `indigo` is the company's own. */
export function bandColours(palette: Palette): { [Name in Accent]: BandColours } {
  const own = bytesOf(tonesOf(palette).day.accent ?? palette.brand)
  const on = { seal: bytesOf(palette.accent), paper: bytesOf(palette.paper) }
  return eachOf(ACCENTS, (accent) => ({
    ...on,
    cloth: accent === 'indigo' ? own : bytesOf(cssOf(RESTAURANT_ACCENTS[accent])),
  }))
}

/** The radius of a wave of the pattern, and of one in the seal, in pixels. */
const WAVE = 60
const SEAL_WAVE = 34
/** The radius of the seal, and the distance of its centre from the lower edge. */
const SEAL = 52
const SEAL_BOTTOM = 116
/** The opacity of the lines on the band; those in the seal are opaque. */
const QUIET = 0.16
/** The width of the paper edge beside the picture. */
const EDGE = 6

/**
 * The company's woven waves (seigaiha drawn as threads) in the colour of paper on cloth, with the seal at the foot and
 * a paper edge on the right. Raw RGB, computed, since the decoders of drawings are switched off (hostile
 * inputs I04) and a machine may have no fonts.
 */
export function wovenBand(
  width: number,
  height: number,
  { cloth, seal: shu, paper }: BandColours,
): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  const [sealX, sealY] = [(width - EDGE) / 2, height - SEAL_BOTTOM]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const band = mix(cloth, paper, QUIET * thread(x, y, WAVE))
      const seal = mix(shu, paper, thread(x - sealX, y - sealY + SEAL_WAVE, SEAL_WAVE))
      const inSeal = clamp(SEAL - Math.hypot(x - sealX, y - sealY) + 0.5)
      pixels.set(x >= width - EDGE ? paper : mix(band, seal, inSeal), (y * width + x) * 3)
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
