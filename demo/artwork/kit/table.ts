import { arc, brush, curve, oval, type Point, polygon } from './line.ts'
import { ink } from './palette.ts'
import { facet } from './shape.ts'
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
