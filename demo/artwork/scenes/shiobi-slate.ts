import { lines } from '../kit/figure/cut.ts'
import { laid } from '../kit/figure/hand.ts'
import { type Cloth, forearm, sleeve } from '../kit/figure/sleeve.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { pendant } from '../kit/room.ts'
import { facet, shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { planks } from '../kit/surface.ts'
import { disc, fill, group, put, rect, stroke } from '../kit/svg.ts'

const CHALK = '#ece6d6'
const skin = { base: '#d9a078', shade: '#9a5f54', lip: '#8c4433' }
const cloth: Cloth = { base: '#2a3a70', shade: '#151e45', trim: '#efe4cc' }

/** The slate by the grill: the fish of the day in chalk, and a hand wiping out the one that is gone. */
export function shiobiSlate(sheet: Sheet): string {
  return [
    planks(sheet, { base: '#5a3a30', dark: '#2a1a22', light: '#8a5a40' }, 132, 0),
    soft(sheet, 16, rect(250, 96, 760, 640, '#120c16', 0.6)),
    facet(pts('216,60 984,60 984,700 216,700'), '#9a6438', 4),
    rect(
      244,
      90,
      712,
      580,
      bokashi(sheet, [
        [0, '#2c3f45'],
        [1, '#1a262f'],
      ]),
    ),
    smears(sheet),
    ...rows.map((row, i) => line(row, 176 + i * 118)),
    ...pts('350,176 350,294 350,530').map(([x, y], i) => put(x, y, drawings[i] ?? '')),
    wiped(sheet, 412),
    ledge(),
    pendant(sheet, 600, -70, 190, '#c98a3c', '#ffd98a', 0.55),
    glow(sheet, 600, 250, 620, '#ffc27a', 0.22),
    hand(sheet),
  ].join('')
}

/** How long the name and the price of each dish are; the third is the one that is gone. */
const rows = [
  [230, 60],
  [290, 74],
  [0, 74],
  [200, 60],
] as const

/** A line of running hand in chalk, and the price at the right. */
function line([name, price]: readonly [number, number], y: number): string {
  const hand = (x: number, length: number) =>
    Array.from(
      { length: Math.round(length / 15) + 1 },
      (_, k): Point => [
        x + k * 15 + Math.sin(k * 1.3 + y) * 5,
        y + Math.sin(k * 2.1 + y) * (15 - (k % 3) * 5),
      ],
    )
  const written = (x: number, length: number) =>
    fill(brush(hand(x, length), 6, { head: 0.9, tail: 0.4, rough: 0.8, seed: y }), CHALK, 0.92)
  return (name > 0 ? written(470, name) : '') + written(850, price)
}

const chalk = (d: string, width = 5) => stroke(d, CHALK, width, 0.92)

/** A fish in three chalk strokes, a squid, and a shell. */
const drawings = [
  chalk(curve(pts('-84,2 -50,-28 10,-30 60,-4 88,-26 84,26 60,2 10,30 -50,26 -84,2'))) +
    chalk('M-46 -20Q-34 2 -46 20') +
    disc(-62, -6, 5, 5, CHALK) +
    chalk('M-16 -4H30', 3),
  chalk(curve(pts('-86,4 -62,-30 -10,-34 46,-10 84,-34 76,0 86,32 46,10 -10,34 -62,30 -86,4'))) +
    chalk('M-40 -28Q-28 0 -40 28') +
    disc(-60, -8, 6, 6, CHALK) +
    chalk('M-6 -34Q10 -52 30 -22', 4),
  chalk('M-60 30A64 60 0 0 1 60 30Q0 52 -60 30Z') +
    [-36, -12, 12, 36].map((x) => chalk(`M${x * 0.25} 38L${x} -16`, 3.4)).join(''),
]

const smears = (sheet: Sheet) =>
  soft(
    sheet,
    14,
    ...[130, 260, 370, 470, 600].map((y, i) =>
      fill(
        brush(
          [
            [240 + i * 30, y],
            [600, y + 20],
            [940 - i * 20, y - 10],
          ],
          52,
          { seed: i + 2 },
        ),
        '#7f9696',
        0.16,
      ),
    ),
  )

/** Where a name stood: a cloud of chalk, streaked by the cloth, and the last of the price. */
const wiped = (sheet: Sheet, y: number) =>
  soft(
    sheet,
    9,
    fill(
      brush(
        [
          [250, y + 6],
          [420, y - 12],
          [640, y + 8],
        ],
        78,
        { head: 0.5, tail: 0.8, seed: 3 },
      ),
      '#b9c2ba',
      0.42,
    ),
  ) +
  group(
    {},
    ...[-26, -12, 4, 18, 30].map((k, i) =>
      stroke(
        curve([
          [262 + i * 12, y + k],
          [420, y + k - 12],
          [610, y + k + 6],
        ]),
        '#d5d8cc',
        3,
        0.3,
      ),
    ),
  )

const ledge = () =>
  facet(pts('200,694 1000,694 1010,724 190,724'), '#c08a52', 3) +
  rect(330, 682, 74, 13, '#f4ebda') +
  rect(420, 684, 46, 11, '#f0b9a0') +
  rect(482, 683, 60, 12, '#f4ebda')

/** A cook's hand with a folded cloth, from the right. */
const hand = (sheet: Sheet) =>
  put(
    700,
    420,
    shape(pts('-130,-58 -40,-72 70,-54 84,10 60,66 -50,76 -128,54 -142,0'), '#efe4cc', 3) +
      lines(3, '#b9a888', '-120,-20 -40,-30 60,-20', '-116,34 -30,30 56,36') +
      forearm(sheet, [270, 110], [92, 22], skin, [100, 66], 3) +
      laid(sheet, skin, { x: 96, y: 22, turn: 18, scale: 1.7 }, 3) +
      sleeve(
        sheet,
        [
          [760, 120],
          [470, 210],
          [96, 22],
        ],
        cloth,
        { widths: [190, 180, 150], cover: 0.56, cuff: 14, weight: 3.4 },
      ),
  )
