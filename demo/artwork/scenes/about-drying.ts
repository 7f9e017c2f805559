import { hill } from '../kit/land.ts'
import { brush, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { clouds, sky } from '../kit/sky.ts'
import { fill } from '../kit/svg.ts'
import { grass } from '../kit/tree.ts'

/** Lengths of dyed cloth hung from high poles to dry. */
export function drying(sheet: Sheet): string {
  const strip = (
    x: number,
    wide: number,
    foot: number,
    paint: string,
    shade: string,
    k: number,
  ) => {
    const edge = (dx: number): Point[] =>
      Array.from(
        { length: 9 },
        (_, i): Point => [
          x + dx + Math.sin(i * 0.9 + k) * 12 * (i / 8) + 46 * (i / 8) ** 2,
          70 + ((foot - 70) * i) / 8,
        ],
      )
    const outline = polygon([...edge(0), ...edge(wide).reverse()])
    return (
      fill(
        outline,
        bokashi(sheet, [
          [0, paint],
          [0.7, paint],
          [1, shade],
        ]),
      ) +
      clipped(
        sheet,
        outline,
        k % 2 === 0
          ? wovenWaves(sheet, wide * 0.26, ['#f1e6cf', paint], paint, {
              x: x - 20,
              y: foot - 420,
              width: wide + 120,
              height: 460,
            })
          : [0, 1, 2, 3]
              .map((i) =>
                fill(
                  brush(edge(wide * (0.2 + i * 0.2)), wide * 0.06, { head: 1, tail: 1, seed: i }),
                  '#f1e6cf',
                  0.85,
                ),
              )
              .join(''),
        ...[0.16, 0.52, 0.84].map((q, i) =>
          fill(brush(edge(wide * q), wide * 0.16, { head: 0.4, tail: 1, seed: i }), shade, 0.4),
        ),
        fill(brush(edge(wide * 0.34), wide * 0.08, { head: 0.4, tail: 1 }), ink.washi, 0.25),
      )
    )
  }
  return [
    sky(sheet, [
      [0, '#7fa9c0'],
      [0.4, '#d3dccc'],
      [0.7, '#f6e3b8'],
      [1, '#e6c894'],
    ]),
    clouds(sheet, 420, 160, 8, ink.washi, 0.7),
    hill(sheet, { y: 820, rise: 60, span: 170, seed: 8, foot: 1000 }, [
      [0, '#7fa398'],
      [1, '#4a6f5c'],
    ]),
    fill(brush(pts('20,1000 30,500 22,30'), 22, { head: 1.1, tail: 0.8 }), '#4a332b'),
    fill(brush(pts('778,1000 770,500 780,20'), 22, { head: 1.1, tail: 0.8 }), '#4a332b'),
    strip(90, 130, 760, '#27396a', '#141d42', 0),
    strip(260, 110, 860, '#cb4329', '#7d231a', 1),
    strip(410, 140, 700, '#2c635f', '#173a40', 2),
    strip(590, 120, 900, '#3e5f93', '#1b2c5c', 3),
    fill(brush(pts('-10,62 400,74 820,58'), 17, { head: 1, tail: 1 }), '#6d4a38'),
    ...[60, 220, 420, 640, 760].map((x, i) =>
      grass(x, 1006, 110, i % 2 ? '#3a5f4a' : '#2c4f44', i),
    ),
    glow(sheet, 620, 220, 460, '#fff3cf', 0.5),
  ].join('')
}
