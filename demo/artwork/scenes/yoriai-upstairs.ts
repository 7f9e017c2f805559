import { lattice } from '../kit/built.ts'
import { lantern } from '../kit/lantern.ts'
import { brush, type Point, polygon, pts } from '../kit/line.ts'
import { setting } from '../kit/room.ts'
import { facet, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { stars } from '../kit/sky.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'

/** The room upstairs laid for a party, the alley's lanterns below its window. */
export function yoriaiUpstairs(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#8a5634'],
        [0.6, '#c98c54'],
        [1, '#8a5634'],
      ]),
    ),
    glow(sheet, 600, 120, 620, '#ffd98a', 0.7),
    clipped(sheet, polygon(pts('330,120 870,120 870,380 330,380')), night(sheet)),
    window(),
    paper(sheet, 30),
    paper(sheet, 920),
    rect(0, 430, 1200, 22, '#4a2a22'),
    floor(sheet),
    ...cushions(),
    table(sheet),
    lamp(sheet),
  ].join('')
}

/** Roofs over the way, and the tops of the lanterns in the alley. */
const night = (sheet: Sheet) =>
  rect(
    330,
    120,
    540,
    260,
    bokashi(sheet, [
      [0, '#141e45'],
      [0.6, '#34386c'],
      [1, '#a5605a'],
    ]),
  ) +
  put(300, 60, stars(sheet, 24, 200, '#e0e6de')) +
  disc(770, 176, 26, 26, '#f6e6b8') +
  fill(polygon(pts('320,300 420,256 560,300 560,390 320,390')), '#1b2045') +
  fill(polygon(pts('560,316 640,270 760,300 880,262 880,390 560,390')), '#232750') +
  [380, 470, 610, 690, 810].map((x, i) => rect(x, 326 + (i % 2) * 8, 24, 20, '#f4b455')).join('') +
  [350, 440, 530, 600, 680, 760, 840]
    .map((x, i) =>
      lantern(sheet, x, 350 + (i % 2) * 6, 34, 52, i % 2 ? '#f6b04c' : '#f2643a', '#a3281c', 0.7),
    )
    .join('')

const window = () =>
  [
    [306, 96, 588, 26],
    [306, 378, 588, 24],
    [306, 96, 26, 306],
    [868, 96, 26, 306],
    [591, 96, 18, 300],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) => rect(x, y, w, h, '#4a2a22'))
    .join('') +
  rect(330, 320, 540, 9, '#4a2a22') +
  Array.from({ length: 17 }, (_, i) => rect(340 + i * 32, 324, 6, 56, '#4a2a22')).join('')

/** Paper doors beside the window. */
const paper = (sheet: Sheet, x: number) =>
  lattice(
    sheet,
    x,
    96,
    250,
    334,
    4,
    5,
    '#5a3626',
    bokashi(sheet, [
      [0, '#f6e2b4'],
      [1, '#e6b878'],
    ]),
    7,
  )

/** Mats running away from us, their cloth edges toward the window. */
function floor(sheet: Sheet): string {
  const d = polygon(pts('0,452 1200,452 1200,800 0,800'))
  return (
    fill(
      d,
      bokashi(sheet, [
        [0, '#c7a868'],
        [1, '#8a7a44'],
      ]),
    ) +
    clipped(
      sheet,
      d,
      grain(sheet, 0, 452, 1200, 348, '#6d5c34', 3, 0.4),
      ...[-500, -100, 300, 600, 900, 1300, 1700].map((x) =>
        fill(
          brush(
            [
              [600 + (x - 600) * 0.62, 452],
              [600 + (x - 600) * 1.3, 800],
            ],
            13,
            { head: 0.6, tail: 1.3 },
          ),
          '#5a2a3c',
        ),
      ),
      rect(0, 560, 1200, 8, '#5a2a3c'),
      glow(sheet, 600, 600, 560, '#ffdf9a', 0.5, 230),
    )
  )
}

/** Four cushions along either side, smaller toward the window. */
const cushions = () =>
  [0, 0.2, 0.44, 0.72].flatMap((t, i) =>
    ([-1, 1] as const).map((side) => {
      const s = 0.5 + 0.62 * t
      const x = 600 + side * (268 + 240 * t)
      const y = 498 + 252 * t
      const body: Point[] = pts('-92,0 -64,-30 64,-30 92,0 64,22 -64,22').map(
        ([a, b]): Point => [x + a * s, y + b * s],
      )
      return (
        shape(body, (i + (side > 0 ? 1 : 0)) % 2 ? '#34528b' : '#93301f', 3) +
        disc(x, y - 5 * s, 7 * s, 4 * s, '#f2d2a0')
      )
    }),
  )

/** One long low table down the middle. */
function table(sheet: Sheet): string {
  const top = pts('446,474 754,474 930,716 270,716')
  const at = (t: number, u: number): Point => {
    const half = 154 + 176 * t
    return [600 + u * half, 474 + 242 * t]
  }
  const places = [0.1, 0.34, 0.6, 0.88].flatMap((t) =>
    [-0.72, 0.72].map((u) => {
      const [x, y] = at(t, u)
      const s = 0.5 + 0.55 * t
      return put(
        x,
        y,
        disc(4, 5, 34, 15, '#2a1411', 0.5) +
          disc(0, 0, 34, 15, '#f1e6cf') +
          disc(0, 0, 22, 9, '#c9d6d4') +
          rect(u < 0 ? 42 : -48, -14, 6, 30, '#c2462c') +
          setting(sheet, u < 0 ? 46 : -100, -6, 56, 19, ['#e9d9b4', '#5c998b']),
        s,
      )
    }),
  )
  return (
    soft(sheet, 16, fill(polygon(pts('420,500 780,500 980,780 230,780')), '#2a1a12', 0.55)) +
    facet(pts('270,716 930,716 930,752 270,752'), '#4a2018', 3.4) +
    [300, 872].map((x) => rect(x, 750, 28, 40, '#3a1a16')).join('') +
    facet(
      top,
      bokashi(sheet, [
        [0, '#7d3a26'],
        [1, '#a5583a'],
      ]),
      3.4,
    ) +
    clipped(
      sheet,
      polygon(top),
      grain(sheet, 270, 474, 660, 242, '#4a2018', 5, 0.5),
      glow(sheet, 600, 590, 250, '#ffdf9a', 0.6, 110),
    ) +
    places.join('')
  )
}

/** A square paper lamp over the table. */
const lamp = (sheet: Sheet) =>
  glow(sheet, 600, 80, 210, '#ffd98a', 0.6) +
  rect(597, -10, 6, 40, '#2a1716') +
  facet(
    pts('510,26 690,26 672,132 528,132'),
    bokashi(sheet, [
      [0, '#f6d08a'],
      [0.6, '#fff0c8'],
      [1, '#f6c878'],
    ]),
    4,
    '#4a2a22',
  ) +
  [558, 600, 642].map((x) => rect(x - 2, 28, 4, 103, '#4a2a22')).join('') +
  rect(518, 76, 164, 4, '#4a2a22')
