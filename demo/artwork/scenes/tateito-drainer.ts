import { cast, ware } from '../kit/above.ts'
import { arc, brush, curve, oval, type Point } from '../kit/line.ts'
import { noise1 } from '../kit/random.ts'
import { clipped, type Sheet } from '../kit/sheet.ts'
import { fill } from '../kit/svg.ts'

const cane = { light: '#f0dca8', base: '#d8b876', dark: '#a9823f', edge: '#6f5226' }

/** The soba's round draining tray of split bamboo, from above: its mat, and the bound rim. */
export function drainer(sheet: Sheet, cx: number, cy: number, r: number): string {
  const slats = Array.from({ length: 44 }, (_, i) => {
    const y = cy - r + (i + 0.5) * ((2 * r) / 44)
    const line: Point[] = [
      [cx - r, y],
      [cx, y + noise1(i, 3) * 3],
      [cx + r, y],
    ]
    return fill(
      brush(line, r / 25, { head: 1, tail: 1, rough: 0.06, seed: i }),
      ['#dfc284', '#cfae6b', '#e9d19a'][i % 3] ?? '#dfc284',
    )
  })
  const ties = [-0.5, 0, 0.5].map((t, i) => {
    const x = cx + t * r
    const line: Point[] = [
      [x, cy - r],
      [x + 3, cy],
      [x, cy + r],
    ]
    return fill(brush(line, 5, { head: 1, tail: 1, rough: 0.4, seed: i }), '#8a6a38', 0.7)
  })
  const rim = oval(cx, cy, r, r, 0.006, 2)
  const bound = Array.from({ length: 46 }, (_, i) => {
    const a = (i / 46) * Math.PI * 2
    const [near, far] = [
      arc(cx, cy, r * 0.92, r * 0.92, a, a + 0.05, 1),
      arc(cx, cy, r, r, a + 0.03, a + 0.08, 1),
    ]
    return fill(curve([...near, ...far.reverse()], true), '#7d5d2e', 0.75)
  })
  return (
    cast(sheet, curve(rim, true), 26, 0.55) +
    ware(sheet, rim, cane, r * 0.08, 12, fill(curve(rim, true), '#7d5c2c'), ...slats, ...ties) +
    clipped(sheet, curve(rim, true), ...bound)
  )
}
