import { arc, brush, curve, oval, polygon, pts } from '../kit/line.ts'
import { facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { bricks } from './onda-brick.ts'

const BRASS = { light: '#f2cf7e', base: '#cf9a44', dark: '#7d5220', key: '#33201a' }

/** The scale that weighed silk: lemons in one pan, its brass weights in the other. */
export function ondaScale(sheet: Sheet): string {
  const counter = polygon(pts('0,640 1200,640 1200,800 0,800'))
  return [
    bricks(0, 0, 1200, 660),
    rect(
      0,
      0,
      1200,
      660,
      bokashi(
        sheet,
        [
          [0, '#ffcf8a', 0.25],
          [0.5, '#3a1f28', 0.2],
          [1, '#1b1a38', 0.7],
        ],
        [0.2, 0, 0.9, 0.6],
      ),
    ),
    glow(sheet, 420, 210, 620, '#ffcf86', 0.5),
    fill(
      counter,
      bokashi(sheet, [
        [0, '#8f5a38'],
        [0.3, '#6d4030'],
        [1, '#3a2228'],
      ]),
    ),
    clipped(sheet, counter, grain(sheet, 0, 640, 1200, 160, '#2a161c', 4, 0.6)),
    rect(0, 636, 1200, 8, '#c98a54'),
    // A phone shows the middle alone.
    put(
      96,
      118,
      [
        soft(sheet, 18, disc(650, 716, 420, 34, '#150d16', 0.6)),
        pillar(sheet),
        pan(sheet, 300, 236, lemons(sheet)),
        pan(sheet, 900, 300, weights(sheet)),
        beam(sheet),
      ].join(''),
      0.84,
    ),
  ].join('')
}

const brass = (sheet: Sheet) =>
  bokashi(
    sheet,
    [
      [0, BRASS.dark],
      [0.3, BRASS.light],
      [0.55, BRASS.base],
      [1, BRASS.dark],
    ],
    [0, 0, 1, 0],
  )

const pillar = (sheet: Sheet) =>
  facet(pts('440,652 760,652 800,706 400,706'), '#a56a44', 3.4, BRASS.key) +
  facet(pts('400,706 800,706 800,738 400,738'), '#74432e', 3.4, BRASS.key) +
  shape(
    pts('530,652 560,610 574,560 626,560 640,610 670,652 640,662 560,662'),
    brass(sheet),
    3.2,
    BRASS.key,
  ) +
  shape(
    pts('578,566 584,420 586,240 588,150 612,150 614,240 616,420 622,566'),
    brass(sheet),
    3.2,
    BRASS.key,
  ) +
  [540, 330].map((y) => shape(oval(600, y, 32, 14), brass(sheet), 2.8, BRASS.key)).join('') +
  shape(oval(600, 104, 24, 24), brass(sheet), 3, BRASS.key) +
  fill(brush(pts('600,180 606,250 611,300'), 9, { head: 1, tail: 0.2 }), '#33201a') +
  stroke(curve(arc(600, 180, 122, 122, 1.2, 1.94)), BRASS.light, 8)

/** The beam, down at the side of the weights. */
const beam = (sheet: Sheet) =>
  shape(
    pts(
      '292,140 430,146 560,144 600,132 640,158 780,186 908,204 904,222 770,212 640,196 600,204 556,186 426,172 296,160',
    ),
    bokashi(sheet, [
      [0, BRASS.light],
      [0.5, BRASS.base],
      [1, BRASS.dark],
    ]),
    3.4,
    BRASS.key,
  ) +
  disc(600, 170, 17, 17, BRASS.dark) +
  disc(597, 167, 9, 9, BRASS.light) +
  [
    [300, 152],
    [900, 214],
  ]
    .map(([x = 0, y = 0]) => stroke(curve(oval(x, y + 8, 13, 17), true), BRASS.key, 6))
    .join('')

/** A pan on three chains; `top` is where they meet. */
function pan(sheet: Sheet, x: number, top: number, load: string): string {
  const y = top + 260
  const chain = (dx: number, dy: number) =>
    Array.from({ length: 20 }, (_, i) => {
      const t = i / 19
      return disc(x + dx * t, top - 66 + (326 + dy) * t, 3.4, 7, i % 2 ? BRASS.light : BRASS.base)
    }).join('')
  return (
    chain(26, -36) +
    fill(curve(oval(x, y, 186, 42), true), BRASS.dark) +
    put(x, y, load) +
    shape(
      [
        [x - 188, y],
        ...arc(x, y, 186, 42, Math.PI * 0.98, Math.PI * 0.02, 20),
        [x + 188, y],
        [x + 130, y + 78],
        [x, y + 98],
        [x - 130, y + 78],
      ],
      brass(sheet),
      3.4,
      BRASS.key,
    ) +
    keyLine(arc(x, y, 187, 42, Math.PI * 0.03, Math.PI * 0.97, 20), 3, '#fbe3a4') +
    chain(-176, 4) +
    chain(176, 4)
  )
}

function lemons(sheet: Sheet): string {
  const lemon = (x: number, y: number, turn: number) =>
    put(
      x,
      y,
      shape(
        pts('-66,0 -50,-26 -16,-46 22,-46 52,-24 64,-8 76,0 64,8 52,26 20,46 -18,46 -50,26'),
        bokashi(
          sheet,
          [
            [0, '#ffe98a'],
            [0.5, '#f2c53a'],
            [1, '#b8802a'],
          ],
          [0.2, 0, 0.7, 1],
        ),
        2.8,
        '#4a3018',
      ) + fill(brush(pts('-36,-18 -8,-32 20,-32'), 9, { seed: 3 }), '#fff4c0', 0.8),
      1,
      turn,
    )
  const leaf = (x: number, y: number, turn: number) =>
    put(
      x,
      y,
      shape(pts('-52,0 -10,-22 54,0 -10,22'), '#4d7a58', 2.4, '#1d3329') +
        keyLine(pts('-44,0 44,0'), 2.6, '#a9c07a'),
      1,
      turn,
    )
  return (
    lemon(-92, -14, 12) +
    lemon(92, -16, 160) +
    leaf(66, -84, -24) +
    lemon(4, -62, -14) +
    lemon(-10, 0, 6) +
    leaf(-78, -66, 34)
  )
}

/** Four weights, each with its knob. */
const weights = (sheet: Sheet) =>
  [
    [-96, 4, 0.72],
    [104, 2, 0.6],
    [-8, 10, 1.1],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      put(
        x,
        y,
        shape(
          pts(
            '-54,-104 -54,10 -30,20 30,20 54,10 54,-104 30,-112 14,-118 14,-128 -14,-128 -14,-118 -30,-112',
          ),
          brass(sheet),
          3,
          BRASS.key,
        ) +
          keyLine(arc(0, -104, 54, 11, 0, Math.PI), 2.4, BRASS.key) +
          shape(oval(0, -142, 23, 19), brass(sheet), 2.8, BRASS.key),
        s,
      ),
    )
    .join('')
