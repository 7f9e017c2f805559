import { arc, brush, type Point } from './line.ts'
import { noise1 } from './random.ts'
import { type Sheet } from './sheet.ts'
import { fill } from './svg.ts'

/** The house motif over an area: flat seigaiha, every ring a thread of slightly uneven thickness. */
export function wovenWaves(
  sheet: Sheet,
  r: number,
  paints: readonly [string, ...string[]],
  ground: string,
  area: { x: number; y: number; width: number; height: number } = { x: 0, y: 0, width: sheet.width, height: sheet.height },
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
        out += fill(brush(line, wide, { head: 0.75, tail: 0.75, rough: 0.22, seed: row + column + ring }), paints[ring % paints.length] ?? paints[0])
      }
    }
  }
  return out
}

/** The company's seal: a woven wave in a ring, as printed with a stamp; `r` is its radius. */
export function seal(x: number, y: number, r: number, paint: string, paper: string): string {
  const wave = [0, 1, 2].map((i) => {
    const q = r * (0.62 - i * 0.2)
    return fill(brush(arc(x, y + r * 0.3, q, q, Math.PI, Math.PI * 2, 14), r * 0.105, { head: 0.9, tail: 0.9, rough: 0.1, seed: i }), paper)
  })
  const warp = [-0.31, 0, 0.31].map((k) =>
    fill(brush([[x + k * r, y + r * 0.36], [x + k * r, y + r * 0.64]], r * 0.1, { head: 0.9, tail: 0.7, rough: 0.1, seed: 5 }), paper),
  )
  const d = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
  return fill(d, paint) + wave.join('') + warp.join('')
}
