import { brush, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { fill } from '../kit/svg.ts'

export const vanish: Point = [1080, 560]

/** A point on a side wall: `u` 0 at the viewer to 1 at the alley's end, `v` 0 at the top to 1 at the ground. */
const on =
  (side: -1 | 1) =>
  (u: number, v: number): Point => {
    const q = 1 - (1 - u) ** 1.7
    const x = side < 0 ? -40 + 960 * q : 1960 - 740 * q
    const top = -120 + 560 * q
    const foot = 1130 - 470 * q
    return [x, top + (foot - top) * v]
  }

export const left = on(-1)

export const right = on(1)

const quad = (
  at: (u: number, v: number) => Point,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
): Point[] => [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]

export function houses(sheet: Sheet): string {
  return (
    [
      [left, '#1b2348', '#10152f'],
      [right, '#2a2445', '#130f28'],
    ] as const
  )
    .map(([at, light, dark], side) => {
      const walls = pts('0,0.3 0.3,0.52 0.52,0.72 0.72,0.88 0.88,1').map(([a, b], i) => {
        const [u0, u1] = [a, b]
        const w = u1 - u0
        const lift = [0.1, -0.02, 0.12, 0.04, 0.1][i] ?? 0
        const warm = bokashi(sheet, [
          [0, '#b35f28'],
          [0.5, '#f4b455'],
          [1, '#e08a3a'],
        ])
        return (
          fill(
            polygon(quad(at, u0, u1, lift, 1)),
            bokashi(sheet, [
              [0, dark],
              [0.5, light],
              [1, '#4a3040'],
            ]),
          ) +
          fill(polygon(quad(at, u0 - 0.02, u1 + 0.01, 0.44, 0.485)), '#0c1128') +
          Array.from({ length: 9 }, (_, k) =>
            fill(
              brush([at(u0 + (w * k) / 9, 0.47), at(u0 + (w * k) / 9, 0.5)], 10 * (1 - u0), {
                head: 1,
                tail: 1,
              }),
              '#4d5f96',
            ),
          ).join('') +
          fill(polygon(quad(at, u0 + w * 0.1, u0 + w * 0.5, 0.54, 0.96)), warm) +
          fill(polygon(quad(at, u0 + w * 0.58, u0 + w * 0.92, 0.6, 0.8)), warm) +
          [0.66, 0.75, 0.83]
            .map((k) =>
              fill(polygon(quad(at, u0 + w * k, u0 + w * (k + 0.012), 0.6, 0.8)), '#1c1430'),
            )
            .join('') +
          fill(polygon(quad(at, u0 + w * 0.58, u0 + w * 0.92, 0.69, 0.705)), '#1c1430') +
          fill(
            polygon(quad(at, u0 + w * 0.15, u0 + w * 0.85, lift + 0.12, lift + 0.28)),
            i % 2 === side ? '#d98a45' : '#1d2a55',
            i % 2 === side ? 0.85 : 1,
          ) +
          [0.3, 0.45, 0.6, 0.75]
            .map((k) =>
              fill(
                polygon(quad(at, u0 + w * k, u0 + w * (k + 0.02), lift + 0.12, lift + 0.28)),
                '#141838',
              ),
            )
            .join('') +
          curtain(at, u0 + w * 0.08, u0 + w * 0.52, i + side)
        )
      })
      return walls.reverse().join('')
    })
    .join('')
}

/** A noren in the wall's perspective, in four strips. */
function curtain(at: (u: number, v: number) => Point, u0: number, u1: number, k: number): string {
  const paint = ['#20315f', '#93301f', '#2c635f', '#27396a', '#7a2a22'][k % 5] ?? ink.indigo800
  return [0, 1, 2, 3]
    .map((i) => {
      const a = u0 + ((u1 - u0) * i) / 4
      const b = u0 + ((u1 - u0) * (i + 0.94)) / 4
      return (
        fill(
          polygon([at(a, 0.53), at(b, 0.53), at(b, 0.69), at((a + b) / 2, 0.7), at(a, 0.69)]),
          paint,
        ) +
        fill(
          polygon([
            at(a + (b - a) * 0.55, 0.53),
            at(a + (b - a) * 0.75, 0.53),
            at(a + (b - a) * 0.8, 0.69),
            at(a + (b - a) * 0.55, 0.69),
          ]),
          '#0e1330',
          0.4,
        )
      )
    })
    .join('')
}

export type Wall = (u: number, v: number) => Point
