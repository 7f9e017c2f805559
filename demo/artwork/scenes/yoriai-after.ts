import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { bottles, pendant } from '../kit/room.ts'
import { facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'

/** After the last guest: stools on the counter, one lamp, the curtain taken in. */
export function yoriaiAfter(sheet: Sheet): string {
  const top = polygon(pts('-20,470 1220,470 1220,530 -20,530'))
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#1f1428'],
        [0.5, '#4a2630'],
        [1, '#1c1222'],
      ]),
    ),
    rect(0, 40, 1200, 18, '#140c18'),
    ...Array.from({ length: 14 }, (_, i) => strip(34 + i * 84, i)),
    bottles(sheet, 60, 380, 330, 100, ['#2c5a4a', '#6d3020', '#8a6434', '#34466b'], '#140c18'),
    bottles(sheet, 830, 380, 330, 100, ['#2c5a4a', '#6d3020', '#8a6434', '#34466b'], '#140c18'),
    glow(sheet, 600, 320, 560, '#ffb45a', 0.6),
    fill(
      top,
      bokashi(sheet, [
        [0, '#d99a54'],
        [1, '#8a4f2b'],
      ]),
    ),
    clipped(
      sheet,
      top,
      grain(sheet, -20, 470, 1240, 60, '#5a2a1c', 4, 0.6),
      glow(sheet, 600, 490, 420, '#ffe0a0', 0.6, 60),
    ),
    ...[130, 340, 560, 780, 1000].map((x, i) => upturned(sheet, x + (i % 2) * 8, 486)),
    fill(
      polygon(pts('-20,530 1220,530 1220,700 -20,700')),
      bokashi(sheet, [
        [0, '#5a2a24'],
        [1, '#24141e'],
      ]),
    ),
    ...Array.from({ length: 13 }, (_, i) => rect(i * 98 - 12, 536, 5, 164, '#1a0e16', 0.8)),
    ground(sheet),
    takenIn(sheet),
    broom(sheet),
    pendant(sheet, 600, 60, 150, '#3a4a52', '#ffd98a', 0.7),
  ].join('')
}

/** A strip of the menu, dim now. */
const strip = (x: number, i: number) =>
  facet(
    [
      [x, 58],
      [x + 44, 58],
      [x + 44, 196],
      [x, 196],
    ],
    i % 5 === 2 ? '#8f3a30' : '#b8a48c',
    2.2,
  ) +
  fill(
    brush(
      Array.from(
        { length: 11 },
        (_, k): Point => [
          x + 22 + Math.sin(k * 1.9 + i) * (11 - (k % 3) * 3),
          74 + ((44 + ((i * 37) % 60)) * k) / 10,
        ],
      ),
      5,
      { head: 0.9, tail: 0.3, rough: 0.7, seed: i },
    ),
    '#3a2428',
  )

/** A stool upside down, its seat on the counter at (x, y). */
function upturned(sheet: Sheet, x: number, y: number): string {
  const leg = (from: number, to: number, far: boolean) =>
    fill(
      brush(
        [
          [from, -20],
          [(from + to) / 2, -110],
          [to, -206],
        ],
        17,
        { head: 1, tail: 0.85, rough: 0.05 },
      ),
      far ? '#3a2022' : '#6d3f2c',
    )
  return put(
    x,
    y,
    soft(sheet, 6, disc(12, 12, 88, 14, '#2a1216', 0.6)) +
      leg(-30, -44, true) +
      leg(34, 48, true) +
      stroke(curve(pts('-62,-118 0,-130 62,-118')), '#4a2a24', 10) +
      shape(pts('-84,-22 -80,4 -40,14 40,14 80,4 84,-22'), '#93301f', 3.2, ink.umber) +
      shape(oval(0, -24, 85, 19), '#7a4a34', 3.2, ink.umber) +
      leg(-54, -82, false) +
      leg(56, 84, false) +
      stroke(curve(pts('-70,-112 0,-96 70,-112')), '#8a5638', 10) +
      fill(brush(pts('-58,-40 -68,-110 -80,-190'), 4, { head: 0.6, tail: 0.4 }), '#c98a5a', 0.8),
  )
}

const ground = (sheet: Sheet) =>
  fill(
    polygon(pts('0,700 1200,700 1200,800 0,800')),
    bokashi(sheet, [
      [0, '#3a2a38'],
      [1, '#191426'],
    ]),
  ) +
  rect(0, 696, 1200, 8, '#140c18') +
  soft(sheet, 14, fill(polygon(pts('0,706 260,706 420,800 0,800')), '#7d93c8', 0.3))

/** The curtain rolled on its rod, leaning at the counter. */
const takenIn = (sheet: Sheet) =>
  put(
    300,
    772,
    soft(sheet, 8, disc(10, 4, 66, 12, '#0c0814', 0.7)) +
      fill(brush(pts('0,0 0,-200 0,-420'), 15, { head: 1, tail: 1, rough: 0.03 }), '#c9a06a') +
      shape(
        pts('-34,-40 -40,-120 -38,-300 -32,-372 32,-372 40,-300 38,-120 34,-40'),
        bokashi(
          sheet,
          [
            [0, '#c2462c'],
            [0.45, '#8f2c20'],
            [1, '#4a1418'],
          ],
          [0, 0, 1, 0],
        ),
        3.4,
        ink.umber,
      ) +
      [-16, 4, 20]
        .map((k, i) =>
          keyLine(
            [
              [k, -364],
              [k + 4, -200],
              [k - 2, -48],
            ],
            3.4,
            '#4a1418',
            i,
          ),
        )
        .join('') +
      [-300, -110]
        .map((y) =>
          fill(
            brush(
              [
                [-42, y],
                [0, y + 12],
                [42, y],
              ],
              11,
              { head: 1, tail: 1 },
            ),
            '#f1e0c0',
          ),
        )
        .join(''),
    1,
    9,
  )

/** A broom of broomcorn, resting on the other side. */
const broom = (sheet: Sheet) =>
  put(
    900,
    780,
    soft(sheet, 8, disc(0, 2, 84, 11, '#0c0814', 0.7)) +
      fill(brush(pts('0,-150 4,-300 6,-470'), 14, { head: 1, tail: 0.9, rough: 0.03 }), '#d9b27a') +
      shape(
        pts('-16,-168 -34,-120 -76,-6 -40,2 0,4 40,2 76,-6 34,-120 16,-168'),
        bokashi(
          sheet,
          [
            [0, '#e6c078'],
            [1, '#a5743c'],
          ],
          [0, 0, 1, 0.4],
        ),
        3.2,
        ink.umber,
      ) +
      Array.from({ length: 13 }, (_, i) =>
        keyLine(
          [
            [(i - 6) * 3, -150],
            [(i - 6) * 6, -80],
            [(i - 6) * 11, -6],
          ],
          2.6,
          '#74502c',
          i,
        ),
      ).join('') +
      [-132, -108]
        .map((y, i) =>
          stroke(
            curve([
              [-30 - i * 6, y],
              [0, y + 6],
              [30 + i * 6, y],
            ]),
            '#c2462c',
            6,
          ),
        )
        .join(''),
    1,
    -7,
  )
