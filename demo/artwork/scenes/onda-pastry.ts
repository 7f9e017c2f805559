import { gleam } from '../kit/gloss.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

/** A kiss of meringue, piped in one turn, its ridges scorched by the flame. */
export function meringue(sheet: Sheet, x: number, y: number, scale: number, seed: number): string {
  const kiss = pts(
    '-100,24 -96,-14 -66,-46 -40,-66 -24,-96 -6,-116 20,-132 14,-108 34,-78 62,-54 90,-26 102,8 94,40 44,60 -50,60 -90,46',
  )
  const turns = [
    '-98,6 -50,34 30,34 100,-2',
    '-72,-40 -34,-12 30,-14 82,-38',
    '-44,-64 -18,-46 22,-50 50,-66',
    '-24,-94 -6,-84 14,-86 26,-92',
  ].map(pts)
  const scorch = (line: readonly Point[], i: number) =>
    soft(
      sheet,
      7,
      fill(
        brush(
          line.map(([a, b]): Point => [a, b + 13]),
          22 - i * 3,
          { head: 0.4, tail: 1, rough: 0.7, seed: seed + i },
        ),
        '#c0701f',
        0.7,
      ),
    ) +
    soft(
      sheet,
      3,
      fill(
        brush(
          line.slice(1, 4).map(([a, b]): Point => [a + 8, b + 8]),
          11 - i,
          { head: 0.2, tail: 0.8, rough: 0.8, seed: seed + i * 3 },
        ),
        '#6d2f0c',
        0.75,
      ),
    )
  const shine = (line: readonly Point[], i: number) =>
    keyLine(line, 1.5, '#b98a5a', seed + i) +
    gleam(
      line.slice(0, 3).map(([a, b]): Point => [a * 0.8, b - 12 + i]),
      12 - i * 2,
      0.5,
      i,
    )
  return put(
    x,
    y,
    shape(
      kiss,
      bokashi(
        sheet,
        [
          [0, '#fffef8'],
          [0.5, '#fdf1d8'],
          [1, '#d8b485'],
        ],
        [0, 0, 0.8, 1],
      ),
      1.4,
      '#a67c50',
      seed,
    ) +
      clipped(
        sheet,
        curve(kiss, true),
        ...turns.map(scorch),
        fill(curve(pts('-14,-100 0,-116 24,-136 20,-100 8,-92'), true), '#7a3a12', 0.85),
      ) +
      turns.map(shine).join(''),
    scale,
  )
}

/** The pinched rim of the crust, from `from` to `to` along the back. */
export const crust = (sheet: Sheet, from: Point, to: Point): string =>
  Array.from({ length: 24 }, (_, i) => {
    const t = 1 - i / 23
    const [x, y] = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - Math.sin(t * 3) * 30,
    ]
    return (
      round(
        x,
        y - 14,
        19,
        46,
        bokashi(
          sheet,
          [
            [0, '#fbdc9a'],
            [0.5, '#e3ab58'],
            [1, '#9c5c24'],
          ],
          [0, 0, 0.5, 1],
        ),
        1.4,
        '#8a5a2a',
        i,
      ) +
      gleam(
        [
          [x - 8, y - 18],
          [x - 6, y - 36],
          [x + 4, y - 46],
        ],
        5,
        0.35,
      )
    )
  }).join('')

/** Threads of lemon peel lying on meringue and plate. */
export const zest = (sheet: Sheet): string[] =>
  pts('560,500 700,480 180,470 600,300 400,220 250,380').map(([x, y], i) => {
    const turn = sheet.random.jitter(24)
    return put(
      x,
      y - 60,
      keyLine(pts('-40,8 -14,-10 12,6 40,-8'), 13, '#a8701a', i) +
        fill(
          brush(pts('-40,6 -14,-12 12,4 40,-10'), 9, { head: 0.7, tail: 0.7, seed: i }),
          '#f7cb32',
        ),
      0.8,
      turn,
    )
  })
