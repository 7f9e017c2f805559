import { form, lines, plane } from '../kit/figure/cut.ts'
import { brush, curve, oval, pts } from '../kit/line.ts'
import { shape } from '../kit/shape.ts'
import type { Sheet } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'

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

/** A turban shell set on the grate, mouth up: the ridged whorls wind to the tip, the pale operculum closes the mouth. */
export const turban = (sheet: Sheet, x: number, y: number, s: number): string =>
  put(
    x,
    y,
    form(
      sheet,
      '-64,24 -70,-2 -58,-30 -36,-48 -20,-62 -4,-78* 10,-58 34,-46 56,-26 66,0 60,28 34,46 0,52 -40,46',
      '#6b6a5c',
      3.4,
      plane('10,-80 14,-40 40,-10 30,30 10,60 90,60 90,-60', '#3f4440'),
      lines(5, '#a9a487', '-66,4 -30,-12 20,-14 60,-2', '-56,-28 -22,-38 16,-38 46,-28'),
      lines(
        3.4,
        '#2a2a2c',
        '-68,-4 -30,-22 22,-24 62,-10',
        '-42,-44 -14,-52 10,-52 30,-44',
        '-20,-62 -4,-64 12,-58',
      ),
    ) +
      pts('-66,-6 -50,-38 60,-12 48,-36')
        .map(([a, b]) =>
          fill(
            brush(
              [
                [a * 0.86, b],
                [a * 1.1, b - 8],
                [a * 1.28, b - 20],
              ],
              15,
              { head: 1, tail: 0.1 },
            ),
            '#57594f',
          ),
        )
        .join('') +
      form(
        sheet,
        oval(0, 20, 40, 25),
        '#e9d2a4',
        3,
        plane('6,-10 14,20 0,50 50,50 50,-10', '#bb9863'),
      ) +
      stroke(curve(spiral(1, 21, 31, 19)), '#7d5a3a', 3.4) +
      disc(-14, 12, 8, 3.4, '#fff3d4', 0.9),
    s,
  )

/** Two and a half turns inward, as the operculum grows. */
const spiral = (cx: number, cy: number, rx: number, ry: number) =>
  Array.from({ length: 34 }, (_, i): readonly [number, number] => {
    const k = 1 - i / 36
    const a = i * 0.46 + 0.6
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]
  })
