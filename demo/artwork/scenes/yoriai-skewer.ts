import { gleam } from '../kit/gloss.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { fill } from '../kit/svg.ts'

/** Meat lacquered with sauce: charred edges, an amber glow below, the lamp above. */
function lacquered(sheet: Sheet, body: readonly Point[], seed: number): string {
  const [left, right] = [Math.min(...body.map(([x]) => x)), Math.max(...body.map(([x]) => x))]
  const middle = (left + right) / 2
  const wide = right - left
  const char = [0, 1, 3, 4, 6, 7].map((k, i) => {
    const [x, y] = body[Math.floor(((k + (seed % 8)) % 8) * (body.length / 8))] ?? [0, 0]
    return fill(
      curve(oval(x * 0.88, y * 0.86, 15 + (i % 3) * 7, 9 + (i % 2) * 6, 0.5, seed + i), true),
      '#240d0a',
      0.8,
    )
  })
  const fibres = Array.from({ length: 6 }, (_, i) => {
    const x = left + wide * (0.16 + i * 0.14)
    return fill(
      brush(
        [
          [x, -40 + noise1(i + seed, 2) * 16],
          [x + 12, noise1(i, seed) * 12],
          [x + 4, 42],
        ],
        5,
        { seed: seed + i },
      ),
      i % 2 ? '#6b2814' : '#f2ae5c',
      0.55,
    )
  })
  return (
    shape(
      body,
      bokashi(
        sheet,
        [
          [0, '#f3b45f'],
          [0.32, '#cf7229'],
          [0.7, '#8f3c18'],
          [1, '#4f1d10'],
        ],
        [0.1, 0, 0.5, 1],
      ),
      4.4,
      ink.umber,
      seed,
    ) +
    clipped(
      sheet,
      curve(body, true),
      ...fibres,
      soft(sheet, 3, ...char),
      soft(
        sheet,
        6,
        fill(
          brush(
            [
              [left, 40],
              [middle, 58],
              [right, 38],
            ],
            24,
          ),
          '#f08a2a',
          0.75,
        ),
      ),
    ) +
    gleam(
      [
        [left + wide * 0.15, 4],
        [left + wide * 0.22, -26],
        [left + wide * 0.5, -44],
      ],
      17 + (seed % 3) * 3,
      0.95,
      seed,
    ) +
    gleam(
      [
        [left + wide * 0.3, -8],
        [left + wide * 0.38, -20],
        [left + wide * 0.48, -24],
      ],
      5,
      0.8,
      seed + 1,
    ) +
    gleam(
      [
        [left + wide * 0.4, 56],
        [left + wide * 0.62, 56],
        [left + wide * 0.84, 38],
      ],
      6,
      0.8,
      seed + 3,
    )
  )
}

/** A piece of chicken thigh around the origin, about 150 px wide. */
export const thigh = (sheet: Sheet, seed: number): string =>
  lacquered(
    sheet,
    pts('-68,-34 -34,-62 16,-60 60,-52 80,-18 76,22 62,54 24,68 -20,66 -60,58 -82,26 -78,-4').map(
      ([x, y], i): Point => [
        x + noise1(i * 1.7 + seed * 3.3, 5) * 26,
        y + noise1(i * 1.3 + seed * 2.1, 9) * 20,
      ],
    ),
    seed,
  )

/** A minced chicken ball, pressed by hand. */
export const meatball = (sheet: Sheet, seed: number): string =>
  lacquered(sheet, oval(0, 2, 74, 68, 0.07, seed), seed) +
  Array.from({ length: 12 }, (_, i) =>
    fill(
      curve(
        oval(noise1(i * 1.9 + seed, 2) * 52, noise1(i * 2.7 + seed, 4) * 44, 7, 4, 0.3, i),
        true,
      ),
      i % 2 ? '#f4bc70' : '#4f1d10',
      0.6,
    ),
  ).join('')

/** A length of leek, charred where it touched the grill. */
export const leek = (sheet: Sheet, seed: number): string =>
  shape(
    pts('-40,-58 0,-64 40,-58 44,56 0,66 -44,58'),
    bokashi(
      sheet,
      [
        [0, '#8fae4e'],
        [0.35, '#d8e29a'],
        [0.65, '#f8f4d4'],
        [1, '#c9cf8c'],
      ],
      [0, 0, 0.3, 1],
    ),
    4,
    ink.umber,
    seed,
  ) +
  [-20, 2, 22]
    .map((x, i) =>
      keyLine(
        [
          [x, -58],
          [x + 3, 0],
          [x, 58],
        ],
        2.4,
        '#7f9a48',
        seed + i,
      ),
    )
    .join('') +
  soft(
    sheet,
    2.5,
    fill(brush(pts('-42,-26 0,-20 42,-28'), 17, { seed }), '#3a1c10', 0.8),
    fill(brush(pts('-42,24 0,32 42,22'), 15, { seed: seed + 1 }), '#3a1c10', 0.75),
  ) +
  round(0, -60, 36, 9, '#eef0bd', 2.4, '#5f7a34', seed) +
  gleam(pts('-28,-8 -26,6 -29,16'), 7, 0.9) +
  gleam(pts('14,-44 26,-42 34,-46'), 5, 0.9)
