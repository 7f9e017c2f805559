import { brush, type Point, polygon, sample } from './line.ts'
import { noren } from './noren.ts'
import { ink } from './palette.ts'
import { facet, keyLine, round } from './shape.ts'
import type { Sheet } from './sheet.ts'
import { fill, put, rect, stroke } from './svg.ts'

/*
 * Parts of a hand-drawn map without words, so that one map serves every language. Points are pixels
 * of the sheet.
 */

/** A map as wide as its place on a page, around a middle of 1200 x 900 that a narrow screen shows alone. */
export const MAP = { x: -138, y: 0, width: 1476, height: 900 }

const even = { head: 1, tail: 1, rough: 0.08 }

/** Roads, each with its width: paler than the ground, with a brushed edge, open where they meet. */
export function roads(
  ...all: readonly (readonly [points: readonly Point[], width: number])[]
): string {
  const edges = all.map(([points, width]) => fill(brush(points, width + 9, even), ink.ochre))
  const grounds = all.map(([points, width]) => fill(brush(points, width, even), ink.washi))
  return [...edges, ...grounds].join('')
}

/** A railway: dark and light in turn, as maps in Japan draw it. */
export function railway(points: readonly Point[]): string {
  const line = polygon(sample(points, 10), false)
  return (
    stroke(line, ink.indigo900, 20) +
    stroke(line, ink.washi, 13) +
    dashes(points, ink.indigo900, 13, 44)
  )
}

/** The way to walk: a vermilion thread, sewn stitch by stitch. */
export function stitches(points: readonly Point[]): string {
  return dashes(points, ink.washi, 19, 17) + dashes(points, ink.vermilion, 11, 17)
}

/** Every other piece of a line, each `length` long. */
function dashes(points: readonly Point[], paint: string, width: number, length: number): string {
  const pieces: Point[][] = [[]]
  let gone = 0
  const line = sample(points, 40)
  for (const [index, point] of line.entries()) {
    const [x, y] = line[index - 1] ?? point
    const before = Math.floor(gone / length)
    gone += Math.hypot(point[0] - x, point[1] - y)
    if (Math.floor(gone / length) !== before) pieces.push([])
    pieces.at(-1)?.push(point)
  }
  return pieces
    .filter((piece, index) => index % 2 === 0 && piece.length > 1)
    .map((piece) => stroke(polygon(piece, false), paint, width))
    .join('')
}

/** A station: a long roof over its platform, with a clock. */
export function station(x: number, y: number): string {
  const drawing = [
    rect(-92, -8, 184, 62, ink.washi),
    rect(-92, 20, 184, 34, ink.indigo200),
    rect(-20, 4, 40, 50, ink.indigo800),
    facet(
      [
        [-122, -8],
        [-84, -58],
        [84, -58],
        [122, -8],
      ],
      ink.indigo700,
      5,
      ink.night,
      3,
    ),
    round(0, -33, 19, 19, ink.washi, 4),
    keyLine(
      [
        [0, -33],
        [0, -45],
      ],
      5,
    ),
    keyLine(
      [
        [0, -33],
        [9, -29],
      ],
      5,
    ),
  ]
  return put(x, y, drawing.join(''))
}

/** The restaurant: a house with its noren at the door, in the restaurant's ink. */
export function restaurant(
  sheet: Sheet,
  x: number,
  y: number,
  cloth: string,
  shade: string,
): string {
  const drawing = [
    rect(-88, -30, 176, 92, ink.brownDeep),
    rect(-78, -26, 156, 84, ink.amberPale),
    facet(
      [
        [-128, -22],
        [-70, -96],
        [70, -96],
        [128, -22],
      ],
      ink.umber,
      5,
      ink.night,
      7,
    ),
    noren(sheet, -74, -20, 148, 58, { panels: 4, cloth, shade, light: ink.coral, mark: ink.washi }),
  ]
  return put(x, y, drawing.join(''))
}

/** The houses of the neighbourhood. */
export function houses(places: readonly Point[]): string {
  return places
    .map(([x, y], index) => put(x, y, house(index % 3 === 0 ? ink.greyDeep : ink.grey, index)))
    .join('')
}

function house(roof: string, seed: number): string {
  return (
    rect(-32, -2, 64, 36, ink.washi) +
    rect(-9, 10, 18, 24, ink.greyPale) +
    facet(
      [
        [-44, 0],
        [-20, -32],
        [20, -32],
        [44, 0],
      ],
      roof,
      3,
      ink.indigo900,
      seed,
    )
  )
}

/** A post office, known by its mark. */
export function postOffice(x: number, y: number): string {
  const drawing = [
    facet(
      [
        [-48, -44],
        [48, -44],
        [48, 48],
        [-48, 48],
      ],
      ink.washi,
      4,
      ink.indigo900,
      2,
    ),
    stroke('M-24 -26H24M-24 -8H24M0 -8V32', ink.vermilion, 9),
  ]
  return put(x, y, drawing.join(''))
}
