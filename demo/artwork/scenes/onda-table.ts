import { gloss } from '../kit/above.ts'
import { dim } from '../kit/dim.ts'
import { type Point, pts } from '../kit/line.ts'
import { round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { cloth } from '../kit/surface.ts'
import { disc, group, put, rect } from '../kit/svg.ts'

/** A pressed tablecloth with two woven stripes, turned under the plates. */
export function linen(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const stripe = (x: number) =>
    rect(x, -300, 26, h + 600, '#3f6a8f', 0.75) + rect(x + 36, -300, 7, h + 600, '#3f6a8f', 0.7)
  const cloths = group(
    { transform: `rotate(-9 ${w / 2} ${h / 2})` },
    cloth(sheet, -300, -300, w + 600, h + 600, '#e8dfcb', '#b9ad96', 7),
    stripe(150),
    stripe(1010),
    ...pts('380,0.4 820,0.3').map(([x, o]) =>
      rect(
        x,
        -300,
        160,
        h + 600,
        bokashi(
          sheet,
          [
            [0, '#a9a595', 0],
            [0.5, '#a9a595', o],
            [1, '#fff8e8', 0],
          ],
          [0, 0, 1, 0],
        ),
      ),
    ),
  )
  return cloths + dim(sheet)
}

/** A tomato that burst in the pan: its skin split, its juice shining. */
export const tomato = (sheet: Sheet, x: number, y: number, s: number, seed: number) =>
  soft(sheet, 8, disc(x + 10, y + s * 0.6, s, s * 0.42, '#6b2d14', 0.55)) +
  round(
    x,
    y,
    s,
    s * 0.84,
    bokashi(
      sheet,
      [
        [0, '#f26a3f'],
        [0.5, '#d63a22'],
        [1, '#8e1f16'],
      ],
      [0.1, 0, 0.8, 1],
    ),
    1.4,
    '#7a1a12',
    seed,
  ) +
  put(
    x,
    y,
    shape(pts('6,-30 30,-20 26,6 34,26 12,10 0,16 10,-4 -6,-16'), '#f7a04f', 1.2, '#8e1f16') +
      pts('14,-14 20,0 12,4 26,14')
        .map(([a, b]) => disc(a, b, 3.4, 2.4, '#fdeab2'))
        .join(''),
    s / 56,
    seed * 40,
  ) +
  gloss(
    sheet,
    pts('-0.66,-0.12 -0.5,-0.46 -0.1,-0.62 -0.34,-0.24').map(
      ([a, b]): Point => [x + a * s, y + b * s],
    ),
    0.6,
    s * 0.07,
  )
