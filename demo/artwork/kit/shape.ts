import { brush, curve, oval, type Point, polygon } from './line.ts'
import { ink } from './palette.ts'
import { fill, put } from './svg.ts'

/** How far the key block sits off the colour blocks, in pixels. */
const slip = [1.4, -1.1] as const

/** The printed contour of a closed shape, swelling and a little off register. */
export function contour(
  points: readonly Point[],
  width: number,
  key: string = ink.sumi,
  seed = 1,
): string {
  const first = points[0]
  if (!first) return ''
  const line = [...points, first]
  return put(
    slip[0],
    slip[1],
    fill(brush(line, width, { head: 0.7, tail: 0.7, rough: 0.5, seed }), key),
  )
}

/** An open key line. */
export const keyLine = (
  points: readonly Point[],
  width: number,
  key: string = ink.sumi,
  seed = 1,
): string =>
  put(
    slip[0],
    slip[1],
    fill(brush(points, width, { head: 0.2, tail: 0.15, rough: 0.35, seed }), key),
  )

/** A soft-cornered shape with its key line. */
export function shape(
  points: readonly Point[],
  paint: string,
  width = 0,
  key: string = ink.sumi,
  seed = 1,
): string {
  return (
    fill(curve(points, true), paint) +
    (width > 0 ? contour(closedSample(points), width, key, seed) : '')
  )
}

/** A straight-edged shape with its key line. */
export function facet(
  points: readonly Point[],
  paint: string,
  width = 0,
  key: string = ink.sumi,
  seed = 1,
): string {
  const first = points[0]
  if (width <= 0 || !first) return fill(polygon(points), paint)
  const sides = points.map((p, i) => {
    const q = points[i + 1] ?? first
    return fill(
      brush([p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], q], width, {
        head: 0.8,
        tail: 0.6,
        rough: 0.3,
        seed: seed + i,
      }),
      key,
    )
  })
  return fill(polygon(points), paint) + put(slip[0], slip[1], sides.join(''))
}

/** A round, slightly irregular thing with its key line. */
export const round = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  width = 0,
  key: string = ink.sumi,
  seed = 1,
  turn = 0,
): string => shape(oval(cx, cy, rx, ry, 0.05, seed, turn), paint, width, key, seed)

/** Points of a closed curve, close enough that an open brush along them follows the curve. */
function closedSample(points: readonly Point[]): Point[] {
  const n = points.length
  const at = (i: number): Point => points[(i + n) % n] ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const mid = (a: number, b: number, c: number, d: number) => (9 * (b + c) - (a + d)) / 16
    out.push(p1, [mid(p0[0], p1[0], p2[0], p3[0]), mid(p0[1], p1[1], p2[1], p3[1])])
  }
  return out
}
