import { gleam, grain } from '../kit/gloss.ts'
import { brush, curve, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { radishMound } from '../kit/radish.ts'
import { noise1 } from '../kit/random.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill } from '../kit/svg.ts'
import { modelled, spot, tube } from '../kit/tube.ts'
import { tips, wedge } from './shiobi-garnish.ts'
import { table } from './shiobi-table.ts'

const body = tube(pts('-170,250 120,300 480,392 840,486 985,520'), [360, 420, 390, 240, 92])

/** Charcoal-grilled horse mackerel, close up: the skin crackled, chopsticks lifting the first flake. */
export function grilledMackerel(sheet: Sheet): string {
  return [
    planks(sheet, table, 260, -20),
    dish(sheet),
    soft(sheet, 16, fill(curve(shifted(24, 40), true), ink.seaDark, 0.6)),
    tail(),
    fill(curve(shifted(2, 15), true), '#7a4a26'),
    modelled(body, ['#2f3448', '#6e4a34', '#b8732a', '#e59f38', '#f4c260', '#f7d68c', '#cf8f3c']),
    clipped(sheet, curve(body.outline, true), skin(sheet), flesh(sheet)),
    keyLine(
      Array.from({ length: 21 }, (_, i) => body.at(i / 20, 1)),
      5,
      ink.umber,
      3,
    ),
    keyLine(
      Array.from({ length: 21 }, (_, i) => body.at(i / 20, -1)),
      4.5,
      ink.umber,
      5,
    ),
    wedge(sheet, 170, 700, 1.45, -12),
    radishMound(sheet, 716, 722, 118),
    tips(sheet, [720, 196]),
    steam(sheet, 540, 330, 640, 420, 5, 0.5, '#ffffff'),
    glow(sheet, 120, 30, 760, '#ffe3ad', 0.4, 480),
    daylight(sheet, '#fff0cd', ink.night, 0.22),
  ].join('')
}

const shifted = (dx: number, dy: number) => body.outline.map(([x, y]): Point => [x + dx, y + dy])

/** The long celadon plate; it leaves the picture at the left and below. */
function dish(sheet: Sheet): string {
  const edge = pts('-120,60 300,20 900,150 1150,330 1180,560 1060,760 700,900 -120,900')
  const well = pts('-120,110 300,76 870,196 1090,356 1116,560 1010,730 680,860 -120,860')
  return (
    soft(
      sheet,
      20,
      fill(
        curve(
          edge.map(([x, y]): Point => [x + 20, y + 26]),
          true,
        ),
        ink.night,
        0.55,
      ),
    ) +
    shape(
      edge.map(([x, y]): Point => [x + 4, y + 20]),
      ink.seaDeep,
      4,
    ) +
    shape(
      edge,
      bokashi(
        sheet,
        [
          [0, '#e3f0e3'],
          [0.5, '#a9d0bf'],
          [1, '#6fa797'],
        ],
        [0, 0, 0.8, 1],
      ),
      4,
      ink.seaDark,
    ) +
    shape(
      well,
      bokashi(
        sheet,
        [
          [0, '#8fbfae'],
          [0.4, '#b5d8c8'],
          [1, '#d3e8da'],
        ],
        [0, 0, 0.7, 1],
      ),
      2.4,
      ink.seaDeep,
    ) +
    gleam(pts('640,74 860,132 1010,216'), 9, 0.9) +
    gleam(pts('1060,260 1110,310 1138,370'), 7, 0.8)
  )
}

function skin(sheet: Sheet): string {
  const { random } = sheet
  const scales = Array.from({ length: 26 * 9 }, (_, i) => {
    const [t, v] = [
      (i % 26) / 26 + (Math.floor(i / 26) % 2) * 0.019,
      -0.9 + Math.floor(i / 26) * 0.21,
    ]
    const bow = [-0.1, 0, 0.1].map((d) => body.at(t + 0.016 - 0.9 * d * d, v + d))
    return fill(brush(bow, 3, { seed: i }), '#6b3a18', 0.4)
  })
  const bars = [0.13, 0.25, 0.74, 0.84, 0.93].map((t, i) =>
    fill(
      brush(
        [-0.98, -0.5, 0, 0.5, 0.95].map((v) => body.at(t + v * 0.04, v)),
        34 - i * 4,
        { head: 0.6, tail: 0.4, rough: 0.5, seed: i + 3 },
      ),
      '#2b130c',
      0.72,
    ),
  )
  const char = Array.from({ length: 20 }, (_, i) =>
    fill(
      curve(
        spot(body, random.next(), random.range(-1, -0.1), random.range(0.01, 0.05), 0.12, i, 0.6),
        true,
      ),
      '#2b130c',
      0.5,
    ),
  )
  const blisters = Array.from({ length: 70 }, (_, i) => {
    const [t, v] = [random.range(0.02, 0.98), random.range(-0.7, 0.85)]
    const r = random.range(0.003, 0.008)
    return (
      fill(curve(spot(body, t + 0.002, v + 0.03, r * 1.1, r * 4.4, i), true), '#8a4a1c', 0.45) +
      fill(curve(spot(body, t, v, r, r * 4, i), true), '#f9cf78', 0.55)
    )
  })
  const scutes = Array.from({ length: 24 }, (_, i) => {
    const t = 0.66 + i * 0.0138
    return fill(polygon([body.at(t, -0.1), body.at(t + 0.012, 0), body.at(t, 0.1)]), '#7a4620')
  })
  const sheen = [0.02, 0.16, 0.29, 0.67, 0.77, 0.87].map((t, i) =>
    gleam(
      [0, 0.025, 0.05, 0.075].map((d) => body.at(t + d, -0.5 + noise1(d * 40 + i, 3) * 0.06)),
      15 - i,
      0.85,
      i,
    ),
  )
  const salt = Array.from({ length: 110 }, (_, i) => {
    const [x, y] = body.at(random.range(0.02, 1), random.range(-0.85, 0.75))
    return grain(x, y, random.range(1.8, 4), '#fffdf6', '#8a5a30', i)
  })
  return (
    soft(
      sheet,
      12,
      ...char,
      fill(
        brush(
          [0, 0.3, 0.62].map((t) => body.at(t, 0.35)),
          90,
        ),
        '#ffcf68',
        0.5,
      ),
    ) +
    scales.join('') +
    soft(sheet, 3, ...bars) +
    [...blisters, ...scutes, ...sheen, ...salt].join('')
  )
}

/** Where the skin is torn off: white flesh in its chevrons of flakes, a crisp lip of skin around it. */
function flesh(sheet: Sheet): string {
  const torn = pts(
    '0.3,-1.3 0.335,-0.98 0.32,-0.7 0.35,-0.44 0.345,-0.16 0.385,0.04 0.38,0.2 0.43,0.24 0.45,0.42 0.5,0.32 0.545,0.46 0.575,0.26 0.62,0.24 0.625,-0.02 0.66,-0.14 0.64,-0.42 0.67,-0.66 0.65,-0.94 0.68,-1.3',
  )
  const on = (points: readonly Point[]) => points.map(([t, v]) => body.at(t, v))
  const grown = (by: number, shift = 0) =>
    torn.map(([t, v]): Point => [0.5 + (t - 0.5) * by, -0.3 + (v + 0.3) * by + shift])
  const seam = -0.3
  const chevron = (k: number) => {
    const bend = (v: number) =>
      0.29 + k * 0.048 + 0.075 * Math.min(0.6, Math.abs(v - seam)) + noise1(k + v * 2, 5) * 0.008
    const vs = [-1.1, -0.9, -0.7, -0.5, seam, -0.1, 0.1, 0.3, 0.5]
    const edge = vs.map((v) => body.at(bend(v), v))
    return (
      soft(
        sheet,
        5,
        fill(
          brush(
            vs.map((v) => body.at(bend(v) - 0.012, v)),
            26,
            { head: 1, tail: 1 },
          ),
          '#dfa264',
          0.5,
        ),
      ) +
      fill(brush(edge, 4.5, { head: 0.7, tail: 0.7, seed: k }), '#a8693a') +
      [-0.92, -0.6, -0.06, 0.2]
        .map((v, i) =>
          gleam(
            [0, 0.1, 0.2].map((d) => body.at(bend(v + d) + 0.012, v + d)),
            15 - i,
            0.95,
            k + i,
          ),
        )
        .join('')
    )
  }
  return (
    fill(curve(on(grown(1.1, 0.02)), true), '#2b120b', 0.9) +
    fill(curve(on(grown(1.06, 0.03)), true), '#f0b552') +
    fill(
      curve(on(torn), true),
      bokashi(
        sheet,
        [
          [0, '#fffdf4'],
          [0.6, '#fdeed2'],
          [1, '#efc68f'],
        ],
        [0, 0, 0.7, 1],
      ),
    ) +
    clipped(
      sheet,
      curve(on(torn), true),
      Array.from({ length: 9 }, (_, i) => chevron(i)).join(''),
      soft(sheet, 6, fill(brush(on(pts('0.31,-0.3 0.5,-0.29 0.68,-0.28')), 16), '#b5713f', 0.7)),
      soft(
        sheet,
        8,
        fill(brush(on(pts('0.31,-1.1 0.325,-0.7 0.345,-0.2 0.38,0.16')), 44), '#5a2a12', 0.6),
      ),
    ) +
    fill(brush(on([...torn, torn[0] ?? [0, 0]]), 3.4, { head: 1, tail: 1, rough: 0.6 }), '#6b3a18')
  )
}

/** The tail with its crust of salt. */
function tail(): string {
  const fin = pts('960,488 1040,470 1150,380 1128,478 1112,540 1136,600 1150,690 1040,590 960,560')
  return (
    fill(
      curve(
        fin.map(([x, y]): Point => [x + 14, y + 26]),
        true,
      ),
      ink.seaDark,
      0.45,
    ) +
    shape(fin, '#b3742f', 4, ink.umber) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        keyLine(
          [
            [985, 524],
            [1060, 500 + i * 9],
            [1138 - Math.abs(3 - i) * -2, 410 + i * 42],
          ],
          3,
          '#5a2f18',
          i,
        ),
      )
      .join('') +
    Array.from({ length: 70 }, (_, i) =>
      disc(1066 + noise1(i * 1.9, 2) * 76, 530 + noise1(i * 2.7, 6) * 110, 5, 4, '#fff9ea', 0.9),
    ).join('')
  )
}
