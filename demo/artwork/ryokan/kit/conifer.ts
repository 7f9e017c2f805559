import { brush, curve, type Point, polygon } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, type Sheet, type Stop } from '../../kit/sheet.ts'
import { fill } from '../../kit/svg.ts'

/** A conifer that carries snow: the green beneath, the snow on it, the snow's own shade. */
export type Needles = { green: string; dark: string; snow: string; shade: string }

/** A cedar under snow, its boughs bent by it; `load` 0–1 is how much of it still lies there. */
export function conifer(
  x: number,
  foot: number,
  height: number,
  look: Needles,
  seed: number,
  load = 1,
): string {
  const random = createRandom(`conifer${seed}`)
  const tiers = Math.max(6, Math.min(15, Math.round(height / 40)))
  const half = height * random.range(0.19, 0.25)
  let out = fill(
    brush(
      [
        [x, foot],
        [x + height * 0.004, foot - height * 0.5],
        [x, foot - height],
      ],
      height * 0.035,
      { head: 1.2, tail: 0.1 },
    ),
    look.dark,
  )
  for (let tier = tiers - 1; tier >= 0; tier--) {
    const t = (tier + 0.6) / tiers
    const y = foot - height * (1 - t * 0.9)
    const boughs = tier < 2 ? 2 : 3
    for (let k = 0; k < boughs; k++) {
      const side = boughs === 2 ? (k === 0 ? -1 : 1) : k - 1
      const reach = half * (0.1 + t * 0.95) * random.range(0.55, 1.15)
      out += bough(
        x + random.jitter(half * 0.05),
        y + random.jitter(height * 0.022),
        side,
        reach,
        (height / tiers) * 0.86,
        look,
        seed + tier * 5 + k,
        load,
      )
    }
  }
  return out
}

function bough(
  x: number,
  y: number,
  side: number,
  reach: number,
  thick: number,
  look: Needles,
  seed: number,
  load: number,
): string {
  const droop = reach * (0.42 + 0.22 * noise1(seed * 1.3, 8))
  const middle = side === 0
  const tip: Point = middle
    ? [x + noise1(seed, 3) * reach * 0.3, y + thick * 0.95]
    : [x + side * reach, y + droop]
  const wide = middle ? reach * 0.5 : thick * 0.62
  const under: Point[] = middle
    ? [
        [x - wide, y + thick * 0.35],
        [x, y - thick * 0.2],
        [x + wide, y + thick * 0.35],
        [x + wide * 0.5, y + thick * 0.9],
        tip,
        [x - wide * 0.5, y + thick * 0.85],
      ]
    : [
        [x - side * thick * 0.3, y - thick * 0.25],
        [x + side * reach * 0.5, y + droop * 0.18 - wide * 0.3],
        tip,
        [x + side * reach * 0.72, y + droop * 0.9 + wide * 0.6],
        [x + side * reach * 0.35, y + droop * 0.55 + wide * 0.9],
        [x, y + thick * 0.6],
      ]
  const fringe = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 0.5) / 7
    const px = middle ? x - wide + 2 * wide * t : x + side * reach * (0.12 + 0.86 * t)
    const py = middle
      ? y + thick * (0.5 + 0.3 * Math.sin(Math.PI * t))
      : y + droop * (0.35 + 0.6 * t) + wide * 0.4 * (1 - t)
    return fill(
      brush(
        [
          [px, py - thick * 0.2],
          [px + side * thick * 0.1, py + thick * 0.2],
          [px + side * thick * 0.2, py + thick * (0.42 + 0.2 * noise1(i * 2.1, seed))],
        ],
        thick * 0.2,
        { head: 0.8, tail: 0.05 },
      ),
      look.dark,
    )
  })
  const pad: Point[] = middle
    ? [
        [x - wide * 0.86, y + thick * 0.32],
        [x - wide * 0.3, y - thick * 0.12],
        [x + wide * 0.4, y - thick * 0.1],
        [x + wide * 0.86, y + thick * 0.34],
        [x + wide * 0.3, y + thick * 0.5],
        [x - wide * 0.2, y + thick * 0.56],
      ]
    : [
        [x, y - thick * 0.32],
        [x + side * reach * 0.46, y + droop * 0.1 - wide * 0.42],
        [x + side * reach * 0.97, y + droop * 0.94],
        [x + side * reach * 0.66, y + droop * 0.72 + wide * 0.1],
        [x + side * reach * 0.4, y + droop * 0.46 + wide * 0.18],
        [x + side * reach * 0.12, y + thick * 0.2],
      ]
  const kept = noise1(seed * 1.9, 5) * 0.5 + 0.5 < load * 0.8
  const lower = pad.map(([px, py]): Point => [px, py + thick * 0.12])
  return (
    fill(curve(under, true), side > 0 ? look.dark : look.green) +
    fringe.join('') +
    (kept
      ? fill(curve(lower, true), look.shade) +
        fill(curve(pad, true), look.snow, side > 0 ? 0.72 : 1)
      : '')
  )
}

/** A wood far off: hundreds of crowns in one wash, sinking into the mist below it. */
export function wood(
  sheet: Sheet,
  from: number,
  to: number,
  line: (x: number) => number,
  height: number,
  foot: number,
  stops: readonly Stop[],
  seed: number,
): string {
  const random = createRandom(`wood${seed}`)
  const points: Point[] = [[from, foot]]
  let top = foot
  for (let x = from; x < to; x += height * random.range(0.08, 0.26)) {
    const h = height * random.range(0.4, 0.8) * (1.05 + 0.55 * noise1(x / (height * 2.2), seed))
    const w = h * random.range(0.16, 0.26)
    const y = line(x)
    top = Math.min(top, y - h)
    points.push(
      [x - w, y],
      [x - w * 0.55, y - h * 0.38],
      [x - w * 0.62, y - h * 0.34],
      [x - w * 0.22, y - h * 0.72],
      [x - w * 0.3, y - h * 0.68],
      [x, y - h],
      [x + w * 0.3, y - h * 0.66],
      [x + w * 0.2, y - h * 0.7],
      [x + w * 0.62, y - h * 0.33],
      [x + w * 0.5, y - h * 0.38],
      [x + w, y],
    )
  }
  points.push([to, foot])
  return fill(polygon(points), bokashiAt(sheet, stops, [0, top, 0, foot]))
}
