import { noodles } from '../kit/food.ts'
import { brush, curve, oval, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { rim } from '../kit/table.ts'
import { plate } from '../kit/vessel.ts'
import { counter } from './kohaku-table.ts'

/** Napolitan on a hot iron plate over a thin egg. */
export function napolitan(sheet: Sheet): string {
  const [cx, cy, r] = [580, 420, 430]
  const iron = { light: '#45414a', dark: '#1c1a26' }
  return [
    counter(sheet),
    shape(
      pts('80,470 200,190 620,90 1010,200 1120,440 990,690 580,770 190,690'),
      bokashi(sheet, [
        [0, '#a4683c'],
        [1, '#66392a'],
      ]),
      4,
      ink.umber,
    ),
    plate(sheet, cx, cy, r, iron, '', 0.1),
    rim(cx, cy, r, '#6d6872', 7),
    shape(
      oval(cx, cy + 20, 362, 220, 0.07, 9),
      bokashi(sheet, [
        [0, '#fbe7a0'],
        [1, '#eebf4c'],
      ]),
      3,
      ink.brownDeep,
    ),
    ...Array.from({ length: 40 }, (_, i) =>
      disc(
        cx + Math.cos(i * 2.4) * (336 + sheet.random.jitter(16)),
        cy + 20 + Math.sin(i * 2.4) * (198 + sheet.random.jitter(8)),
        9,
        5,
        i % 2 ? '#c98a35' : '#fdf3cb',
        0.8,
      ),
    ),
    noodles(
      sheet,
      cx,
      cy - 4,
      270,
      150,
      ['#d9622c', '#c64f24', '#e57f3c', '#ee9a50'],
      14,
      '#8a2f18',
      0.42,
    ),
    ...[
      [470, 340, 10],
      [640, 300, -30],
      [560, 420, 30],
      [720, 390, 12],
      [500, 470, -14],
    ].map(([x, y, t]) => put(x ?? 0, y ?? 0, pepper(), 1, t)),
    ...[
      [430, 410, 20],
      [600, 360, -20],
      [680, 450, 40],
      [540, 290, 8],
      [760, 340, -10],
    ].map(([x, y, t]) => put(x ?? 0, y ?? 0, sausage(), 1, t)),
    ...pts('520,370 650,400 590,480').map(([x, y], i) => put(x, y, mushroom(), 1, i * 50 - 30)),
    ...Array.from({ length: 60 }, () =>
      disc(
        cx + sheet.random.jitter(170),
        cy - 50 + sheet.random.jitter(80),
        3.4,
        2.4,
        '#fdf6df',
        0.9,
      ),
    ),
    steam(sheet, cx, 250, 420, 240, 4, 0.45),
    tabasco(1090, 250),
    daylight(sheet, '#ffd98a', ink.umber, 0.4),
  ].join('')
}

const pepper = () =>
  stroke(curve(oval(0, 4, 44, 28, 0.2, 5), true), ink.umber, 15, 0.4) +
  stroke(curve(oval(0, 0, 44, 28, 0.2, 5), true), '#3c5a2c', 14) +
  stroke(curve(oval(0, -1, 44, 28, 0.2, 5), true), '#7d9c46', 8)

const sausage = () =>
  round(0, 0, 40, 26, '#c1492f', 3, ink.umber) +
  fill(curve(oval(0, -2, 31, 19), true), '#eba98a') +
  disc(-8, -6, 9, 5, '#f9d5bd', 0.9)

const mushroom = () =>
  shape(
    pts('-40,6 -30,-20 0,-30 30,-20 40,6 14,6 12,28 -12,28 -14,6'),
    '#ead6b4',
    2.6,
    ink.brownDeep,
  ) + keyLine(pts('-26,2 0,-8 26,2'), 2, '#8a6244')

const tabasco = (x: number, y: number) =>
  fill(curve(oval(x + 26, y + 186, 62, 24), true), ink.night, 0.5) +
  shape(
    [
      [x - 44, y],
      [x - 44, y + 176],
      [x, y + 192],
      [x + 44, y + 176],
      [x + 44, y],
      [x + 20, y - 44],
      [x + 18, y - 90],
      [x - 18, y - 90],
      [x - 20, y - 44],
    ],
    '#b8402a',
    3.4,
  ) +
  rect(x - 44, y + 40, 88, 86, '#f1e3c4') +
  put(x, y + 82, shape(pts('-24,0 0,-24 24,0 0,24'), '#3f6a4a')) +
  rect(x - 20, y - 116, 40, 40, '#93301f') +
  fill(
    brush(
      [
        [x - 32, y + 10],
        [x - 34, y + 90],
        [x - 32, y + 160],
      ],
      7,
    ),
    '#f0b092',
    0.8,
  )
