import { curve, type Point } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, type Sheet, type Stop } from '../../kit/sheet.ts'
import { disc, fill } from '../../kit/svg.ts'

/** A drift: a soft skyline of snow under its own fade, down to `foot`. */
export function drift(
  sheet: Sheet,
  line: readonly Point[],
  foot: number,
  stops: readonly Stop[],
): string {
  const first = line[0] ?? [0, foot]
  const last = line.at(-1) ?? [sheet.width, foot]
  const top = Math.min(...line.map(([, y]) => y))
  const d = `${curve(line)}L${last[0]} ${foot}L${first[0]} ${foot}Z`
  return fill(d, bokashiAt(sheet, stops, [0, top, 0, foot]))
}

/** Snow lying on an edge from `a` to `b`: round above, hanging over in lobes below. */
export function cap(
  a: Point,
  b: Point,
  thick: number,
  paint: string,
  shade: string,
  seed: number,
): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const n = Math.max(4, Math.round(length / (thick * 1.5)))
  const at = (t: number, off: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + off,
  ]
  const upper = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    const body = Math.min(1, Math.sin(Math.PI * t) * 3 + 0.25)
    return at(t, -thick * body * (0.85 + 0.15 * noise1(i * 0.9, seed)))
  })
  const lobes = (drop: number) =>
    Array.from({ length: n * 2 + 1 }, (_, i) =>
      at(1 - i / (n * 2), drop * (0.5 + 0.5 * noise1(i * 1.2, seed + 4)) + thick * 0.1),
    )
  return (
    fill(curve([...upper, ...lobes(thick * 0.62)], true), shade) +
    fill(curve([...upper, ...lobes(thick * 0.28)], true), paint)
  )
}

/** Falling snow, large flakes near and small ones far; `wind` drifts it. */
export function falling(
  sheet: Sheet,
  count: number,
  paint: string,
  opacity: number,
  name = 'falling',
): string {
  const random = createRandom(name)
  return Array.from({ length: count }, () => {
    const near = random.next() ** 3
    const r = (0.9 + near * 4.2) * (sheet.width / 1600)
    return disc(
      random.range(0, sheet.width),
      random.range(0, sheet.height),
      r,
      r * random.range(0.85, 1.2),
      paint,
      opacity * random.range(0.4, 1) * (1 - near * 0.35),
    )
  }).join('')
}
