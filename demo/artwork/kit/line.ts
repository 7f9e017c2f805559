import { noise1 } from './random.ts'

/** A point in picture pixels. */
export type Point = readonly [number, number]

const f = (n: number) => n.toFixed(1)

/** A straight-edged path through the points. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** A smooth path (Catmull-Rom as cubic Béziers) through the points. */
export function curve(points: readonly Point[], closed = false): string {
  const n = points.length
  const at = (i: number): Point =>
    points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  const [startX, startY] = at(0)
  let d = `M${f(startX)} ${f(startY)}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)} ${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

/** Points along the smooth curve, `steps` per segment. */
export function sample(points: readonly Point[], steps = 8): Point[] {
  const n = points.length
  const at = (i: number): Point => points[Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i < n - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      out.push([cubic(p0[0], p1[0], p2[0], p3[0], t), cubic(p0[1], p1[1], p2[1], p3[1], t)])
    }
  }
  out.push(at(n - 1))
  return out
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** How a brush stroke swells: `head` and `tail` are the relative widths of its two ends. */
export type Swell = { head?: number; tail?: number; rough?: number; seed?: number }

/** A stroke of changing width as a closed outline: the line of a carved key block, never a uniform pen. */
export function brush(points: readonly Point[], width: number, swell: Swell = {}): string {
  const { head = 0.15, tail = 0.15, rough = 0.18, seed = 1 } = swell
  const line = sample(points, 6)
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const t = i / (line.length - 1)
    const body = Math.min(1, Math.sin(Math.PI * t) * 1.6)
    const end = t < 0.5 ? head : tail
    const half =
      (width / 2) * (end + (1 - end) * body) * (1 + rough * noise1(i * 0.45 + seed * 9.7, seed))
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half])
    right.push([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half])
  })
  return polygon([...left, ...right.reverse()])
}

/** An ellipse outline with a hand's wobble, as points. */
export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wobble = 0,
  seed = 1,
  turn = 0,
): Point[] {
  const count = 28
  const out: Point[] = []
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    const w = 1 + wobble * noise1(i * 0.6, seed)
    const x = Math.cos(angle) * rx * w
    const y = Math.sin(angle) * ry * w
    out.push([
      cx + x * Math.cos(turn) - y * Math.sin(turn),
      cy + x * Math.sin(turn) + y * Math.cos(turn),
    ])
  }
  return out
}

/** Part of an ellipse from angle `from` to `to` (radians, clockwise on screen), as points. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count = 12,
): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]
  })
}

/** Points written as in SVG, `x,y x,y …`. */
export const pts = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number)
    return [x, y]
  })

/** The four corners of a face, written like {@link pts}, clockwise from the far left. */
export function quad(text: string): [Point, Point, Point, Point] {
  const [a, b, c, d, extra] = pts(text)
  if (!a || !b || !c || !d || extra) throw new Error(`Not four corners: ${text}`)
  return [a, b, c, d]
}
