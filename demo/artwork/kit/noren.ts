import { crest, full } from './crest.ts'
import { brush, curve, type Point, polygon } from './line.ts'
import { ink } from './palette.ts'
import { noise1 } from './random.ts'
import { bokashi, clipped, type Sheet } from './sheet.ts'
import { fill, rect, stroke } from './svg.ts'

export type Noren = {
  panels: number
  cloth: string
  shade: string
  light: string
  /** Sideways push of the hem in pixels. */
  wind?: number
  /** Paint of the company's wave across the panels. */
  mark?: string | undefined
  rod?: string
  /** Hem thread. */
  hem?: string
}

/** A split curtain hanging from a rod at (x, y). */
export function noren(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  look: Noren,
): string {
  const { panels, cloth, shade, light, wind = 0, mark, rod = ink.umber, hem } = look
  const each = width / panels
  const slit = height * 0.22
  const sway = (k: number, t: number) =>
    wind * t ** 1.6 * (0.7 + 0.5 * noise1(k * 1.7, 5)) + noise1(k * 2.3 + t, 9) * each * 0.035 * t
  const paint = bokashi(
    sheet,
    [
      [0, light],
      [0.25, cloth],
      [1, shade],
    ],
    [0, 0, 0.15, 1],
  )
  let out = ''
  for (let k = 0; k < panels; k++) {
    const left: Point[] = []
    const right: Point[] = []
    for (let i = 0; i <= 8; i++) {
      const t = i / 8
      const gap = t * height > slit ? each * 0.018 * (1 + t) : 0
      left.push([x + k * each + gap + sway(k, t), y + height * t])
      right.push([
        x + (k + 1) * each - gap + sway(k + 0.35, t),
        y + height * (t + (i === 8 ? 0.012 * noise1(k, 4) : 0)),
      ])
    }
    const [lx, ly] = left[8] ?? [x, y]
    const [rx, ry] = right[8] ?? [x, y]
    const bottom: Point[] = [0.2, 0.4, 0.6, 0.8].map((u) => [
      lx + (rx - lx) * u,
      ly + (ry - ly) * u + Math.sin(u * 9 + k) * height * 0.012,
    ])
    const outline = polygon([...left, ...bottom, ...right.reverse()])
    const folds = Array.from({ length: 5 }, (_, i) => {
      const u = (i + 0.6 + noise1(i + k * 5, 3) * 0.3) / 5
      const line: Point[] = [0, 0.4, 0.75, 1].map((t) => [
        x + (k + u) * each + sway(k + u * 0.35, t) + noise1(t * 2 + i, k) * each * 0.03,
        y + height * t,
      ])
      return (
        fill(brush(line, each * 0.13, { head: 0.1, tail: 0.9, rough: 0.3, seed: i }), shade, 0.55) +
        fill(
          brush(
            line.map(([a, b]): Point => [a + each * 0.075, b]),
            each * 0.045,
            { head: 0.1, tail: 0.8, seed: i + 2 },
          ),
          light,
          0.35,
        )
      )
    })
    out +=
      fill(outline, paint) +
      clipped(
        sheet,
        outline,
        folds.join(''),
        mark
          ? crest(
              x + width / 2 + sway(k, 0.6),
              y + height * 0.54,
              Math.min(width * 0.24, height * 0.32),
              mark,
              { ...full, ring: true, hand: true },
            )
          : '',
        hem
          ? stroke(
              curve([
                [lx - 4, ly - height * 0.03],
                ...bottom.map(([a, b]): Point => [a, b - height * 0.03]),
                [rx + 4, ry - height * 0.03],
              ]),
              hem,
              height * 0.01,
              0.8,
            )
          : '',
      )
  }
  const loops = Array.from({ length: panels * 3 }, (_, i) =>
    rect(
      x + ((i + 0.5) / (panels * 3)) * width - each * 0.04,
      y - height * 0.05,
      each * 0.08,
      height * 0.07,
      cloth,
    ),
  )
  return (
    fill(
      brush(
        [
          [x - each * 0.25, y - height * 0.035],
          [x + width / 2, y - height * 0.03],
          [x + width + each * 0.25, y - height * 0.035],
        ],
        height * 0.035,
        { head: 0.9, tail: 0.9 },
      ),
      rod,
    ) +
    loops.join('') +
    out
  )
}
