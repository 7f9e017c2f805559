import { lattice } from '../kit/built.ts'
import { arc, brush, curve, oval, type Point, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { type Person, person } from '../kit/person.ts'
import { strands } from '../kit/sea.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, type Stop } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'

const ground = (sheet: Sheet, stops: readonly Stop[]) =>
  rect(0, 0, sheet.width, sheet.height, bokashi(sheet, stops))

/** The light of the room on the sitter's far side, and the paper's edge left bare. */
const light = (sheet: Sheet, colour: string) =>
  rect(
    0,
    0,
    sheet.width,
    sheet.height,
    bokashi(
      sheet,
      [
        [0, colour, 0.28],
        [0.5, colour, 0],
        [1, ink.night, 0.3],
      ],
      [0, 0, 1, 1],
    ),
  )

const sitter = (sheet: Sheet, x: number, y: number, scale: number, who: Person, flip: 1 | -1 = 1) =>
  person(sheet, x, y, scale, { ...who, key: 2.2 }, flip)

/** The managing director: grey hair, glasses, indigo suit, before the house pattern. */
export function portraitDirector(sheet: Sheet): string {
  return [
    rect(0, 0, 800, 1000, '#dccdb0'),
    wovenWaves(sheet, 74, ['#c7b592', '#cfc0a0', '#d5c8ab', '#d9cdb2'], '#dccdb0'),
    ground(sheet, [
      [0, '#e9ddc4', 0.9],
      [0.6, '#e9ddc4', 0.2],
      [1, '#a5946f', 0.5],
    ]),
    round(560, 330, 210, 210, '#d2553a'),
    sitter(sheet, 360, 440, 2.15, {
      view: 'front',
      hair: 'grey-short',
      hairPaint: '#8f8c8c',
      coat: 'jacket',
      cloth: '#2b3f75',
      shade: '#182450',
      lining: '#f6efdf',
      glasses: '#2a2029',
      nod: -3,
      turn: 8,
      skin: '#e6bd98',
      skinShade: '#c28d6b',
    }),
    shape(pts('344,520 376,520 388,600 378,800 360,830 342,800 334,600'), '#93301f', 3),
    keyLine(pts('350,560 372,590'), 4, '#5a1a18') + keyLine(pts('346,620 374,656'), 4, '#5a1a18'),
    disc(520, 590, 15, 15, ink.amber) +
      stroke(curve(arc(520, 594, 9, 9, Math.PI, Math.PI * 2)), ink.brownDeep, 3),
    light(sheet, '#fff6dc'),
  ].join('')
}

/** The head of the kitchens: chef's coat, cap, a ladle over her arm. */
export function portraitChef(sheet: Sheet): string {
  const pan = (x: number, y: number, r: number) =>
    fill(
      brush(
        [
          [x, 60],
          [x, y - r],
        ],
        12,
        { head: 1, tail: 1 },
      ),
      '#6d3a26',
    ) +
    round(
      x,
      y,
      r,
      r,
      bokashi(
        sheet,
        [
          [0, '#e0a06a'],
          [1, '#8a4a2c'],
        ],
        [0, 0, 1, 1],
      ),
      3,
    ) +
    stroke(curve(arc(x, y, r * 0.78, r * 0.78, 3.4, 4.8)), '#f9d3a6', 7, 0.8)
  return [
    ground(sheet, [
      [0, '#2c635f'],
      [0.6, '#5c998b'],
      [1, '#20494a'],
    ]),
    ...Array.from({ length: 8 }, (_, i) => rect(0, 120 + i * 120, 800, 3, '#20494a', 0.35)),
    ...Array.from({ length: 28 }, (_, i) =>
      rect(
        ((i * 110) % 880) + (Math.floor(i / 8) % 2) * 55,
        120 + Math.floor(i / 8) * 120,
        3,
        120,
        '#20494a',
        0.3,
      ),
    ),
    rect(0, 50, 800, 16, '#1c2f33'),
    pan(140, 300, 96),
    pan(690, 260, 80),
    pan(610, 190, 50),
    steam(sheet, 130, 1000, 260, 520, 4, 0.5),
    sitter(
      sheet,
      420,
      450,
      2.1,
      {
        view: 'front',
        hair: 'cap',
        hairPaint: '#4a4148',
        coat: 'chef',
        cloth: '#f4ecdc',
        shade: '#b5ab98',
        lining: '#c2462c',
        nod: 4,
        turn: -8,
        skin: '#e2b48c',
        skinShade: '#b98560',
        arms: quad('-140,200 -40,262 146,210 34,226'),
      },
      -1,
    ),
    fill(
      brush(pts('500,960 470,760 380,560 336,440'), 16, { head: 1, tail: 0.9, rough: 0.05 }),
      '#8a5a34',
    ) +
      shape(
        oval(318, 404, 48, 42),
        bokashi(sheet, [
          [0, '#c98a4a'],
          [1, '#6d3a20'],
        ]),
        3,
      ),
    round(460, 936, 52, 40, '#e2b48c', 2.4, ink.umber),
    [-24, -6, 12, 30]
      .map((k) =>
        keyLine(
          [
            [460 + k, 910],
            [456 + k, 960],
          ],
          3,
          '#b98560',
        ),
      )
      .join(''),
    light(sheet, '#fff1cf'),
  ].join('')
}

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

/** The head of hospitality: uniform with brass buttons, a room key, the bay in a round window. */
export function portraitHotelier(sheet: Sheet): string {
  const circle = curve(oval(520, 380, 270, 270), true)
  return [
    ground(sheet, [
      [0, '#c9b79a'],
      [1, '#8a7359'],
    ]),
    clipped(
      sheet,
      circle,
      rect(
        240,
        100,
        560,
        560,
        bokashi(sheet, [
          [0, '#7fa3c4'],
          [0.5, '#f3dfc0'],
          [0.56, '#f6cf9c'],
          [0.57, '#8db5b4'],
          [1, '#3d7a80'],
        ]),
      ),
      fill(curve(pts('240,420 360,380 480,400 640,372 800,420'), true), '#5b8a92'),
      ...Array.from({ length: 16 }, (_, i) =>
        disc(300 + ((i * 137) % 460), 440 + ((i * 53) % 190), 40, 2.4, '#e9efd9', 0.7),
      ),
    ),
    stroke(circle, '#4a332b', 20),
    sitter(
      sheet,
      330,
      440,
      2.1,
      {
        view: 'front',
        hair: 'short',
        hairPaint: '#1f1a26',
        coat: 'jacket',
        cloth: '#7a2a22',
        shade: '#43161a',
        lining: '#f6efdf',
        nod: 3,
        turn: -7,
        skin: '#e9c3a0',
        skinShade: '#c68f6d',
        arms: quad('-140,210 -90,262 146,204 44,236'),
      },
      -1,
    ),
    ...[0, 1, 2].map(
      (i) =>
        round(292, 720 + i * 84, 12, 12, ink.amber, 2.4) +
        round(376, 720 + i * 84, 12, 12, ink.amber, 2.4),
    ),
    shape(pts('330,500 292,470 270,520 330,512 390,524 372,470'), '#e5a63c', 3),
    key(258, 880),
    light(sheet, '#fff6dc'),
  ].join('')
}

const key = (x: number, y: number) =>
  stroke(curve(oval(x, y, 26, 26), true), '#c9a15a', 9) +
  fill(
    brush(
      [
        [x + 4, y + 26],
        [x + 10, y + 70],
        [x + 16, y + 112],
      ],
      11,
      { head: 1, tail: 1 },
    ),
    '#c9a15a',
  ) +
  rect(x + 12, y + 84, 28, 9, '#c9a15a') +
  rect(x + 14, y + 102, 22, 9, '#c9a15a') +
  shape(
    [
      [x - 60, y + 30],
      [x - 20, y + 20],
      [x - 6, y + 110],
      [x - 46, y + 120],
    ],
    '#2c635f',
    3,
  )

/** The coach behind the sports brand: track jacket, ponytail, stopwatch on a cord. */
export function portraitCoach(sheet: Sheet): string {
  const lane = (k: number): Point[] => [
    [-40, 300 + k * 90],
    [240, 180 + k * 80],
    [520, 210 + k * 70],
    [860, 420 + k * 60],
  ]
  return [
    ground(sheet, [
      [0, '#8db5b4'],
      [0.3, '#e6dcc0'],
      [1, '#c98a5c'],
    ]),
    strands(lane(0), lane(5.4), 26, ['#b3452c', '#c9573a', '#d0694a', '#f1dcc0'], 20, 3),
    stroke(curve(lane(0)), ink.washi, 8) + stroke(curve(lane(2.7)), ink.washi, 8),
    shape(arc(560, 300, 70, 190, -0.6, 2.1, 12).concat([[500, 330]]), '#33231f'),
    sitter(sheet, 420, 450, 2.1, {
      view: 'front',
      hair: 'short',
      hairPaint: '#33231f',
      coat: 'shirt',
      cloth: '#2c635f',
      shade: '#173a40',
      lining: '#f1e6cf',
      nod: -8,
      turn: 9,
      skin: '#d9a47a',
      skinShade: '#a86f4c',
    }),
    ...[
      [188, 600, 150, 1000],
      [652, 600, 690, 1000],
    ].map(([a, b, c, d]) =>
      [0, 26]
        .map((k) =>
          fill(
            brush(
              [
                [(a ?? 0) + k, b ?? 0],
                [(c ?? 0) + k, d ?? 0],
              ],
              11,
              { head: 1, tail: 1 },
            ),
            ink.washi,
          ),
        )
        .join(''),
    ),
    fill(brush(pts('420,540 424,760 420,1000'), 10, { head: 1, tail: 1 }), '#f1e6cf'),
    fill(brush(pts('360,470 372,620 410,760'), 7, { head: 1, tail: 1 }), ink.vermilion) +
      fill(brush(pts('480,470 470,620 426,760'), 7, { head: 1, tail: 1 }), ink.vermilion),
    round(418, 806, 52, 52, '#f4ecdc', 4) +
      rect(408, 742, 20, 18, '#2a2029') +
      stroke('M418 806V772M418 806L440 820', ink.vermilion, 5),
    light(sheet, '#fff6dc'),
  ].join('')
}

/** The stage manager: black shirt, curls and beard, headset, one beam of light. */
export function portraitStage(sheet: Sheet): string {
  return [
    ground(sheet, [
      [0, '#1a1838'],
      [0.6, '#3a2a58'],
      [1, '#121128'],
    ]),
    fill(
      polygon(pts('620,-20 720,-20 620,1000 60,1000')),
      bokashi(sheet, [
        [0, '#ffd98a', 0.75],
        [1, '#e5824a', 0.1],
      ]),
    ),
    fill(
      polygon(pts('120,-20 180,-20 520,1000 240,1000')),
      bokashi(sheet, [
        [0, '#7fc4c0', 0.5],
        [1, '#7fc4c0', 0],
      ]),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      fill(
        brush(
          [
            [700 + i * 26, -20],
            [716 + i * 22, 500],
            [690 + i * 30, 1000],
          ],
          24,
          { head: 1, tail: 1, seed: i },
        ),
        i % 2 ? '#7a2230' : '#54182a',
      ),
    ),
    sitter(sheet, 380, 450, 2.12, {
      view: 'front',
      hair: 'curly',
      hairPaint: '#241a22',
      coat: 'shirt',
      cloth: '#26263f',
      shade: '#10101f',
      lining: '#34345a',
      beard: '#241a22',
      nod: 6,
      turn: -8,
      skin: '#d7a17c',
      skinShade: '#94604f',
      arms: quad('-140,210 -60,250 146,206 20,214'),
    }),
    stroke(curve(arc(396, 262, 122, 130, Math.PI * 1.06, Math.PI * 1.94, 16)), '#0c0c1a', 14),
    round(276, 312, 30, 46, '#0c0c1a', 3) + round(290, 312, 14, 28, '#4a4a6d'),
    fill(brush(pts('282,344 300,404 352,414'), 8, { head: 1, tail: 1 }), '#0c0c1a') +
      round(358, 414, 14, 9, '#0c0c1a'),
    put(
      330,
      920,
      shape(pts('-110,-90 90,-110 130,120 -90,140'), '#a5703c', 3.4) +
        shape(pts('-92,-70 78,-90 104,120 -76,130'), '#f4ecdc', 2) +
        [0, 1, 2, 3]
          .map((i) =>
            keyLine(
              [
                [-70, -40 + i * 30],
                [0, -46 + i * 30],
                [70, -54 + i * 30],
              ],
              4,
              ink.indigo500,
              i,
            ),
          )
          .join('') +
        rect(-30, -116, 60, 22, '#0c0c1a'),
    ),
    round(236, 900, 34, 26, '#d7a17c', 2.4, ink.umber),
    light(sheet, '#ffe0a0'),
  ].join('')
}
