import { crest, full } from './crest.ts'
import { arc, brush, curve, oval, type Point, polygon } from './line.ts'
import { ink } from './palette.ts'
import { noise1 } from './random.ts'
import { bokashi, clipped, glow, type Sheet } from './sheet.ts'
import { fill, group, rect, stroke } from './svg.ts'

export type Noren = {
  panels: number
  cloth: string
  shade: string
  light: string
  /** Sideways push of the hem in pixels. */
  wind?: number
  /** Paint of the company's wave across the panels. */
  mark?: string
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

/** A paper lantern hanging by its top at (x, y); `lit` sheds light around it. */
export function lantern(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  paper: string,
  deep: string,
  lit = 0.6,
): string {
  const rx = width / 2
  const cy = y + height / 2
  const body: Point[] = [
    [x - rx * 0.62, y + height * 0.1],
    [x - rx * 0.95, y + height * 0.28],
    [x - rx, cy],
    [x - rx * 0.95, y + height * 0.72],
    [x - rx * 0.62, y + height * 0.9],
    [x + rx * 0.62, y + height * 0.9],
    [x + rx * 0.95, y + height * 0.72],
    [x + rx, cy],
    [x + rx * 0.95, y + height * 0.28],
    [x + rx * 0.62, y + height * 0.1],
  ]
  const d = curve(body, true)
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const t = 0.12 + (i / 8) * 0.76
    return stroke(
      curve(arc(x, y + height * t - height * 0.02, rx * 1.02, height * 0.035, 0, Math.PI, 8)),
      deep,
      Math.max(1, width * 0.014),
      0.65,
    )
  })
  return (
    glow(sheet, x, cy, width * 1.9, paper, lit, height * 1.5) +
    fill(
      brush(
        [
          [x, y - height * 0.2],
          [x, y + 2],
        ],
        width * 0.03,
        { head: 1, tail: 1 },
      ),
      ink.umber,
    ) +
    fill(
      d,
      bokashi(
        sheet,
        [
          [0, deep],
          [0.22, paper],
          [0.5, '#ffe7ae'],
          [0.78, paper],
          [1, deep],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    clipped(
      sheet,
      d,
      rect(
        x - rx,
        y,
        width,
        height,
        bokashi(sheet, [
          [0, deep, 0.75],
          [0.3, paper, 0.1],
          [0.75, paper, 0],
          [1, deep, 0.6],
        ]),
      ),
      ...ribs,
    ) +
    rect(x - rx * 0.62, y + height * 0.03, rx * 1.24, height * 0.085, ink.umber) +
    rect(x - rx * 0.62, y + height * 0.885, rx * 1.24, height * 0.085, ink.umber) +
    fill(
      brush(
        [
          [x, y + height * 0.96],
          [x, y + height * 1.12],
        ],
        width * 0.05,
        { head: 0.7, tail: 1.6 },
      ),
      ink.vermilionDeep,
    )
  )
}

export type Tiles = { base: string; dark: string; light: string }

/** A tiled roof face: `corners` clockwise from the upper left; `rows` courses of round tiles. */
export function tiles(
  sheet: Sheet,
  corners: readonly [Point, Point, Point, Point],
  rows: number,
  columns: number,
  look: Tiles,
): string {
  const [a, b, c, d] = corners
  const at = (u: number, v: number): Point => {
    const l: Point = [a[0] + (d[0] - a[0]) * v, a[1] + (d[1] - a[1]) * v]
    const r: Point = [b[0] + (c[0] - b[0]) * v, b[1] + (c[1] - b[1]) * v]
    return [l[0] + (r[0] - l[0]) * u, l[1] + (r[1] - l[1]) * u]
  }
  let out = fill(
    polygon(corners),
    bokashi(sheet, [
      [0, look.dark],
      [1, look.base],
    ]),
  )
  const span = Math.hypot(c[0] - d[0], c[1] - d[1]) / columns
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [px, py] = at((column + 0.5) / columns, row / rows)
      out += fill(
        brush(
          arc(px, py - span * 0.12, span * 0.46, span * 0.32, 0.15, Math.PI - 0.15, 6),
          span * 0.12,
          { head: 0.4, tail: 0.4, seed: column },
        ),
        look.dark,
      )
    }
  }
  for (let column = 0; column <= columns; column++) {
    const u = column / columns
    out += fill(
      brush([at(u, 0), at(u, 0.5), at(u, 1)], span * 0.2, {
        head: 0.7,
        tail: 1,
        rough: 0.1,
        seed: column,
      }),
      column % 3 === 0 ? look.light : look.base,
      0.75,
    )
  }
  for (let column = 0; column <= columns; column++) {
    const [px, py] = at(column / columns, 1)
    out +=
      fill(curve(oval(px, py, span * 0.26, span * 0.26, 0.05, column), true), look.dark) +
      stroke(curve(oval(px, py, span * 0.17, span * 0.17), true), look.light, span * 0.05, 0.8)
  }
  return out
}

/** A window of paper or glass with its wooden bars. */
export function lattice(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  bar: string,
  pane: string,
  thick: number,
): string {
  let bars = ''
  for (let i = 0; i <= columns; i++)
    bars += rect(x + (i / columns) * width - thick / 2, y, thick, height, bar)
  for (let i = 0; i <= rows; i++)
    bars += rect(x - thick / 2, y + (i / rows) * height - thick / 2, width + thick, thick, bar)
  return group(
    {},
    rect(x, y, width, height, pane),
    bars,
    rect(
      x,
      y,
      width,
      height,
      bokashi(sheet, [
        [0, ink.umber, 0.25],
        [0.3, ink.umber, 0],
      ]),
    ),
  )
}

/** Paving stones in perspective from `top` (far) to `bottom`, widening toward the viewer around `cx`. */
export function paving(
  sheet: Sheet,
  cx: number,
  top: number,
  bottom: number,
  far: number,
  near: number,
  joint: string,
  rows = 9,
): string {
  let out = ''
  for (let row = 0; row <= rows; row++) {
    const t = (row / rows) ** 1.9
    const u = ((row + 1) / rows) ** 1.9
    const y = top + (bottom - top) * t
    const next = top + (bottom - top) * Math.min(1, u)
    const half = far + (near - far) * t
    const halfNext = far + (near - far) * Math.min(1, u)
    out += fill(
      brush(
        [
          [cx - half, y],
          [cx + sheet.random.jitter(half * 0.1), y + 1],
          [cx + half, y],
        ],
        1.5 + 3 * t,
        { head: 1, tail: 1, seed: row },
      ),
      joint,
      0.7,
    )
    const count = 7
    for (let k = 0; k <= count; k++) {
      const s = (k + (row % 2) * 0.5) / count - 0.5
      out += fill(
        brush(
          [
            [cx + s * 2 * half, y],
            [cx + s * 2 * halfNext, next],
          ],
          1.2 + 2.6 * t,
          { head: 1, tail: 1 },
        ),
        joint,
        0.6,
      )
    }
  }
  return out
}
