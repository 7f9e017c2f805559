import { guests } from '../kit/figure/guest.ts'
import { fuji, hill } from '../kit/land.ts'
import { brush, curve, oval, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { glints } from '../kit/sea.ts'
import { facet, keyLine } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { clouds, mist } from '../kit/sky.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { treeline } from '../kit/tree.ts'
import { cup } from '../kit/vessel.ts'
import { asking, askingHands, listening, listeningHands } from './recruitment-people.ts'

/** A first conversation: three people round a table, the bay bright in the window behind them. */
export function solutionRecruitment(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const top = polygon(pts('-40,1030 1240,1000 1300,1320 -60,1380'))
  return [
    rect(0, 0, w, h, '#cdbf9f'),
    clipped(sheet, 'M90 90H1200V880H90Z', view(sheet)),
    ...[90, 470, 850].map(
      (x) => rect(x - 10, 80, 20, 810, '#5a4033') + rect(x + 10, 90, 4, 790, '#e9cf9c', 0.8),
    ),
    rect(80, 70, 1130, 24, '#5a4033'),
    rect(80, 330, 1130, 12, '#5a4033'),
    rect(60, 876, 1160, 30, '#7a5a40'),
    fill(brush(pts('60,40 50,500 70,1000'), 110, { head: 1, tail: 1, rough: 0.1 }), '#e3d6ba'),
    ...[20, 50, 84].map((x, i) =>
      keyLine(
        [
          [x, 40],
          [x - 8, 500],
          [x + 6, 1000],
        ],
        6,
        '#b9a67f',
        i,
      ),
    ),
    listening(sheet),
    asking(sheet),
    fill(
      top,
      bokashi(sheet, [
        [0, '#e3bd82'],
        [1, '#a4733f'],
      ]),
    ),
    clipped(
      sheet,
      top,
      grain(sheet, -60, 1000, 1360, 380, '#7a4f2c', 5, 0.5),
      soft(sheet, 20, fill(polygon(pts('200,1020 820,1020 980,1200 160,1230')), '#fff3cf', 0.5)),
    ),
    fill(brush(pts('-60,1380 600,1352 1300,1320'), 14, { head: 1, tail: 1 }), '#7a4f2c'),
    papers(sheet),
    cup(sheet, 210, 1120, 62, 48, { light: '#f1e6cf', dark: '#a59c8e' }, '#b9c27a'),
    cup(sheet, 1010, 1090, 62, 48, { light: ink.indigo500, dark: ink.indigo800 }, '#b9c27a'),
    steam(sheet, 210, 1100, 80, 170, 3, 0.55),
    steam(sheet, 1010, 1072, 80, 160, 3, 0.5),
    listeningHands(sheet),
    askingHands(sheet),
    guests(sheet, 1240, 1.5, [
      {
        x: 636,
        hair: 'short',
        cloth: { base: '#b3452c', shade: '#75261b', trim: '#d9694a' },
        turn: 'left',
        nod: -2,
      },
    ]),
    glow(sheet, 640, 480, 700, '#fff6dc', 0.3),
  ].join('')
}

const view = (sheet: Sheet) =>
  [
    rect(
      90,
      90,
      1110,
      800,
      bokashi(sheet, [
        [0, '#86afc0'],
        [0.35, '#c9dcd3'],
        [0.56, '#f4e7c6'],
        [0.6, '#f6d9a6'],
      ]),
    ),
    clouds(sheet, 240, 90, 7, ink.washi, 0.7, 0.8),
    fuji(sheet, {
      x: 620,
      top: 360,
      foot: 580,
      half: 520,
      body: [
        [0, '#7b9ab5'],
        [1, '#c6cdc4'],
      ],
      snow: '#fdf6e8',
      shade: '#c3d0d6',
    }),
    mist(sheet, 556, 44, '#fbf0d6', 0.85),
    hill(sheet, { y: 560, rise: 30, span: 150, seed: 9, foot: 586 }, [
      [0, '#5f9490'],
      [1, '#b3cabf'],
    ]),
    rect(
      90,
      580,
      1110,
      320,
      bokashi(sheet, [
        [0, '#dfe0c6'],
        [0.2, '#8fbab4'],
        [1, '#3d7a80'],
      ]),
    ),
    glints(sheet, { x: 90, y: 590, width: 1110, height: 280 }, 130, '#eef3df', 0.7),
    glints(sheet, { x: 90, y: 590, width: 1110, height: 280 }, 60, '#2c635f', 0.5),
    fill(treeline(760, 1230, 690, 60, 900, 4), '#3a6a62'),
    fill(treeline(60, 420, 760, 60, 900, 8), '#2c5a56'),
    put(
      560,
      690,
      fill(curve(pts('-70,0 -50,20 50,20 76,-6 0,2'), true), '#24343c') +
        fill(curve(pts('0,-6 6,-110 66,-14'), true), ink.washi) +
        fill(curve(pts('-6,-10 -4,-96 -50,-12'), true), '#e9dcc0'),
    ),
  ].join('')

const papers = (sheet: Sheet) =>
  [
    [420, 1110, -8],
    [836, 1124, 6],
  ]
    .map(([x, y, t]) =>
      put(
        x ?? 0,
        y ?? 0,
        fill(curve(oval(10, 40, 130, 44), true), ink.umber, 0.2) +
          facet(
            pts('-110,-40 90,-44 130,60 -120,66'),
            bokashi(sheet, [
              [0, '#fffaf0'],
              [1, '#e2d6bd'],
            ]),
            2.6,
          ) +
          [0, 1, 2, 3]
            .map((i) =>
              keyLine(
                [
                  [-84 - i * 2, -18 + i * 19],
                  [0, -20 + i * 19],
                  [70 + i * 6, -22 + i * 19],
                ],
                3.4,
                i === 0 ? ink.vermilion : ink.indigo400,
                i,
              ),
            )
            .join(''),
        1,
        t,
      ),
    )
    .join('')
