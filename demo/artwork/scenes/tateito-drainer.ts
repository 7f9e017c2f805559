import { arc, brush, curve, oval, type Point } from '../kit/line.ts'
import { noise1 } from '../kit/random.ts'
import { contour, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet } from '../kit/sheet.ts'
import { fill, stroke } from '../kit/svg.ts'
import { tilt } from '../kit/table.ts'

/** The soba's draining basket of split bamboo: mat, rim and binding. */
export function drainer(sheet: Sheet, cx: number, cy: number, r: number): string {
  const bamboo = bokashi(
    sheet,
    [
      [0, '#f0d9a0'],
      [0.5, '#d9b572'],
      [1, '#a87c45'],
    ],
    [0.1, 0, 0.8, 1],
  )
  const slats = Array.from({ length: 60 }, (_, i) => {
    const x = cx - r + (i + 0.5) * ((2 * r) / 60)
    const line: Point[] = [
      [x, cy - r],
      [x + noise1(i, 3) * 3, cy],
      [x, cy + r],
    ]
    return fill(brush(line, 17, { head: 1, tail: 1, seed: i }), i % 2 === 0 ? '#cfa75f' : '#ecd59b')
  })
  const ties = Array.from({ length: 9 }, (_, i) =>
    fill(
      brush(
        [
          [cx - r, cy - r * 0.58 + i * 92],
          [cx, cy - r * 0.56 + i * 92],
          [cx + r, cy - r * 0.58 + i * 92],
        ],
        7,
        { head: 1, tail: 1, seed: i },
      ),
      '#8d6a39',
    ),
  )
  const binding = Array.from({ length: 84 }, (_, i) => {
    const at = (a: number, q: number, dy: number): Point => [
      cx + Math.cos(a) * r * q,
      cy + Math.sin(a) * r * q * tilt + dy,
    ]
    const a = (i / 84) * Math.PI * 2
    return fill(
      brush([at(a, 0.925, -2), at(a + 0.02, 0.97, 0), at(a + 0.03, 1.01, 8)], 9, {
        head: 0.9,
        tail: 0.9,
      }),
      '#8a6434',
    )
  })
  const inner = oval(cx, cy + 6, r * 0.92, r * 0.92 * tilt)
  return (
    shape(oval(cx, cy + 34, r, r * tilt), '#6f4f2a', 4) +
    shape(oval(cx, cy, r, r * tilt), bamboo, 4) +
    clipped(
      sheet,
      curve(inner, true),
      ...slats,
      ...ties,
      stroke(curve(arc(cx, cy + 14, r * 0.92, r * 0.92 * tilt, 2.6, 5.4, 30)), '#5a3d20', 30, 0.35),
    ) +
    binding.join('') +
    contour(inner, 3.4, '#5a3d20', 4)
  )
}
