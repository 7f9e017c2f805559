import { arc, curve, oval, type Point, polygon } from './line.ts'
import { ink } from './palette.ts'
import { contour, keyLine, shape } from './shape.ts'
import { bokashi, clipped, type Sheet } from './sheet.ts'
import { fill, stroke } from './svg.ts'
import { type Glaze, shadow, tilt } from './table.ts'

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

type Bowl = {
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

/** A coffee cup with its ear, standing on a saucer. */
export function coffee(sheet: Sheet, cx: number, cy: number, r: number, glaze: Glaze): string {
  const foot = cy + r * 0.66
  const ear = curve(arc(cx + r * 0.98, cy + r * 0.34, r * 0.34, r * 0.27, -1.4, 1.7))
  return (
    plate(sheet, cx, foot, r * 1.72, glaze, '', 0.2) +
    stroke(ear, glaze.key ?? ink.sumi, r * 0.2) +
    stroke(ear, glaze.light, r * 0.13) +
    cup(sheet, cx, cy, r, r * 0.62, glaze, '#2f160f')
  )
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
