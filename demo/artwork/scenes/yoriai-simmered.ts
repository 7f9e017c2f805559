import { gleam } from '../kit/gloss.ts'
import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'

/** Where a thing goes down into the broth: a shadow and a bright ring. */
const sunk = (sheet: Sheet, x: number, y: number, rx: number, ry: number) =>
  soft(sheet, 12, disc(x + 12, y + 16, rx * 1.06, ry * 1.1, '#6b3a14', 0.6)) +
  stroke(curve(oval(x, y, rx * 1.03, ry * 1.06), true), '#ffe3a0', 5, 0.7)

const diagonal = [0, 0, 0.7, 1] as const

/** A thick round of radish, simmered until the broth shows through it. */
export function radish(sheet: Sheet, x: number, y: number, r: number): string {
  const ry = r * 0.62
  const side: Point[] = [
    ...arc(0, 0, r, ry, Math.PI, Math.PI * 2, 12),
    [r * 0.98, 70],
    ...arc(0, 84, r * 0.95, ry, 0.1, Math.PI - 0.1, 14),
    [-r * 0.98, 70],
  ]
  const ringed = [0.84, 0.66, 0.46].map((q, i) =>
    stroke(curve(oval(0, 0, r * q, ry * q, 0.03, i), true), i ? '#dba75a' : '#c98e3f', 3, 0.55),
  )
  return (
    sunk(sheet, x, y + 96, r, ry) +
    put(
      x,
      y,
      shape(
        side,
        bokashi(
          sheet,
          [
            [0, '#f3d394'],
            [0.5, '#e0a74e'],
            [1, '#9c5f22'],
          ],
          [0, 0, 1, 0.5],
        ),
        3.6,
        ink.brownDeep,
      ) +
        shape(
          oval(0, 0, r, ry, 0.01, 3),
          bokashi(
            sheet,
            [
              [0, '#fff7de'],
              [0.5, '#f8e2ae'],
              [1, '#e2ae5c'],
            ],
            diagonal,
          ),
          3.2,
          ink.brownDeep,
        ) +
        ringed.join('') +
        soft(
          sheet,
          4,
          fill(
            brush(
              [
                [-r * 0.72, -ry * 0.3],
                [0, 0],
                [r * 0.72, ry * 0.34],
              ],
              20,
            ),
            '#b9752c',
            0.6,
          ),
        ) +
        soft(
          sheet,
          4,
          fill(
            brush(
              [
                [r * 0.56, -ry * 0.56],
                [0, 0],
                [-r * 0.56, ry * 0.58],
              ],
              20,
            ),
            '#b9752c',
            0.6,
          ),
        ) +
        keyLine(
          [
            [-r * 0.74, -ry * 0.3],
            [0, 0],
            [r * 0.74, ry * 0.34],
          ],
          5,
          '#7d4a1c',
        ) +
        keyLine(
          [
            [r * 0.58, -ry * 0.56],
            [0, 0],
            [-r * 0.58, ry * 0.58],
          ],
          5,
          '#7d4a1c',
          4,
        ) +
        gleam(arc(0, 0, r * 0.88, ry * 0.86, 3.4, 4.2), 13) +
        gleam(arc(0, 0, r * 0.88, ry * 0.86, 4.4, 4.6), 10) +
        gleam(pts(`${-r * 0.9},40 ${-r * 0.86},76 ${-r * 0.72},110`), 10, 0.8) +
        gleam(pts('30,-54 70,-60 104,-48'), 8, 0.8),
    )
  )
}

/** An egg the colour of the broth; cut, it shows its soft yolk. */
export function egg(sheet: Sheet, x: number, y: number, turn: number, cut: boolean): string {
  const shell = pts('-112,6 -92,-54 -30,-80 46,-72 104,-28 112,24 70,66 -10,80 -84,58')
  return (
    sunk(sheet, x, y + 22, 112, 70) +
    put(
      x,
      y,
      shape(
        shell,
        bokashi(
          sheet,
          [
            [0, '#f3cf92'],
            [0.5, '#d79f56'],
            [1, '#93591f'],
          ],
          diagonal,
        ),
        3.4,
        ink.brownDeep,
      ) +
        (cut
          ? shape(
              pts('-98,4 -80,-46 -26,-68 42,-62 92,-24 98,18 60,54 -10,64 -74,46'),
              bokashi(
                sheet,
                [
                  [0, '#fffdf4'],
                  [1, '#ecd9b4'],
                ],
                diagonal,
              ),
              2.2,
              '#a8703a',
              3,
            ) +
            round(2, -2, 58, 40, '#c9741c', 0, ink.umber, 3) +
            round(
              -2,
              -6,
              54,
              36,
              bokashi(
                sheet,
                [
                  [0, '#ffc04a'],
                  [0.6, '#f08a1e'],
                  [1, '#cf5f12'],
                ],
                diagonal,
              ),
              2,
              '#b5561a',
              5,
            ) +
            gleam(pts('-40,-14 -24,-28 4,-32'), 10) +
            gleam(pts('20,14 34,8 42,-4'), 6, 0.8) +
            gleam(pts('-84,-16 -68,-40 -36,-54'), 8)
          : gleam(pts('-82,-18 -58,-48 -14,-60'), 15) + gleam(pts('10,-60 26,-58 38,-54'), 9)),
      1,
      turn,
    )
  )
}

/** A pouch of fried tofu tied with gourd ribbon. */
export const pouch = (sheet: Sheet, x: number, y: number) =>
  sunk(sheet, x, y + 60, 140, 62) +
  put(
    x,
    y,
    shape(
      pts('-40,-52 -70,-104 -20,-92 4,-116 28,-92 78,-100 46,-52'),
      bokashi(sheet, [
        [0, '#f7c873'],
        [1, '#b8722a'],
      ]),
      3.2,
      ink.brownDeep,
    ) +
      shape(
        pts('-138,40 -120,-26 -60,-56 0,-60 66,-56 122,-20 138,44 84,96 -84,96'),
        bokashi(
          sheet,
          [
            [0, '#fbd07a'],
            [0.5, '#e29d3e'],
            [1, '#9c5a1e'],
          ],
          diagonal,
        ),
        3.6,
        ink.brownDeep,
      ) +
      pts('-84,-10 -40,30 40,-14 84,34 0,66 -90,56 100,0')
        .map(([a, b], i) => round(a, b, 18, 11, i % 2 ? '#f9d68c' : '#b8722a', 0, ink.umber, i))
        .join('') +
      fill(brush(pts('-58,-52 0,-42 60,-52'), 24, { head: 1, tail: 1 }), '#8a5a2c') +
      fill(brush(pts('-58,-56 0,-46 60,-56'), 20, { head: 1, tail: 1 }), '#f6e6b8') +
      keyLine(pts('-36,-40 -50,-4 -60,34'), 3, '#8a4f1c') +
      keyLine(pts('20,-40 34,0 30,40'), 3, '#8a4f1c', 4) +
      gleam(pts('-112,0 -96,-24 -64,-38'), 12) +
      gleam(pts('-34,-84 -20,-82 -10,-92'), 6),
  )

/** Devil's-tongue jelly, scored so that it drinks the broth. */
export function konnyaku(sheet: Sheet, x: number, y: number, turn: number): string {
  const face = pts('-128,40 -6,-74 132,30 4,78')
  const score = [-84, -42, 0, 42, 84].flatMap((d, i) => [
    keyLine(
      [
        [d - 60, -70],
        [d, 0],
        [d + 60, 76],
      ],
      3,
      '#3c3a44',
      i,
    ),
    keyLine(
      [
        [d + 60, -70],
        [d, 0],
        [d - 60, 76],
      ],
      3,
      '#3c3a44',
      i + 5,
    ),
  ])
  const outline = `M${face.map(([a, b]) => `${a} ${b}`).join('L')}Z`
  return (
    sunk(sheet, x, y + 56, 132, 66) +
    put(
      x,
      y,
      shape(pts('-128,40 4,78 132,30 126,78 6,124 -120,84'), '#4d4a55', 3, ink.umber) +
        fill(
          outline,
          bokashi(
            sheet,
            [
              [0, '#b9b3ad'],
              [0.5, '#8b858a'],
              [1, '#615c68'],
            ],
            diagonal,
          ),
        ) +
        clipped(sheet, outline, ...score) +
        stroke(outline, ink.umber, 4) +
        gleam(pts('-90,22 -50,-16 -14,-50'), 10) +
        gleam(pts('-20,92 10,102 40,92'), 7, 0.7),
      1,
      turn,
    )
  )
}

/** Kelp tied in a knot. */
export const kelp = (sheet: Sheet, x: number, y: number, turn: number) =>
  sunk(sheet, x, y + 20, 110, 40) +
  put(
    x,
    y,
    shape(pts('-130,-4 -80,-40 -14,-14 -10,20 -70,44'), '#3d5434', 3.2, ink.umber) +
      shape(pts('130,6 84,-40 16,-16 12,20 80,44'), '#344a2f', 3.2, ink.umber) +
      round(0, 2, 40, 34, '#54703f', 3.2, ink.umber) +
      gleam(pts('-106,-10 -74,-26 -40,-16'), 7, 0.8) +
      gleam(pts('-22,-8 -8,-20 12,-20'), 7, 0.9) +
      gleam(pts('52,-18 78,-24 100,-10'), 6, 0.7),
    1,
    turn,
  )
