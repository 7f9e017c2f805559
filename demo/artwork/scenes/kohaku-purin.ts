import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet } from '../kit/sheet.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { rings, shadow } from '../kit/table.ts'
import { coffee, plate } from '../kit/vessel.ts'
import { cherry, counter } from './kohaku-table.ts'

const silver = { light: '#d9d6cb', dark: '#7f828a' }

/** A firm custard pudding with cream and a cherry on a silver stand. */
export function purin(sheet: Sheet): string {
  const [cx, cy] = [560, 470]
  const side: Point[] = [
    [cx - 150, cy - 210],
    [cx - 178, cy - 80],
    [cx - 206, cy + 10],
    [cx - 120, cy + 72],
    [cx, cy + 88],
    [cx + 120, cy + 72],
    [cx + 206, cy + 10],
    [cx + 178, cy - 80],
    [cx + 150, cy - 210],
    [cx, cy - 250],
  ]
  const syrup: Point[] = [
    [cx - 150, cy - 210],
    [cx - 160, cy - 150],
    [cx - 130, cy - 120],
    [cx - 100, cy - 146],
    [cx - 60, cy - 96],
    [cx - 10, cy - 122],
    [cx + 40, cy - 70],
    [cx + 84, cy - 126],
    [cx + 126, cy - 112],
    [cx + 158, cy - 156],
    [cx + 150, cy - 210],
    [cx, cy - 250],
  ]
  return [
    counter(sheet),
    shadow(sheet, cx + 20, cy + 200, 260, 130, 0.5),
    shape(
      [
        [cx - 150, cy + 220],
        [cx - 60, cy + 170],
        [cx - 36, cy + 70],
        [cx + 36, cy + 70],
        [cx + 60, cy + 170],
        [cx + 150, cy + 220],
        [cx, cy + 262],
      ],
      bokashi(
        sheet,
        [
          [0, silver.light],
          [0.5, '#f4f0e4'],
          [1, silver.dark],
        ],
        [0, 0, 1, 0],
      ),
      3.4,
    ),
    plate(sheet, cx, cy + 30, 340, silver, rings(cx, cy + 30, [300, 316], '#f7f3e6', 5), 0.1),
    fill(
      curve(oval(cx + 10, cy + 52, 262, 140), true),
      bokashi(sheet, [
        [0, '#5d2a18'],
        [1, '#a4582a'],
      ]),
      0.9,
    ),
    shape(
      side,
      bokashi(
        sheet,
        [
          [0, '#f8df94'],
          [0.45, '#f3cb66'],
          [1, '#c98a35'],
        ],
        [0, 0, 1, 0.25],
      ),
      4,
      ink.brownDeep,
    ),
    clipped(
      sheet,
      curve(side, true),
      fill(
        brush(
          [
            [cx - 150, cy - 120],
            [cx - 176, cy - 30],
            [cx - 150, cy + 40],
          ],
          24,
        ),
        '#fff0c0',
        0.6,
      ),
      ...Array.from({ length: 16 }, (_, i) =>
        disc(
          cx + sheet.random.jitter(180),
          cy + sheet.random.range(-120, 60),
          4,
          3,
          '#b9782c',
          0.5 + i * 0.01,
        ),
      ),
    ),
    shape(
      syrup,
      bokashi(sheet, [
        [0, '#a4582a'],
        [1, '#54240f'],
      ]),
      3,
      ink.umber,
    ),
    shape(
      oval(cx, cy - 212, 151, 62),
      bokashi(
        sheet,
        [
          [0, '#c9743a'],
          [1, '#6d3216'],
        ],
        [0, 0, 0.6, 1],
      ),
      3,
      ink.umber,
    ),
    stroke(curve(arc(cx, cy - 212, 120, 44, 3.3, 4.7)), '#f4c48a', 8, 0.85),
    cream(sheet, cx, cy - 240),
    cherry(cx + 8, cy - 330),
    ...[
      [cx + 240, cy + 20],
      [cx - 250, cy + 40],
    ].map(([x, y], i) => put(x ?? 0, y ?? 0, cream(sheet, 0, 0), 0.62, i * 8)),
    spoon(910, 690, -18),
    coffee(sheet, 990, 190, 92, { light: '#f1e6cf', dark: '#a98c6c' }),
    daylight(sheet, '#ffd98a', ink.umber, 0.4),
  ].join('')
}

const cream = (sheet: Sheet, x: number, y: number) =>
  put(
    x,
    y,
    [
      [0, 8, 92, 34],
      [4, -22, 70, 30],
      [0, -50, 44, 24],
    ]
      .map(
        ([a, b, rx, ry], i) =>
          shape(
            oval(a ?? 0, b ?? 0, rx ?? 1, ry ?? 1, 0.05, i + 3),
            bokashi(
              sheet,
              [
                [0, '#fffaf0'],
                [1, '#dcc8a8'],
              ],
              [0, 0, 0.7, 1],
            ),
            2.6,
            ink.brown,
            i,
          ) +
          keyLine(
            [
              [(a ?? 0) - (rx ?? 0) * 0.6, (b ?? 0) + 6],
              [a ?? 0, (b ?? 0) + 16],
              [(a ?? 0) + (rx ?? 0) * 0.7, (b ?? 0) + 2],
            ],
            2,
            '#b99a74',
            i,
          ),
      )
      .join(''),
  )

const spoon = (x: number, y: number, turn: number) =>
  put(
    x,
    y,
    fill(
      brush(pts('-100,16 60,10 230,22'), 12, { head: 0.6, tail: 1.2, rough: 0.05 }),
      ink.umber,
      0.4,
    ) +
      fill(brush(pts('-110,2 60,-4 230,6'), 13, { head: 0.6, tail: 1.4, rough: 0.05 }), '#c9c6ba') +
      round(-170, 4, 72, 34, '#b9b8b2', 3) +
      fill(curve(oval(-172, 8, 54, 24), true), '#8d8f94') +
      fill(brush(pts('-210,-4 -180,-14 -150,-12'), 6), ink.washi),
    1,
    turn,
  )
