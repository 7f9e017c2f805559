import { brush, curve, type Point, polygon, sample } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, type Sheet, type Stop } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'

/** A shape laid down in three wet passes, each a little inside or beyond the last: its rim is never one line. */
export function wash(points: readonly Point[], paint: string, opacity = 1, spread = 3): string {
  const pass = (reach: number, strength: number, seed: number) =>
    fill(curve(shifted(points, reach, seed), true), paint, opacity * strength)
  return pass(spread, 0.35, 1) + pass(0, 0.6, 2) + pass(-spread * 0.4, 0.85, 3)
}

function shifted(points: readonly Point[], reach: number, seed: number): Point[] {
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  return points.map(([x, y], i) => {
    const length = Math.hypot(x - cx, y - cy) || 1
    const out = reach * (1 + 0.7 * noise1(i * 1.7, seed))
    return [x + ((x - cx) / length) * out, y + ((y - cy) / length) * out]
  })
}

/** A stroke of a brush that runs out of ink: hairs part, and the paper shows between them. */
export function dry(
  points: readonly Point[],
  width: number,
  paint: string,
  opacity = 1,
  seed = 1,
): string {
  const random = createRandom(`dry${seed}`)
  const line = sample(points, 8)
  const hairs = Math.max(3, Math.round(width / 2.2))
  return Array.from({ length: hairs }, (_, h) => {
    const off = ((h + 0.5) / hairs - 0.5) * width
    const from = Math.floor(line.length * random.range(0, 0.12))
    const to = Math.ceil(line.length * random.range(0.62, 1))
    const hair = line.slice(from, Math.max(from + 3, to)).map(([x, y], i): Point => {
      const [px, py] = line[Math.max(0, from + i - 1)] ?? [x, y]
      const [nx, ny] = line[Math.min(line.length - 1, from + i + 1)] ?? [x, y]
      const length = Math.hypot(nx - px, ny - py) || 1
      const d = off + noise1(i * 0.4 + h * 3.1, seed) * width * 0.06
      return [x - ((ny - py) / length) * d, y + ((nx - px) / length) * d]
    })
    const thick = random.range(1.2, 3.4) * Math.min(1.6, width / 14)
    const swell = { head: 0.7, tail: 0.1, seed: h + seed }
    return fill(brush(thinned(hair), thick, swell), paint, opacity * random.range(0.55, 1))
  }).join('')
}

const thinned = (points: readonly Point[]): Point[] =>
  points.filter((_, i) => i % 4 === 0 || i === points.length - 1)

/** A straight-edged plane under a fade from its top to its foot. */
export function plane(sheet: Sheet, points: readonly Point[], stops: readonly Stop[]): string {
  const ys = points.map(([, y]) => y)
  return fill(polygon(points), bokashiAt(sheet, stops, [0, Math.min(...ys), 0, Math.max(...ys)]))
}

/** A band that is thickest in its middle and fades up and down: mist, steam far off. */
export function haze(
  sheet: Sheet,
  y: number,
  thick: number,
  paint: string,
  opacity: number,
): string {
  const fade = bokashiAt(
    sheet,
    [
      [0, paint, 0],
      [0.5, paint, opacity],
      [1, paint, 0],
    ],
    [0, y - thick, 0, y + thick],
  )
  return rect(0, y - thick, sheet.width, thick * 2, fade)
}

/** The long fibres that lie in paper made by hand. */
export function fibres(sheet: Sheet, count: number, paint: string): string {
  const random = createRandom('fibres')
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [random.range(0, sheet.width), random.range(0, sheet.height)]
    const turn = random.range(0, Math.PI)
    const length = random.range(30, 120)
    const line = [0, 0.5, 1].map(
      (t): Point => [
        x + Math.cos(turn) * length * t + noise1(t * 3 + i, 4) * 16,
        y + Math.sin(turn) * length * t + noise1(t * 3 + i, 9) * 16,
      ],
    )
    return fill(brush(line, 1.6, { head: 0.4, tail: 0.3 }), paint, random.range(0.05, 0.16))
  }).join('')
}
