import { sprig } from '../kit/food.ts'
import { gleam } from '../kit/gloss.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { radishMound } from '../kit/radish.ts'
import { noise1 } from '../kit/random.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill, put } from '../kit/svg.ts'
import { rings, speckles } from '../kit/table.ts'
import { plate } from '../kit/vessel.ts'
import { table } from './tateito-table.ts'

/** Rolled omelette with dashi close up: its wound layers, its juice, its steam. */
export function dashimaki(sheet: Sheet): string {
  return [
    planks(sheet, table, 260, -14),
    plate(
      sheet,
      520,
      510,
      730,
      { light: '#f4ecd8', dark: '#b9ab90' },
      rings(520, 510, [690, 600, 578], ink.sea, 9, 0.8) +
        speckles(sheet, 520, 510, 700, 90, ink.brown),
    ),
    juice(sheet),
    soft(
      sheet,
      12,
      fill(
        curve(pts('10,500 600,440 1180,300 1230,380 900,490 520,580 200,650 40,620'), true),
        '#5a3c14',
        0.7,
      ),
    ),
    ...pieces.map(([x, y, tip], i) => put(x, y, roll(sheet, i), 1.55, tip)),
    radishMound(sheet, 960, 660, 118),
    put(806, 712, sprig(2.1, '#8fae52', '#4d6a38')),
    steam(sheet, 480, 280, 760, 420, 5, 0.5, '#ffffff'),
    glow(sheet, 140, 30, 760, '#fff0c8', 0.44, 480),
    daylight(sheet, '#fff3d4', ink.indigo900, 0.22),
  ].join('')
}

/** The slices, each leaning on the one before it; the last leaves the picture. */
const pieces: ReadonlyArray<readonly [number, number, number]> = [
  [170, 440, -16],
  [382, 396, -14],
  [596, 346, -15],
  [812, 296, -13],
  [1034, 240, -15],
]

/** The broth that runs out when the knife goes in. */
const juice = (sheet: Sheet) =>
  shape(
    pts('20,610 260,520 620,470 980,380 1120,400 1040,470 860,520 640,590 420,650 160,690 40,670'),
    bokashi(
      sheet,
      [
        [0, '#c98f2a', 0.8],
        [1, '#f0cc72', 0.7],
      ],
      [0, 0, 0.3, 1],
    ),
  ) +
  gleam(pts('140,672 280,656 420,634'), 9) +
  gleam(pts('560,604 640,580 720,560'), 7, 0.9) +
  gleam(pts('860,506 940,484 1010,462'), 8, 0.9)

/** One slice: the long browned side behind, and the cut face with its layers still wet. */
function roll(sheet: Sheet, seed: number): string {
  const face: Point[] = pts(
    '-96,-70 -40,-96 50,-92 100,-60 110,10 98,76 40,100 -50,98 -104,70 -112,-4',
  )
  const back: Point[] = pts('-70,-92 20,-138 130,-130 176,-92 182,0 150,70 100,70 106,-20 70,-80')
  const spiral = Array.from({ length: 74 }, (_, i): Point => {
    const a = i * 0.3 + seed
    const q = 0.94 - i * 0.0118
    const square = 1 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a))) ** 0.45
    return [
      Math.cos(a) * 96 * q * square + noise1(i * 0.4, seed) * 4,
      Math.sin(a) * 82 * q * square + noise1(i * 0.3, seed + 5) * 4,
    ]
  })
  const under = spiral.map(([x, y]): Point => [x + 2, y + 6])
  const curds = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [noise1(i * 1.9 + seed, 3) * 84, noise1(i * 2.7 + seed, 8) * 76]
    return fill(curve(oval(x, y, 9, 5, 0.4, i), true), i % 2 ? '#fff6cf' : '#e9b23c', 0.75)
  })
  const browned = Array.from({ length: 9 }, (_, i) =>
    fill(
      curve(
        oval(
          40 + noise1(i * 2.1 + seed, 4) * 130,
          -104 + i * 8 + noise1(i, seed) * 26,
          30,
          12,
          0.5,
          seed + i,
        ),
        true,
      ),
      '#c07a1e',
      0.5,
    ),
  )
  return (
    shape(
      back,
      bokashi(
        sheet,
        [
          [0, '#ffe58c'],
          [0.5, '#f3bf45'],
          [1, '#c98a24'],
        ],
        [0.1, 0, 0.8, 1],
      ),
      3.2,
      ink.brownDeep,
      seed,
    ) +
    clipped(sheet, curve(back, true), soft(sheet, 4, ...browned)) +
    gleam(pts('-40,-104 20,-126 80,-126'), 10, 0.95, seed) +
    gleam(pts('110,-118 140,-108 158,-92'), 7, 0.85, seed) +
    shape(
      face,
      bokashi(
        sheet,
        [
          [0, '#fff3ae'],
          [0.5, '#fcd862'],
          [1, '#edb23a'],
        ],
        [0, 0, 0.7, 1],
      ),
      3.2,
      ink.brownDeep,
      seed + 1,
    ) +
    clipped(
      sheet,
      curve(face, true),
      ...curds,
      fill(brush(under, 10, { head: 0.6, tail: 0.6, seed }), '#fff6cf', 0.9),
      fill(brush(spiral, 6, { head: 0.8, tail: 0.5, rough: 0.4, seed }), '#c98522'),
      soft(sheet, 9, fill(brush(pts('-100,84 0,110 104,80'), 36), '#d98a1e', 0.55)),
    ) +
    gleam(pts('-90,-18 -88,-50 -62,-74'), 12, 0.95, seed) +
    gleam(pts('10,36 44,30 70,10'), 8, 0.85, seed + 2) +
    gleam(pts('-40,84 -4,90 30,86'), 7, 0.85, seed + 4) +
    disc(-62, 46, 6, 4, '#fffaf0', 0.95)
  )
}
