import { heap } from '../kit/food.ts'
import { brush, curve, oval, type Point } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet } from '../kit/sheet.ts'
import { daylight, planks } from '../kit/surface.ts'
import { fill, put, stroke } from '../kit/svg.ts'
import { chopsticks, shadow, speckles, tilt } from '../kit/table.ts'
import { bowl, plate } from '../kit/vessel.ts'
import { choko, combed, table } from './tateito-table.ts'

/** Cold soba on a bamboo draining basket, dipping sauce and condiments beside. */
export function zaruSoba(sheet: Sheet): string {
  const [cx, cy, r] = [500, 400, 370]
  return [
    planks(sheet, table, 210, 7),
    shadow(sheet, cx, cy + 40, r + 20),
    basket(sheet, cx, cy, r),
    bundles(sheet, cx, cy - 24),
    nori(sheet, cx, cy - 60),
    bowl(sheet, 1010, 250, 138, {
      depth: 92,
      foot: 0.55,
      glaze: choko,
      inside: '#3a211b',
      motif: combed(1010, 250, 138),
    }),
    plate(
      sheet,
      1000,
      600,
      120,
      { light: '#6f8f94', dark: ink.indigo700 },
      speckles(sheet, 1000, 600, 100, 26, ink.washi),
    ),
    put(962, 584, heap(sheet, 40, '#b9c878', '#7f9450', 3)),
    put(1040, 604, greens()),
    chopsticks([640, 752], [1160, 712], ink.umber, ink.vermilion),
    daylight(sheet, '#f9e8c0', ink.indigo900, 0.32),
  ].join('')
}

/** A shallow basket of split bamboo: rim, bound edge and the weave. */
function basket(sheet: Sheet, cx: number, cy: number, r: number): string {
  const bamboo = bokashi(
    sheet,
    [
      [0, '#dcc184'],
      [1, '#b18a4e'],
    ],
    [0.1, 0, 0.8, 1],
  )
  const lines = Array.from({ length: 46 }, (_, i) => {
    const x = cx - r + (i + 0.5) * ((2 * r) / 46)
    return fill(
      brush(
        [
          [x, cy - r],
          [x + noise1(i, 3) * 3, cy],
          [x, cy + r],
        ],
        9,
        { head: 1, tail: 1, seed: i },
      ),
      i % 2 === 0 ? '#c9a661' : '#e0c88e',
    )
  })
  const ties = Array.from({ length: 7 }, (_, i) =>
    fill(
      brush(
        [
          [cx - r, cy - r * 0.52 + i * 78],
          [cx, cy - r * 0.5 + i * 78],
          [cx + r, cy - r * 0.52 + i * 78],
        ],
        5,
        { head: 1, tail: 1, seed: i },
      ),
      '#8d6a39',
    ),
  )
  const binding = Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return fill(
      brush(
        [
          [cx + c * r * 0.94, cy + s * r * 0.94 * tilt],
          [cx + Math.cos(a + 0.03) * r * 1.01, cy + Math.sin(a + 0.03) * r * 1.01 * tilt + 4],
        ],
        5,
        { head: 0.9, tail: 0.9 },
      ),
      '#7a5a30',
    )
  })
  return (
    shape(oval(cx, cy + 26, r, r * tilt), '#7a5a30', 4) +
    shape(oval(cx, cy, r, r * tilt), bamboo, 4) +
    clipped(sheet, curve(oval(cx, cy, r * 0.93, r * 0.93 * tilt), true), ...lines, ...ties) +
    binding.join('') +
    stroke(curve(oval(cx, cy, r * 0.94, r * 0.94 * tilt), true), '#6b4c28', 3)
  )
}

/** Small folded bundles of soba, the way they are lifted onto the basket. */
function bundles(sheet: Sheet, cx: number, cy: number): string {
  const at: Array<readonly [number, number, number]> = [
    [-150, -96, -8],
    [30, -110, 6],
    [170, -50, 14],
    [-210, 10, -14],
    [-40, 6, 4],
    [130, 60, 10],
    [-120, 108, -6],
    [40, 128, 5],
  ]
  return at
    .map(([x, y, turn], n) => {
      const strandsOf = Array.from({ length: 15 }, (_, i) => {
        const t = i / 14 - 0.5
        const line: Point[] = [
          [-112 + Math.abs(t) * 26, t * 66 + 22],
          [-50, t * 78 - 12 + noise1(i, n) * 6],
          [20, t * 74 - 18 + noise1(i + 9, n) * 7],
          [82, t * 60 + 4],
          [112 - Math.abs(t) * 34, t * 36 + 30],
        ]
        const tone = sheet.random.pick(['#b89b7c', '#a3846a', '#c9b092', '#93745c'])
        return (
          fill(brush(line, 9, { head: 0.7, tail: 0.7, seed: i }), '#4f3a31') +
          fill(brush(line, 6.2, { head: 0.7, tail: 0.6, seed: i }), tone)
        )
      })
      return (
        fill(curve(oval(cx + x + 12, cy + y + 30, 118, 44), true), ink.umber, 0.32) +
        put(cx + x, cy + y, strandsOf.join(''), 1, turn)
      )
    })
    .join('')
}

const nori = (sheet: Sheet, cx: number, cy: number) =>
  Array.from({ length: 30 }, () => {
    const x = cx + sheet.random.jitter(130)
    const y = cy + sheet.random.jitter(60)
    const a = sheet.random.jitter(1.2)
    return fill(
      brush(
        [
          [x, y],
          [x + Math.cos(a) * 24, y + Math.sin(a) * 18],
          [x + Math.cos(a) * 52, y + Math.sin(a) * 30],
        ],
        6,
        { head: 0.9, tail: 0.8 },
      ),
      sheet.random.pick(['#1d2b33', '#2b3f3f']),
    )
  }).join('')

const greens = () =>
  Array.from({ length: 16 }, (_, i) =>
    round(
      noise1(i * 2.3, 4) * 34,
      noise1(i * 1.7, 9) * 20,
      10,
      7,
      i % 2 === 0 ? '#c7d79a' : '#8fae63',
      2,
      '#4d6a38',
      i,
    ),
  ).join('')
