import { type Point, polygon } from '../../kit/line.ts'
import { fill } from '../../kit/svg.ts'

/** A place in a room, in metres: to the right, up from the floor, away from the eye. */
export type Spot = readonly [number, number, number]

/** How the faces of a solid thing are painted. */
export type Faces = { top: string; front: string; side: string }

/** A room seen along its depth: verticals stay upright, and depth runs to one point. */
export type Space = {
  at: (spot: Spot) => Point
  /** Pixels per metre at a depth. */
  scale: (z: number) => number
  face: (spots: readonly Spot[], paint: string, opacity?: number) => string
  /** A straight line, `wide` metres thick at each of its ends. */
  line: (a: Spot, b: Spot, wide: number, paint: string, opacity?: number) => string
  /** A solid block from its near lower left corner: width, height, depth. */
  block: (corner: Spot, size: Spot, paint: Faces) => string
}

export function space(eye: readonly [number, number], focal: number, vanish: Point): Space {
  const scale = (z: number) => focal / z
  const at = ([x, y, z]: Spot): Point => [
    vanish[0] + (x - eye[0]) * scale(z),
    vanish[1] - (y - eye[1]) * scale(z),
  ]
  const face = (spots: readonly Spot[], paint: string, opacity?: number) =>
    fill(polygon(spots.map(at)), paint, opacity)
  return {
    at,
    scale,
    face,
    line: (a, b, wide, paint, opacity) => {
      const [p, q] = [at(a), at(b)]
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const off = (z: number): Point => [
        ((p[1] - q[1]) / length) * scale(z) * (wide / 2),
        ((q[0] - p[0]) / length) * scale(z) * (wide / 2),
      ]
      const [o, n] = [off(a[2]), off(b[2])]
      const outline: Point[] = [
        [p[0] + o[0], p[1] + o[1]],
        [q[0] + n[0], q[1] + n[1]],
        [q[0] - n[0], q[1] - n[1]],
        [p[0] - o[0], p[1] - o[1]],
      ]
      return fill(polygon(outline), paint, opacity)
    },
    block: ([x, y, z], [wide, tall, deep], paint) => {
      const [x2, y2, z2] = [x + wide, y + tall, z + deep]
      const side = eye[0] < x ? x : eye[0] > x2 ? x2 : undefined
      const level = eye[1] > y2 ? y2 : eye[1] < y ? y : undefined
      const sides =
        side === undefined
          ? ''
          : face(
              [
                [side, y, z],
                [side, y2, z],
                [side, y2, z2],
                [side, y, z2],
              ],
              paint.side,
            )
      const levels =
        level === undefined
          ? ''
          : face(
              [
                [x, level, z],
                [x2, level, z],
                [x2, level, z2],
                [x, level, z2],
              ],
              paint.top,
            )
      return (
        sides +
        levels +
        face(
          [
            [x, y, z],
            [x2, y, z],
            [x2, y2, z],
            [x, y2, z],
          ],
          paint.front,
        )
      )
    },
  }
}

/** A level rectangle, from its near left corner. */
export const flat = (x: number, y: number, z: number, wide: number, deep: number): Spot[] => [
  [x, y, z],
  [x + wide, y, z],
  [x + wide, y, z + deep],
  [x, y, z + deep],
]

/** An upright rectangle facing the eye, from its lower left corner. */
export const upright = (x: number, y: number, z: number, wide: number, tall: number): Spot[] => [
  [x, y, z],
  [x + wide, y, z],
  [x + wide, y + tall, z],
  [x, y + tall, z],
]
