import { gleam } from './gloss.ts'
import { brush, curve, type Point, pts } from './line.ts'
import { noise1 } from './random.ts'
import { keyLine, shape } from './shape.ts'
import { bokashi, clipped, type Sheet, soft } from './sheet.ts'
import { fill, put } from './svg.ts'

/** The inks of a cut fish: lit, middle and shaded flesh, its lines, its key; `skin` for a silver back. */
export type Flesh = {
  light: string
  middle: string
  deep: string
  line: string
  key: string
  skin?: string
}

export const tuna: Flesh = {
  light: '#ef6a52',
  middle: '#cc3329',
  deep: '#8c1a1e',
  line: '#f4a08c',
  key: '#4d1418',
}
export const salmon: Flesh = {
  light: '#ffb78c',
  middle: '#f58a55',
  deep: '#d15f30',
  line: '#ffe4cc',
  key: '#7a3418',
}
export const bream: Flesh = {
  light: '#fffaf0',
  middle: '#f6e6d6',
  deep: '#dcb9a6',
  line: '#eeaa98',
  key: '#7a4a40',
}
export const mackerel: Flesh = {
  light: '#f6c9bc',
  middle: '#e09a8e',
  deep: '#b5655f',
  line: '#fbe3da',
  key: '#3a2a3c',
  skin: '#39527f',
}

const face = pts('-66,-104 34,-122 84,-76 76,84 22,122 -70,98 -98,22 -92,-58')

/** A slice around the origin, about 190×240 px, leaning to the left on the one before it. */
function slab(sheet: Sheet, flesh: Flesh, seed: number): string {
  const body = face.map(
    ([x, y], i): Point => [x + noise1(i * 1.7 + seed, 3) * 7, y + noise1(i + seed, 6) * 8],
  )
  const lines = Array.from({ length: 7 }, (_, i) => {
    const x = -96 + i * 30
    return fill(
      brush(
        [
          [x + 44, -128],
          [x + 8 + noise1(i + seed, 2) * 8, -10],
          [x + 26, 70],
          [x + 4, 128],
        ],
        6,
        { seed: seed + i },
      ),
      flesh.line,
      0.75,
    )
  })
  return (
    soft(
      sheet,
      9,
      fill(
        curve(
          body.map(([x, y]): Point => [x + 18, y + 24]),
          true,
        ),
        flesh.key,
        0.5,
      ),
    ) +
    shape(
      body.map(([x, y]): Point => [x + 9, y + 9]),
      flesh.deep,
      3,
      flesh.key,
      seed,
    ) +
    shape(
      body,
      bokashi(
        sheet,
        [
          [0, flesh.light],
          [0.5, flesh.middle],
          [1, flesh.deep],
        ],
        [0, 0, 0.7, 1],
      ),
      3.2,
      flesh.key,
      seed + 1,
    ) +
    clipped(sheet, curve(body, true), ...lines, flesh.skin ? silver(sheet, flesh.skin, seed) : '') +
    gleam(pts('-78,-30 -70,-68 -44,-90'), 13, 0.95, seed) +
    gleam(pts('-20,-98 6,-104 28,-104'), 8, 0.9, seed + 2) +
    gleam(pts('-66,64 -40,80 -8,88'), 7, 0.8, seed + 3)
  )
}

/** The blue back of a mackerel along a slice's upper edge, fading through silver into the flesh. */
const silver = (sheet: Sheet, skin: string, seed: number) =>
  fill(curve(pts('-120,-150 120,-150 110,-20 20,-46 -110,-10'), true), '#dfe3e4') +
  fill(
    curve(pts('-120,-150 120,-150 106,-66 10,-86 -110,-58'), true),
    bokashi(sheet, [
      [0, '#25365c'],
      [1, skin],
    ]),
  ) +
  soft(
    sheet,
    3,
    fill(brush(pts('-110,-50 0,-76 106,-56'), 16, { head: 1, tail: 1, seed }), '#9fb2c4'),
  ) +
  [-50, -10, 30]
    .map((x, i) =>
      keyLine(
        [
          [x, -118],
          [x + 14, -96],
          [x + 10, -78],
        ],
        5,
        '#1a2744',
        seed + i,
      ),
    )
    .join('')

/** Slices in a row, each leaning on the one before it. */
export const row = (
  sheet: Sheet,
  flesh: Flesh,
  count: number,
  from: Point,
  step: Point,
  scale: number,
  turn: number,
): string =>
  Array.from({ length: count }, (_, i) =>
    put(
      from[0] + step[0] * i,
      from[1] + step[1] * i,
      slab(sheet, flesh, i * 3 + count),
      scale,
      turn + noise1(i * 1.3, 5) * 5,
    ),
  ).join('')
