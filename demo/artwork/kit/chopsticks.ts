import { cast } from './above.ts'
import { brush, type Point } from './line.ts'
import type { Sheet } from './sheet.ts'
import { fill, stroke } from './svg.ts'

/** A pair of lacquered chopsticks lying on the table, from their thick ends to their tips. */
export function chopsticks(sheet: Sheet, thick: Point, tips: Point): string {
  const length = Math.hypot(tips[0] - thick[0], tips[1] - thick[1])
  const across: Point = [(thick[1] - tips[1]) / length, (tips[0] - thick[0]) / length]
  return [-9, 9]
    .map((off) => {
      const beside = ([x, y]: Point, by: number): Point => [x + across[0] * by, y + across[1] * by]
      const middle: Point = [(thick[0] + tips[0]) / 2, (thick[1] + tips[1]) / 2]
      const line = [beside(thick, off), beside(middle, off * 0.85), beside(tips, off * 0.6)]
      const d = brush(line, 12, { head: 1, tail: 0.4, rough: 0.03 })
      return cast(sheet, d, 9) + fill(d, '#6e241c') + stroke(d, '#3f120f', 1.2, 0.7)
    })
    .join('')
}
