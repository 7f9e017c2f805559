import { brush, curve, type Point, polygon } from './line.ts'
import { createRandom, noise1, ridgeNoise } from './random.ts'
import { fill, stroke } from './svg.ts'

/** A pad of pine needles: flat beneath, fringed above. */
export function pinePad(
  cx: number,
  cy: number,
  width: number,
  paint: string,
  tip: string,
  seed: number,
): string {
  const random = createRandom(`pad${seed}`)
  const height = width * 0.3
  const top: Point[] = []
  for (let i = 0; i <= 12; i++) {
    const t = i / 12
    top.push([
      cx - width / 2 + width * t,
      cy - height * Math.sin(Math.PI * t) ** 0.6 * (0.8 + 0.25 * noise1(i * 0.9, seed)),
    ])
  }
  let needles = ''
  let tips = ''
  const count = Math.round(26 + width * 0.5)
  for (let i = 0; i < count; i++) {
    const t = random.next()
    const x = cx - width / 2 + width * t
    const y = cy - height * Math.sin(Math.PI * t) ** 0.6 * random.range(0.25, 0.98)
    const angle = -Math.PI / 2 + (t - 0.5) * 1.9 + random.jitter(0.5)
    const length = width * random.range(0.07, 0.13)
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(angle) * length).toFixed(1)} ${(Math.sin(angle) * length).toFixed(1)}`
    if (i % 3 === 0) tips += d
    else needles += d
  }
  const line = Math.max(1, width * 0.013)
  return (
    fill(
      curve(
        [...top, [cx + width * 0.2, cy + height * 0.16], [cx - width * 0.24, cy + height * 0.1]],
        true,
      ),
      paint,
    ) +
    stroke(needles, paint, line) +
    stroke(tips, tip, line * 0.85, 0.8)
  )
}

type Pine = {
  trunk: string
  pad: string
  tip: string
  scale: number
  seed: number
  lean: number
}

/** A wind-trained black pine standing at (x, y); `lean` −1…1 is the side the coast wind pushed it to. */
export function pine(x: number, y: number, tree: Pine): string {
  const { trunk, pad, tip, scale, seed, lean } = tree
  const random = createRandom(`pine${seed}`)
  const s = scale
  const spine: Point[] = [
    [x, y],
    [x + lean * 26 * s + random.jitter(14 * s), y - 90 * s],
    [x + lean * 92 * s, y - 190 * s],
    [x + lean * 84 * s + random.jitter(20 * s), y - 290 * s],
    [x + lean * 150 * s, y - 380 * s],
  ]
  let out =
    fill(brush(spine, 34 * s, { head: 1.5, tail: 0.2, rough: 0.3, seed }), trunk) +
    roots(x, y, s, trunk)
  const pads: Array<readonly [number, number, number]> = []
  for (let i = 0; i < 7; i++) {
    const t = 0.34 + i * 0.11
    const k = Math.min(spine.length - 2, Math.floor(t * (spine.length - 1)))
    const a = spine[k] ?? [x, y]
    const b = spine[k + 1] ?? a
    const u = t * (spine.length - 1) - k
    const from: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
    const side = i % 2 === 0 ? 1 : -1
    const reach =
      (150 - i * 13) * s * (side === Math.sign(lean || 1) ? 1.25 : 0.8) * random.range(0.8, 1.15)
    const end: Point = [from[0] + side * reach, from[1] - random.range(0, 26) * s]
    out += fill(
      brush([from, [(from[0] + end[0]) / 2, (from[1] + end[1]) / 2 + 12 * s], end], 13 * s, {
        head: 1,
        tail: 0.3,
        seed: seed + i,
      }),
      trunk,
    )
    pads.push(
      [end[0], end[1], random.range(120, 170) * s],
      [from[0] + side * reach * 0.45, end[1] - 14 * s, random.range(90, 130) * s],
    )
  }
  const top = spine[4] ?? [x, y]
  pads.push([top[0], top[1], 150 * s], [top[0] - lean * 50 * s, top[1] + 34 * s, 120 * s])
  return out + pads.map(([px, py, w], i) => pinePad(px, py, w, pad, tip, seed * 13 + i)).join('')
}

/** The flare of a trunk where it grips the ground, so that it stands and is not cut off. */
const roots = (x: number, y: number, s: number, trunk: string) =>
  [
    [-38, 9, 20],
    [-10, 13, 26],
    [22, 12, 22],
    [44, 7, 17],
  ]
    .map(([dx = 0, dy = 0, width = 1]) =>
      fill(
        brush(
          [
            [x + dx * 0.1 * s, y - 34 * s],
            [x + dx * 0.42 * s, y - 2 * s],
            [x + dx * s, y + dy * s],
          ],
          width * s,
          { head: 1, tail: 0.15 },
        ),
        trunk,
      ),
    )
    .join('')

/** A cedar as a forest silhouette: straight, ragged, narrowing. */
export function cedar(
  x: number,
  foot: number,
  height: number,
  paint: string,
  seed: number,
): string {
  const random = createRandom(`cedar${seed}`)
  const half = height * 0.125
  const tiers = Math.max(13, Math.min(44, Math.round(height / 15)))
  const trunk = fill(
    brush(
      [
        [x, foot],
        [x, foot - height * 0.5],
        [x, foot - height],
      ],
      height * 0.03,
      { head: 1.2, tail: 0.1 },
    ),
    paint,
  )
  const boughs = Array.from({ length: tiers * 2 }, (_, k) => {
    const t = (Math.floor(k / 2) + random.range(0.1, 0.9)) / tiers
    const side = k % 2 === 0 ? -1 : 1
    const reach = half * (0.06 + 0.94 * t) * random.range(0.5, 1.12)
    const y = foot - height * (0.99 - t * 0.86)
    const droop = reach * random.range(0.25, 0.7)
    const line: Point[] = [
      [x - side * reach * 0.12, y],
      [x + side * reach * 0.55, y + droop],
      [x + side * reach, y + droop * 0.55],
    ]
    const thick = (height / tiers) * random.range(0.9, 1.5)
    return fill(brush(line, thick, { head: 0.8, tail: 0.08, rough: 0.5, seed: k + seed }), paint)
  })
  return trunk + boughs.join('')
}

/** The crowns of a distant wood along a line, as one outline down to `foot`. */
export function treeline(
  from: number,
  to: number,
  y: number,
  height: number,
  foot: number,
  seed: number,
): string {
  const points: Point[] = []
  const step = Math.max(3, height * 0.16)
  for (let x = from; x <= to; x += step) {
    const crown = Math.abs(ridgeNoise(x / (height * 1.3), seed, 3)) * 0.8 + 0.35
    const spike = Math.round((x - from) / step) % 2 === 0 ? 0 : 0.22
    const end = Math.min(1, (to - x) / (height * 3), (x - from) / (height * 1.5) + 0.2)
    points.push([
      x,
      y - height * Math.max(0, end) ** 0.7 * (crown + spike * Math.abs(noise1(x * 0.31, seed + 9))),
    ])
  }
  return polygon([[from, foot], ...points, [to, foot]])
}

/** Blades of beach grass or reeds fanning from a root. */
export function grass(x: number, y: number, height: number, paint: string, seed: number): string {
  const random = createRandom(`grass${seed}`)
  return Array.from({ length: 11 }, () => {
    const lean = random.jitter(0.75)
    const h = height * random.range(0.5, 1)
    const base = x + random.jitter(height * 0.12)
    return fill(
      brush(
        [
          [base, y],
          [base + lean * h * 0.3, y - h * 0.6],
          [base + lean * h * 0.9, y - h * 0.95],
        ],
        Math.max(1.6, height * 0.035),
        { head: 1, tail: 0.05, seed: 2 },
      ),
      paint,
    )
  }).join('')
}
