import { curve, type Point, polygon } from './line.ts'
import { noise1, ridgeNoise } from './random.ts'
import { bokashiAt, type Sheet, type Stop } from './sheet.ts'
import { fill } from './svg.ts'

export type Ridge = {
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
    fill(cap(edge, x, height, -0.26, 0.285, 0), snow) +
    fill(cap(edge, x, height, -0.262, 0.045, 1), shade, 0.6)
  )
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
