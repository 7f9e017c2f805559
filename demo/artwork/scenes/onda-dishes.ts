import { clam, fish, lemon, noodles, sprig } from '../kit/food.ts'
import { arc, brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { cloth, daylight } from '../kit/surface.ts'
import { disc, fill, group, put, rect, stroke } from '../kit/svg.ts'
import { cup, plate, rim, rings, shadow, speckles, tilt } from '../kit/table.ts'

/** A pressed tablecloth with two woven stripes, turned under the plates. */
function tablecloth(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const stripe = (x: number) =>
    rect(x, -300, 26, h + 600, '#3f6a8f', 0.75) + rect(x + 36, -300, 7, h + 600, '#3f6a8f', 0.7)
  return group(
    { transform: `rotate(-9 ${w / 2} ${h / 2})` },
    cloth(sheet, -300, -300, w + 600, h + 600, '#e8dfcb', '#b9ad96', 7),
    stripe(150),
    stripe(1010),
    ...pts('380,0.4 820,0.3').map(([x, o]) =>
      rect(
        x,
        -300,
        160,
        h + 600,
        bokashi(
          sheet,
          [
            [0, '#a9a595', 0],
            [0.5, '#a9a595', o],
            [1, '#fff8e8', 0],
          ],
          [0, 0, 1, 0],
        ),
      ),
    ),
  )
}

const majolica = (sheet: Sheet, cx: number, cy: number, r: number) =>
  Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2
    const [x, y] = [cx + Math.cos(a) * r * 0.935, cy + Math.sin(a) * r * 0.935 * tilt]
    return i % 2 === 0
      ? put(x, y, shape(pts('-17,0 0,-11 17,0 0,11'), ink.indigo600), 1, (a * 180) / Math.PI + 90)
      : disc(x, y, 6, 5, ink.amber)
  }).join('') + speckles(sheet, cx, cy, r, 20, ink.grey)

/** Linguine in squid ink with rings of squid and tomatoes. */
export function squidInk(sheet: Sheet): string {
  const [cx, cy, r] = [560, 410, 420]
  const ring = (x: number, y: number, turn: number) =>
    put(
      x,
      y,
      stroke(curve(oval(0, 6, 38, 24), true), ink.umber, 21, 0.5) +
        stroke(curve(oval(0, 0, 38, 24, 0.06, 2), true), '#a9685c', 22) +
        stroke(curve(oval(0, 0, 38, 24, 0.06, 2), true), '#f3e3cf', 17) +
        stroke(curve(arc(0, -1, 40, 25, 3.4, 5.6)), '#fffaf0', 4, 0.9),
      1,
      turn,
    )
  return [
    tablecloth(sheet),
    plate(
      sheet,
      cx,
      cy,
      r,
      { light: '#f3ecdc', dark: '#b9bfbb' },
      majolica(sheet, cx, cy, r),
      0.15,
    ),
    shadow(sheet, cx, cy + 16, 250, 160, 0.3),
    noodles(
      sheet,
      cx,
      cy + 6,
      262,
      150,
      ['#232438', '#2c2d44', '#1a1b2c', '#3d4260', '#555d80'],
      10,
      '#0f1122',
      0.42,
    ),
    ring(470, 330, 10),
    ring(620, 300, -18),
    ring(560, 420, 6),
    ring(690, 400, 24),
    ...pts('420,420 650,350 540,260 600,480 740,330').map(([x, y], i) =>
      put(x, y, tomato(), 1, i * 40),
    ),
    ...pts('500,380 590,340 660,440').map(([x, y], i) =>
      put(x, y, sprig(0.8, '#7f9a4c', '#466335'), 1, i * 80),
    ),
    fork(980, 690, -22),
    glass(sheet, 1070, 190),
    steam(sheet, 570, 250, 380, 240, 4, 0.4, '#ffffff'),
    daylight(sheet, '#fff1cf', ink.indigo800, 0.36),
  ].join('')
}

const tomato = () =>
  round(0, 0, 30, 24, '#cf4227', 2.6, ink.umber) +
  fill(brush(pts('-18,-8 -4,-15 12,-11'), 6), '#f0a07c', 0.9) +
  disc(6, 4, 11, 8, '#e2683f') +
  pts('2,2 11,6 4,9')
    .map(([x, y]) => disc(x, y, 2.4, 1.6, ink.amberPale))
    .join('')

const fork = (x: number, y: number, turn: number) =>
  put(
    x,
    y,
    fill(
      brush(pts('-236,10 -60,6 160,12'), 14, { head: 0.6, tail: 1.2, rough: 0.05 }),
      ink.umber,
      0.25,
    ) +
      fill(
        brush(pts('-240,0 -60,-4 160,2'), 13, { head: 0.6, tail: 1.3, rough: 0.05 }),
        '#9aa3ab',
      ) +
      shape(pts('-236,-5 -270,-20 -300,-22 -300,22 -270,20 -236,5'), '#9aa3ab') +
      [-17, -6, 6, 17]
        .map((k) =>
          fill(
            brush(
              [
                [-290, k],
                [-340, k],
                [-384, k * 0.9],
              ],
              7,
              { head: 1, tail: 0.4 },
            ),
            '#9aa3ab',
          ),
        )
        .join('') +
      fill(brush(pts('-230,-4 0,-6 150,-2'), 3), ink.washi, 0.8),
    0.9,
    turn,
  )

/** A stemmed glass of white wine seen from above. */
const glass = (sheet: Sheet, x: number, y: number) =>
  soft(sheet, 4, disc(x + 40, y + 60, 120, 70, '#8f8a60', 0.3)) +
  fill(curve(oval(x + 8, y + 58, 76, 44), true), '#dfe5e0', 0.5) +
  fill(curve(oval(x, y - 10, 98, 74), true), '#e6ecea', 0.55) +
  fill(
    curve(oval(x, y + 4, 82, 54), true),
    bokashi(sheet, [
      [0, '#d9c56c', 0.9],
      [1, '#f2e7a6', 0.9],
    ]),
  ) +
  stroke(curve(oval(x, y - 10, 98, 74), true), ink.indigo700, 2.6, 0.8) +
  stroke(curve(arc(x, y - 10, 86, 62, 2.4, 4.2)), '#ffffff', 6, 0.85) +
  stroke(curve(arc(x, y + 58, 74, 42, 0.2, 2.6)), ink.indigo700, 2.4, 0.7)

/** Sea bream in "crazy water", served in its copper pan. */
export function acquaPazza(sheet: Sheet): string {
  const [cx, cy, r] = [600, 430, 470]
  const copper = { light: '#d08a52', dark: '#8a4a2c' }
  const broth = fill(
    curve(oval(cx, cy + 14, r * 0.86, r * 0.86 * tilt), true),
    bokashi(
      sheet,
      [
        [0, '#b0652f'],
        [0.4, '#dc9a4c'],
        [1, '#efc77c'],
      ],
      [0.1, 0, 0.7, 1],
    ),
  )
  const oil = Array.from({ length: 36 }, () => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * r * 0.82
    const s = sheet.random.range(4, 13)
    return stroke(
      curve(oval(cx + Math.cos(a) * q, cy + 14 + Math.sin(a) * q * tilt, s, s * 0.6), true),
      '#fae3a6',
      2.2,
      0.8,
    )
  })
  const clams: Array<readonly [number, number, number]> = [
    [330, 330, -20],
    [440, 250, 20],
    [820, 280, 40],
    [900, 420, -30],
    [360, 560, 14],
    [760, 620, -12],
    [620, 220, 0],
  ]
  return [
    tablecloth(sheet),
    shape(pts('1040,470 1140,470 1240,500 1240,560 1130,540 1040,530'), '#6d3a26', 4),
    plate(sheet, cx, cy, r, copper, broth + oil.join(''), 0.11),
    rim(cx, cy, r, '#eeb987', 8),
    ...clams.map(([x, y, t], i) =>
      put(
        x,
        y,
        clam(sheet, i % 2 ? '#d8c7a6' : '#aeb2b2', i % 2 ? '#7d6a58' : '#4d566e', i % 3 !== 0, i),
        0.95,
        t,
      ),
    ),
    put(
      600,
      428,
      fish(sheet, {
        back: '#b03a2c',
        side: '#d9694a',
        belly: '#f6dcc2',
        fin: '#c1492f',
        key: ink.umber,
      }),
      1.75,
      -7,
    ),
    ...pts('380,470 470,560 760,330 680,570 850,520 540,290 300,430').map(([x, y], i) =>
      put(x, y, tomato(), 1.1, i * 50),
    ),
    ...pts('430,520 800,590 720,260 880,340 560,610').map(
      ([x, y]) =>
        round(x, y, 22, 17, '#4a4d2e', 2.4, ink.umber) +
        disc(x + 5, y - 3, 7, 5, '#191a18') +
        fill(
          brush(
            [
              [x - 12, y - 6],
              [x - 2, y - 11],
            ],
            4,
          ),
          '#9ba070',
        ),
    ),
    ...pts('520,420 610,450 690,420 450,450').map(([x, y], i) =>
      put(x, y, sprig(0.95, '#86a24e', '#466335'), 1, i * 60),
    ),
    put(1070, 130, lemon(70), 1),
    steam(sheet, 600, 260, 500, 250, 4, 0.45, '#ffffff'),
    daylight(sheet, '#fff1cf', ink.indigo800, 0.36),
  ].join('')
}

/** A slice of lemon tart with scorched meringue, and an espresso. */
export function lemonTart(sheet: Sheet): string {
  const [cx, cy, r] = [520, 430, 400]
  const tip: Point = [250, 500]
  const back: readonly Point[] = arc(250, 500, 560, 340, -0.62, 0.06, 10)
  const thick = 92
  const top: Point[] = [tip, ...back]
  const last = back[back.length - 1] ?? tip
  const front: Point[] = [tip, last, [last[0], last[1] + thick], [tip[0] + 6, tip[1] + thick]]
  const crust: Point[] = [
    ...back,
    ...[...back].reverse().map(([x, y]): Point => [x + 14, y + thick + 6]),
  ]
  return [
    tablecloth(sheet),
    plate(
      sheet,
      cx,
      cy,
      r,
      { light: '#5d86a8', dark: '#27467a' },
      rings(cx, cy, [r * 0.94, r * 0.9], '#dfe6e0', 5) + drops(cx, cy, r),
      0.14,
    ),
    soft(sheet, 10, fill(polygon(pts('280,600 830,560 880,620 320,640')), ink.night, 0.5)),
    fill(polygon(crust), '#b97f3c'),
    facet(
      front,
      bokashi(sheet, [
        [0, '#f2cf55'],
        [0.62, '#f2cf55'],
        [0.63, '#d9a35a'],
        [1, '#c08743'],
      ]),
      3,
      ink.brownDeep,
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) => disc(330 + i * 76, 578 - i * 6, 5, 4, '#8a5a2c', 0.8)),
    fill(
      polygon(top),
      bokashi(
        sheet,
        [
          [0, '#f9e28a'],
          [1, '#efc13d'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    facet(top, 'none', 3, ink.brownDeep),
    fluted(back),
    ...meringues(sheet),
    put(400, 470, lemon(44)),
    put(352, 486, sprig(0.6, '#86a24e', '#466335')),
    saucer(sheet),
    put(
      980,
      640,
      fill(brush(pts('-150,12 -30,4 90,18'), 10, { head: 1, tail: 0.6, rough: 0.05 }), '#9aa3ab') +
        round(-178, 8, 40, 20, '#b9c0c2', 2.4, ink.indigo900),
      1,
      -16,
    ),
    daylight(sheet, '#fff1cf', ink.indigo800, 0.36),
  ].join('')
}

const drops = (cx: number, cy: number, r: number) =>
  Array.from({ length: 9 }, (_, i) =>
    disc(
      cx - r * 0.7 + i * 26,
      cy + r * 0.34 + Math.sin(i * 1.2) * 16,
      11 - i * 0.8,
      (11 - i * 0.8) * 0.62,
      '#f0c64a',
    ),
  ).join('')

const fluted = (back: readonly Point[]) =>
  back
    .map(([x, y], i) =>
      round(x + 4, y + 6, 34, 26, i % 2 === 0 ? '#d9a257' : '#c98c44', 2.6, ink.brownDeep, i),
    )
    .join('')

const meringues = (sheet: Sheet) =>
  [
    [700, 340, 1.1],
    [610, 350, 1],
    [720, 430, 1.15],
    [620, 430, 1.05],
    [520, 400, 0.95],
    [530, 462, 0.9],
    [790, 390, 1],
  ].map(([x, y, s], i) =>
    put(
      x ?? 0,
      y ?? 0,
      shape(
        pts('-44,20 -36,-8 -14,-22 4,-58 14,-20 38,-6 44,20 0,34'),
        bokashi(sheet, [
          [0, '#b9783a'],
          [0.25, '#f6e6c6'],
          [1, '#fffaf0'],
        ]),
        2.6,
        ink.brown,
        i,
      ) + keyLine(pts('-30,6 0,-8 30,4'), 2, '#c9a678', i),
      s ?? 1,
    ),
  )

const saucer = (sheet: Sheet) =>
  plate(
    sheet,
    1030,
    250,
    140,
    { light: '#f3ecdc', dark: '#b9bfbb' },
    rings(1030, 250, [128], ink.indigo600, 5),
  ) +
  cup(sheet, 1020, 200, 82, 56, { light: '#f3ecdc', dark: '#a9b0ae' }, '#54301f') +
  stroke(curve(arc(1120, 222, 26, 22, -1.6, 1.8)), '#f3ecdc', 12) +
  clipped(
    sheet,
    curve(oval(1020, 206, 70, 44), true),
    stroke(curve(oval(1020, 210, 54, 32), true), '#b9824a', 9, 0.9),
  )
