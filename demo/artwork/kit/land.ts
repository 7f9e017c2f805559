import { brush, curve, type Point, polygon } from './line.ts'
import { noise1, ridgeNoise } from './random.ts'
import { bokashiAt, type Sheet, type Stop } from './sheet.ts'
import { fill } from './svg.ts'

type Ridge = {
  /** Mean height of the skyline in pixels. */
  y: number
  /** How far it rises and falls. */
  rise: number
  /** Pixels per hill. */
  span: number
  seed: number
  /** Lowest edge of the shape. */
  foot: number
  from?: number
  to?: number
  /** Extra lift (negative is up) at a horizontal position 0–1. */
  lift?: (t: number) => number
}

/** The outline of a chain of hills. */
export function ridge(sheet: Sheet, shape: Ridge): string {
  const { y, rise, span, seed, foot, from = 0, to = sheet.width, lift = () => 0 } = shape
  const points: Point[] = []
  for (let x = from; x <= to; x += 6) {
    points.push([x, y + rise * ridgeNoise(x / span, seed, 5) + lift((x - from) / (to - from))])
  }
  return polygon([[from, foot], ...points, [to, foot]])
}

/** A hill under its own bokashi, from skyline to foot. */
export function hill(sheet: Sheet, shape: Ridge, stops: readonly Stop[]): string {
  const top = shape.y - shape.rise
  return fill(ridge(sheet, shape), bokashiAt(sheet, stops, [0, top, 0, shape.foot]))
}

export type Fuji = {
  x: number
  /** Height of the summit's rim. */
  top: number
  foot: number
  half: number
  body: readonly Stop[]
  snow: string
  shade: string
}

/** Mount Fuji: hollow slopes, a notched rim and a snow cap torn into gullies; light from the right. */
export function fuji(sheet: Sheet, view: Fuji): string {
  const { x, top, foot, half, body, snow, shade } = view
  const height = foot - top
  const slope = (t: number) => {
    const a = Math.max(0, Math.abs(t) - 0.05) / 0.95
    return (1 - a) ** 2.15 * 0.86 + (1 - a) * 0.14
  }
  const edge = (t: number): Point => {
    const notch = Math.abs(t) < 0.05 ? noise1(t * 90, 3) * 0.012 : noise1(t * 46, 5) * 0.004
    return [x + t * half, foot - height * (slope(t) + notch)]
  }
  const outline: Point[] = []
  for (let i = -100; i <= 100; i++) outline.push(edge(i / 100))
  const mountain = polygon([...outline, [x + half, foot], [x - half, foot]])
  return (
    fill(mountain, bokashiAt(sheet, body, [0, top, 0, foot])) +
    fill(cap(edge, x, height, -0.25, 0.27, 0), snow) +
    gullies(edge, x, height, snow) +
    fill(cap(edge, x, height, -0.252, 0.03, 1), shade, 0.62) +
    ribs(edge, x, height, shade)
  )
}

/** Thin tongues of snow running down the slope below the cap, each along its own fall line. */
function gullies(edge: (t: number) => Point, x: number, height: number, paint: string): string {
  return Array.from({ length: 34 }, (_, i) => {
    const t = -0.23 + (0.48 * (i + 0.5 * noise1(i * 3.7, 5))) / 34
    const [px, py] = edge(t)
    const start = height * (0.05 + 0.09 * (1 - Math.abs(t) / 0.26))
    const length = height * (0.05 + 0.17 * Math.abs(noise1(i * 1.9, 12)))
    const at = (down: number): Point => [x + (px - x) * (1 + (1.5 * down) / height), py + down]
    const line = [at(start * 0.4), at(start + length * 0.5), at(start + length)]
    return fill(brush(line, height * 0.017, { head: 1, tail: 0.05, rough: 0.4, seed: i }), paint)
  }).join('')
}

/** Faint ridges between the gullies, so that the slope is not a flat colour. */
function ribs(edge: (t: number) => Point, x: number, height: number, paint: string): string {
  return Array.from({ length: 16 }, (_, i) => {
    const t = -0.27 + (0.56 * (i + 0.4 * noise1(i * 2.3, 8))) / 16
    const [px, py] = edge(t)
    const at = (down: number): Point => [x + (px - x) * (1 + (1.3 * down) / height), py + down]
    const line = [at(height * 0.06), at(height * 0.2), at(height * (0.3 + 0.2 * Math.abs(t)))]
    return fill(brush(line, height * 0.012, { head: 0.1, tail: 0.05, seed: i }), paint, 0.22)
  }).join('')
}

/** Snow between two positions on the skyline; its lower edge runs down the gullies in teeth. */
function cap(
  edge: (t: number) => Point,
  x: number,
  height: number,
  from: number,
  to: number,
  seed: number,
): string {
  const upper: Point[] = []
  const lower: Point[] = []
  const count = 60
  for (let i = 0; i <= count; i++) {
    const t = from + ((to - from) * i) / count
    const [px, py] = edge(t)
    upper.push([px, py])
    const inner = 1 - Math.abs((2 * i) / count - 1)
    const gully = noise1(i * 0.42, seed + 21) * 0.6 + noise1(i * 1.15, seed + 31) * 0.4
    const drop =
      height * (0.015 + inner * 0.1 + Math.max(0, gully) * 0.34 * Math.min(1, inner * 2.4))
    lower.push([x + (px - x) * (1 + 0.9 * (drop / height)), py + drop])
  }
  return curve([...upper, ...lower.reverse()], true)
}
