import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { reflection } from '../kit/sea.ts'
import { facet, shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { walker } from '../kit/walker.ts'
import { harbour } from './onda-harbour.ts'

/** The old brick warehouse on the quay, awnings out, bay lights beyond. */
export function ondaQuay(sheet: Sheet): string {
  const bricks = Array.from({ length: 22 }, (_, row) =>
    Array.from({ length: 12 }, (_, i) =>
      rect(
        690 + i * 46 + (row % 2) * 23,
        170 + row * 22,
        42,
        18,
        ['#a5523c', '#93452f', '#b8624a', '#7d3a2c'][(i * 7 + row * 3) % 4] ?? '#a5523c',
        0.75,
      ),
    ).join(''),
  ).join('')
  return [
    harbour(sheet, 400),
    fill(
      polygon(pts('0,660 1200,640 1200,820 0,820')),
      bokashi(sheet, [
        [0, '#56608e'],
        [1, '#1b2652'],
      ]),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      fill(
        brush(
          [
            [120 + i * 130, 646],
            [60 + i * 150, 810],
          ],
          3,
          { head: 0.5, tail: 1.2 },
        ),
        '#16204a',
      ),
    ),
    rect(680, 150, 540, 510, '#5a2a26'),
    bricks,
    rect(
      680,
      150,
      540,
      510,
      bokashi(sheet, [
        [0, '#141c45', 0.6],
        [0.7, '#141c45', 0.15],
        [1, '#ffae5a', 0.2],
      ]),
    ),
    facet(pts('660,150 730,70 1220,60 1220,150'), '#2a3260', 3),
    ...pts('760,250 930,250 1100,250').map(([x, y]) => archWindow(sheet, x, y, 90, 110)),
    ...pts('740,470 910,470 1080,470').map(([x, y]) => archWindow(sheet, x, y, 126, 180)),
    awning(),
    glow(sheet, 940, 560, 460, '#ffb35a', 0.5, 220),
    terrace(300, 720),
    terrace(520, 690),
    walker(sheet, 640, 740, 0.74, {
      coat: '#efe4cc',
      shade: '#a59c8e',
      hair: '#15142a',
      legs: '#20315f',
    }),
    walker(sheet, 700, 744, 0.7, {
      coat: '#2c635f',
      shade: '#173a40',
      hair: '#15142a',
      legs: '#1a1838',
    }),
    reflection(sheet, 920, 700, 120, 110, '#ffc873', 0.5),
    string(sheet),
  ].join('')
}

/** A string of bulbs from the warehouse out over the water. */
export const string = (sheet: Sheet) =>
  stroke(curve(pts('-10,240 200,300 460,290 700,190')), '#0b1230', 4) +
  pts('40,276 150,300 260,312 370,310 480,298 590,268')
    .map(([x, y]) => glow(sheet, x, y, 60, '#ffc46a', 0.6) + disc(x, y, 8, 10, '#ffe9b0'))
    .join('')

const archWindow = (sheet: Sheet, x: number, y: number, w: number, h: number) => {
  const d = polygon([
    [x, y + h],
    [x, y + w * 0.4],
    ...Array.from(
      { length: 9 },
      (_, i): Point => [
        x + w / 2 - Math.cos((i / 8) * Math.PI) * (w / 2),
        y + w * 0.4 - Math.sin((i / 8) * Math.PI) * w * 0.4,
      ],
    ),
    [x + w, y + h],
  ])
  return (
    fill(
      d,
      bokashi(sheet, [
        [0, '#d98a3c'],
        [0.6, '#ffd98a'],
        [1, '#f0ac55'],
      ]),
    ) +
    stroke(d, '#2a1628', 7) +
    rect(x + w / 2 - 2, y, 5, h, '#2a1628') +
    rect(x, y + h * 0.55, w, 5, '#2a1628')
  )
}

const awning = () =>
  Array.from({ length: 12 }, (_, i) =>
    shape(
      [
        [700 + i * 44, 440],
        [744 + i * 44, 440],
        [736 + i * 46, 500],
        [714 + i * 46, 510],
        [690 + i * 46, 500],
      ],
      i % 2 ? '#efe4cc' : '#2c635f',
      2,
    ),
  ).join('') + rect(694, 430, 540, 14, '#1a1838')

const terrace = (x: number, y: number) =>
  put(
    x,
    y,
    disc(10, 62, 90, 14, '#0b1230', 0.5) +
      fill(brush(pts('0,0 0,60'), 8, { head: 1, tail: 1 }), '#0f1738') +
      shape(oval(0, 0, 70, 17), '#efe4cc', 2.6) +
      disc(0, -10, 6, 10, '#ffd98a') +
      [-100, 100]
        .map(
          (k) =>
            shape(
              [
                [k - 26, 60],
                [k - 22, 10],
                [k + 22, 10],
                [k + 26, 60],
                [k + 18, 60],
                [k + 14, 24],
                [k - 14, 24],
                [k - 18, 60],
              ],
              '#0f1738',
            ) +
            fill(
              brush(
                [
                  [k + Math.sign(k) * 22, 10],
                  [k + Math.sign(k) * 28, -50],
                ],
                8,
                { head: 1, tail: 1 },
              ),
              '#0f1738',
            ),
        )
        .join(''),
  )
