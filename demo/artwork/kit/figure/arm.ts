import { brush, type Point, polygon } from '../line.ts'
import { ink } from '../palette.ts'
import { clipped, type Sheet } from '../sheet.ts'
import { fill } from '../svg.ts'
import { cut, edge, lines } from './cut.ts'
import type { Cloth } from './sleeve.ts'

/** A sleeve that comes toward us: where its cuff ends, half the cuff's width, and the band on it (px). */
export type Sleeve = { elbow: Point; end: Point; half: number; band: number }

const shoulders = {
  left: { inner: [-64, 62], outer: [-77, 20] },
  right: { inner: [78, 62], outer: [102, 28] },
} as const satisfies Record<string, Record<string, Point>>

const from = ([x, y]: Point, [dx, dy]: Point, k: number): Point => [x + dx * k, y + dy * k]
const between = (p: Point, q: Point, t: number): Point => [
  p[0] + (q[0] - p[0]) * t,
  p[1] + (q[1] - p[1]) * t,
]
const outline = (points: ReadonlyArray<readonly [Point, '*'?]>) =>
  points.map(([[x, y], corner = '']) => `${x.toFixed(1)},${y.toFixed(1)}${corner}`).join(' ')

/** The arm of a person in front of us, from the shoulder seam to the cuff. */
export function arm(
  sheet: Sheet,
  side: 'left' | 'right',
  cloth: Cloth,
  { elbow, end, half, band }: Sleeve,
): string {
  const { inner, outer } = shoulders[side]
  const length = Math.hypot(end[0] - elbow[0], end[1] - elbow[1]) || 1
  const along: Point = [(end[0] - elbow[0]) / length, (end[1] - elbow[1]) / length]
  const up: Point = side === 'right' ? [-along[1], along[0]] : [along[1], -along[0]]
  const across: Point = up[1] > 0 ? [-up[0], -up[1]] : up
  const wide = 35
  const crook = from(from(elbow, along, wide * 0.72), across, Math.max(half, 25) * 1.12)
  const away = side === 'right' ? 1 : -1
  const points: ReadonlyArray<readonly [Point, '*'?]> = [
    [inner, '*'],
    [[(inner[0] + crook[0]) / 2 - away * 3, (inner[1] + crook[1]) / 2]],
    [crook, '*'],
    [from(between(crook, from(end, across, half), 0.55), across, 2)],
    [from(end, across, half), '*'],
    [from(end, along, half * 0.14)],
    [from(end, across, -half), '*'],
    [from(between(elbow, end, 0.5), across, -(wide + half) * 0.52)],
    [from(from(elbow, along, -2), across, -wide * 0.94)],
    [from(from(elbow, along, -wide * 0.8), across, -wide * 0.3)],
    [[elbow[0] + away * wide * 0.9, elbow[1] - 46]],
    [[(outer[0] + elbow[0]) / 2 + away * 26, (outer[1] + elbow[1]) / 2 - 30]],
    [outer, '*'],
  ]
  const text = outline(points)
  const d = polygon(cut(text))
  const low = from(end, across, -half * 0.2)
  return (
    fill(d, cloth.base) +
    clipped(
      sheet,
      d,
      fill(
        polygon([
          from(low, along, 40),
          from(end, along, 60),
          from(end, across, -half * 3),
          from(elbow, across, -wide * 3),
          from(elbow, along, -wide * 2),
          from(from(elbow, along, -wide * 0.3), across, -wide * 0.35),
          from(between(elbow, end, 0.4), across, -wide * 0.12),
        ]),
        cloth.shade,
      ),
      side === 'right'
        ? fill(
            polygon([
              [outer[0] - 4, outer[1] - 20],
              [outer[0] + 4, 120],
              from(elbow, [0.5, -1], 30),
              from(elbow, [1, 0], 90),
              [190, 30],
            ]),
            cloth.shade,
          )
        : fill(
            polygon([
              inner,
              [inner[0] - 26, 120],
              from(crook, along, -6),
              from(crook, across, -20),
              [inner[0] + 40, 160],
            ]),
            cloth.shade,
          ),
      fill(
        brush(
          [
            from(end, across, half * 1.3),
            from(end, along, half * 0.1),
            from(end, across, -half * 1.3),
          ],
          band * 2,
          { head: 1, tail: 1, rough: 0.05 },
        ),
        cloth.trim,
      ),
    ) +
    lines(
      2,
      ink.umber,
      outline([
        [crook],
        [from(from(elbow, along, wide * 0.1), across, wide * 0.2)],
        [from(elbow, along, -wide * 0.5)],
      ]),
      outline([
        [from(crook, across, -3)],
        [from(from(elbow, along, wide * 0.7), across, -wide * 0.1)],
        [from(from(elbow, along, wide * 0.5), across, -wide * 0.6)],
      ]),
    ) +
    edge(cut(text, false), 2.2, ink.umber, true)
  )
}
