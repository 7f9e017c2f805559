import { heap } from '../kit/food.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { fill, put } from '../kit/svg.ts'
import { chopsticks, shadow } from '../kit/table.ts'
import { cup } from '../kit/vessel.ts'
import { bar } from './yoriai-table.ts'

/** Skewers from the grill on an indigo dish. */
export function yakitori(sheet: Sheet): string {
  const dish: Point[] = pts('130,300 900,160 1070,240 1090,420 1000,500 240,660 110,590 80,420')
  const inner = dish.map(([x, y]): Point => [590 + (x - 590) * 0.9, 410 + (y - 410) * 0.86])
  return [
    bar(sheet),
    shadow(sheet, 610, 470, 500, 260, 0.5),
    shape(
      dish.map(([x, y]): Point => [x, y + 26]),
      '#131d3f',
      4,
    ),
    shape(
      dish,
      bokashi(
        sheet,
        [
          [0, '#5b7db0'],
          [0.6, '#34528b'],
          [1, '#20315f'],
        ],
        [0, 0, 0.8, 1],
      ),
      4,
    ),
    shape(
      inner,
      bokashi(
        sheet,
        [
          [0, '#20315f'],
          [0.4, '#34528b'],
          [1, '#46689f'],
        ],
        [0, 0, 0.8, 1],
      ),
      2.6,
      ink.night,
    ),
    ...[0, 1, 2, 3].map((i) =>
      keyLine(
        [
          [180, 590 - i * 14],
          [480, 560 - i * 16],
          [800, 476 - i * 18],
          [1010, 430 - i * 22],
        ],
        4,
        ink.indigo300,
        i,
      ),
    ),
    skewer(sheet, 520, 300, -11, 'thigh'),
    skewer(sheet, 540, 390, -10, 'leek'),
    skewer(sheet, 570, 474, -12, 'meatball'),
    put(960, 250, heap(sheet, 40, '#e7b23f', '#b8702a', 7)),
    put(930, 470, lemonWedge()),
    cup(sheet, 150, 120, 92, 108, { light: '#d9cdb4', dark: '#8d7f72' }, '#efe6cf'),
    chopsticks([470, 770], [1140, 650], ink.sumi, ink.vermilion),
    steam(sheet, 560, 280, 480, 250, 4, 0.4),
    daylight(sheet, '#ffb27a', ink.night, 0.3),
  ].join('')
}

const lemonWedge = () =>
  shape(pts('-60,10 -20,-30 40,-26 66,12 0,34'), '#efc544', 3, ink.brownDeep) +
  shape(pts('-48,8 -14,-16 36,-14 52,10 0,22'), '#faecb8')

type Cut = 'thigh' | 'leek' | 'meatball'

function skewer(sheet: Sheet, x: number, y: number, turn: number, cut: Cut): string {
  const piece = (k: number) => {
    const px = -250 + k * 92
    if (cut === 'leek' && k % 2 === 1)
      return put(
        px,
        0,
        shape(
          pts('-24,-40 24,-44 26,40 -22,44'),
          bokashi(sheet, [
            [0, '#e9ecc4'],
            [1, '#9ab36a'],
          ]),
          3,
          ink.umber,
          k,
        ) +
          fill(brush(pts('-20,-14 22,-18'), 9), '#5a4a2c', 0.75) +
          fill(brush(pts('-20,18 22,14'), 8), '#5a4a2c', 0.6),
      )
    const body: Point[] =
      cut === 'meatball'
        ? oval(0, 0, 50, 44, 0.05, k)
        : pts('-46,-30 -14,-46 36,-38 50,-4 40,36 0,46 -40,36 -52,2')
    return put(
      px,
      (k % 2) * 4,
      shape(
        body,
        bokashi(
          sheet,
          [
            [0, '#d98b45'],
            [0.5, '#a8552a'],
            [1, '#5d2a1c'],
          ],
          [0, 0, 0.5, 1],
        ),
        3.4,
        ink.umber,
        k + 2,
      ) +
        clipped(
          sheet,
          curve(body, true),
          fill(brush(pts('-40,-20 10,-34 44,-20'), 12, { seed: k }), '#f4c27c', 0.9),
          fill(brush(pts('-30,30 10,24 46,20'), 20, { seed: k }), '#2f161a', 0.65),
          fill(brush(pts('-26,4 4,-4 30,6'), 7, { seed: k + 3 }), '#3a1c1c', 0.6),
        ),
    )
  }
  return put(
    x,
    y,
    fill(brush(pts('-300,34 0,44 300,40'), 46, { head: 0.6, tail: 0.3 }), ink.night, 0.35) +
      fill(brush(pts('-330,0 0,2 470,0'), 10, { head: 0.3, tail: 1, rough: 0.05 }), '#d6ad6c') +
      keyLine(pts('190,5 470,5'), 2.6, ink.brownDeep) +
      [0, 1, 2, 3, 4].map(piece).join(''),
    0.98,
    turn,
  )
}
