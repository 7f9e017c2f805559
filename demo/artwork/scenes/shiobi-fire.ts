import { grip } from '../kit/figure/hand.ts'
import { type Cloth, forearm, sleeve } from '../kit/figure/sleeve.ts'
import { brush, type Point, polygon, pts } from '../kit/line.ts'
import { facet, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'

const skin = { base: '#d9a078', shade: '#9a5f54', lip: '#8c4433' }
const cloth: Cloth = { base: '#2a3a70', shade: '#151e45', trim: '#efe4cc' }

/** Three in the afternoon: the first stick of charcoal is laid on the fire of the old grill. */
export function shiobiFire(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#1c1830'],
        [0.6, '#3f2636'],
        [1, '#2a1826'],
      ]),
    ),
    wall(),
    glow(sheet, 560, 470, 720, '#ff8a3a', 0.6, 460),
    pit(sheet),
    held(),
    flames(sheet),
    steam(sheet, 500, 420, 300, 400, 4, 0.34, '#f6d9c0'),
    sparks(sheet),
    rim(sheet),
    arm(sheet),
  ].join('')
}

/** Tiles behind the grill, dim with smoke. */
const wall = () =>
  Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 9 }, (_, i) =>
      rect(
        -80 + i * 152 + (row % 2) * 76,
        -10 + row * 84,
        146,
        78,
        ['#35304f', '#2f2a48', '#3c3654'][(i * 5 + row * 2) % 3] ?? '#35304f',
      ),
    ).join(''),
  ).join('')

/** Sticks of charcoal lying across each other, black above and glowing where they touch. */
function pit(sheet: Sheet): string {
  const { random } = sheet
  const top = polygon(pts('150,430 1050,430 1200,660 0,660'))
  const stick = (x: number, y: number, length: number, turn: number, heat: number) => {
    const r = 26
    const body: Point[] = [
      [-length / 2, -r],
      [length / 2, -r],
      [length / 2 + 8, 0],
      [length / 2, r],
      [-length / 2, r],
      [-length / 2 - 8, 0],
    ]
    return put(
      x,
      y,
      shape(
        body,
        bokashi(
          sheet,
          heat > 0.5
            ? [
                [0, '#6d2018'],
                [0.5, '#f2622a'],
                [1, '#ffb04a'],
              ]
            : [
                [0, '#3a2c34'],
                [0.55, '#4a1f20'],
                [1, '#e2571f'],
              ],
        ),
        3,
        '#150d14',
      ) +
        disc(length / 2, 0, 11, r * 0.9, heat > 0.5 ? '#ffd27a' : '#8a3a24') +
        fill(
          brush(
            [
              [-length / 2 + 8, -r * 0.5],
              [0, -r * 0.4],
              [length / 2 - 16, -r * 0.55],
            ],
            4,
            { seed: 3 },
          ),
          '#f2c9a0',
          0.35,
        ),
      1,
      turn,
    )
  }
  const bed = Array.from({ length: 22 }, (_, i) => {
    const v = Math.floor(i / 6) / 3
    return stick(
      170 - 90 * v + (i % 6) * (160 + 40 * v) + random.jitter(30),
      470 + v * 160 + random.jitter(10),
      150 + 30 * v,
      random.range(-30, 30),
      random.next() + 0.2,
    )
  })
  return (
    fill(polygon(pts('150,430 1050,430 1050,404 150,404')), '#5a4a50') +
    fill(
      top,
      bokashi(sheet, [
        [0, '#5a1f1c'],
        [1, '#c2411c'],
      ]),
    ) +
    clipped(sheet, top, ...bed, glow(sheet, 560, 560, 420, '#ffb04a', 0.55, 130))
  )
}

/** The new stick between the tongs: still black, with the rings of its oak at the end. */
const held = () =>
  put(
    520,
    398,
    facet(pts('-150,-30 140,-26 146,26 -150,32'), '#2c2630', 3.4, '#0f0a12') +
      disc(-150, 1, 15, 30, '#5a4f58') +
      disc(-150, 1, 8, 17, '#3a323c') +
      fill(brush(pts('-120,-16 0,-12 120,-18'), 5, { seed: 2 }), '#8d8490', 0.7) +
      fill(brush(pts('-120,22 0,26 120,22'), 7, { seed: 5 }), '#ff9a4a', 0.8),
    1,
    -13,
  )

const flames = (sheet: Sheet) =>
  [
    [300, 500, 0.8],
    [420, 520, 1],
    [610, 530, 1.1],
    [730, 500, 0.75],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      put(
        x,
        y,
        soft(
          sheet,
          4,
          shape(pts('-44,8 -34,-40 -10,-76 -14,-136 22,-92 38,-40 44,8'), '#f7802a'),
          shape(pts('-26,10 -18,-30 -4,-78 16,-34 26,10'), '#ffd27a'),
        ),
        s,
      ),
    )
    .join('')

const sparks = (sheet: Sheet) =>
  Array.from({ length: 34 }, () => {
    const r = sheet.random.range(1.6, 4)
    return disc(
      sheet.random.range(240, 820),
      sheet.random.range(90, 430),
      r,
      r * 1.5,
      sheet.random.pick(['#ffd27a', '#ff9a3c']),
      0.9,
    )
  }).join('')

/** The iron front of the grill with its two air holes. */
const rim = (sheet: Sheet) =>
  shape(
    pts('-20,650 1220,650 1220,830 -20,830'),
    bokashi(sheet, [
      [0, '#5a464a'],
      [0.2, '#2b2433'],
      [1, '#15131f'],
    ]),
    4,
  ) +
  rect(-20, 646, 1240, 8, '#f2904a', 0.85) +
  [240, 520, 800]
    .map((x) => rect(x, 724, 170, 30, '#0d0c17') + rect(x + 7, 729, 156, 18, '#e2571f', 0.8))
    .join('')

/** The cook's arm from the right, and the long tongs in his fist. */
const arm = (sheet: Sheet) =>
  fill(brush(pts('900,238 760,300 610,352'), 15, { head: 1, tail: 0.6, rough: 0.04 }), '#9a98a4') +
  fill(brush(pts('906,262 760,352 618,408'), 15, { head: 1, tail: 0.6, rough: 0.04 }), '#5f5c6c') +
  forearm(sheet, [1090, 150], [934, 232], skin, [104, 76], 3) +
  grip(sheet, skin, { x: 938, y: 232, turn: -26, scale: 1.7 }, 3) +
  sleeve(
    sheet,
    [
      [1420, 180],
      [1250, 90],
      [934, 232],
    ],
    cloth,
    { widths: [190, 180, 150], cover: 0.5, cuff: 14, weight: 3.4 },
  )
