import { paving } from '../kit/built.ts'
import { lantern } from '../kit/lantern.ts'
import { brush, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { reflection } from '../kit/sea.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { stars } from '../kit/sky.ts'
import { steam } from '../kit/steam.ts'
import { disc, fill, rect, stroke } from '../kit/svg.ts'
import { walker } from '../kit/walker.ts'

const vanish: Point = [1080, 560]

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

const left = on(-1)
const right = on(1)

/** Yoriai, Yokosuka: the lantern alley after rain. */
export function yoriaiMain(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1920,
      1080,
      bokashi(sheet, [
        [0, '#0f1838'],
        [0.35, '#243468'],
        [0.52, '#5a4a72'],
        [0.6, '#b0665a'],
      ]),
    ),
    stars(sheet, 40, 300, ink.indigo100),
    disc(1130, 150, 58, 58, '#f6e6b8'),
    glow(sheet, 1130, 150, 260, '#f6e6b8', 0.35),
    glow(sheet, vanish[0], 600, 420, '#ff9a4a', 0.8),
    houses(sheet),
    ground(sheet),
    walker(1010, 742, 0.62, {
      coat: '#3a3a5c',
      shade: '#1a1c38',
      hair: '#15172d',
      legs: '#1a1c38',
    }),
    walker(1150, 756, 0.68, {
      coat: '#93301f',
      shade: '#4a1a20',
      hair: '#15172d',
      legs: '#1a1c38',
    }),
    walker(930, 930, 1.5, {
      coat: '#2c4579',
      shade: '#151f46',
      hair: '#15172d',
      legs: '#12162e',
      umbrella: ['#c2462c', '#5d1d1c'],
    }),
    lanterns(sheet),
    steam(sheet, 470, 560, 200, 360, 4, 0.4, '#ffdcae'),
    wires(),
    rect(
      0,
      0,
      1920,
      1080,
      bokashi(sheet, [
        [0, '#0a1028', 0.5],
        [0.3, '#0a1028', 0],
        [1, '#0a1028', 0.15],
      ]),
    ),
  ].join('')
}

const quad = (
  at: (u: number, v: number) => Point,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
): Point[] => [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]

function houses(sheet: Sheet): string {
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

function ground(sheet: Sheet): string {
  const road = polygon([
    left(1, 1),
    right(1, 1),
    right(0, 1),
    [1960, 1100],
    [-40, 1100],
    left(0, 1),
  ])
  return clipped(
    sheet,
    road,
    rect(
      -40,
      640,
      2000,
      460,
      bokashi(sheet, [
        [0, '#d98a54'],
        [0.12, '#7a5068'],
        [0.4, '#2a315f'],
        [1, '#151c40'],
      ]),
    ),
    paving(sheet, 1060, 660, 1100, 150, 1300, '#0d1330', 10),
    ...[
      [620, 850, 120, '#ffb35a'],
      [380, 930, 170, '#ffc873'],
      [1300, 850, 90, '#ff9a4a'],
      [1560, 930, 160, '#ffc06a'],
      [1060, 680, 90, '#ffd28a'],
      [860, 740, 60, '#f07a3c'],
      [1200, 740, 60, '#f07a3c'],
    ].map(([x, y, w, c]) =>
      reflection(sheet, Number(x), Number(y), Number(w), 260, String(c), 0.7),
    ),
    reflection(sheet, 960, 940, 60, 130, '#c2462c', 0.7),
  )
}

function lanterns(sheet: Sheet): string {
  const row = (at: (u: number, v: number) => Point, inset: number) =>
    [0.93, 0.84, 0.74, 0.62, 0.46, 0.24]
      .map((u, i) => {
        const [x, y] = at(u, 0.5)
        const s = (1 - u) ** 0.9 * 210 + 16
        return lantern(
          sheet,
          x + inset * s * 0.6,
          y - s * 0.2,
          s * 0.8,
          s * 1.25,
          i % 2 === 0 ? '#f2643a' : '#f6b04c',
          i % 2 === 0 ? '#a3281c' : '#c2601f',
          0.5,
        )
      })
      .join('')
  return row(left, 1) + row(right, -1)
}

const wires = () =>
  [
    'M-10 60C500 190 900 170 1940 20',
    'M-10 150C480 250 1000 260 1940 120',
    'M-10 20C600 130 1200 90 1940 -30',
  ]
    .map((d) => stroke(d, '#070c22', 3.4))
    .join('')
