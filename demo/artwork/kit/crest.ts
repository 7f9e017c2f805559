import { arc, brush, type Point, polygon } from './line.ts'
import { fill } from './svg.ts'

/**
 * How the company's crest is cut: radii of a wave's threads and their thickness, relative to the
 * crest's radius.
 */
type Crest = {
  threads: readonly number[]
  thick: number
  /** With the ring that closes the crest on open cloth. */
  ring: boolean
  /** Cut as a printer would; otherwise the edges are exact. */
  hand: boolean
}

/** The crest as dyed on cloth and pressed as a seal. */
export const full: Omit<Crest, 'ring' | 'hand'> = { threads: [0.52, 0.86, 1.2, 1.54], thick: 0.155 }

/** The crest for very small sizes. */
export const small: Omit<Crest, 'ring' | 'hand'> = { threads: [0.58, 1.05, 1.52], thick: 0.21 }

/** The points where the two waves begin: the lower corners of the crest's square. */
const corner: Point = [1, 0.87]

/**
 * The company's crest: two seigaiha waves rising from either side and woven through each other,
 * threads passing over and under, in a circle of radius `r` around (x, y).
 */
export function crest(x: number, y: number, r: number, paint: string, look: Crest): string {
  const { threads, thick, ring, hand } = look
  const edge = ring ? 0.84 : 1
  let out = ''
  for (const side of [-1, 1] as const) {
    threads.forEach((radius, i) => {
      const gaps = threads.flatMap((other, j) =>
        underpass(radius, other, thick, (i + j) % 2 === (side < 0 ? 0 : 1)),
      )
      let run: Point[] = []
      for (let k = 0; k <= 240; k++) {
        const angle = -Math.PI * (0.62 - (0.6 * k) / 240)
        const u = -corner[0] + Math.cos(angle) * radius
        const v = corner[1] + Math.sin(angle) * radius
        const free =
          Math.hypot(u, v) < edge && gaps.every(([at, half]) => Math.abs(angle - at) > half)
        if (free) run.push([x + side * u * r, y + v * r])
        if ((!free || k === 240) && run.length > 12) out += strip(run, thick * r, paint, hand)
        if (!free) run = []
      }
    })
  }
  return (
    out +
    (ring ? strip(arc(x, y, r * 0.95, r * 0.95, 0, Math.PI * 2, 360), r * 0.09, paint, hand) : '')
  )
}

/** Where a thread dives under another one, as `[angle, half width]`; nothing where it passes over. */
function underpass(
  radius: number,
  other: number,
  thick: number,
  over: boolean,
): Array<readonly [number, number]> {
  const px = (radius * radius - other * other) / (4 * corner[0])
  const inside = radius * radius - (px + corner[0]) ** 2
  if (over || inside <= 0) return []
  const cosine = (radius * radius + other * other - 4 * corner[0] ** 2) / (2 * radius * other)
  const sine = Math.max(0.45, Math.sqrt(1 - cosine * cosine))
  return [[Math.atan2(-Math.sqrt(inside), px + corner[0]), (thick * 0.84) / (radius * sine)]]
}

function strip(line: readonly Point[], width: number, paint: string, hand: boolean): string {
  if (hand) return fill(brush(thin(line), width, { head: 1, tail: 1, rough: 0.1 }), paint)
  const side = (sign: 1 | -1): Point[] =>
    thin(line).map(([px, py], i, all) => {
      const [ax, ay] = all[Math.max(0, i - 1)] ?? [px, py]
      const [bx, by] = all[Math.min(all.length - 1, i + 1)] ?? [px, py]
      const length = Math.hypot(bx - ax, by - ay) || 1
      return [
        px - (sign * (by - ay) * width) / (2 * length),
        py + (sign * (bx - ax) * width) / (2 * length),
      ]
    })
  return fill(polygon([...side(1), ...side(-1).reverse()]), paint)
}

/** Every sixth point and both ends. */
const thin = (line: readonly Point[]): Point[] =>
  line.filter((_, i) => (i % 6 === 0 && i < line.length - 5) || i === line.length - 1)
