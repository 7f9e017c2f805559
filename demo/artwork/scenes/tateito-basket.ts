import { brush, oval, type Point } from '../kit/line.ts'
import { shape } from '../kit/shape.ts'
import { fill } from '../kit/svg.ts'

const PLACES = [-0.8, -0.56, -0.32, -0.08, 0.16, 0.4, 0.64, 0.86]

/** A bamboo tray for soba, hung on the wall to dry. */
export function basket(x: number, y: number, r: number): string {
  const slat = (from: Point, to: Point, width: number, paint: string, seed: number) =>
    fill(brush([from, middle(from, to), to], width, { seed }), paint)
  const weave = PLACES.flatMap((t, i) => {
    const half = r * Math.sqrt(1 - t * t)
    return [
      slat([x + t * r, y - half], [x + t * r, y + half], 6, '#6b4f37', i),
      slat([x - half, y + t * r], [x + half, y + t * r], 9, '#a8814f', i + 20),
    ]
  })
  return shape(oval(x, y, r, r, 0.02), '#54402f', 10, '#b48c58') + weave.join('')
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
