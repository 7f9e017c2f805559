import { brush, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import { keyLine, shape } from './shape.ts'
import { fill, put } from './svg.ts'

/** A working hand seen from above with its sleeve, reaching to the left; the origin is the wrist, the hand about 190 px long. */
export function hand(
  x: number,
  y: number,
  scale: number,
  turn: number,
  sleeve: readonly [string, string],
  flip: 1 | -1 = 1,
  skin: string = ink.skin,
  shade: string = ink.skinShade,
): string {
  const finger = (points: readonly Point[], width: number) =>
    fill(brush(points, width + 6, { head: 1, tail: 0.75, rough: 0.04 }), ink.sumi) +
    fill(brush(points, width, { head: 1.05, tail: 0.75, rough: 0.04 }), skin)
  const fingers: ReadonlyArray<readonly [Point[], number]> = [
    [pts('-52,30 -100,52 -140,54'), 26],
    [pts('-66,8 -130,22 -170,20'), 28],
    [pts('-68,-16 -138,-12 -182,-14'), 29],
    [pts('-58,-36 -120,-46 -164,-50'), 28],
  ]
  const palm: Point[] = pts('90,-40 20,-46 -40,-52 -76,-34 -84,6 -66,42 -20,48 90,38')
  const cloth: Point[] = pts('50,-66 44,0 52,66 300,130 700,260 760,-120 320,-110')
  return put(
    x,
    y,
    finger(pts('-6,40 -50,78 -96,84'), 30) +
      shape(palm, skin, 3) +
      fingers.map(([p, w]) => finger(p, w)).join('') +
      fill(brush(pts('-70,-30 -76,0 -62,34'), 26, { head: 0.8, tail: 0.8 }), skin) +
      [-30, -10, 12, 30]
        .map((k, i) =>
          keyLine(
            [
              [-84 + Math.abs(k) * 0.4, k - 6],
              [-72 + Math.abs(k) * 0.4, k - 2],
            ],
            3,
            shade,
            i,
          ),
        )
        .join('') +
      fill(brush(pts('70,30 0,40 -40,34'), 12), shade, 0.5) +
      shape(cloth, sleeve[0], 3.4) +
      [
        [90, -60, 560, -20],
        [80, 10, 600, 60],
        [90, 60, 560, 170],
      ]
        .map(([a, b, c, d], i) =>
          keyLine(
            [
              [a ?? 0, b ?? 0],
              [((a ?? 0) + (c ?? 0)) / 2, ((b ?? 0) + (d ?? 0)) / 2 - 10],
              [c ?? 0, d ?? 0],
            ],
            6,
            sleeve[1],
            i,
          ),
        )
        .join('') +
      Array.from({ length: 20 }, (_, i) =>
        fill(
          `M${130 + (i % 7) * 80} ${-60 + Math.floor(i / 7) * 70 + (i % 2) * 26}h20v-8h10v8h20v10h-20v8h-10v-8h-20Z`,
          ink.washi,
          0.75,
        ),
      ).join('') +
      fill(brush(pts('50,-64 42,0 52,64'), 13, { head: 1, tail: 1 }), sleeve[1]),
    scale,
    turn,
    flip,
  )
}
