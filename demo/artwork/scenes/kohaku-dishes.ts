import { noodles, sprig } from '../kit/food.ts'
import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { cup, plate, rim, rings, shadow } from '../kit/table.ts'

const table = { base: '#5b3527', dark: '#331d1b', light: '#84503a' }
const silver = { light: '#d9d6cb', dark: '#7f828a' }

/** The dark counter, lit from a low lamp at the left. */
const counter = (sheet: Sheet) =>
  planks(sheet, table, 260, -5) + glow(sheet, 220, 40, 900, '#f0b050', 0.5, 560)

/** A firm custard pudding with cream and a cherry on a silver stand. */
export function purin(sheet: Sheet): string {
  const [cx, cy] = [560, 470]
  const side: Point[] = [
    [cx - 150, cy - 210],
    [cx - 178, cy - 80],
    [cx - 206, cy + 10],
    [cx - 120, cy + 72],
    [cx, cy + 88],
    [cx + 120, cy + 72],
    [cx + 206, cy + 10],
    [cx + 178, cy - 80],
    [cx + 150, cy - 210],
    [cx, cy - 250],
  ]
  const syrup: Point[] = [
    [cx - 150, cy - 210],
    [cx - 160, cy - 150],
    [cx - 130, cy - 120],
    [cx - 100, cy - 146],
    [cx - 60, cy - 96],
    [cx - 10, cy - 122],
    [cx + 40, cy - 70],
    [cx + 84, cy - 126],
    [cx + 126, cy - 112],
    [cx + 158, cy - 156],
    [cx + 150, cy - 210],
    [cx, cy - 250],
  ]
  return [
    counter(sheet),
    shadow(sheet, cx + 20, cy + 200, 260, 130, 0.5),
    shape(
      [
        [cx - 150, cy + 220],
        [cx - 60, cy + 170],
        [cx - 36, cy + 70],
        [cx + 36, cy + 70],
        [cx + 60, cy + 170],
        [cx + 150, cy + 220],
        [cx, cy + 262],
      ],
      bokashi(
        sheet,
        [
          [0, silver.light],
          [0.5, '#f4f0e4'],
          [1, silver.dark],
        ],
        [0, 0, 1, 0],
      ),
      3.4,
    ),
    plate(sheet, cx, cy + 30, 340, silver, rings(cx, cy + 30, [300, 316], '#f7f3e6', 5), 0.1),
    fill(
      curve(oval(cx + 10, cy + 52, 262, 140), true),
      bokashi(sheet, [
        [0, '#5d2a18'],
        [1, '#a4582a'],
      ]),
      0.9,
    ),
    shape(
      side,
      bokashi(
        sheet,
        [
          [0, '#f8df94'],
          [0.45, '#f3cb66'],
          [1, '#c98a35'],
        ],
        [0, 0, 1, 0.25],
      ),
      4,
      ink.brownDeep,
    ),
    clipped(
      sheet,
      curve(side, true),
      fill(
        brush(
          [
            [cx - 150, cy - 120],
            [cx - 176, cy - 30],
            [cx - 150, cy + 40],
          ],
          24,
        ),
        '#fff0c0',
        0.6,
      ),
      ...Array.from({ length: 16 }, (_, i) =>
        disc(
          cx + sheet.random.jitter(180),
          cy + sheet.random.range(-120, 60),
          4,
          3,
          '#b9782c',
          0.5 + i * 0.01,
        ),
      ),
    ),
    shape(
      syrup,
      bokashi(sheet, [
        [0, '#a4582a'],
        [1, '#54240f'],
      ]),
      3,
      ink.umber,
    ),
    shape(
      oval(cx, cy - 212, 151, 62),
      bokashi(
        sheet,
        [
          [0, '#c9743a'],
          [1, '#6d3216'],
        ],
        [0, 0, 0.6, 1],
      ),
      3,
      ink.umber,
    ),
    stroke(curve(arc(cx, cy - 212, 120, 44, 3.3, 4.7)), '#f4c48a', 8, 0.85),
    cream(sheet, cx, cy - 240),
    cherry(cx + 8, cy - 330),
    ...[
      [cx + 240, cy + 20],
      [cx - 250, cy + 40],
    ].map(([x, y], i) => put(x ?? 0, y ?? 0, cream(sheet, 0, 0), 0.62, i * 8)),
    spoon(910, 690, -18),
    cup(sheet, 1010, 220, 104, 84, { light: '#f1e6cf', dark: '#a98c6c' }, '#3d1f14'),
    daylight(sheet, '#ffd98a', ink.umber, 0.4),
  ].join('')
}

const cream = (sheet: Sheet, x: number, y: number) =>
  put(
    x,
    y,
    [
      [0, 8, 92, 34],
      [4, -22, 70, 30],
      [0, -50, 44, 24],
    ]
      .map(
        ([a, b, rx, ry], i) =>
          shape(
            oval(a ?? 0, b ?? 0, rx ?? 1, ry ?? 1, 0.05, i + 3),
            bokashi(
              sheet,
              [
                [0, '#fffaf0'],
                [1, '#dcc8a8'],
              ],
              [0, 0, 0.7, 1],
            ),
            2.6,
            ink.brown,
            i,
          ) +
          keyLine(
            [
              [(a ?? 0) - (rx ?? 0) * 0.6, (b ?? 0) + 6],
              [a ?? 0, (b ?? 0) + 16],
              [(a ?? 0) + (rx ?? 0) * 0.7, (b ?? 0) + 2],
            ],
            2,
            '#b99a74',
            i,
          ),
      )
      .join(''),
  )

const cherry = (x: number, y: number) =>
  fill(
    brush(
      [
        [x + 6, y - 10],
        [x + 26, y - 70],
        [x + 70, y - 116],
      ],
      6,
      { head: 0.6, tail: 1.2 },
    ),
    '#5d3a22',
  ) +
  round(x, y + 16, 40, 38, '#c0331f', 3, ink.umber) +
  fill(
    brush(
      [
        [x - 22, y + 6],
        [x - 12, y - 8],
        [x + 2, y - 12],
      ],
      8,
    ),
    '#f3a184',
    0.95,
  )

const spoon = (x: number, y: number, turn: number) =>
  put(
    x,
    y,
    fill(
      brush(pts('-100,16 60,10 230,22'), 12, { head: 0.6, tail: 1.2, rough: 0.05 }),
      ink.umber,
      0.4,
    ) +
      fill(brush(pts('-110,2 60,-4 230,6'), 13, { head: 0.6, tail: 1.4, rough: 0.05 }), '#c9c6ba') +
      round(-170, 4, 72, 34, '#b9b8b2', 3) +
      fill(curve(oval(-172, 8, 54, 24), true), '#8d8f94') +
      fill(brush(pts('-210,-4 -180,-14 -150,-12'), 6), ink.washi),
    1,
    turn,
  )

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

/** Siphon coffee and a cream soda, side by side against the lamp. */
export function siphonAndSoda(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  return [
    rect(
      0,
      0,
      w,
      h,
      bokashi(sheet, [
        [0, '#3a2220'],
        [0.5, '#6d3f28'],
        [0.7, '#945b2f'],
        [1, '#54311f'],
      ]),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(60 + i * 250, 60, 190, 330, i % 2 ? '#8a5a30' : '#a56d35', 0.35),
    ),
    glow(sheet, 330, 260, 560, '#ffcb6b', 0.75, 420),
    rect(
      0,
      590,
      w,
      h,
      bokashi(sheet, [
        [0, '#8a5636'],
        [0.1, '#5a3426'],
        [1, '#2c1917'],
      ]),
    ),
    ...[0, 1, 2, 3].map((i) =>
      fill(
        brush(
          [
            [0, 630 + i * 44],
            [600, 636 + i * 46],
            [1200, 628 + i * 45],
          ],
          3,
          { seed: i },
        ),
        ink.umber,
        0.5,
      ),
    ),
    siphon(sheet, 380, 640),
    soda(sheet, 830, 660),
    steam(sheet, 372, 130, 120, 130, 3, 0.4),
    daylight(sheet, '#ffd98a', ink.umber, 0.3),
  ].join('')
}

/** A siphon brewer standing at (x, foot): funnel above, globe below, flame under it. */
export function siphon(sheet: Sheet, x: number, foot: number, scale = 1): string {
  const globe = oval(0, -190, 98, 94)
  const cup2: Point[] = pts(
    '-74,-490 -78,-400 -70,-340 -22,-306 -10,-270 10,-270 22,-306 70,-340 78,-400 74,-490',
  )
  const coffee = bokashi(sheet, [
    [0, '#7a3d1c'],
    [1, '#2c130d'],
  ])
  const art = [
    fill(curve(oval(20, 10, 190, 30), true), ink.night, 0.5),
    glow(sheet, 0, -70, 130, '#ffb347', 0.9, 90),
    shape(pts('-150,-6 -140,-22 140,-22 150,-6 140,8 -140,8'), '#2c2420', 3),
    fill(
      brush(pts('128,-14 132,-200 126,-300 20,-296'), 15, { head: 1, tail: 0.8, rough: 0.06 }),
      '#2c2420',
    ),
    fill(brush(pts('126,-330 148,-250 140,-180'), 26, { head: 0.7, tail: 0.8 }), '#6d3f28'),
    round(0, -40, 44, 20, '#b98b4a', 3) + rect(-12, -74, 24, 22, '#8a6434'),
    shape(pts('-20,-74 -10,-104 0,-124 12,-100 20,-74'), '#f7a436') +
      shape(pts('-9,-74 0,-100 9,-74'), '#6f9fc4'),
    shape(
      globe,
      bokashi(sheet, [
        [0, '#f4e3c0', 0.35],
        [1, '#e9c27c', 0.4],
      ]),
      3.4,
    ),
    clipped(
      sheet,
      curve(globe, true),
      rect(-110, -176, 220, 110, coffee),
      disc(0, -176, 96, 14, '#9a5527'),
    ),
    ...pts('-30,-130 10,-110 34,-140 -8,-150').map(([a, b]) => disc(a, b, 6, 5, '#c98a50', 0.8)),
    stroke(curve(arc(0, -190, 76, 72, 2.7, 4.1)), '#fff4d6', 9, 0.85),
    rect(-9, -300, 18, 120, '#e9d3a6', 0.6),
    shape(
      cup2,
      bokashi(sheet, [
        [0, '#f4e3c0', 0.3],
        [1, '#e9c27c', 0.35],
      ]),
      3.4,
    ),
    clipped(
      sheet,
      curve(cup2, true),
      rect(-90, -440, 180, 180, coffee),
      disc(0, -440, 76, 13, '#b57539'),
    ),
    stroke(curve(pts('-60,-478 -64,-410 -56,-356')), '#fff4d6', 8, 0.8),
    stroke(curve(oval(0, -490, 74, 12), true), '#f6e2b4', 4, 0.9),
    rect(-36, -304, 72, 22, '#2c2420'),
  ]
  return put(x, foot, art.join(''), scale)
}

/** A tall glass of melon soda with ice cream and a cherry. */
export function soda(sheet: Sheet, x: number, foot: number, scale = 1): string {
  const glass: Point[] = pts(
    '-92,-400 -88,-300 -70,-180 -54,-110 -14,-84 -10,-40 -60,-14 60,-14 10,-40 14,-84 54,-110 70,-180 88,-300 92,-400',
  )
  const bubbles = Array.from({ length: 34 }, () =>
    disc(sheet.random.jitter(66), sheet.random.range(-360, -110), 4, 4, '#e3f4cf', 0.8),
  )
  const cubes = [
    [-40, -330, 12],
    [30, -300, -20],
    [-20, -240, 34],
    [34, -220, 8],
  ].map(([a, b, t]) =>
    put(
      a ?? 0,
      b ?? 0,
      fill('M-28 -28H28V28H-28Z', '#d6efcb', 0.5) +
        stroke('M-28 -28H28V28H-28Z', '#f2fbe6', 3, 0.8),
      1,
      t,
    ),
  )
  const art = [
    fill(curve(oval(24, 4, 120, 22), true), ink.night, 0.5),
    glow(sheet, 30, -10, 150, '#7fc48a', 0.5, 40),
    fill(
      curve(glass, true),
      bokashi(sheet, [
        [0, '#8ccf8b'],
        [0.5, '#3f9a6a'],
        [0.78, '#1f6b58'],
        [0.82, '#cfe3d0'],
        [1, '#b9cfc0'],
      ]),
      0.95,
    ),
    clipped(sheet, curve(glass, true), ...cubes, ...bubbles),
    shape(
      oval(-6, -424, 84, 66, 0.06, 4),
      bokashi(
        sheet,
        [
          [0, '#fff7e2'],
          [1, '#e3c896'],
        ],
        [0, 0, 0.8, 1],
      ),
      3,
      ink.brownDeep,
    ),
    keyLine(pts('-60,-420 -10,-404 50,-424'), 2.4, '#b99a74'),
    cherry(48, -486),
    fill(brush(pts('60,-380 88,-480 116,-580'), 13, { head: 1, tail: 1, rough: 0.03 }), '#cb4329'),
    ...[0, 1, 2, 3].map((i) =>
      fill(
        brush(
          [
            [66 + i * 13, -408 - i * 46],
            [78 + i * 13, -416 - i * 46],
          ],
          9,
          { head: 1, tail: 1 },
        ),
        ink.washi,
      ),
    ),
    stroke(curve(glass), '#e6f3dc', 3.4, 0.9),
    stroke(curve(pts('-74,-380 -72,-300 -56,-190')), '#ffffff', 8, 0.75),
    stroke(curve(oval(0, -400, 92, 16), true), '#f2fbe6', 3.4, 0.8),
  ]
  return put(x, foot, art.join('') + put(-120, -6, sprig(0.5, '#86a24e', '#466335')), scale)
}
