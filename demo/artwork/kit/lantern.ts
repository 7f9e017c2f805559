import { arc, brush, curve, type Point } from './line.ts'
import { ink } from './palette.ts'
import { bokashi, clipped, glow, type Sheet } from './sheet.ts'
import { fill, rect, stroke } from './svg.ts'

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
          [x, y - height * 0.32],
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
