import { gloss } from '../kit/above.ts'
import { grain } from '../kit/gloss.ts'
import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { facet, keyLine } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { rings } from '../kit/table.ts'
import { coffee, plate } from '../kit/vessel.ts'
import { crust, meringue, zest } from './onda-pastry.ts'
import { linen } from './onda-table.ts'

const tip: Point = [930, 500]
const left: Point = [-60, 420]

/** A slice of lemon tart close up: the cut side with its curd, scorched meringue, an espresso behind. */
export function lemonTart(sheet: Sheet): string {
  const far: Point = [470, 96]
  const top: Point[] = [tip, left, [-60, 40], far]
  return [
    linen(sheet),
    plate(
      sheet,
      420,
      510,
      690,
      { light: '#7da5c4', dark: '#2f5688', key: '#2a4d7c' },
      rings(420, 510, [656, 632], '#e9eee6', 7),
      0.13,
    ),
    soft(
      sheet,
      18,
      fill(polygon(pts('-60,690 930,770 1040,690 960,560 300,600')), ink.night, 0.55),
    ),
    facet(
      top,
      bokashi(
        sheet,
        [
          [0, '#ffe98f'],
          [0.6, '#fbd24a'],
          [1, '#f0b52a'],
        ],
        [0, 0, 0.8, 1],
      ),
      1.4,
      '#9a661c',
    ),
    crust(sheet, far, [-60, 20]),
    soft(
      sheet,
      10,
      ...rows.map(([x, y, s]) => disc(x + 14, y + 34, 84 * s, 34 * s, '#b5761a', 0.55)),
    ),
    ...rows.map(([x, y, s], i) => meringue(sheet, x, y, s, i)),
    cutSide(sheet),
    ...zest(sheet),
    ...pts('965,650 1010,616 1016,676 958,700 1046,650').map(([x, y], i) =>
      put(
        x,
        y,
        fill(curve(pts('-30,0 -14,-18 20,-16 32,2 12,16 -18,16'), true), '#f3bf35'),
        0.9 - i * 0.15,
      ),
    ),
    ...Array.from({ length: 26 }, (_, i) =>
      grain(
        975 + noise1(i * 1.7, 3) * 90,
        742 + noise1(i * 2.3, 8) * 50,
        sheet.random.range(4, 11),
        i % 2 ? '#e8b662' : '#c98b3c',
        '#6d3f1a',
        i,
      ),
    ),
    espresso(sheet),
    glow(sheet, 140, 30, 760, '#fff4d0', 0.4, 460),
    daylight(sheet, '#fff1cf', ink.indigo800, 0.2),
  ].join('')
}

const espresso = (sheet: Sheet) =>
  coffee(sheet, 1110, 96, 132, { light: '#fbf4e4', dark: '#b3b4ae', key: '#94958f' }) +
  stroke(curve(oval(1110, 106, 96, 56, 0.05, 3), true), '#c98a45', 17, 0.95)

/** Where the meringues stand, from the back to the front, with their sizes. */
const rows: ReadonlyArray<readonly [number, number, number]> = [
  [340, 262, 1.12],
  [540, 300, 1.08],
  [410, 384, 1.3],
]

/** The cut side: thick shining curd over a short crust. */
function cutSide(sheet: Sheet): string {
  const curd: Point[] = [tip, left, [-60, 570], [200, 596], [480, 624], [760, 652], [936, 668]]
  const base: Point[] = [
    [-60, 566],
    [200, 592],
    [480, 620],
    [760, 648],
    [936, 664],
    [938, 760],
    [760, 748],
    [480, 724],
    [200, 700],
    [-60, 676],
  ]
  const lowEdge = (dy: number) =>
    [-60, 140, 340, 540, 740, 900].map((x): Point => [x, 420 + ((x + 60) / 990) * 80 + dy])
  const pores = Array.from({ length: 240 }, (_, i) => {
    const x = sheet.random.range(-50, 920)
    const y = 600 + (x / 990) * 70 + sheet.random.range(4, 78)
    return fill(
      brush(
        [
          [x - 9, y],
          [x, y - 3],
          [x + 10, y + 2],
        ],
        sheet.random.range(2, 7),
        { seed: i },
      ),
      i % 3 ? '#9a5c22' : '#fbe3a6',
      0.7,
    )
  })
  const bubbles = Array.from({ length: 22 }, () => {
    const x = sheet.random.range(-40, 900)
    const y = 460 + (x / 990) * 80 + sheet.random.range(10, 110)
    const r = sheet.random.range(3, 7)
    return (
      disc(x, y, r, r * 0.8, '#c98a12', 0.55) +
      disc(x - 1, y + 1.5, r * 0.6, r * 0.4, '#fff0a8', 0.9)
    )
  })
  return (
    facet(
      base,
      bokashi(sheet, [
        [0, '#f0c273'],
        [0.5, '#d99c48'],
        [1, '#a5652a'],
      ]),
      1.4,
      '#9a661c',
    ) +
    clipped(sheet, polygon(base), ...pores) +
    facet(
      curd,
      bokashi(
        sheet,
        [
          [0, '#fff0a0'],
          [0.3, '#fbd548'],
          [0.8, '#f3b524'],
          [1, '#d98f16'],
        ],
        [0, 0, 0.06, 1],
      ),
      1.4,
      '#9a661c',
    ) +
    clipped(
      sheet,
      polygon(curd),
      soft(sheet, 12, fill(brush(lowEdge(92), 60, { head: 1, tail: 1 }), '#ffe46a', 0.75)),
      ...bubbles,
      soft(
        sheet,
        8,
        fill(
          brush(pts('-60,556 200,584 480,612 760,640 936,656'), 26, { head: 1, tail: 1 }),
          '#b56a10',
          0.6,
        ),
      ),
    ) +
    gloss(sheet, pts('20,452 240,470 560,496 860,520 700,532 300,496'), 0.55, 11) +
    keyLine(
      [
        [-60, 574],
        [300, 606],
        [620, 638],
        [936, 668],
      ],
      1.4,
      '#9a661c',
      4,
    )
  )
}
