import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { glints, reflection } from '../kit/sea.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { clouds, sky, stars } from '../kit/sky.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'

/** The bay with the city's lights across the water. */
export function harbour(sheet: Sheet, horizon: number): string {
  const { width: w, height: h, random } = sheet
  const k = w / 1920
  const lamps = Array.from({ length: 34 }, (_, i) => {
    const x = ((i + random.next() * 0.8) / 34) * w
    const paint = random.pick(['#ffd27a', '#ffb35a', '#f8e7b4', '#f0784a'])
    return (
      disc(x, horizon - random.range(4, 22) * k, 4 * k, 4 * k, paint) +
      reflection(sheet, x, horizon + 6, 12 * k, random.range(70, 220) * k, paint, 0.75)
    )
  })
  return [
    sky(sheet, [
      [0, '#152352'],
      [0.22, '#2b4a8a'],
      [0.36, '#5f7fb4'],
      [0.44, '#b59fb0'],
      [0.5, '#f0b48e'],
    ]),
    stars(sheet, 40, horizon * 0.5, ink.indigo100),
    clouds(sheet, horizon * 0.4, horizon * 0.2, 7, '#213a74', 0.5),
    clouds(sheet, horizon * 0.78, horizon * 0.08, 6, '#e79a86', 0.45, 0.8),
    skyline(sheet, horizon, k),
    rect(
      0,
      horizon,
      w,
      h - horizon,
      bokashi(sheet, [
        [0, '#d79c8c'],
        [0.05, '#6f7aa6'],
        [0.2, '#2f4f8c'],
        [0.5, '#1b2f64'],
        [1, '#121e48'],
      ]),
    ),
    glints(sheet, { x: 0, y: horizon + 6, width: w, height: 300 * k }, 200, '#122054', 0.55),
    ...lamps,
    wheelLight(sheet, 1270 * k, horizon, k),
    glints(sheet, { x: 0, y: horizon + 30, width: w, height: 320 * k }, 120, '#8fa9d6', 0.4),
    yacht(430 * k, horizon + 120 * k, 1.15 * k),
    yacht(700 * k, horizon + 74 * k, 0.75 * k),
    yacht(1610 * k, horizon + 92 * k, 0.9 * k),
  ].join('')
}

function skyline(sheet: Sheet, y: number, k: number): string {
  const { random } = sheet
  const towers: Array<readonly [number, number, number]> = [
    [560, 90, 96],
    [650, 70, 130],
    [724, 96, 84],
    [840, 84, 300],
    [936, 60, 170],
    [1004, 90, 210],
    [1108, 70, 120],
    [1430, 110, 100],
    [1560, 80, 140],
    [1650, 120, 78],
    [1790, 140, 96],
  ]
  const far = towers.map(([x, , tall], i) =>
    rect((x + 46 - i * 3) * k, y - tall * 0.72 * k, 74 * k, tall * 0.72 * k, '#5d6c9f'),
  )
  const near = towers.map(([x, wide, tall]) => {
    const windows = Array.from({ length: Math.floor((wide * tall) / 300) }, () =>
      rect(
        (x + 8 + Math.floor(random.range(0, (wide - 20) / 11)) * 11) * k,
        y - (tall - 12 - Math.floor(random.range(0, (tall - 24) / 14)) * 14) * k,
        5 * k,
        7 * k,
        random.pick(['#ffd27a', '#f8c068', '#fbe7b0']),
        random.range(0.6, 1),
      ),
    )
    const body: Point[] =
      tall === 300
        ? [
            [x, y / k],
            [x + 6, y / k - 190],
            [x + 14, y / k - 286],
            [x + 30, y / k - 300],
            [x + 54, y / k - 300],
            [x + 70, y / k - 286],
            [x + 78, y / k - 190],
            [x + wide, y / k],
          ]
        : [
            [x, y / k],
            [x, y / k - tall],
            [x + wide, y / k - tall],
            [x + wide, y / k],
          ]
    return (
      fill(
        polygon(body.map(([a, b]): Point => [a * k, b * k])),
        bokashi(sheet, [
          [0, '#27427f'],
          [1, '#33508c'],
        ]),
      ) + windows.join('')
    )
  })
  const sail = shape(
    pts('1690,0 1690,-170 1730,-190 1790,-120 1830,0').map(([x, b]): Point => [x * k, y + b * k]),
    '#3d5a97',
  )
  return (
    far.join('') +
    near.join('') +
    sail +
    wheel(1270 * k, y - 128 * k, 118 * k) +
    rect(0, y - 16 * k, sheet.width, 20 * k, '#22386f')
  )
}

/** The big wheel on the quay, its spokes as threads. */
function wheel(cx: number, cy: number, r: number): string {
  const spokes = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2
    const tip: Point = [cx + Math.cos(a) * r, cy + Math.sin(a) * r]
    return (
      stroke(curve([[cx, cy], tip]), i % 2 === 0 ? '#f7c8a0' : '#e8875f', r * 0.012, 0.9) +
      disc(
        tip[0] + Math.cos(a) * r * 0.07,
        tip[1] + Math.sin(a) * r * 0.07,
        r * 0.045,
        r * 0.05,
        i % 3 === 0 ? '#ffd98a' : '#ee6a45',
      )
    )
  })
  return (
    fill(
      polygon([
        [cx, cy],
        [cx - r * 0.5, cy + r * 1.1],
        [cx - r * 0.42, cy + r * 1.1],
        [cx, cy + r * 0.14],
        [cx + r * 0.42, cy + r * 1.1],
        [cx + r * 0.5, cy + r * 1.1],
      ]),
      '#22386f',
    ) +
    stroke(curve(oval(cx, cy, r, r), true), '#f7c8a0', r * 0.022) +
    stroke(curve(oval(cx, cy, r * 0.9, r * 0.9), true), '#e8875f', r * 0.012) +
    spokes.join('') +
    disc(cx, cy, r * 0.08, r * 0.08, '#ffd98a')
  )
}

const wheelLight = (sheet: Sheet, x: number, y: number, k: number) =>
  reflection(sheet, x, y + 8, 100 * k, 280 * k, '#f0784a', 0.7) +
  reflection(sheet, x + 14 * k, y + 8, 70 * k, 200 * k, '#ffd98a', 0.6)

/** A moored yacht with bare masts and its reflection. */
const yacht = (x: number, y: number, s: number) =>
  put(
    x,
    y,
    fill(brush(pts('0,8 6,90 -4,190'), 6, { head: 1, tail: 0.2 }), '#0e1838', 0.5) +
      fill(curve(pts('-120,-14 -100,12 70,14 130,-20 0,-12'), true), '#0f1a40') +
      fill(brush(pts('-118,-14 0,-10 130,-20'), 5, { head: 1, tail: 1 }), '#e8e2d2') +
      rect(-40, -34, 70, 22, '#d9d3c6') +
      rect(-30, -28, 12, 9, '#ffcf7a') +
      rect(-8, -28, 12, 9, '#ffcf7a') +
      fill(brush(pts('6,-20 8,-180 6,-320'), 6, { head: 1, tail: 0.5 }), '#0f1a40') +
      stroke('M6 -316L-116 -16M6 -316L128 -20M-30 -66L8 -60', '#0f1a40', 2) +
      fill(brush(pts('8,-50 -60,-52 -104,-44'), 13, { head: 1, tail: 0.7 }), '#93301f'),
    s,
  )
