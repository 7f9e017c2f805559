import { lattice } from '../kit/built.ts'
import { curve, oval, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, fill, stroke } from '../kit/svg.ts'
import { ground, light, sitter } from './portrait-sitter.ts'

/** The keeper of the five houses: apron, hair tied up, a tray with two cups. */
export function portraitKeeper(sheet: Sheet): string {
  return [
    ground(sheet, [
      [0, '#7a3a22'],
      [0.6, '#b8702a'],
      [1, '#5a2a1c'],
    ]),
    lattice(
      sheet,
      60,
      40,
      480,
      720,
      6,
      7,
      '#4a2418',
      bokashi(sheet, [
        [0, '#f6d98f'],
        [1, '#eaac4c'],
      ]),
      11,
    ),
    glow(sheet, 300, 380, 500, '#ffe9b0', 0.6),
    sitter(sheet, 450, 440, 2.05, {
      view: 'front',
      hair: 'bun',
      hairPaint: '#2a1c22',
      coat: 'kimono',
      cloth: '#dfd4bf',
      shade: '#a08d72',
      lining: '#c2462c',
      apron: '#27396a',
      nod: -6,
      turn: 7,
      arms: quad('-150,210 -96,250 150,216 40,250'),
    }),
    shape(pts('90,930 180,890 560,890 640,930 600,966 130,966'), '#5a1f1c', 3.4),
    fill(polygon(pts('120,932 190,902 550,902 614,932 590,944 146,944')), '#93301f'),
    ...pts('260,0 440,1').map(
      ([x, i]) =>
        shape(
          [
            [x - 50, 826],
            [x - 44, 900],
            [x, 922],
            [x + 44, 900],
            [x + 50, 826],
          ],
          bokashi(
            sheet,
            i
              ? [
                  [0, '#5c998b'],
                  [1, '#21484c'],
                ]
              : [
                  [0, '#f1e6cf'],
                  [1, '#a98c6c'],
                ],
            [0, 0, 1, 0],
          ),
          3,
        ) +
        disc(x, 828, 48, 14, '#a9bd6a') +
        stroke(curve(oval(x, 828, 49, 15), true), ink.umber, 3),
    ),
    steam(sheet, 260, 820, 90, 190, 3, 0.6),
    steam(sheet, 440, 820, 90, 170, 3, 0.5),
    light(sheet, '#fff1cf'),
  ].join('')
}
