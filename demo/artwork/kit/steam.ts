import { brush, type Point } from './line.ts'
import { ink } from './palette.ts'
import { noise1 } from './random.ts'
import { bokashiAt, type Sheet, soft } from './sheet.ts'
import { fill, group } from './svg.ts'

/** Steam in the printed manner: a few swelling curls that thin out upward, with a breath of haze. */
export function steam(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  count = 4,
  opacity = 0.55,
  colour: string = ink.washi,
): string {
  const paint = bokashiAt(
    sheet,
    [
      [0, colour, 0],
      [0.35, colour, opacity * 0.55],
      [0.85, colour, opacity],
      [1, colour, 0],
    ],
    [0, y - height, 0, y],
  )
  const curls = Array.from({ length: count }, (_, i) => {
    const base = x + ((i + 0.5) / count - 0.5) * width
    const tall = height * (0.7 + 0.3 * Math.abs(noise1(i * 3.3, 4)))
    const line: Point[] = []
    for (let k = 0; k <= 12; k++) {
      const t = k / 12
      line.push([
        base + Math.sin(t * 5.2 + i * 0.7) * width * 0.075 * (0.25 + t) + width * 0.1 * t,
        y - tall * t,
      ])
    }
    return fill(brush(line, width * 0.042, { head: 0.2, tail: 0.05, rough: 0.25, seed: i }), paint)
  }).join('')
  const haze = Array.from({ length: 3 }, (_, i) => {
    const base = x + (i - 1) * width * 0.22
    return fill(
      brush(
        [
          [base, y],
          [base + width * 0.12, y - height * 0.35],
          [base - width * 0.08, y - height * 0.7],
          [base + width * 0.1, y - height],
        ],
        width * 0.3,
        { head: 0.5, tail: 0.2 },
      ),
      paint,
      0.45,
    )
  }).join('')
  return group({}, soft(sheet, width * 0.06, haze), soft(sheet, 1.6, curls))
}
