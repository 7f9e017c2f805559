import { arc, brush, curve, type Point, polygon } from './line.ts'
import { noise1, noise2 } from './random.ts'
import { bokashiAt, type Sheet } from './sheet.ts'
import { disc, fill, rect, stroke } from './svg.ts'

/** Flat glints on calm water between two heights: short lenses that grow toward the viewer. */
export function glints(
  sheet: Sheet,
  area: { x: number; y: number; width: number; height: number },
  count: number,
  paint: string,
  opacity: number,
): string {
  const { random } = sheet
  return Array.from({ length: count }, () => {
    const t = random.next() ** 1.4
    const length = area.width * (0.012 + 0.06 * t) * random.range(0.5, 1.5)
    return disc(
      area.x + random.next() * area.width,
      area.y + t * area.height,
      length,
      Math.max(0.7, length * 0.035),
      paint,
      opacity * random.range(0.35, 1),
    )
  }).join('')
}

/** A light's broken column on water: strokes that widen and part with distance from their source. */
export function reflection(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  opacity = 0.9,
): string {
  const { random } = sheet
  const rows = Math.round(height / 9)
  return Array.from({ length: rows }, (_, i) => {
    const t = i / rows
    const half = width * (0.35 + 0.65 * t) * random.range(0.35, 1)
    const cx = x + random.jitter(width * 0.3 * (0.3 + t))
    return disc(
      cx,
      y + i * 9 + random.jitter(2),
      half,
      1.6 + 2.2 * t,
      paint,
      opacity * (1 - t * 0.75),
    )
  }).join('')
}

export type ThreadSea = {
  /** The far edge of the woven water. */
  horizon: number
  foot: number
  /** Radius of the nearest scallop in pixels. */
  near: number
  far: number
  /** Colour of the water under the threads, far to near. */
  water: readonly [string, string]
  /** Threads from the crest inward. */
  threads: readonly [string, ...string[]]
  /** Swell height in pixels at the near edge. */
  swell: number
  seed: number
  /** The one scallop that carries the vermilion thread. */
  accent?: { colour: string; row: number; column: number }
}

/** The sea as cloth: rows of seigaiha scallops in perspective, every ring a thread, riding a swell. */
export function threadSea(sheet: Sheet, sea: ThreadSea): string {
  const { horizon, foot, near, far, water, threads, swell, seed } = sea
  let out = fill(
    polygon([
      [0, horizon + 2],
      [sheet.width, horizon + 2],
      [sheet.width, foot],
      [0, foot],
    ]),
    bokashiAt(
      sheet,
      [
        [0, water[0]],
        [1, water[1]],
      ],
      [0, horizon, 0, foot],
    ),
  )
  const paint = bokashiAt(
    sheet,
    [
      [0, water[0]],
      [1, water[1]],
    ],
    [0, horizon - near, 0, foot],
  )
  let y = horizon
  for (let row = 0; y < foot + near; row++) {
    const t = Math.min(1, (y - horizon) / (foot - horizon))
    const r = far + (near - far) * t ** 1.15
    y += r * (0.36 + 0.06 * t)
    const columns = Math.ceil(sheet.width / (2 * r)) + 2
    for (let column = -1; column < columns; column++) {
      const cx = column * 2 * r + (row % 2 === 0 ? 0 : r) + noise1(row * 3.1, seed) * r * 0.12
      const lift = swell * t * noise2(cx / (sheet.width * 0.22), row * 0.22, seed)
      const marked = sea.accent?.row === row && sea.accent.column === column
      out += scallop(
        cx,
        y + r * 0.3 + lift,
        r,
        t,
        paint,
        threads,
        marked ? sea.accent?.colour : undefined,
        seed + row * 31 + column,
      )
    }
  }
  const haze = bokashiAt(
    sheet,
    [
      [0, water[0]],
      [0.3, water[0], 0.5],
      [1, water[0], 0],
    ],
    [0, horizon, 0, horizon + near * 1.1],
  )
  return out + rect(0, horizon - far, sheet.width, near * 1.1 + far, haze)
}

function scallop(
  cx: number,
  cy: number,
  r: number,
  depth: number,
  paint: string,
  threads: readonly [string, ...string[]],
  accent: string | undefined,
  seed: number,
): string {
  const flat = 0.5 + 0.14 * depth
  const rings = r < 14 ? 2 : r < 34 ? 3 : r < 70 ? 4 : 6
  let out = fill(polygon(arc(cx, cy, r, r * flat, Math.PI, Math.PI * 2, 24)), paint)
  for (let i = 0; i < rings; i++) {
    const q = 1 - i / (rings + 0.4)
    const colour =
      i === 0 && accent ? accent : (threads[Math.min(i, threads.length - 1)] ?? threads[0])
    const wide = Math.max(0.8, (r / rings) * (0.36 - 0.03 * i) * (1 + 0.25 * noise1(i * 1.7, seed)))
    const line = arc(
      cx,
      cy,
      r * q - wide / 2,
      (r * q - wide / 2) * flat,
      Math.PI * 1.02,
      Math.PI * 1.98,
      14,
    )
    out += fill(
      brush(line, wide, { head: 0.35, tail: 0.5, rough: 0.2, seed: seed + i }),
      colour,
      0.94,
    )
    if (r > 44)
      out += stroke(
        curve(
          arc(
            cx,
            cy,
            r * q - wide * 1.5,
            (r * q - wide * 1.5) * flat,
            Math.PI * 1.06,
            Math.PI * 1.94,
            14,
          ),
        ),
        colour,
        Math.max(0.8, wide * 0.13),
        0.5,
      )
  }
  return out
}

/** Threads laid side by side between two guide lines: a wave, a sleeve, a bolt of cloth. */
export function strands(
  a: readonly Point[],
  b: readonly Point[],
  count: number,
  paints: readonly [string, ...string[]],
  width: number,
  seed: number,
): string {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : i / (count - 1)
    const line = a.map((p, k): Point => {
      const q = b[k] ?? p
      return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
    })
    const paint = paints[i % paints.length] ?? paints[0]
    return fill(
      brush(line, width * (1 + 0.3 * noise1(i * 1.9, seed)), {
        seed: seed + i,
        head: 0.25,
        tail: 0.1,
      }),
      paint,
    )
  }).join('')
}
