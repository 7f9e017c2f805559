import { brush, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { round } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { cloth } from '../kit/surface.ts'
import { disc, fill, group, rect } from '../kit/svg.ts'

/** A pressed tablecloth with two woven stripes, turned under the plates. */
export function tablecloth(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const stripe = (x: number) =>
    rect(x, -300, 26, h + 600, '#3f6a8f', 0.75) + rect(x + 36, -300, 7, h + 600, '#3f6a8f', 0.7)
  return group(
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
}

export const tomato = () =>
  round(0, 0, 30, 24, '#cf4227', 2.6, ink.umber) +
  fill(brush(pts('-18,-8 -4,-15 12,-11'), 6), '#f0a07c', 0.9) +
  disc(6, 4, 11, 8, '#e2683f') +
  pts('2,2 11,6 4,9')
    .map(([x, y]) => disc(x, y, 2.4, 1.6, ink.amberPale))
    .join('')
