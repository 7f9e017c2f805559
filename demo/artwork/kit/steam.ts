import { brush, type Point } from './line.ts'
import { ink } from './palette.ts'
import { noise1 } from './random.ts'
import { bokashiAt, type Sheet, soft } from './sheet.ts'
import { fill, group } from './svg.ts'

/** Steam in the printed manner: broad veils wiped thin toward the top, one edge a little firmer than the other. */
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
  const wiped = (strength: number) =>
    bokashiAt(
      sheet,
      [
        [0, colour, 0],
        [0.4, colour, strength * 0.5],
        [0.82, colour, strength],
        [1, colour, 0],
      ],
      [0, y - height, 0, y],
    )
  const veil = (i: number, paint: string, wide: number) => {
    const base = x + ((i + 0.5) / count - 0.5) * width * 0.8
    const tall = height * (0.78 + 0.22 * Math.abs(noise1(i * 3.3, 4)))
    const line = Array.from({ length: 9 }, (_, k): Point => {
      const t = k / 8
      const drift = Math.sin(t * 3.4 + i * 1.9) * width * 0.11 * (0.3 + t)
      return [base + drift + width * 0.16 * t, y - tall * t]
    })
    return fill(brush(line, wide, { head: 0.5, tail: 0.12, rough: 0.22, seed: i + 2 }), paint)
  }
  const veils = Array.from({ length: count }, (_, i) => i)
  return group(
    {},
    soft(sheet, width * 0.075, ...veils.map((i) => veil(i, wiped(opacity * 0.62), width * 0.36))),
    soft(
      sheet,
      width * 0.022,
      ...veils
        .filter((i) => i % 2 === 0)
        .map((i) => veil(i + 0.35, wiped(opacity * 0.42), width * 0.13)),
    ),
  )
}
