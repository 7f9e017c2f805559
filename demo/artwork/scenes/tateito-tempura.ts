import { shiso } from '../kit/food.ts'
import { gleam } from '../kit/gloss.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { radishMound } from '../kit/radish.ts'
import { noise1 } from '../kit/random.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { rings } from '../kit/table.ts'
import { bowl, plate } from '../kit/vessel.ts'
import { crumbs, prawn } from './tateito-prawn.ts'
import { choko, combed, table } from './tateito-table.ts'

/** Tempura close up: prawns in a lace of batter, leaning on mountain vegetables. */
export function tempura(sheet: Sheet): string {
  return [
    planks(sheet, table, 260, -9),
    plate(
      sheet,
      600,
      500,
      690,
      { light: '#5c7099', dark: '#26355c' },
      rings(600, 500, [655, 628], '#b5c9dd', 6),
    ),
    paper(sheet),
    put(330, 250, lotus(sheet), 1.7, -14),
    put(560, 190, pumpkin(sheet), 1.6, -8),
    put(
      930,
      610,
      soft(sheet, 8, fill(curve(oval(10, 18, 80, 44), true), ink.brownDeep, 0.45)),
      1.9,
      -24,
    ),
    put(
      930,
      600,
      shiso('#7f9a48', '#4b6332') + crumbs(sheet, oval(0, 4, 74, 38), 40, 9, 3),
      2,
      -24,
    ),
    put(820, 730, pepper(), 2, -16),
    put(960, 752, pepper(), 1.8, -30),
    prawn(sheet, pts('110,470 270,430 500,330 690,170'), 1),
    prawn(sheet, pts('200,610 400,566 640,440 830,262'), 2),
    prawn(sheet, pts('350,742 560,690 800,560 966,372'), 3, true),
    bowl(sheet, 90, 730, 200, {
      depth: 90,
      foot: 0.5,
      glaze: choko,
      inside: '#9a5f30',
      motif: combed(90, 730, 200),
      content: radishMound(sheet, 120, 730, 84) + gleam(pts('-30,690 20,656 80,640'), 8, 0.8),
    }),
    steam(sheet, 760, 260, 560, 360, 4, 0.34, '#ffffff'),
    glow(sheet, 160, 40, 760, '#fff0c8', 0.36, 480),
    daylight(sheet, '#fff3d4', ink.indigo900, 0.22),
  ].join('')
}

/** The folded sheet under the tempura, with the oil it has drunk. */
const paper = (sheet: Sheet) =>
  soft(
    sheet,
    14,
    fill(curve(pts('60,560 430,110 1120,200 1080,640 600,880 120,800'), true), ink.night, 0.45),
  ) +
  facet(
    pts('20,540 420,60 1110,170 1060,620 580,860 60,800'),
    bokashi(
      sheet,
      [
        [0, '#fffaf0'],
        [1, '#e0d2b8'],
      ],
      [0, 0, 0.8, 1],
    ),
    3,
    ink.brown,
  ) +
  facet(pts('420,60 1110,170 990,300'), '#d3c3a4', 2.6, ink.brown) +
  pts('980,470 700,640 860,300 520,740 1030,380')
    .map(([x, y], i) =>
      fill(curve(oval(x, y, 70 - i * 8, 34 - i * 3, 0.3, i), true), '#d8b878', 0.4),
    )
    .join('')

const lotus = (sheet: Sheet) =>
  soft(sheet, 8, disc(12, 20, 96, 64, ink.brownDeep, 0.5)) +
  crumbs(sheet, oval(0, 4, 92, 62), 60, 11, 7) +
  round(
    0,
    0,
    86,
    58,
    bokashi(
      sheet,
      [
        [0, '#fff6d8'],
        [1, '#ecca88'],
      ],
      [0, 0, 0.8, 1],
    ),
    2.6,
    '#8a4f1c',
    6,
  ) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const [x, y] = [Math.cos(i * 0.9) * 52, Math.sin(i * 0.9) * 34]
      return (
        round(x, y, 15, 11, '#a5713a', 2, '#6d3c16', i) +
        gleam(
          [
            [x - 8, y + 7],
            [x, y + 10],
            [x + 8, y + 6],
          ],
          3,
          0.8,
        )
      )
    })
    .join('') +
  round(0, 0, 11, 8, '#a5713a', 2, '#6d3c16') +
  crumbs(sheet, oval(0, 0, 80, 52), 16, 7, 2) +
  gleam(pts('-66,-26 -44,-42 -12,-50'), 7)

const pumpkin = (sheet: Sheet) =>
  soft(sheet, 8, disc(12, 20, 104, 66, ink.brownDeep, 0.5)) +
  crumbs(sheet, oval(0, 4, 102, 66), 64, 11, 3) +
  round(0, 0, 96, 60, '#3f6437', 2.6, '#26402a', 4) +
  round(
    0,
    -2,
    86,
    52,
    bokashi(
      sheet,
      [
        [0, '#ffd472'],
        [1, '#ef952c'],
      ],
      [0, 0, 0.8, 1],
    ),
    0,
    ink.umber,
    4,
  ) +
  pts('-30,-10 20,16 36,-18 -12,24 -50,8')
    .map(([x, y]) => disc(x, y, 8, 3.4, '#fff4c4', 0.9))
    .join('') +
  crumbs(sheet, oval(0, 0, 86, 52), 18, 8, 5) +
  gleam(pts('-66,-24 -40,-40 -4,-46'), 7)

const pepper = () =>
  fill(curve(pts('-100,22 -40,30 60,34 110,14 60,44 -60,46'), true), ink.brownDeep, 0.45) +
  shape(pts('-96,4 -70,-22 -10,-26 56,-18 104,4 60,22 -20,26 -76,24'), '#5f8a36', 3, '#2c4a22') +
  stroke(curve(pts('-80,8 -10,12 70,8')), '#86b24c', 7, 0.9) +
  fill(brush(pts('-92,4 -122,-4 -146,-22'), 10, { head: 1.1, tail: 0.8 }), '#7a9a46') +
  gleam(pts('-66,-8 -20,-15 40,-10'), 6) +
  keyLine(
    [
      [-20, 24],
      [10 + noise1(1, 2), 18],
      [44, 20],
    ] satisfies Point[],
    2,
    '#2c4a22',
  )
