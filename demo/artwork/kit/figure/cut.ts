import { brush, type Point, polygon } from '../line.ts'
import { ink } from '../palette.ts'
import { noise1 } from '../random.ts'
import { clipped, type Sheet } from '../sheet.ts'
import { fill } from '../svg.ts'

type Knot = { at: Point; corner: boolean }

/** Reads `x,y x,y* …`: a smooth line through the points; a star makes the point a corner. */
function knots(text: string): Knot[] {
  return text.split(' ').map((part) => {
    const [x = Number.NaN, y = Number.NaN] = part.replace('*', '').split(',').map(Number)
    return { at: [x, y], corner: part.endsWith('*') }
  })
}

/** Dense points of a line written as `x,y x,y* …` (a star is a corner), closed or open. */
export function cut(text: string, closed = true): Point[] {
  const list = knots(text)
  const n = list.length
  const knot = (i: number): Knot =>
    list[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? { at: [0, 0], corner: true }
  const tangent = (i: number): Point => {
    const [before, here, after] = [knot(i - 1).at, knot(i).at, knot(i + 1).at]
    const a = Math.hypot(here[0] - before[0], here[1] - before[1]) || 1
    const b = Math.hypot(after[0] - here[0], after[1] - here[1]) || 1
    const along = (k: 0 | 1) =>
      (((here[k] - before[k]) / a) * b + ((after[k] - here[k]) / b) * a) / (a + b)
    return [along(0), along(1)]
  }
  const out: Point[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p = knot(i)
    const q = knot(i + 1)
    const length = Math.hypot(q.at[0] - p.at[0], q.at[1] - p.at[1])
    const straight: Point = [
      (q.at[0] - p.at[0]) / (length || 1),
      (q.at[1] - p.at[1]) / (length || 1),
    ]
    const u = p.corner ? straight : tangent(i)
    const v = q.corner ? straight : tangent(i + 1)
    const steps = Math.max(3, Math.min(14, Math.round(length / 4)))
    for (let s = 0; s < steps; s++) out.push(hermite(p.at, q.at, u, v, length, s / steps))
  }
  if (!closed) out.push(knot(n - 1).at)
  return out
}

function hermite(p: Point, q: Point, u: Point, v: Point, length: number, t: number): Point {
  const a = 2 * t ** 3 - 3 * t ** 2 + 1
  const b = (t ** 3 - 2 * t ** 2 + t) * length
  const c = -2 * t ** 3 + 3 * t ** 2
  const d = (t ** 3 - t ** 2) * length
  return [a * p[0] + b * u[0] + c * q[0] + d * v[0], a * p[1] + b * u[1] + c * q[1] + d * v[1]]
}

/** The side the light does not reach: contours swell toward it. */
const away: Point = [0.55, 0.83]

/** The contour of dense points: thin where the light falls, full where it does not; an open one tapers at its ends. */
export function edge(
  points: readonly Point[],
  weight: number,
  key: string = ink.umber,
  open = false,
): string {
  const n = points.length
  const at = (i: number): Point =>
    points[open ? Math.max(0, Math.min(n - 1, i)) : (i + n) % n] ?? [0, 0]
  let area = 0
  points.forEach(([x, y], i) => {
    const [nx, ny] = at(i + 1)
    area += x * ny - nx * y
  })
  const turn = area > 0 ? 1 : -1
  const outer: Point[] = []
  const inner: Point[] = []
  points.forEach(([x, y], i) => {
    const [ax, ay] = at(i - 2)
    const [bx, by] = at(i + 2)
    const length = Math.hypot(bx - ax, by - ay) || 1
    const nx = ((by - ay) / length) * turn
    const ny = (-(bx - ax) / length) * turn
    const swell = 0.34 + 0.66 * (0.5 + 0.5 * (nx * away[0] + ny * away[1])) ** 1.3
    const taper = open ? Math.min(1, (i + 1) / 8, (n - i) / 14) : 1
    const half = (weight / 2) * swell * taper * (1 + 0.16 * noise1(i * 0.31, n))
    outer.push([x + nx * half, y + ny * half])
    inner.push([x - nx * half, y - ny * half])
  })
  inner.reverse()
  return fill(open ? polygon([...outer, ...inner]) : `${polygon(outer)}${polygon(inner)}`, key)
}

/** A flat form with the planes cut into it and its contour over them. */
export function form(
  sheet: Sheet,
  outline: string | readonly Point[],
  paint: string,
  weight = 0,
  ...planes: readonly string[]
): string {
  const points = typeof outline === 'string' ? cut(outline) : outline
  const d = polygon(points)
  return (
    fill(d, paint) +
    (planes.length > 0 ? clipped(sheet, d, ...planes) : '') +
    (weight > 0 ? edge(points, weight) : '')
  )
}

/** A plane of one tone, without contour. */
export const plane = (outline: string, paint: string, opacity?: number): string =>
  fill(polygon(cut(outline)), paint, opacity)

/** Open lines of the key block that taper at both ends. */
export const lines = (weight: number, paint: string, ...texts: readonly string[]): string =>
  texts
    .map((text, i) =>
      fill(
        brush(thin(cut(text, false)), weight, { head: 0.3, tail: 0.1, rough: 0.2, seed: i + 1 }),
        paint,
      ),
    )
    .join('')

const thin = (points: readonly Point[]): Point[] =>
  points.filter((_, i) => i % 3 === 0 || i === points.length - 1)
