import { brush, curve, oval, type Point, polygon, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { cap, drift, falling } from '../kit/snow.ts'
import { trunk } from '../kit/trunk.ts'
import { fibres, haze } from '../kit/wash.ts'

/** The old cedars before the gate, at the hour when its lamps are lit. `vanish` is where the path ends, as a share of the width. */
export const gate =
  (vanish: number) =>
  (sheet: Sheet): string => {
    const { width, height } = sheet
    const horizon = height * 0.66
    const x = width * vanish
    const unit = height / 900
    return (
      rect(
        0,
        0,
        width,
        height,
        bokashiAt(
          sheet,
          [
            [0, '#101a1e'],
            [0.45, '#20322f'],
            [0.75, '#48605c'],
            [1, '#93a3a0'],
          ],
          [0, 0, 0, horizon],
        ),
      ) +
      glow(sheet, x, horizon - 40 * unit, 520 * unit, ink.lampPale, 0.55, 300 * unit) +
      row(sheet, x, horizon - 6, 16 * unit, 40, 70 * unit, ['#6d827d', '#5d736e', '#b7c1bc'], 1) +
      haze(sheet, horizon - 10, 150 * unit, '#a9b6b0', 0.45) +
      row(
        sheet,
        x,
        horizon + 14 * unit,
        34 * unit,
        16,
        130 * unit,
        ['#4b605a', '#3a4e49', '#b4bfbd'],
        2,
      ) +
      haze(sheet, horizon + 6, 100 * unit, '#b9c2bb', 0.45) +
      snowfield(sheet, x, horizon, unit) +
      put(x, horizon + 18 * unit, gatehouse(sheet), 0.92 * unit) +
      row(
        sheet,
        x,
        horizon + 56 * unit,
        70 * unit,
        8,
        280 * unit,
        ['#34483f', '#22332c', '#c3cbc9'],
        3,
      ) +
      put(x - 210 * unit, horizon + 104 * unit, lantern(sheet), 1.05 * unit) +
      put(x + 215 * unit, horizon + 112 * unit, lantern(sheet), 1.1 * unit) +
      row(
        sheet,
        x,
        horizon + 150 * unit,
        128 * unit,
        4,
        560 * unit,
        ['#22332b', '#131f1a', '#ccd2cf'],
        4,
      ) +
      falling(sheet, 340, '#eef0ee', 0.7, 'gate') +
      fibres(sheet, 70, ink.snow)
    )
  }

/** Trunks on both sides of the path, none nearer to it than `clear`. */
function row(
  sheet: Sheet,
  x: number,
  foot: number,
  wide: number,
  count: number,
  clear: number,
  [light, dark, snow]: readonly [string, string, string],
  seed: number,
): string {
  const random = createRandom(`row${seed}`)
  const stand = Array.from({ length: count }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1
    const off = clear + Math.floor(i / 2) * wide * 3.1 + random.range(0, wide * 1.6)
    const y = foot + random.jitter(wide * 0.22)
    const w = wide * random.range(0.8, 1.15)
    return (
      trunk(sheet, x + side * off, y, w, -40, { light, dark, snow }, seed * 40 + i) +
      mound(sheet, x + side * off, y, w, snow)
    )
  })
  return stand.join('')
}

/** Snow blown against the foot of a trunk; below, it runs out into the ground. */
function mound(sheet: Sheet, x: number, y: number, w: number, snow: string): string {
  const line: Point[] = [
    [x - w * 1.8, y + w * 0.6],
    [x - w * 1.1, y + w * 0.24],
    [x - w * 0.3, y - w * 0.02],
    [x + w * 0.4, y + w * 0.04],
    [x + w * 1.1, y + w * 0.28],
    [x + w * 1.7, y + w * 0.6],
  ]
  const fade = bokashiAt(
    sheet,
    [
      [0, snow, 0.95],
      [0.3, snow, 0.7],
      [0.9, snow, 0],
    ],
    [0, y, 0, y + w * 0.6],
  )
  return fill(curve(line), fade)
}

function snowfield(sheet: Sheet, x: number, horizon: number, unit: number): string {
  const { width, height } = sheet
  const line = Array.from(
    { length: 10 },
    (_, i): Point => [-30 + ((width + 60) * i) / 9, horizon + noise1(i * 0.9, 3) * 8 * unit],
  )
  const path = polygon([
    [x - 46 * unit, horizon + 10],
    [x + 46 * unit, horizon + 10],
    [x + 330 * unit, height],
    [x - 330 * unit, height],
  ])
  const random = createRandom('prints')
  const prints = Array.from({ length: 26 }, (_, i) => {
    const t = (i / 26) ** 1.5
    const s = unit * (0.5 + t * 3)
    return fill(
      curve(
        oval(
          x + (i % 2 === 0 ? -9 : 9) * s + random.jitter(5) * s,
          horizon + 40 * unit + t * (height - horizon - 50 * unit),
          6 * s,
          2.4 * s,
          0.1,
          i,
        ),
        true,
      ),
      '#5b6d70',
      0.6,
    )
  })
  return (
    drift(sheet, line, height, [
      [0, '#b9c3bf'],
      [0.35, '#a3b0b0'],
      [1, '#566a70'],
    ]) +
    soft(sheet, 16 * unit, fill(path, '#8a9a9c', 0.5)) +
    glow(sheet, x, horizon + 60 * unit, 330 * unit, ink.lampPale, 0.75, 110 * unit) +
    prints.join('')
  )
}

/** A gate of two posts and a roof of bark under snow; behind it the light of the house. */
function gatehouse(sheet: Sheet): string {
  const posts = [-86, 74].map((x) => rect(x, -150, 14, 154, ink.soot)).join('')
  const roof: Point[] = pts('-140,-150 -100,-196 104,-196 144,-150')
  return (
    glow(sheet, 0, -60, 190, ink.lamp, 0.95, 130) +
    rect(
      -72,
      -118,
      144,
      122,
      bokashiAt(
        sheet,
        [
          [0, ink.lamp],
          [0.7, ink.lampPale],
          [1, '#f6e7c4'],
        ],
        [0, -118, 0, 4],
      ),
    ) +
    fill(polygon(pts('-72,4 -72,-118 -44,-104 -44,-2')), ink.wood) +
    fill(polygon(pts('74,4 74,-118 46,-104 46,-2')), ink.wood) +
    fill(polygon(pts('-30,6 -9,-22 11,-22 32,6')), '#d9cfb8') +
    [0, 1, 2, 3]
      .map((i) =>
        fill(
          polygon([
            [-70 + i * 36, -124],
            [-37 + i * 36, -124],
            [-38 + i * 36, -76 + noise1(i, 3) * 5],
            [-69 + i * 36, -78],
          ]),
          ink.emberDeep,
        ),
      )
      .join('') +
    posts +
    rect(-104, -132, 210, 9, ink.soot) +
    fill(polygon(roof), ink.woodDeep) +
    fill(curve(pts('-150,-150 -104,-206 0,-214 108,-206 154,-150 0,-160'), true), '#cfd5d2') +
    cap([-150, -150], [154, -150], 11, '#d9deda', '#8d9c9f', 4)
  )
}

/** A stone lantern with a flame in it. */
function lantern(sheet: Sheet): string {
  const stone = '#4d5754'
  return (
    glow(sheet, 0, -62, 160, ink.lamp, 0.7, 120) +
    fill(polygon(pts('-12,6 -8,-44 8,-44 12,6')), stone) +
    fill(polygon(pts('-24,-42 24,-42 19,-52 -19,-52')), '#3c4543') +
    rect(-17, -78, 34, 26, stone) +
    rect(-9, -74, 18, 20, ink.lampPale) +
    fill(brush(pts('0,-74 0,-54'), 2, { head: 1, tail: 1 }), stone) +
    fill(polygon(pts('-32,-76 0,-98 32,-76')), '#3c4543') +
    fill(curve(pts('-36,-76 -20,-94 0,-112 20,-94 36,-76 0,-84'), true), '#d4dad7') +
    fill(curve(oval(0, 8, 34, 9, 0.1, 3), true), '#c3cbc9')
  )
}
