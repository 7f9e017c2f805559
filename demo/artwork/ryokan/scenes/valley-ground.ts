import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, clipped, glow, type Sheet } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { fill, put } from '../../kit/svg.ts'
import { wood } from '../kit/conifer.ts'
import { inn } from '../kit/inn.ts'
import { cap, drift } from '../kit/snow.ts'
import type { Frame } from './valley-frames.ts'
import type { Hour } from './valley-inks.ts'

export function fields(sheet: Sheet, frame: Frame, hour: Hour): string {
  const { width, height, floor, house } = frame
  const [far, middle, , foot] = hour.snow
  const line = (y: number, rise: number, seed: number): Point[] =>
    Array.from({ length: 12 }, (_, i) => [
      -40 + ((width + 80) * i) / 11,
      y + noise1(i * 0.8, seed) * rise,
    ])
  return (
    drift(sheet, line(floor + 96, 24, 5), height, [
      [0, far],
      [0.5, middle],
      [1, foot],
    ]) +
    water(sheet, frame, hour) +
    wood(
      sheet,
      house.x - 440 * house.scale,
      width + 30,
      (x) => house.y - 30 + noise1(x / 120, 8) * 14,
      300 * house.scale,
      house.y + 10,
      [
        [0, hour.woods[1]],
        [1, hour.woods[0]],
      ],
      59,
    ) +
    wood(
      sheet,
      house.x - 380 * house.scale,
      width + 30,
      (x) => house.y - 20 + noise1(x / 120, 8) * 14,
      240 * house.scale,
      house.y + 10,
      [
        [0, hour.woods[2]],
        [1, hour.woods[1]],
      ],
      53,
    ) +
    drift(sheet, bankLine(frame), height, [
      [0, middle],
      [0.3, hour.snow[2]],
      [1, foot],
    ]) +
    put(house.x, house.y, inn(sheet, hour.inn), house.scale) +
    put(house.x, house.y, skirt(hour) + steps(sheet, hour), house.scale) +
    steam(
      sheet,
      house.x + 430 * house.scale,
      house.y - 40,
      240 * house.scale,
      330 * house.scale,
      5,
      0.5,
      hour.steam,
    ) +
    put(house.x, house.y, skirt(hour), house.scale)
  )
}

/** The snow the house stands on: from the river's right bank up to the right edge. */
function bankLine({ width, house, river, height }: Frame): Point[] {
  const [nx] = river.near
  return [
    [nx + river.wide * 0.62, height + 10],
    [river.bend[0] + river.wide * 0.42, river.bend[1] + 46],
    [house.x - 560 * house.scale, house.y + 20],
    [house.x - 480 * house.scale, house.y - 22],
    [house.x - 100, house.y - 8],
    [house.x + 380 * house.scale, house.y - 16],
    [width + 60, house.y - 50],
  ]
}

function water(sheet: Sheet, { river, height }: Frame, hour: Hour): string {
  const { far, bend, near, wide: w } = river
  const paint = bokashiAt(
    sheet,
    [
      [0, hour.river[0]],
      [0.35, hour.river[1]],
      [1, hour.river[2]],
    ],
    [0, far[1], 0, height],
  )
  const middle: Point[] = [
    [far[0] + 130, far[1] - 4],
    [far[0] + 20, far[1] + 12],
    [far[0] - 10, far[1] + 40],
    [(far[0] + bend[0]) / 2 - 30, (far[1] + bend[1]) / 2 + 14],
    bend,
    [(bend[0] + near[0]) / 2 - 40, (bend[1] + near[1]) / 2],
    [near[0], height + 60],
  ]
  const halves = [0.012, 0.03, 0.06, 0.12, 0.24, 0.4, 0.62].map((share) => share * w)
  const edge = (side: number, out: number) =>
    middle.map(
      ([x, y], i): Point => [
        x + side * ((halves[i] ?? 0) + out) + noise1(i * 1.9, side + 6) * (halves[i] ?? 0) * 0.3,
        y,
      ],
    )
  const bed = (out: number) => curve([...edge(-1, out), ...edge(1, out).reverse()], true)
  const stones = (
    [
      [0.25, -0.2, 20],
      [0.42, 0.26, 30],
      [0.5, -0.3, 22],
      [0.72, 0.12, 44],
      [0.8, -0.34, 34],
    ] as const
  ).map(([t, off, r], i) => {
    const y = bend[1] + (height - bend[1]) * t
    const x = bend[0] + (near[0] - bend[0]) * t ** 1.3 - 18 + off * w * (0.5 + t)
    return stone(x, y, r * (w / 250), hour, i)
  })
  const random = createRandom('river lights')
  const lights = Array.from({ length: 46 }, () => {
    const t = random.next()
    const y = bend[1] + (height - bend[1]) * t
    const x = bend[0] + (near[0] - bend[0]) * t ** 1.3 + random.jitter(w * 0.3)
    const reach = 14 + 50 * t * random.next()
    return fill(
      brush(
        [
          [x - reach, y],
          [x, y + random.jitter(2)],
          [x + reach, y],
        ],
        2 + t * 3,
        { head: 0.1, tail: 0.1 },
      ),
      random.next() < 0.4 ? hour.inn.paper : hour.river[0],
      random.range(0.25, 0.7) * (0.4 + hour.inn.lit * 0.6),
    )
  })
  return (
    fill(bed(10), hour.bank, 0.5) +
    fill(bed(0), paint) +
    clipped(sheet, bed(0), ...lights) +
    stones.join('')
  )
}

/** Snow heaped against the foot of the house, but for the door. */
function skirt({ inn: { snow, snowShade } }: Hour): string {
  return (
    cap([-500, 18], [-30, 18], 18, snow, snowShade, 3) +
    cap([88, 18], [500, 18], 17, snow, snowShade, 6)
  )
}

/** A boulder in the stream under its cushion of snow. */
function stone(x: number, y: number, r: number, hour: Hour, seed: number): string {
  return (
    fill(curve(oval(x, y + r * 0.1, r, r * 0.5, 0.12, seed + 2), true), hour.river[2]) +
    fill(curve(oval(x, y - r * 0.18, r * 0.94, r * 0.46, 0.1, seed + 5), true), hour.snow[1]) +
    fill(
      curve(oval(x - r * 0.1, y - r * 0.28, r * 0.7, r * 0.3, 0.1, seed + 7), true),
      hour.snow[2],
    )
  )
}

/** Footprints from the door down to the river, and the lamps beside them. */
function steps(sheet: Sheet, hour: Hour): string {
  const random = createRandom('steps')
  const path = pts('30,14 0,60 -70,110 -120,180 -90,260 -30,340')
  const prints = Array.from({ length: 22 }, (_, i): string => {
    const t = (i / 22) * (path.length - 1)
    const [ax, ay] = path[Math.floor(t)] ?? [0, 0]
    const [bx, by] = path[Math.floor(t) + 1] ?? [ax, ay]
    const k = t % 1
    const s = 0.5 + i * 0.045
    const x = ax + (bx - ax) * k + (i % 2 === 0 ? -7 : 7) * s + random.jitter(2)
    return fill(
      `M${x - 6 * s} ${ay + (by - ay) * k}q${6 * s} ${-5 * s} ${12 * s} 0q${-6 * s} ${6 * s} ${-12 * s} 0Z`,
      hour.snow[3],
      0.75,
    )
  })
  const lamps = (
    [
      [-150, 70],
      [110, 84],
      [-250, 190],
      [60, 230],
    ] as const
  ).map(([x, y], i) => {
    const s = 0.8 + i * 0.16
    return (
      glow(sheet, x, y - 8, 130 * s, hour.inn.paper, hour.inn.lit * 0.75, 62 * s) +
      put(
        x,
        y,
        `<path d="M-9 2L-9 -24L9 -24L9 2Z" fill="${hour.inn.eave}"/><path d="M-6 -2L-6 -20L6 -20L6 -2Z" fill="${hour.inn.paper}" fill-opacity="${0.35 + hour.inn.lit * 0.65}"/><path d="M-16 -24Q0 -46 16 -24Z" fill="${hour.inn.snow}"/>`,
        s,
      )
    )
  })
  return prints.join('') + lamps.join('')
}
