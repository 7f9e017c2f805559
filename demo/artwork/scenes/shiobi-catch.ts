import { brush, pts } from '../kit/line.ts'
import { shape } from '../kit/shape.ts'
import { fill, put } from '../kit/svg.ts'

/** A squid scored and laid over the coals. */
export const squid = (x: number, y: number) =>
  put(
    x,
    y,
    shape(
      pts('-150,-8 -110,-46 0,-54 90,-36 104,0 90,36 0,54 -110,42'),
      '#d98a62',
      3.4,
      '#3a1d1c',
    ) +
      shape(pts('-150,-6 -128,-58 -80,-66 -96,-20'), '#b9603f', 3) +
      shape(pts('-150,0 -128,56 -80,62 -96,20'), '#b9603f', 3) +
      [-28, -14, 0, 14, 28]
        .map((k, i) =>
          fill(
            brush(
              [
                [96, k * 0.8],
                [150, k * 1.4],
                [196 - i * 6, k * 2],
              ],
              13,
              { head: 1, tail: 0.3 },
            ),
            '#c1704a',
          ),
        )
        .join('') +
      [-70, -30, 10, 50]
        .map((k) =>
          fill(
            brush(
              [
                [k, -44],
                [k + 8, 0],
                [k, 42],
              ],
              7,
            ),
            '#5a2420',
            0.8,
          ),
        )
        .join('') +
      fill(brush(pts('-120,-24 -20,-36 70,-22'), 8), '#f6cfa4', 0.8),
    1,
    3,
  )
