import { brush, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { strands } from '../kit/sea.ts'
import { facet } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill } from '../kit/svg.ts'

export function floor(sheet: Sheet): string {
  const area = polygon(pts('590,760 890,760 1200,1240 1200,1500 0,1500 0,1320'))
  const runner = polygon(pts('640,760 840,760 1130,1500 180,1500'))
  const waves = Array.from({ length: 15 }, (_, i) => {
    const t = (i / 15) ** 1.7
    const y = 780 + 760 * t
    const half = 100 + 376 * t
    const cx = 740 - 85 * t
    const line = (dy: number): Point[] =>
      Array.from({ length: 13 }, (_, k) => [
        cx - half + (2 * half * k) / 12,
        y + dy - Math.abs(Math.sin((k / 12) * Math.PI * 3)) * (14 + 46 * t),
      ])
    return strands(line(0), line(14 + 30 * t), 3, ['#e9dfc6', '#7fa3c4', '#34528b'], 2 + 5 * t, i)
  })
  return (
    fill(
      area,
      bokashi(sheet, [
        [0, '#e6d3a8'],
        [1, '#8f7452'],
      ]),
    ) +
    fill(
      runner,
      bokashi(sheet, [
        [0, '#5a7fab'],
        [1, '#1d2f60'],
      ]),
    ) +
    clipped(sheet, runner, ...waves) +
    fill(brush(pts('640,760 410,1130 180,1500'), 10, { head: 0.4, tail: 1.4 }), ink.vermilion) +
    fill(brush(pts('840,760 985,1130 1130,1500'), 10, { head: 0.4, tail: 1.4 }), ink.vermilion) +
    soft(sheet, 8, fill(polygon(pts('650,770 830,770 960,1080 560,1080')), '#fff3d0', 0.3))
  )
}

export function doors(sheet: Sheet): string {
  const leftX = (u: number) => 590 * u
  const rightX = (u: number) => 1200 - 310 * u
  const door = (
    a: number,
    b: number,
    x: (u: number) => number,
    near: number,
    paint: string,
  ): string => {
    const yTop = (u: number) => 330 * u + (1 - u) * 240
    const yFoot = (u: number) => near + (760 - near) * u
    return (
      facet(
        [
          [x(a), yTop(a)],
          [x(b), yTop(b)],
          [x(b), yFoot(b)],
          [x(a), yFoot(a)],
        ],
        paint,
        4,
        ink.brownDeep,
      ) + disc(x(a + (b - a) * 0.82), yTop(a) + (yFoot(a) - yTop(a)) * 0.56, 7, 10, ink.amber)
    )
  }
  const wood = bokashi(
    sheet,
    [
      [0, '#6d4a38'],
      [1, '#8f6a4c'],
    ],
    [0, 0, 1, 0],
  )
  return (
    door(0.1, 0.42, leftX, 1320, wood) +
    door(0.62, 0.78, leftX, 1320, wood) +
    door(0.87, 0.95, leftX, 1320, wood) +
    door(0.14, 0.44, rightX, 1240, wood) +
    door(0.62, 0.78, rightX, 1240, wood) +
    door(0.87, 0.95, rightX, 1240, wood)
  )
}
