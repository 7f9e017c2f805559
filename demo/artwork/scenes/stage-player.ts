import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'

/** A shamisen player standing in the light, head bowed over the neck. */
export function player(sheet: Sheet): string {
  const robe: Point[] = pts(
    '-70,-330 -104,-250 -96,-120 -118,0 124,0 96,-130 104,-250 70,-330 0,-352',
  )
  const art = [
    soft(sheet, 5, disc(20, 6, 190, 22, '#1a1030', 0.6)),
    shape(
      robe,
      bokashi(sheet, [
        [0, '#f1e6cf'],
        [0.5, '#9fb6c6'],
        [1, '#2c4579'],
      ]),
      3.4,
    ),
    ...[
      [-60, -60, -84],
      [10, 20, 24],
      [60, 70, 96],
    ].map(([a, b, c], i) =>
      keyLine(
        [
          [a ?? 0, -250],
          [b ?? 0, -120],
          [c ?? 0, -4],
        ],
        4.5,
        '#20315f',
        i,
      ),
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      [0, 1]
        .map((k) =>
          stroke(
            curve(
              arc(-96 + i * 34, -20 - (i % 2) * 6, 17 - k * 7, 15 - k * 6, Math.PI, Math.PI * 2, 8),
            ),
            '#f1e6cf',
            3,
          ),
        )
        .join(''),
    ),
    shape(pts('-90,-220 94,-224 94,-172 -92,-168'), '#b3342f', 3),
    fill(brush(pts('-30,-344 -6,-300 14,-256'), 17), '#c2462c') +
      fill(brush(pts('30,-344 6,-300 -12,-262'), 17), ink.washi),
    fill(
      brush(pts('-250,-366 -80,-264 70,-176'), 13, { head: 0.9, tail: 1, rough: 0.04 }),
      '#3a1c1c',
    ),
    ...[0, 1, 2].map((i) =>
      fill(
        brush(
          [
            [-246 + i * 12, -352 + i * 8],
            [-258 + i * 12, -330 + i * 8],
          ],
          6,
          { head: 1, tail: 1 },
        ),
        ink.washi,
      ),
    ),
    put(
      74,
      -172,
      shape(pts('-54,-50 54,-46 56,50 -52,54'), '#f4e6c8', 3.4) +
        stroke('M-54 -50L54 -46L56 50L-52 54Z', '#5a2a22', 9),
      1,
      30,
    ),
    stroke('M-246 -366L84 -176M-244 -360L78 -168', '#fff0c8', 1.8, 0.9),
    fill(brush(pts('-78,-300 -132,-240 -136,-284'), 48, { head: 0.9, tail: 0.6 }), '#c9d3d2') +
      fill(curve(oval(-138, -296, 18, 17), true), ink.skin),
    fill(brush(pts('80,-300 146,-220 108,-182'), 50, { head: 0.9, tail: 0.7 }), '#9fb6c6') +
      fill(curve(oval(100, -176, 18, 16), true), ink.skin),
    shape(pts('88,-176 120,-140 132,-158 108,-186'), '#f4ecdc', 2),
    fill(brush(pts('0,-352 -4,-372'), 30, { head: 1, tail: 1 }), ink.skinShade),
    put(
      -8,
      -366,
      shape(oval(0, -34, 34, 42), ink.skin, 2.6) +
        shape(
          pts('-38,-30 -40,-62 -16,-84 16,-84 40,-60 38,-26 26,-52 -6,-58 -28,-48'),
          '#1a1428',
        ) +
        shape(oval(10, -94, 22, 17), '#1a1428') +
        fill(brush(pts('2,-104 40,-116 62,-112'), 5, { head: 1, tail: 0.6 }), ink.vermilion),
      1,
      -14,
    ),
  ]
  return put(640, 1100, art.join(''), 1.08)
}
