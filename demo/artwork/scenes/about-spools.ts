import { form } from '../kit/figure/cut.ts'
import { arc, brush, curve, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'

const threads = [
  '#27396a',
  '#cb4329',
  '#5c998b',
  '#e5a63c',
  '#3e5f93',
  '#f1e6cf',
  '#93301f',
  '#7d9fbf',
  '#2c635f',
  '#cfa15a',
] as const

/** Spools on their shelves by the workshop window. */
export function spools(sheet: Sheet): string {
  const spool = (x: number, y: number, i: number) => {
    const paint = threads[(i * 7 + 3) % threads.length] ?? threads[0]
    const body: Point[] = pts('-38,-120 -46,-70 -40,-16 40,-16 46,-70 38,-120')
    return put(
      x,
      y,
      shape(pts('-52,-16 52,-16 54,0 -54,0'), '#a5784a', 2.6) +
        shape(
          body,
          bokashi(
            sheet,
            [
              [0, paint],
              [0.5, paint],
              [1, ink.umber],
            ],
            [0, 0, 1.3, 0],
          ),
          2.8,
          ink.sumi,
          i,
        ) +
        clipped(
          sheet,
          curve(body, true),
          ...Array.from({ length: 13 }, (_, k) =>
            fill(
              brush(
                [
                  [-48, -118 + k * 8.6],
                  [0, -112 + k * 8.6],
                  [48, -118 + k * 8.6],
                ],
                2.4,
                { head: 1, tail: 1, seed: k },
              ),
              k % 2 ? ink.washi : ink.umber,
              0.3,
            ),
          ),
        ) +
        shape(pts('-46,-134 46,-134 42,-118 -42,-118'), '#c99a62', 2.6) +
        (i % 4 === 1
          ? fill(
              brush(
                [
                  [38, -60],
                  [60, 0],
                  [52, 70 + ((i * 13) % 50)],
                ],
                3.4,
                { head: 1, tail: 0.6 },
              ),
              paint,
            )
          : ''),
    )
  }
  const rows = [300, 540, 780, 1020].map(
    (y, r) =>
      rect(0, y, 900, 20, '#5a3826') +
      rect(0, y, 900, 5, '#c99a62') +
      rect(
        0,
        y + 20,
        900,
        34,
        bokashi(sheet, [
          [0, '#140f1c', 0.5],
          [1, '#140f1c', 0],
        ]),
      ) +
      Array.from({ length: 6 }, (_, i) =>
        (i * 5 + r * 3) % 11 === 4
          ? ''
          : spool((i < 3 ? 108 : 548) + (i % 3) * 122 + noise1(i + r * 9, 3) * 12, y, i + r * 7),
      ).join(''),
  )
  return [
    rect(
      0,
      0,
      900,
      1200,
      bokashi(sheet, [
        [0, '#6d4a38'],
        [1, '#3a2830'],
      ]),
    ),
    grain(sheet, 0, 0, 900, 1200, '#2a1a20', 4, 0.4),
    ...rows,
    ...[0, 440, 880].map((x) => rect(x, 0, 20, 1200, '#4a2e22')),
    rect(
      0,
      1090,
      900,
      110,
      bokashi(sheet, [
        [0, '#c99a62'],
        [1, '#7a4f32'],
      ]),
    ),
    grain(sheet, 0, 1090, 900, 110, '#4a2c22', 8, 0.6),
    put(450, 1130, soft(sheet, 8, disc(10, 24, 290, 24, ink.umber, 0.6)) + folded(sheet)),
    rect(
      0,
      0,
      900,
      1200,
      bokashi(
        sheet,
        [
          [0, '#ffe6b0', 0.42],
          [0.45, '#ffe6b0', 0],
          [0.6, '#140f1c', 0],
          [1, '#140f1c', 0.55],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
  ].join('')
}

/** Indigo cloth folded twice: round folds at the left, cut edges at the right, the pattern of the weave on top. */
const folded = (sheet: Sheet) =>
  [0, 1, 2]
    .map((i) =>
      put(
        i % 2 === 0 ? 0 : 10,
        12 - i * 30,
        form(
          sheet,
          '-236,-14* 248,-14* 252,14* -236,15* -250,12 -258,1 -250,-11',
          ['#223160', '#34528b', '#2c4579'][i] ?? ink.indigo700,
          3,
          rect(-270, 4, 540, 14, '#16224a', 0.75),
          ...[-200, -186, -60, -46, 90, 104, 226].map((x) => rect(x, -20, 6, 40, '#c6d5d8', 0.8)),
        ),
      ),
    )
    .join('') +
  form(
    sheet,
    '-248,-62* -180,-100* 206,-100* 246,-62*',
    '#34528b',
    3,
    ...[-210, -196, -64, -50, 88, 102, 214].map((x) =>
      fill(`M${x} -60L${x * 0.84} -102h5L${x + 6} -60Z`, '#c6d5d8', 0.85),
    ),
    ...Array.from({ length: 36 }, (_, i) =>
      stroke(
        curve(
          arc(
            -230 + (i % 12) * 42 + (Math.floor(i / 12) % 2) * 21,
            -62 - Math.floor(i / 12) * 13,
            [17, 12, 7][i % 3] ?? 12,
            [12, 8, 5][i % 3] ?? 8,
            Math.PI,
            Math.PI * 2,
            8,
          ),
        ),
        '#9dbad0',
        2.2,
        0.8,
      ),
    ),
  )
