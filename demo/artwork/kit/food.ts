import { brush, curve, oval, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import { noise1 } from './random.ts'
import { round, shape } from './shape.ts'
import { bokashi, clipped, type Sheet } from './sheet.ts'
import { disc, fill, put } from './svg.ts'
import { tilt } from './table.ts'

/** A toothed shiso leaf around the origin, about 150 px long, tip to the right. */
export function shiso(paint: string, vein: string): string {
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14
      return [-70 + 145 * t, side * (Math.sin(Math.PI * t ** 0.8) * 46 + (i % 2 === 0 ? 0 : 5))]
    })
  return (
    fill(
      `M${[...edge(-1), ...edge(1).reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`,
      paint,
    ) +
    fill(brush(pts('-92,0 0,-2 72,0'), 4, { head: 1, tail: 0.2 }), vein) +
    pts('-48,0.8 -24,1 0,0.86 24,0.56')
      .flatMap(([x, reach]) =>
        [-1, 1].map((side) =>
          fill(
            brush(
              [
                [x, 0],
                [x + 16 * reach, 17 * reach * side],
                [x + 24 * reach, 32 * reach * side],
              ],
              2.4,
            ),
            vein,
          ),
        ),
      )
      .join('')
  )
}

/** A lemon slice lying around the origin. */
export function lemon(r: number, ratio: number = tilt): string {
  const wedge = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2 + 0.2
    const b = a + 0.56
    const tip = (angle: number, q: number): Point => [
      Math.cos(angle) * r * q,
      Math.sin(angle) * r * q * ratio,
    ]
    return fill(
      curve([tip((a + b) / 2, 0.12), tip(a, 0.72), tip((a + b) / 2, 0.8), tip(b, 0.72)], true),
      '#ecc03f',
    )
  })
  return (
    round(0, 0, r, r * ratio, '#e3ac2f', 2.4, ink.brownDeep) +
    disc(0, -1, r * 0.91, r * ratio * 0.91, '#f8ecc4') +
    wedge.join('')
  )
}

/** A small heap: grated radish, wasabi, rice; about 2r wide around the origin. */
export function heap(sheet: Sheet, r: number, light: string, dark: string, seed: number): string {
  const { random } = sheet
  const outline: Point[] = [
    [-r, r * 0.3],
    [-r * 0.72, -r * 0.25],
    [-r * 0.2, -r * 0.62],
    [r * 0.3, -r * 0.5],
    [r * 0.8, -r * 0.1],
    [r, r * 0.32],
    [0, r * 0.52],
  ]
  const flecks = Array.from({ length: Math.round(r * 0.9) }, () => {
    const x = random.jitter(r * 0.85)
    const y = random.range(-0.45, 0.4) * r
    return fill(
      brush(
        [
          [x, y],
          [x + random.jitter(r * 0.14), y + random.jitter(r * 0.08)],
        ],
        r * 0.05,
      ),
      random.next() < 0.5 ? dark : light,
      0.8,
    )
  })
  return (
    shape(
      outline,
      bokashi(
        sheet,
        [
          [0, light],
          [1, dark],
        ],
        [0, 0, 0.6, 1],
      ),
      2.2,
      ink.brownDeep,
      seed,
    ) + clipped(sheet, curve(outline, true), ...flecks)
  )
}

/** A leafy sprig around the origin: parsley, mitsuba, kinome. */
export const sprig = (scale: number, paint: string, dark: string): string =>
  put(
    0,
    0,
    pts('0,0 -20,-8 18,-12 -6,-22 12,8 -22,8 28,2')
      .map(([x, y], i) =>
        shape(oval(x, y, 13, 9, 0.3, i + 2, noise1(i * 1.3, 3) * 2), i % 2 === 0 ? paint : dark),
      )
      .join('') + fill(brush(pts('4,6 16,26 20,44'), 4, { head: 1 }), dark),
    scale,
  )
