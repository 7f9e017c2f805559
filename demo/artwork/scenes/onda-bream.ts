import { gleam } from '../kit/gloss.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { fill } from '../kit/svg.ts'
import { modelled, tube } from '../kit/tube.ts'

const body = tube(pts('215,600 330,560 640,440 1000,330 1400,250'), [96, 210, 400, 450, 400])

/** The bream lying in its broth: the tail at the left, the head outside the picture. */
export const bream = (sheet: Sheet): string =>
  soft(sheet, 12, fill(lower(34), '#6b2d14', 0.55)) +
  tail() +
  fill(lower(10), '#8a3020') +
  modelled(body, ['#7c211c', '#b63627', '#dd5c3c', '#ef8d68', '#f9c9ab', '#fbe3cd', '#e9a87c']) +
  clipped(sheet, curve(body.outline, true), skin(sheet)) +
  keyLine(edge(-1), 5, ink.umber) +
  waterline(sheet)

const lower = (by: number) =>
  curve(
    body.outline.map(([x, y]): Point => [x, y + by]),
    true,
  )

const edge = (v: number, from = 0, to = 1) =>
  Array.from({ length: 21 }, (_, i) => body.at(from + ((to - from) * i) / 20, v))

/** Scales, the kitchen's three cuts opened by the heat, and the lamp on the wet skin. */
function skin(sheet: Sheet): string {
  const scales = Array.from({ length: 24 * 10 }, (_, i) => {
    const [t, v] = [
      0.2 + (i % 24) / 29 + (Math.floor(i / 24) % 2) * 0.017,
      -0.9 + Math.floor(i / 24) * 0.17,
    ]
    const bow = [-0.08, 0, 0.08].map((d) => body.at(t + 1.4 * d * d, v + d))
    return fill(brush(bow, 3.2, { seed: i }), '#8f2a1e', 0.4)
  })
  const cuts = [0.36, 0.52, 0.68].map((t, i) => {
    const on = (points: readonly Point[]) => points.map(([a, b]) => body.at(t + a, b))
    const lens = on(pts('-0.045,-0.78 0.012,-0.5 0.034,-0.1 0.03,0.36 -0.022,0.1 -0.046,-0.34'))
    const lip = on(pts('-0.05,-0.82 0.016,-0.52 0.041,-0.1 0.037,0.42 -0.026,0.11 -0.051,-0.34'))
    const fibre = (v: number) =>
      on([
        [-0.044, v],
        [0, v + 0.08],
        [0.032, v + 0.02],
      ])
    return (
      fill(curve(lip, true), '#9c2a1c') +
      fill(
        curve(lens, true),
        bokashi(
          sheet,
          [
            [0, '#e9bd93'],
            [0.35, '#fff6e6'],
            [1, '#fffdf6'],
          ],
          [0, 0, 1, 0.3],
        ),
      ) +
      clipped(
        sheet,
        curve(lens, true),
        [-0.56, -0.34, -0.12, 0.1]
          .map((v, k) => fill(brush(fibre(v), 4.5, { seed: k }), '#d19362'))
          .join(''),
        [-0.46, -0.22, 0]
          .map((v, k) =>
            gleam(
              on([
                [-0.006, v],
                [0.008, v + 0.08],
                [0.012, v + 0.14],
              ]),
              10,
              0.95,
              k,
            ),
          )
          .join(''),
      ) +
      fill(brush(on(pts('0.012,-0.5 0.034,-0.1 0.03,0.36')), 6, { seed: i }), '#f6a27c')
    )
  })
  const sheen = [0.2, 0.29, 0.42, 0.585, 0.75].map((t, i) =>
    gleam(
      [0, 0.02, 0.05, 0.075].map((d) => body.at(t + d, -0.56)),
      19,
      0.9,
      i,
    ),
  )
  return (
    scales.join('') +
    soft(sheet, 14, fill(brush(edge(0.82), 60, { head: 1, tail: 1 }), '#d9822f', 0.6)) +
    [...cuts, ...sheen].join('')
  )
}

/** Where the broth meets the fish. */
const waterline = (sheet: Sheet) =>
  fill(brush(edge(0.97), 22, { head: 0.6, tail: 1, rough: 0.6 }), '#f0b04e') +
  gleam(edge(0.93, 0.3, 0.55), 7, 0.95) +
  gleam(edge(0.94, 0.66, 0.8), 6, 0.9, 4) +
  soft(sheet, 4, fill(brush(edge(1.1, 0.1, 0.9), 14, { rough: 0.5 }), '#ffe7a0', 0.6))

const tail = () =>
  shape(
    pts('250,560 190,560 90,476 96,560 60,640 110,650 130,740 200,650 260,616'),
    '#c9482f',
    4,
    ink.umber,
  ) +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      keyLine(
        [
          [232, 588],
          [170, 566 + i * 20],
          [96 + i * 4, 508 + i * 42],
        ],
        3,
        '#7c1d16',
        i,
      ),
    )
    .join('')
