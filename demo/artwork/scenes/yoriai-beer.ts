import { gleam } from '../kit/gloss.ts'
import { curve, oval, type Point } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill } from '../kit/svg.ts'
import { tilt } from '../kit/table.ts'

/** A glass of draught beer seen from above: froth, gold, drops on the cold glass. */
export function beer(sheet: Sheet, x: number, y: number, r: number): string {
  const side: Point[] = [
    [x - r, y],
    [x - r * 0.92, y + r * 0.9],
    [x - r * 0.7, y + r * 1.3],
    [x, y + r * 1.48],
    [x + r * 0.7, y + r * 1.3],
    [x + r * 0.92, y + r * 0.9],
    [x + r, y],
    [x, y - r * 0.4],
  ]
  const drops = Array.from({ length: 34 }, (_, i) => {
    const px = x + noise1(i * 1.9, 3) * r * 0.84
    const py = y + r * (0.75 + 0.5 * noise1(i * 2.3, 8))
    return disc(px, py, 5, 6, '#fdf1c8', 0.6) + disc(px - 1.5, py - 2, 2, 2, '#fffaf0', 0.95)
  })
  const froth = Array.from({ length: 70 }, () => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * r * 0.84
    const s = sheet.random.range(4, 13)
    return disc(
      x + Math.cos(a) * q,
      y + Math.sin(a) * q * tilt,
      s,
      s * 0.7,
      sheet.random.pick(['#fffdf4', '#efe2c2', '#fff8e6']),
      0.9,
    )
  })
  return (
    soft(
      sheet,
      16,
      fill(curve(oval(x + 34, y + r * 1.3, r * 1.05, r * 0.6), true), ink.night, 0.5),
    ) +
    shape(
      side,
      bokashi(
        sheet,
        [
          [0, '#fbd667'],
          [0.5, '#f0a92c'],
          [1, '#b8701a'],
        ],
        [0, 0, 1, 0.4],
      ),
      4,
    ) +
    drops.join('') +
    round(x, y, r, r * tilt, '#f6ecd2', 4, ink.sumi, 3) +
    round(
      x,
      y + 4,
      r * 0.9,
      r * tilt * 0.9,
      bokashi(
        sheet,
        [
          [0, '#fffdf4'],
          [1, '#e9d9b4'],
        ],
        [0, 0, 0.6, 1],
      ),
      2,
      ink.brown,
      5,
    ) +
    froth.join('') +
    gleam(
      [
        [x - r * 0.8, y + r * 0.4],
        [x - r * 0.76, y + r * 0.7],
        [x - r * 0.68, y + r],
      ],
      12,
    ) +
    gleam(
      [
        [x - r * 0.7, y - r * 0.36],
        [x - r * 0.4, y - r * 0.54],
        [x, y - r * 0.6],
      ],
      7,
    )
  )
}
