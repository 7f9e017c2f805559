import { slice } from '../kit/fish.ts'
import { heap, radishThreads, shiso } from '../kit/food.ts'
import { brush, oval, type Point, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { contour, round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { daylight, planks } from '../kit/surface.ts'
import { fill, put } from '../kit/svg.ts'
import { board, chopsticks } from '../kit/table.ts'
import { bowl } from '../kit/vessel.ts'
import { table } from './shiobi-table.ts'

const hinoki = { base: '#d9b27c', dark: '#a97a48', light: '#edcf9f' }

/** The sashimi board of the day. */
export function sashimiBoard(sheet: Sheet): string {
  const row = (
    x: number,
    y: number,
    count: number,
    flesh: string,
    deep: string,
    line: string,
    turn: number,
    step = 50,
  ) =>
    Array.from({ length: count }, (_, i) =>
      put(x + i * step, y - i * step * 0.2, slice(sheet, flesh, deep, line), 1.22, turn),
    ).join('')
  return [
    planks(sheet, table, 190, -16),
    board(sheet, quad('210,190 1010,110 1130,560 120,660'), 46, hinoki),
    put(420, 330, shiso('#6c8a4c', '#3f5a34'), 1.5, -24),
    put(800, 280, shiso('#6c8a4c', '#3f5a34'), 1.4, 18),
    put(620, 480, shiso('#5f7a46', '#3a5233'), 1.5, 170),
    radishThreads(sheet, 380, 300, 130),
    radishThreads(sheet, 860, 270, 110),
    row(300, 370, 5, '#c6412f', '#8f2a26', '#e59a84', -28),
    row(660, 330, 5, '#f0bf9e', '#e0906a', '#fae3cc', -24, 54),
    row(330, 545, 5, '#f4e6d3', '#dcc4ae', '#e8b7a2', -26, 52),
    mackerelSlices(sheet),
    put(985, 330, heap(sheet, 44, '#b9c878', '#7f9450', 3)),
    ...[0, 1, 2].map((i) => put(600 + i * 26, 560 - i * 8, radishFlower(i))),
    bowl(sheet, 1040, 690, 120, {
      depth: 44,
      foot: 0.5,
      glaze: { light: '#e9e2d0', dark: '#9aa7ae' },
      inside: '#3b2320',
      motif: wavesOn(1040, 690, 120),
    }),
    chopsticks([330, 752], [820, 706], ink.sumi, ink.vermilion),
    daylight(sheet, '#f9e3b4', ink.night, 0.34),
  ].join('')
}

const mackerelSlices = (sheet: Sheet) =>
  Array.from({ length: 5 }, (_, i) => {
    const x = 745 + i * 58
    const y = 520 - i * 13
    const body: Point[] = pts('-56,22 -34,-26 24,-36 60,-16 44,24 -16,38')
    return put(
      x,
      y,
      shape(
        body,
        bokashi(sheet, [
          [0, '#31486f'],
          [0.36, '#9fb2bd'],
          [0.5, '#e7b8a8'],
          [1, '#cf8f86'],
        ]),
        2.6,
      ) + fill(brush(pts('-40,-10 0,-22 48,-14'), 5), '#e6e4da', 0.8),
      1.15,
      -22,
    )
  }).join('')

const radishFlower = (i: number) =>
  contour(oval(0, 0, 11, 8, 0.2, i), 2, ink.vermilionDeep) + round(0, 0, 11, 8, '#e6d25f', 0)

const wavesOn = (cx: number, cy: number, r: number) =>
  [0, 1, 2]
    .map((i) =>
      fill(
        brush(
          [
            [cx - r, cy + 52 + i * 16],
            [cx - r * 0.3, cy + 72 + i * 16],
            [cx + r * 0.4, cy + 66 + i * 16],
            [cx + r, cy + 40 + i * 16],
          ],
          5,
          { seed: i },
        ),
        ink.indigo700,
      ),
    )
    .join('')
