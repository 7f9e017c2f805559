import { arc, brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { createRandom } from '../kit/random.ts'
import { facet, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { bricks } from './onda-brick.ts'

const [CX, SPRING, HALF, FOOT] = [600, 330, 220, 690]

/** The arch of a half width, down to the ground. */
const arch = (half: number): Point[] => [
  [CX - half, FOOT],
  ...arc(CX, SPRING, half, half, Math.PI, Math.PI * 2, 24),
  [CX + half, FOOT],
]

/** The third arch of the warehouse: the door, its lamp, and olives in pots. */
export function ondaDoor(sheet: Sheet): string {
  return [
    bricks(0, 0, 1200, 720),
    rect(
      0,
      0,
      1200,
      720,
      bokashi(sheet, [
        [0, '#141c45', 0.72],
        [0.6, '#1b2250', 0.5],
        [1, '#ffae5a', 0.12],
      ]),
    ),
    glow(sheet, CX, 420, 600, '#ffb35a', 0.5),
    voussoirs(),
    doors(sheet),
    pavement(sheet),
    lamp(sheet, 296, 250),
    lamp(sheet, 904, 250),
    olive(sheet, 270, 716, 1, 4),
    olive(sheet, 930, 716, 1, 9),
    board(sheet),
  ].join('')
}

/** Wedges of stone round the arch. */
const voussoirs = () =>
  Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI + (i / 17) * Math.PI
    const b = Math.PI + ((i + 0.94) / 17) * Math.PI
    const at = (r: number, t: number): Point => [CX + Math.cos(t) * r, SPRING + Math.sin(t) * r]
    const key = i === 8 ? 24 : 0
    return facet(
      [at(HALF, a), at(HALF + 66 + key, a), at(HALF + 66 + key, b), at(HALF, b)],
      i % 2 ? '#c9a890' : '#b3917c',
      2.4,
      '#2a1628',
    )
  }).join('') +
  [CX - HALF - 66, CX + HALF]
    .map((x) =>
      Array.from({ length: 5 }, (_, i) =>
        facet(
          [
            [x, SPRING + 2 + i * 74],
            [x + 66, SPRING + 2 + i * 74],
            [x + 66, SPRING + 72 + i * 74],
            [x, SPRING + 72 + i * 74],
          ],
          i % 2 ? '#b3917c' : '#c9a890',
          2.4,
          '#2a1628',
        ),
      ).join(''),
    )
    .join('')

/** Two leaves of glass in green frames under a fan; one stands open. */
function doors(sheet: Sheet): string {
  const opening = polygon(arch(HALF))
  const light = bokashi(sheet, [
    [0, '#d98a3c'],
    [0.5, '#ffd98a'],
    [1, '#f0ac55'],
  ])
  const leaf = (x: number) =>
    facet(
      [
        [x, SPRING + 20],
        [x + 196, SPRING + 20],
        [x + 196, FOOT],
        [x, FOOT],
      ],
      '#24554f',
      3,
      '#10262a',
    ) +
    rect(x + 22, SPRING + 44, 152, 220, light) +
    rect(x + 94, SPRING + 44, 8, 220, '#24554f') +
    rect(x + 22, SPRING + 150, 152, 8, '#24554f') +
    rect(x + 22, SPRING + 284, 152, 60, '#1d4349')
  return (
    clipped(
      sheet,
      opening,
      rect(CX - HALF, SPRING - HALF, HALF * 2, HALF + 420, light),
      inside(),
      ...[0.2, 0.4, 0.6, 0.8].map((t) =>
        stroke(
          polygon([
            [CX, SPRING],
            [CX - Math.cos(t * Math.PI) * HALF, SPRING - Math.sin(t * Math.PI) * HALF],
          ]),
          '#24554f',
          9,
        ),
      ),
      stroke(curve(arc(CX, SPRING, 92, 92, Math.PI, Math.PI * 2)), '#24554f', 9),
      rect(CX - HALF, SPRING - 4, HALF * 2, 24, '#24554f'),
      leaf(CX - HALF + 20),
      leaf(CX + 4),
    ) +
    stroke(polygon(arch(HALF), false), '#16363b', 15) +
    rect(CX - 3, SPRING + 20, 6, FOOT - SPRING - 20, '#10262a') +
    [-22, 22].map((k) => disc(CX + k, 540, 7, 18, '#f2cf7e')).join('')
  )
}

/** Lamps over the tables, seen through the fan. */
const inside = () =>
  [500, 600, 700]
    .map(
      (x) =>
        stroke(`M${x} 100V206`, '#8a4f2b', 3) +
        fill(
          polygon([
            [x - 14, 204],
            [x + 14, 204],
            [x + 30, 234],
            [x - 30, 234],
          ]),
          '#8a4f2b',
        ) +
        disc(x, 236, 26, 6, '#fff4d0'),
    )
    .join('')

const pavement = (sheet: Sheet) =>
  fill(
    polygon(pts('0,708 1200,708 1200,820 0,820')),
    bokashi(sheet, [
      [0, '#6a6f98'],
      [1, '#232c58'],
    ]),
  ) +
  facet(pts('330,690 870,690 890,722 310,722'), '#d9bfa4', 3) +
  facet(pts('310,722 890,722 890,746 310,746'), '#8f7a76', 3) +
  soft(sheet, 12, fill(polygon(pts('400,746 800,746 900,820 300,820')), '#ffc873', 0.6))

/** An iron lamp on its bracket. */
const lamp = (sheet: Sheet, x: number, y: number) =>
  glow(sheet, x, y + 50, 240, '#ffc46a', 0.75) +
  stroke(
    curve([
      [x, y - 96],
      [x, y - 40],
    ]),
    '#10142e',
    9,
  ) +
  facet(
    [
      [x - 40, y - 8],
      [x, y - 46],
      [x + 40, y - 8],
    ],
    '#10142e',
    2,
  ) +
  facet(
    [
      [x - 34, y - 6],
      [x + 34, y - 6],
      [x + 24, y + 84],
      [x - 24, y + 84],
    ],
    bokashi(sheet, [
      [0, '#ffe9b0'],
      [0.6, '#ffd27a'],
      [1, '#e5983f'],
    ]),
    6,
    '#10142e',
  ) +
  rect(x - 2, y - 6, 4, 90, '#10142e') +
  rect(x - 28, y + 82, 56, 11, '#10142e')

/** An olive tree in a clay pot, its foot at (x, y). */
function olive(sheet: Sheet, x: number, y: number, s: number, seed: number): string {
  const random = createRandom(`olive${seed}`)
  const leaves = Array.from({ length: 210 }, () => {
    const [a, q] = [random.range(0, Math.PI * 2), Math.sqrt(random.next())]
    const [px, py] = [Math.cos(a) * q * 96, -300 + Math.sin(a) * q * 112]
    const turn = random.range(-0.9, 0.9) - Math.PI / 2
    return fill(
      brush(
        [
          [px, py],
          [px + Math.cos(turn) * 14, py + Math.sin(turn) * 14],
          [px + Math.cos(turn) * 30, py + Math.sin(turn) * 30],
        ],
        11,
        { head: 0.2, tail: 0.05 },
      ),
      random.pick(['#5f7a5c', '#86996e', '#47634f', '#a9b58c', '#35514a']),
    )
  })
  return put(
    x,
    y,
    soft(sheet, 8, disc(14, 4, 96, 16, '#0c1030', 0.6)) +
      fill(
        brush(pts('0,-110 -8,-180 8,-260'), 18, { head: 1.2, tail: 0.5, rough: 0.3 }),
        '#4a3a38',
      ) +
      fill(brush(pts('0,-190 34,-240 52,-300'), 10, { head: 1, tail: 0.3 }), '#4a3a38') +
      leaves.join('') +
      shape(
        pts('-74,-116 -60,-6 -46,2 46,2 60,-6 74,-116'),
        bokashi(
          sheet,
          [
            [0, '#d9835a'],
            [0.5, '#b3603f'],
            [1, '#6d3428'],
          ],
          [0, 0, 1, 0],
        ),
        3.2,
        ink.umber,
      ) +
      shape(oval(0, -114, 80, 17), '#c9744c', 3, ink.umber) +
      disc(0, -114, 64, 11, '#3a2420'),
    s,
  )
}

/** The menu on its easel, two plates of it in running hand. */
const board = (sheet: Sheet) =>
  put(
    392,
    748,
    soft(sheet, 8, disc(6, 2, 66, 9, '#0c1030', 0.5)) +
      facet(pts('-52,-150 52,-150 60,0 48,0 44,-20 -44,-20 -48,0 -60,0'), '#8a5a38', 2.6) +
      rect(-42, -140, 84, 112, '#1d2a33') +
      [0, 1, 2, 3]
        .map((i) =>
          fill(
            brush(
              Array.from(
                { length: 9 },
                (_, k): Point => [
                  -30 + k * (5 + (i % 3)),
                  -120 + i * 24 + Math.sin(k * 2.2 + i) * 5,
                ],
              ),
              3,
              { head: 0.9, tail: 0.4, rough: 0.7, seed: i },
            ),
            '#ece6d6',
          ),
        )
        .join(''),
  )
