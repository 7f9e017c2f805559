import { gleam } from './gloss.ts'
import { brush, type Point, polygon, pts } from './line.ts'
import { noise1 } from './random.ts'
import { type Sheet, soft } from './sheet.ts'
import { fill } from './svg.ts'
import { tube } from './tube.ts'

/** The dark between noodles, and their own five tones from the lit side to the shade. */
export type NoodleInks = {
  dark: string
  tones: readonly [string, string, string, string, string]
}

/** Noodles lying side by side along an axis, lit from its left side. */
export function strands(
  sheet: Sheet,
  axis: readonly Point[],
  widths: readonly number[],
  count: number,
  inks: NoodleInks,
  seed: number,
): string {
  const body = tube(axis, widths)
  const one = (k: number) => {
    const v = -1 + (2 * (k + 0.5)) / count
    const line = Array.from({ length: 11 }, (_, i) =>
      body.at(i / 10, v + noise1(i * 0.5 + k * 3.1, seed) * 0.16),
    )
    const tone = Math.min(4, Math.max(0, Math.round((v + 1) * 1.6 + sheet.random.jitter(0.9))))
    const lit = line.map(([x, y]): Point => [x - 1.5, y - 2.5])
    return (
      fill(brush(line, 17, { head: 0.8, tail: 0.8, rough: 0.08, seed: k }), inks.dark) +
      fill(
        brush(line, 12.5, { head: 0.8, tail: 0.8, rough: 0.1, seed: k }),
        inks.tones[tone] ?? inks.tones[2],
      ) +
      (tone < 3 ? gleam(lit.slice(1 + (k % 4), 5 + (k % 4)), 3.6, 0.75, k) : '')
    )
  }
  const order = Array.from({ length: count }, (_, k) => k).sort(
    (a, b) => ((a * 7) % count) - ((b * 7) % count),
  )
  return fill(polygon(body.outline), inks.dark) + order.map(one).join('')
}

/** A loop of noodles along an axis, `wide` px across in its middle, above its shadow on those below. */
export function loop(
  sheet: Sheet,
  [axis, wide]: readonly [axis: string, wide: number],
  count: number,
  inks: NoodleInks & { shadow: string },
  seed: number,
): string {
  const below = pts(axis).map(([x, y]): Point => [x + 10, y + 26])
  return (
    soft(sheet, 12, fill(brush(below, wide), inks.shadow, 0.5)) +
    strands(sheet, pts(axis), [wide * 0.7, wide, wide, wide * 0.7], count, inks, seed)
  )
}
