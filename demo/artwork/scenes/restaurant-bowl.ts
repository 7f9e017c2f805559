import { heap, lemon, shiso, sprig } from '../kit/food.ts'
import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { tilt } from '../kit/table.ts'
import { bowl } from '../kit/vessel.ts'

const r = 100

/** A bowl of rice under sliced fish and roe, 200 px wide, the middle of its rim at (x, y). */
export function riceBowl(sheet: Sheet, x: number, y: number): string {
  return bowl(sheet, x, y, r, {
    depth: 62,
    foot: 0.44,
    glaze: { light: '#34528b', dark: '#16224a' },
    inside: '#dfe3da',
    motif: scallops(x, y),
    content: put(x, y, food(sheet)),
  })
}

function food(sheet: Sheet): string {
  const { random } = sheet
  const scattered = (
    count: number,
    cx: number,
    cy: number,
    reach: number,
    one: (x: number, y: number) => string,
  ) =>
    Array.from({ length: count }, () => {
      const angle = random.range(0, Math.PI * 2)
      const q = Math.sqrt(random.next()) * reach
      return one(cx + Math.cos(angle) * q, cy + Math.sin(angle) * q * tilt)
    }).join('')
  const fan = (flesh: string, deep: string, line: string, at: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = at + i * 0.3
      return put(
        Math.cos(a) * r * 0.5,
        -6 + Math.sin(a) * r * 0.5 * tilt,
        slice(sheet, flesh, deep, line),
        0.42,
        (a * 180) / Math.PI + 100,
      )
    }).join('')
  return (
    fill(curve(oval(0, 0, r * 0.94, r * 0.92 * tilt), true), '#f1e7d1') +
    scattered(120, 0, 2, r * 0.86, (gx, gy) => round(gx, gy, 3.4, 2, '#fffaf0', 0.5, '#c9b99a')) +
    put(-44, -38, shiso('#6c8a4c', '#3f5a34'), 0.5, -146) +
    put(54, -34, shiso('#5f7a46', '#3a5233'), 0.48, -36) +
    fan('#cf4630', '#93281f', '#f0a58e', 2.9, 5) +
    fan('#f5b98c', '#e38a5c', '#fde6ce', 4.5, 4) +
    fan('#f8ecd9', '#dcc4ae', '#ecbba6', 5.8, 3) +
    scattered(
      54,
      26,
      26,
      30,
      (x, y) =>
        round(x, y, 4.2, 4, '#ea6a2c', 0.7, '#8a2f18') +
        disc(x - 1.2, y - 1.4, 1.3, 1, '#fde0b8', 0.95),
    ) +
    put(-8, -16, heap(sheet, 14, '#b9c878', '#7f9450', 3)) +
    put(-46, 14, lemon(21)) +
    put(-30, 36, sprig(0.34, '#8aa552', '#4d6a38'))
  )
}

const scallops = (x: number, y: number) =>
  [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 11 }, (_, i) =>
        [0, 1, 2]
          .map((k) =>
            stroke(
              curve(
                arc(
                  x - r + (i - 0.5 + (row % 2) * 0.5) * 21,
                  y + 66 + row * 10,
                  10 - k * 3.2,
                  9 - k * 2.9,
                  Math.PI,
                  Math.PI * 2,
                  8,
                ),
              ),
              '#c6d5d8',
              0.9,
              0.8,
            ),
          )
          .join(''),
      ),
    )
    .join('')

/** A slice of raw fish around the origin, about 110×60 px, with its fat lines. */
function slice(sheet: Sheet, flesh: string, deep: string, line: string): string {
  const body: Point[] = pts('-54,14 -40,-22 10,-30 52,-20 58,6 40,26 -20,32')
  return (
    fill(
      curve(
        body.map(([x, y]): Point => [x + 5, y + 8]),
        true,
      ),
      ink.umber,
      0.3,
    ) +
    shape(
      body,
      bokashi(
        sheet,
        [
          [0, flesh],
          [1, deep],
        ],
        [0, 0, 0.6, 1],
      ),
      2.4,
      ink.brownDeep,
    ) +
    clipped(
      sheet,
      curve(body, true),
      [-44, -22, 0, 22, 44]
        .map((x) =>
          fill(
            brush(
              [
                [x + 18, -34],
                [x + 4, 0],
                [x - 2, 36],
              ],
              4,
            ),
            line,
            0.65,
          ),
        )
        .join(''),
    )
  )
}
