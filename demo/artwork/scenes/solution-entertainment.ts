import { arc, brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { reflection, strands } from '../kit/sea.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'

/** The stage: two curtains, three beams, one player, and the dark of the hall. */
export function solutionEntertainment(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1200,
      1500,
      bokashi(sheet, [
        [0, '#141433'],
        [0.45, '#3a2a62'],
        [0.64, '#8a3f5c'],
        [0.7, '#c9694a'],
      ]),
    ),
    disc(640, 640, 330, 330, '#f2b45a'),
    disc(
      640,
      640,
      330,
      330,
      bokashi(sheet, [
        [0, '#ffe3a0', 0.9],
        [1, '#e2593a', 0.75],
      ]),
    ),
    waves(),
    beam(sheet, [250, -40], [330, -40], [700, 1080], [440, 1080], '#9fd6cc', 0.4),
    beam(sheet, [1010, -40], [1080, -40], [900, 1080], [580, 1080], '#ffd98a', 0.5),
    beam(sheet, [610, -40], [680, -40], [760, 1080], [520, 1080], '#fff0c8', 0.5),
    floor(sheet),
    player(sheet),
    curtain(-1),
    curtain(1),
    rect(0, 0, 1200, 96, '#0f0f28'),
    ...[170, 290, 460, 645, 830, 1045].map((x) =>
      put(
        x,
        96,
        shape(pts('-26,-20 -34,40 34,40 26,-20'), '#0a0a1e', 2) +
          disc(0, 42, 30, 9, '#fff0c8') +
          glow(sheet, 0, 44, 90, '#fff0c8', 0.6),
      ),
    ),
    audience(),
  ].join('')
}

const beam = (
  sheet: Sheet,
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  colour: string,
  opacity: number,
) =>
  soft(
    sheet,
    7,
    fill(
      polygon([a, b, c, d]),
      bokashi(sheet, [
        [0, colour, opacity],
        [0.7, colour, opacity * 0.5],
        [1, colour, opacity * 0.2],
      ]),
    ),
  )

/** The backdrop's painted sea. */
const waves = () =>
  [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: 10 }, (_, i) =>
        [0, 1, 2]
          .map((k) =>
            fill(
              brush(
                arc(
                  60 + i * 150 + (row % 2) * 75,
                  940 + row * 40,
                  74 - k * 22,
                  58 - k * 17,
                  Math.PI,
                  Math.PI * 2,
                  12,
                ),
                9 - k,
                { head: 0.6, tail: 0.6, seed: i },
              ),
              ['#20315f', '#f1dcc0', '#5c998b'][k] ?? ink.indigo700,
              0.9,
            ),
          )
          .join(''),
      ).join(''),
    )
    .join('')

const floor = (sheet: Sheet) =>
  fill(
    polygon(pts('0,1060 1200,1060 1200,1320 0,1320')),
    bokashi(sheet, [
      [0, '#d98a54'],
      [0.3, '#7a3a4c'],
      [1, '#1c1838'],
    ]),
  ) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((i) =>
      fill(
        brush(
          [
            [280 + i * 66, 1062],
            [i * 140 - 100, 1320],
          ],
          3,
          { head: 0.5, tail: 1.4 },
        ),
        '#2a1630',
        0.7,
      ),
    )
    .join('') +
  glow(sheet, 640, 1110, 330, '#ffe3a0', 0.85, 54) +
  reflection(sheet, 640, 1120, 130, 150, '#ffd98a', 0.5)

function curtain(side: -1 | 1): string {
  const edge = (x: number): Point => [side < 0 ? x : 1200 - x, 0]
  const at = (x: number, y: number): Point => [edge(x)[0], y]
  const a: Point[] = [at(-60, -20), at(-60, 500), at(-60, 900), at(-60, 1330)]
  const b: Point[] = [at(420, -20), at(330, 460), at(150, 860), at(230, 1330)]
  return (
    fill(
      polygon([
        at(-60, -20),
        at(430, -20),
        at(340, 460),
        at(160, 860),
        at(236, 1330),
        at(-60, 1330),
      ]),
      '#6d1a28',
    ) +
    strands(a, b, 15, ['#8f2430', '#4a1226', '#b3342f', '#6d1a28', '#3a0f22'], 34, side + 4) +
    fill(brush([at(60, 866), at(150, 880), at(186, 862)], 26, { head: 1, tail: 0.9 }), ink.amber) +
    [0, 1, 2, 3]
      .map((i) =>
        fill(
          brush([at(120 + i * 14, 884), at(116 + i * 16, 960)], 7, { head: 1, tail: 0.5 }),
          ink.amberDeep,
        ),
      )
      .join('')
  )
}

/** A shamisen player standing in the light, head bowed over the neck. */
function player(sheet: Sheet): string {
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

function audience(): string {
  const row = (y: number, r: number, step: number, paint: string, seed: number) =>
    Array.from({ length: Math.ceil(1300 / step) }, (_, i) => {
      const x = i * step + ((i * 37 + seed * 11) % 30) - 40
      const dy = ((i * 53 + seed * 7) % 26) - 10
      const hands =
        (i * 7 + seed) % 5 === 0
          ? fill(
              brush(
                [
                  [x + r * 1.2, y + r * 2],
                  [x + r * 1.7, y - r],
                  [x + r * 1.5, y - r * 2.4],
                ],
                r * 0.55,
                { head: 1, tail: 0.7 },
              ),
              paint,
            ) + disc(x + r * 1.5, y - r * 2.6, r * 0.4, r * 0.46, paint)
          : ''
      return (
        hands +
        disc(x, y + dy, r, r * 1.16, paint) +
        fill(
          curve(
            [
              [x - r * 2.1, y + dy + r * 3.6],
              [x - r * 1.7, y + dy + r * 1.6],
              [x, y + dy + r * 0.8],
              [x + r * 1.7, y + dy + r * 1.6],
              [x + r * 2.1, y + dy + r * 3.6],
            ],
            true,
          ),
          paint,
        )
      )
    }).join('')
  return (
    rect(0, 1310, 1200, 190, '#12102a') +
    row(1300, 30, 92, '#2a1f48', 3) +
    row(1366, 42, 128, '#1a1534', 8) +
    row(1450, 58, 176, '#0d0b20', 5)
  )
}
