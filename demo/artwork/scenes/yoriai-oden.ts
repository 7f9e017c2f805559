import { arc, brush, curve, oval, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { tilt } from '../kit/table.ts'
import { bowl } from '../kit/vessel.ts'
import { bar } from './yoriai-table.ts'

/** Oden simmering in its earthenware pot. */
export function oden(sheet: Sheet): string {
  const [cx, cy, r] = [590, 370, 440]
  const broth = bokashi(
    sheet,
    [
      [0, '#8a5a30'],
      [0.4, '#c48f4c'],
      [1, '#dcb36c'],
    ],
    [0.1, 0, 0.7, 1],
  )
  const radish = (x: number, y: number) =>
    put(
      x,
      y,
      fill(curve(oval(0, 26, 92, 60), true), '#c9a060') +
        shape(
          oval(0, 0, 92, 60, 0.02, 3),
          bokashi(sheet, [
            [0, '#f4e6c0'],
            [1, '#e0c084'],
          ]),
          3,
          ink.brownDeep,
        ) +
        stroke(curve(oval(0, 0, 78, 49), true), '#c9a46a', 3, 0.8) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            keyLine(
              [
                [Math.cos(i) * 20, Math.sin(i) * 12],
                [Math.cos(i) * 60, Math.sin(i) * 38],
              ],
              1.8,
              '#c9a46a',
              i,
            ),
          )
          .join(''),
    )
  const egg = (x: number, y: number, t: number) =>
    put(
      x,
      y,
      shape(
        oval(0, 0, 66, 48),
        bokashi(
          sheet,
          [
            [0, '#e9c48a'],
            [1, '#a9713c'],
          ],
          [0, 0, 0.5, 1],
        ),
        3,
        ink.brownDeep,
      ) + fill(brush(pts('-34,-14 -8,-28 20,-26'), 9), '#fbe9c4', 0.9),
      1,
      t,
    )
  const konnyaku = (x: number, y: number, t: number) =>
    put(
      x,
      y,
      facet(
        pts('-84,44 0,-62 88,44'),
        bokashi(sheet, [
          [0, '#8f8d90'],
          [1, '#5a5a66'],
        ]),
        3.4,
        ink.umber,
      ) +
        facet(pts('-84,44 88,44 80,66 -78,66'), '#4a4a56', 3, ink.umber) +
        sheetSpecks(),
      1,
      t,
    )
  const sheetSpecks = () =>
    pts('-20,10 10,-10 24,22 -34,30 40,34 0,30')
      .map(([x, y]) => disc(x, y, 3, 2.4, '#2f2f3a', 0.8))
      .join('')
  const chikuwa = (x: number, y: number, t: number) =>
    put(
      x,
      y,
      fill(brush(pts('-120,0 0,-6 110,0'), 62, { head: 1, tail: 1, rough: 0.05 }), '#e6cfa0') +
        fill(brush(pts('-80,-14 0,-20 70,-12'), 26, { head: 0.6, tail: 0.6 }), '#a8652f', 0.85) +
        keyLine(pts('-120,30 0,26 110,30'), 3, ink.brownDeep) +
        keyLine(pts('-120,-30 0,-36 110,-30'), 2.6, ink.brownDeep) +
        round(112, 0, 18, 30, '#f3e3bf', 3, ink.brownDeep) +
        round(112, 0, 8, 15, '#6d4526'),
      1,
      t,
    )
  const pouch = (x: number, y: number) =>
    put(
      x,
      y,
      shape(
        pts('-70,20 -58,-26 -18,-40 -12,-70 14,-70 18,-40 60,-24 70,22 40,50 -40,50'),
        bokashi(sheet, [
          [0, '#e2a650'],
          [1, '#a8682c'],
        ]),
        3.2,
        ink.brownDeep,
      ) +
        fill(brush(pts('-26,-40 0,-34 26,-42'), 10, { head: 1, tail: 1 }), '#f1e0b4') +
        keyLine(pts('-40,0 -10,14 30,6'), 2.4, ink.brown),
    )
  const kelp = (x: number, y: number, t: number) =>
    put(
      x,
      y,
      shape(pts('-56,0 -20,-22 0,-8 22,-24 58,2 22,22 0,10 -22,22'), '#3a4a34', 3, ink.umber) +
        round(0, 0, 16, 14, '#53663f', 2.4, ink.umber),
      1,
      t,
    )
  const content = [
    radish(360, 300),
    konnyaku(560, 220, -8),
    egg(760, 250, 20),
    chikuwa(690, 360, -16),
    radish(500, 430),
    pouch(860, 370),
    kelp(380, 410, 20),
    egg(640, 480, -14),
    konnyaku(800, 500, 12),
    kelp(600, 320, -20),
    chikuwa(420, 530, 12),
  ]
  return [
    bar(sheet),
    shape(pts('60,330 130,300 170,380 110,440 50,420'), '#4d3a34', 4),
    shape(pts('1120,330 1050,300 1010,380 1070,440 1130,420'), '#4d3a34', 4),
    bowl(sheet, cx, cy, r, {
      depth: 190,
      foot: 0.6,
      glaze: { light: '#8a6a56', dark: '#3d2c2a' },
      inside: '#5a3d2c',
      motif: [0, 1]
        .map((i) =>
          fill(
            brush(
              arc(cx, cy + 70 + i * 46, r * 1.02, r * 0.6, 0.05, Math.PI - 0.05, 20),
              12 - i * 6,
              { seed: i },
            ),
            '#d9c8aa',
            0.7,
          ),
        )
        .join(''),
      content:
        fill(curve(oval(cx, cy + 24, r * 0.9, r * 0.88 * tilt), true), broth) +
        content.join('') +
        Array.from({ length: 26 }, () =>
          disc(cx + sheet.random.jitter(340), cy + sheet.random.jitter(190), 7, 4, '#f4dca0', 0.6),
        ).join(''),
    }),
    steam(sheet, 590, 250, 620, 320, 6, 0.5),
    daylight(sheet, '#ffb27a', ink.night, 0.3),
  ].join('')
}
