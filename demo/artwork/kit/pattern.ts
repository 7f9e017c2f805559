import { crest, full } from './crest.ts'
import { arc, brush, type Point } from './line.ts'
import { noise1 } from './random.ts'
import type { Sheet } from './sheet.ts'
import { fill } from './svg.ts'

/**
 * The company's pattern over an area: flat seigaiha, every ring a thread of slightly uneven
 * thickness.
 */
export function wovenWaves(
  sheet: Sheet,
  r: number,
  paints: readonly [string, ...string[]],
  ground: string,
  area: { x: number; y: number; width: number; height: number } = {
    x: 0,
    y: 0,
    width: sheet.width,
    height: sheet.height,
  },
): string {
  const rows = Math.ceil(area.height / (r / 2)) + 3
  const columns = Math.ceil(area.width / (2 * r)) + 2
  let out = ''
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const cx = area.x + column * 2 * r + (row % 2) * r
      const cy = area.y + (row * r) / 2
      out += fill(`M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}Z`, ground)
      for (let ring = 0; ring < 4; ring++) {
        const q = r * (0.95 - ring * 0.235)
        const line: Point[] = arc(cx, cy, q, q, Math.PI, Math.PI * 2, 14)
        const wide = r * 0.085 * (1 + 0.25 * noise1(row * 5 + column * 3 + ring, 3))
        out += fill(
          brush(line, wide, { head: 0.75, tail: 0.75, rough: 0.22, seed: row + column + ring }),
          paints[ring % paints.length] ?? paints[0],
        )
      }
    }
  }
  return out
}

/** The company's seal: the crest in a round stamp of radius `r`. */
export function seal(x: number, y: number, r: number, paint: string, paper: string): string {
  const d = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
  return fill(d, paint) + crest(x, y, r * 0.8, paper, { ...full, ring: false, hand: true })
}
