import { arc, brush, curve, oval, type Point } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashi, bokashiAt, type Sheet, soft } from '../../kit/sheet.ts'
import { disc, fill, group, rect } from '../../kit/svg.ts'
import { ink } from './inks.ts'

/** A table seen from straight above, its grain running across; light comes from the upper left. */
export function table(sheet: Sheet, light: string, dark: string): string {
  const { width, height } = sheet
  const random = createRandom('table')
  const lines = Array.from({ length: 46 }, (_, i) => {
    const y = (height * (i + random.range(0, 1))) / 46
    const line = Array.from(
      { length: 8 },
      (_, k): Point => [-20 + ((width + 40) * k) / 7, y + noise1(k * 0.7 + i * 0.06, 3) * 26],
    )
    return fill(
      brush(line, random.range(1.6, 5), { head: 0.5, tail: 0.4, seed: i }),
      dark,
      random.range(0.12, 0.4),
    )
  })
  return (
    rect(
      0,
      0,
      width,
      height,
      bokashi(
        sheet,
        [
          [0, light],
          [1, dark],
        ],
        [0, 0, 1, 1],
      ),
    ) + lines.join('')
  )
}

/** Dusk at the corners, so that the dish holds the light. */
export const vignette = (sheet: Sheet): string =>
  rect(
    0,
    0,
    sheet.width,
    sheet.height,
    sheet.define(
      (id) =>
        `<radialGradient id="${id}" cx="0.45" cy="0.42" r="0.75"><stop offset="0.5" stop-color="#120c0a" stop-opacity="0"/><stop offset="1" stop-color="#120c0a" stop-opacity="0.55"/></radialGradient>`,
    ),
  )

/** The shadow of a thing on the table, to the lower right. */
export const cast = (sheet: Sheet, outline: readonly Point[], far = 22): string =>
  soft(
    sheet,
    11,
    fill(
      curve(
        outline.map(([x, y]): Point => [x + far, y + far * 1.2]),
        true,
      ),
      '#120c0a',
      0.62,
    ),
  )

export type Ware = { rim: string; well: string; shade: string }

/** A round plate or bowl from above: rim, wall, well; `deep` 0–1 is how far down its well lies. */
export function ware(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  look: Ware,
  deep: number,
  seed = 1,
): string {
  const outer = oval(x, y, r, r, 0.012, seed)
  const share = 0.93 - deep * 0.05
  const inner = oval(x, y, r * share, r * share, 0.01, seed + 1)
  const floor = oval(
    x + r * deep * 0.03,
    y + r * deep * 0.03,
    r * (0.9 - deep * 0.24),
    r * (0.9 - deep * 0.24),
    0.01,
    seed + 2,
  )
  return (
    cast(sheet, outer, 14 + deep * 22) +
    fill(
      curve(outer, true),
      bokashi(
        sheet,
        [
          [0, look.rim],
          [1, look.shade],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ) +
    fill(
      curve(inner, true),
      bokashi(
        sheet,
        [
          [0, look.shade],
          [0.6, look.well],
          [1, look.rim],
        ],
        [0.15, 0.05, 0.85, 0.95],
      ),
    ) +
    fill(
      curve(floor, true),
      bokashi(
        sheet,
        [
          [0, look.shade, 0.85],
          [0.35, look.well],
          [1, look.well],
        ],
        [0.15, 0.05, 0.85, 0.95],
      ),
    ) +
    fill(
      brush(arc(x, y, r * 0.965, r * 0.965, Math.PI * 1.02, Math.PI * 1.5, 12), r * 0.022),
      '#fffaf0',
      0.55,
    )
  )
}

/** A pair of chopsticks from `a` to `b`, thick ends at `a`, a little apart there. */
export function chopsticks(sheet: Sheet, a: Point, b: Point, paint: string): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const across: Point = [(a[1] - b[1]) / length, (b[0] - a[0]) / length]
  const stick = (off: number) => {
    const beside = ([x, y]: Point, by: number): Point => [x + across[0] * by, y + across[1] * by]
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const line = [beside(a, off), beside(middle, off * 0.8), beside(b, off * 0.6)]
    return brush(line, 13, { head: 1, tail: 0.35, rough: 0.05 })
  }
  const shadow = [-13, 13].map((off) => fill(stick(off), '#120c0a', 0.5))
  return (
    soft(sheet, 5, group({ transform: 'translate(9 12)' }, ...shadow)) +
    fill(stick(-13), paint) +
    fill(stick(13), paint)
  )
}

/** A leek or onion cut across, green or white. */
export const ring = (x: number, y: number, r: number, pale: string, green: string): string =>
  disc(x, y, r, r * 0.94, green) +
  disc(x, y, r * 0.76, r * 0.7, pale) +
  disc(x, y, r * 0.38, r * 0.34, green, 0.45)

/** A leaf with its middle vein, lying from the origin to the right. */
export function leaf(
  sheet: Sheet,
  long: number,
  wide: number,
  light: string,
  dark: string,
  veins: number,
): string {
  const outline: Point[] = [
    [0, 0],
    [long * 0.2, -wide * 0.78],
    [long * 0.55, -wide],
    [long * 0.86, -wide * 0.5],
    [long, 0],
    [long * 0.86, wide * 0.52],
    [long * 0.55, wide],
    [long * 0.2, wide * 0.76],
  ]
  const side = Array.from({ length: veins }, (_, i) => {
    const t = 0.06 + (0.66 * i) / veins
    const reach = wide * (0.5 + 0.42 * Math.sin(Math.PI * (t + 0.1)))
    const vein = (s: number) =>
      brush(
        [
          [long * t, 0],
          [long * (t + 0.06), s * reach * 0.5],
          [long * (t + 0.1), s * reach * 0.92],
        ],
        4.4,
        { head: 0.8, tail: 0.1, seed: i },
      )
    return fill(vein(-1), dark, 0.65) + fill(vein(1), dark, 0.65)
  })
  return (
    fill(
      curve(outline, true),
      bokashi(
        sheet,
        [
          [0, light],
          [1, dark],
        ],
        [0, 0, 0.6, 1],
      ),
    ) +
    side.join('') +
    fill(
      brush(
        [
          [-long * 0.08, 0],
          [long * 0.5, 0],
          [long, 0],
        ],
        8,
        { head: 1, tail: 0.1 },
      ),
      dark,
    )
  )
}

/** A mushroom's cap from above, with the cook's star in it. */
export const mushroom = (sheet: Sheet, x: number, y: number, r: number, seed: number): string => {
  const cuts = [0, 1, 2].map((i) => {
    const a = seed + (i * Math.PI) / 3
    return fill(
      brush(
        [
          [x - Math.cos(a) * r * 0.72, y - Math.sin(a) * r * 0.72],
          [x, y],
          [x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 0.72],
        ],
        r * 0.17,
        { head: 0.15, tail: 0.15 },
      ),
      ink.hinokiPale,
    )
  })
  return (
    fill(curve(oval(x + 4, y + 6, r, r, 0.06, seed), true), '#1c100b', 0.4) +
    fill(
      curve(oval(x, y, r, r * 0.97, 0.06, seed), true),
      bokashiAt(
        sheet,
        [
          [0, '#8c6142'],
          [1, '#45291b'],
        ],
        [x - r, y - r, x + r, y + r],
      ),
    ) +
    cuts.join('')
  )
}
