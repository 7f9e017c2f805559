import { arc, brush, curve, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { plumBranch } from '../kit/plum.ts'
import { facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'

/** A black dial phone. */
export function telephone(sheet: Sheet): string {
  const dark = bokashi(sheet, [
    [0, '#3a3f5c'],
    [0.4, '#1c1f38'],
    [1, '#0f1126'],
  ])
  const body: Point[] = pts(
    '-150,30 -132,-40 -96,-110 -60,-140 60,-140 96,-110 132,-40 150,30 140,50 -140,50',
  )
  const holes = Array.from({ length: 10 }, (_, i) => {
    const a = -0.9 + i * 0.52
    return disc(Math.cos(a) * 44, -34 + Math.sin(a) * 40, 10, 9, '#1c1f38')
  })
  return put(
    1270,
    730,
    soft(sheet, 10, disc(30, 54, 230, 26, '#0d0c1c', 0.6)) +
      shape(body, dark, 4) +
      fill(brush(pts('-120,-30 -90,-96 -58,-126'), 9), '#8f94b4', 0.7) +
      disc(0, -34, 68, 62, '#c9a15a') +
      disc(0, -34, 62, 56, '#e9dcc0') +
      holes.join('') +
      disc(0, -34, 22, 20, '#f4ecdc') +
      disc(0, -34, 7, 7, ink.vermilion) +
      [-84, 84]
        .map((x) =>
          shape(
            [
              [x - 14, -136],
              [x - 18, -172],
              [x + 18, -172],
              [x + 14, -136],
            ],
            '#1c1f38',
            3,
          ),
        )
        .join('') +
      fill(
        brush(pts('-180,-166 -110,-204 0,-214 110,-204 180,-166'), 40, {
          head: 1,
          tail: 1,
          rough: 0.03,
        }),
        '#1c1f38',
      ) +
      [-186, 186]
        .map((x) =>
          shape(
            [
              [x - 44, -184],
              [x + 44, -184],
              [x + 34, -138],
              [x - 34, -138],
            ],
            '#14162c',
            3,
          ),
        )
        .join('') +
      fill(brush(pts('-150,-192 -60,-220 80,-220'), 7), '#a9adc8', 0.7) +
      stroke(curve(pts('150,20 200,40 240,10 290,34 330,6 380,8')), '#14162c', 7),
    1.06,
  )
}

/** A written page and the fountain pen beside it. */
export const letter = (sheet: Sheet) =>
  put(
    860,
    768,
    soft(sheet, 7, fill(polygon(pts('-180,-30 150,-40 200,60 -210,66')), '#0d0c1c', 0.5)) +
      facet(
        pts('-190,-40 130,-50 180,40 -216,48'),
        bokashi(sheet, [
          [0, '#fbf3e0'],
          [1, '#c9b99a'],
        ]),
        3,
      ) +
      [0, 1, 2, 3]
        .map((i) =>
          keyLine(
            [
              [-150 - i * 6, -20 + i * 16],
              [0, -24 + i * 16],
              [96 + i * 10, -28 + i * 16],
            ],
            4,
            i === 3 ? ink.vermilion : ink.indigo700,
            i,
          ),
        )
        .join('') +
      fill(brush(pts('40,46 130,-6 220,-66'), 13, { head: 0.3, tail: 1 }), '#14162c') +
      fill(brush(pts('126,-2 160,-24'), 14, { head: 1, tail: 1 }), '#c9a15a'),
    1,
  )

/** A green vase with one branch of plum. */
export const vase = (sheet: Sheet) =>
  plumBranch(sheet, 1692, 662, 0.98, '#2a1f2a', '#6d5560') +
  shape(pts('1650,640 1624,690 1640,740 1690,756 1740,740 1756,690 1730,640'), '#2c635f', 4) +
  fill(brush(pts('1640,680 1636,710 1650,738'), 9), '#8fc0b0', 0.8) +
  stroke(curve(arc(1690, 700, 64, 12, 0.2, 2.9)), '#aecdbd', 4, 0.8)
