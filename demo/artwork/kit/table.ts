import { arc, brush, curve, oval, type Point, polygon } from './line.ts'
import { ink } from './palette.ts'
import { contour, facet, keyLine, shape } from './shape.ts'
import { bokashi, clipped, type Sheet, soft } from './sheet.ts'
import { grain, type Wood } from './surface.ts'
import { disc, fill, stroke } from './svg.ts'

/** How much a circle on the table is flattened by the angle it is seen from. */
export const tilt = 0.64

/** Glaze of a vessel: lit side, shaded side, key line. */
export type Glaze = { light: string; dark: string; key?: string }

/** A thing's shadow on the table, falling to the lower right. */
export const shadow = (
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry = rx * tilt,
  opacity = 0.42,
): string =>
  soft(
    sheet,
    rx * 0.035,
    fill(
      curve(oval(cx + rx * 0.07, cy + ry * 0.15, rx * 1.03, ry * 1.03), true),
      ink.umber,
      opacity,
    ),
  )

/** A round plate; `motif` is drawn inside its well. */
export function plate(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  glaze: Glaze,
  motif = '',
  lip = 0.13,
): string {
  const ry = rx * tilt
  const key = glaze.key ?? ink.sumi
  const body = bokashi(
    sheet,
    [
      [0, glaze.light],
      [1, glaze.dark],
    ],
    [0.1, 0, 0.8, 1],
  )
  const well = bokashi(
    sheet,
    [
      [0, glaze.dark],
      [0.3, glaze.light],
      [1, glaze.light],
    ],
    [0.1, 0, 0.7, 1],
  )
  const inner = 1 - lip
  return (
    shadow(sheet, cx, cy + rx * 0.05, rx) +
    fill(curve(oval(cx, cy + rx * 0.045, rx, ry), true), glaze.dark) +
    contour(oval(cx, cy + rx * 0.045, rx, ry), 3.2, key, 6) +
    shape(oval(cx, cy, rx, ry, 0.008, 3), body, 3, key, 4) +
    fill(curve(oval(cx, cy + ry * 0.02, rx * inner, ry * inner), true), well) +
    clipped(sheet, curve(oval(cx, cy, rx * 0.99, ry * 0.99), true), motif) +
    keyLine(
      arc(cx, cy + ry * 0.02, rx * inner, ry * inner, Math.PI * 0.95, Math.PI * 1.85, 20),
      2.4,
      key,
      5,
    ) +
    keyLine(
      arc(cx, cy + ry * 0.02, rx * inner, ry * inner, Math.PI * 0.1, Math.PI * 0.7, 14),
      1.8,
      key,
      8,
    )
  )
}

export type Bowl = {
  depth: number
  foot: number
  glaze: Glaze
  inside: string
  motif?: string
  content?: string
}

/** A bowl from its rim down: outside with motif, inside, then what it holds clipped to the opening. */
export function bowl(sheet: Sheet, cx: number, cy: number, rx: number, vessel: Bowl): string {
  const { depth, foot, glaze, inside, motif = '', content = '' } = vessel
  const ry = rx * tilt
  const key = glaze.key ?? ink.sumi
  const side: Point[] = [
    [cx - rx, cy],
    [cx - rx * 0.96, cy + depth * 0.45],
    [cx - rx * 0.74, cy + depth * 0.86 + ry * 0.32],
    [cx - rx * foot, cy + depth + ry * foot * 0.8],
    [cx, cy + depth + ry * foot * 1.18],
    [cx + rx * foot, cy + depth + ry * foot * 0.8],
    [cx + rx * 0.74, cy + depth * 0.86 + ry * 0.32],
    [cx + rx * 0.96, cy + depth * 0.45],
    [cx + rx, cy],
    [cx + rx * 0.5, cy - ry * 0.4],
    [cx - rx * 0.5, cy - ry * 0.4],
  ]
  const outside = bokashi(
    sheet,
    [
      [0, glaze.light],
      [0.45, glaze.light],
      [1, glaze.dark],
    ],
    [0.15, 0, 1, 0.5],
  )
  return (
    shadow(sheet, cx + rx * 0.08, cy + depth + ry * foot * 0.7, rx * 0.8, ry * 0.72) +
    shape(side, outside, 3.2, key, 3) +
    clipped(sheet, curve(side, true), motif) +
    shape(oval(cx, cy, rx, ry, 0.006, 4), glaze.light, 3, key, 5) +
    fill(
      curve(oval(cx, cy + ry * 0.03, rx * 0.94, ry * 0.93), true),
      bokashi(
        sheet,
        [
          [0, glaze.dark],
          [0.5, inside],
          [1, inside],
        ],
        [0.1, 0, 0.6, 1],
      ),
    ) +
    clipped(
      sheet,
      polygon([
        ...arc(cx, cy + ry * 0.03, rx * 0.94, ry * 0.93, 0, Math.PI, 24),
        [cx - rx * 0.94, cy - rx * 2],
        [cx + rx * 0.94, cy - rx * 2],
      ]),
      content,
    ) +
    keyLine(arc(cx, cy + ry * 0.03, rx * 0.94, ry * 0.93, 0.15, Math.PI * 0.75, 16), 2.2, key, 6)
  )
}

/** A board in perspective with a visible front edge: `corners` clockwise from the far left. */
export function board(
  sheet: Sheet,
  corners: readonly [Point, Point, Point, Point],
  thick: number,
  wood: Wood,
): string {
  const [a, b, c, d] = corners
  const top = polygon(corners)
  const left = Math.min(a[0], d[0])
  const right = Math.max(b[0], c[0])
  const upper = Math.min(a[1], b[1])
  const lower = Math.max(c[1], d[1])
  return (
    soft(
      sheet,
      12,
      fill(
        polygon([
          [a[0] + 20, a[1] + 24],
          [b[0] + 26, b[1] + 24],
          [c[0] + 30, c[1] + thick + 26],
          [d[0] + 16, d[1] + thick + 26],
        ]),
        ink.umber,
        0.42,
      ),
    ) +
    facet([d, c, [c[0], c[1] + thick], [d[0], d[1] + thick]], wood.dark, 3) +
    fill(
      top,
      bokashi(
        sheet,
        [
          [0, wood.light],
          [1, wood.base],
        ],
        [0, 0, 0.9, 1],
      ),
    ) +
    clipped(
      sheet,
      top,
      grain(sheet, left, upper, right - left, lower - upper, wood.dark, 5, 0.42),
    ) +
    facet(corners, 'none', 3)
  )
}

/** A pair of chopsticks lying from the tips to the ends. */
export function chopsticks(tip: Point, end: Point, paint: string, band: string): string {
  const one = (dx: number, dy: number) => {
    const from: Point = [tip[0] + dx * 0.4, tip[1] + dy * 0.4]
    const to: Point = [end[0] + dx, end[1] + dy]
    const at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
    ]
    return (
      fill(
        brush(
          [
            [from[0] + 6, from[1] + 11],
            [at(0.5)[0] + 6, at(0.5)[1] + 12],
            [to[0] + 6, to[1] + 13],
          ],
          9,
          { head: 0.5, tail: 1 },
        ),
        ink.umber,
        0.35,
      ) +
      fill(brush([from, at(0.5), to], 11, { head: 0.35, tail: 1.1, rough: 0.05 }), paint) +
      fill(brush([at(0.8), at(0.86), at(0.92)], 11.5, { head: 1, tail: 1, rough: 0.05 }), band) +
      fill(
        brush(
          [
            [from[0] - 1, from[1] - 2],
            [at(0.5)[0] - 1, at(0.5)[1] - 3],
            [to[0] - 1, to[1] - 3],
          ],
          2,
          { head: 0.3 },
        ),
        ink.washi,
        0.35,
      )
    )
  }
  return one(0, 0) + one(14, 22)
}

/** A small handleless cup with tea or sake. */
export function cup(
  sheet: Sheet,
  cx: number,
  cy: number,
  r: number,
  height: number,
  glaze: Glaze,
  liquid: string,
): string {
  const key = glaze.key ?? ink.sumi
  const ry = r * tilt
  const side: Point[] = [
    [cx - r, cy],
    [cx - r * 0.95, cy + height * 0.6],
    [cx - r * 0.75, cy + height + ry * 0.4],
    [cx, cy + height + ry * 0.72],
    [cx + r * 0.75, cy + height + ry * 0.4],
    [cx + r * 0.95, cy + height * 0.6],
    [cx + r, cy],
    [cx, cy - ry * 0.3],
  ]
  return (
    shadow(sheet, cx + r * 0.2, cy + height + ry * 0.1, r, ry) +
    shape(
      side,
      bokashi(
        sheet,
        [
          [0, glaze.light],
          [0.5, glaze.light],
          [1, glaze.dark],
        ],
        [0, 0, 1, 0.2],
      ),
      3,
      key,
      2,
    ) +
    shape(oval(cx, cy, r, ry), glaze.light, 2.6, key, 3) +
    fill(
      curve(oval(cx, cy + ry * 0.1, r * 0.86, ry * 0.82), true),
      bokashi(sheet, [
        [0, glaze.dark],
        [0.5, liquid],
        [1, liquid],
      ]),
    ) +
    stroke(curve(arc(cx, cy + ry * 0.12, r * 0.66, ry * 0.6, 0.3, 1.6)), ink.washi, 2, 0.5)
  )
}

/** Concentric brushed rings on a plate, the potter's comb. */
export const rings = (
  cx: number,
  cy: number,
  radii: readonly number[],
  paint: string,
  width: number,
  opacity = 0.8,
): string =>
  radii
    .map((r, i) =>
      fill(
        brush([...arc(cx, cy, r, r * tilt, i * 0.7, i * 0.7 + Math.PI * 1.95, 40)], width, {
          head: 0.2,
          tail: 0.2,
          rough: 0.5,
          seed: i + 2,
        }),
        paint,
        opacity,
      ),
    )
    .join('')

/** A rim painted in another glaze. */
export const rim = (cx: number, cy: number, rx: number, paint: string, width: number): string =>
  stroke(
    curve(oval(cx, cy, rx - width / 2, (rx - width / 2) * tilt, 0.01, 7), true),
    paint,
    width,
    0.9,
  )

/** Dots of glaze scattered over a plate. */
export const speckles = (
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  count: number,
  paint: string,
): string =>
  Array.from({ length: count }, () => {
    const a = sheet.random.range(0, Math.PI * 2)
    const q = Math.sqrt(sheet.random.next()) * rx
    const r = sheet.random.range(0.8, 2.6)
    return disc(cx + Math.cos(a) * q, cy + Math.sin(a) * q * tilt, r, r * 0.8, paint, 0.55)
  }).join('')
