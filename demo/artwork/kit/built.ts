import { arc, brush, curve, oval, type Point, polygon } from './line.ts'
import { ink } from './palette.ts'
import { bokashi, type Sheet } from './sheet.ts'
import { fill, group, rect, stroke } from './svg.ts'

type Tiles = { base: string; dark: string; light: string }

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
      look.light,
      0.42,
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
