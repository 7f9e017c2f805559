import { arc, brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { contour, facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { bricks } from './onda-brick.ts'

const KEY = '#33161a'

/** The kitchen where the scales stood: copper on the rail, and the first pot on the fire. */
export function ondaKitchen(sheet: Sheet): string {
  return [
    bricks(0, 0, 1200, 520),
    rect(
      0,
      0,
      1200,
      520,
      bokashi(sheet, [
        [0, '#2a1628', 0.55],
        [0.5, '#2a1628', 0],
        [1, '#ff9a54', 0.2],
      ]),
    ),
    glow(sheet, 600, 220, 700, '#ffc27a', 0.45, 420),
    rail(),
    ...[
      [150, 1.08],
      [344, 0.94],
      [520, 0.82],
    ].map(([x = 0, s = 1]) => put(x, 96, pan(sheet), s)),
    ...[
      [694, 0.66],
      [820, 0.54],
    ].map(([x = 0, s = 1]) => put(x, 96, ladle(), s)),
    herbs(930),
    herbs(1060),
    tiles(),
    range(sheet),
    pot(sheet, 430, 610, 1),
    skillet(sheet, 830, 628),
    steam(sheet, 420, 430, 220, 340, 4, 0.6, '#fff0d8'),
  ].join('')
}

const rail = () =>
  rect(-10, 74, 1220, 14, '#241a24') +
  rect(-10, 76, 1220, 4, '#8d7f80') +
  [60, 600, 1140].map((x) => rect(x, 40, 14, 40, '#241a24')).join('')

const copper = (sheet: Sheet) =>
  bokashi(
    sheet,
    [
      [0, '#f7b07a'],
      [0.45, '#d0703c'],
      [1, '#74301f'],
    ],
    [0.1, 0, 0.9, 1],
  )

/** A copper pan hung by the eye of its handle. */
const pan = (sheet: Sheet) =>
  stroke(curve(oval(0, -4, 10, 13), true), '#241a24', 6) +
  fill(brush(pts('0,6 0,60 0,130'), 20, { head: 0.7, tail: 1.2, rough: 0.04 }), '#3a2a2c') +
  fill(brush(pts('-3,10 -3,60 -3,120'), 5, { head: 0.7, tail: 1 }), '#8d7f80') +
  soft(sheet, 10, disc(16, 226, 98, 98, '#2a1016', 0.5)) +
  shape(oval(0, 212, 96, 96), copper(sheet), 3.4, KEY) +
  contour(oval(0, 212, 78, 78), 2.2, '#74301f') +
  fill(brush(arc(0, 212, 62, 62, 3.5, 4.7), 13, { head: 0.3, tail: 0.2 }), '#ffe0b8', 0.85) +
  [-8, 8].map((k) => disc(k, 122, 3.4, 3.4, '#f2cf9a')).join('')

const ladle = () =>
  stroke(curve(oval(0, -4, 12, 15), true), '#241a24', 7) +
  fill(brush(pts('0,8 0,120 0,250'), 15, { head: 0.8, tail: 1.1, rough: 0.04 }), '#8f8a90') +
  fill(brush(pts('-3,12 -3,110 -3,220'), 4, { head: 1, tail: 1 }), '#d6d1cc') +
  shape(pts('-62,256 -56,300 0,326 56,300 62,256 30,246 -30,246'), '#7a757e', 4, KEY) +
  fill(curve(oval(0, 256, 58, 14), true), '#4a4650')

/** Rosemary and bay drying head down. */
const herbs = (x: number) =>
  stroke(`M${x} 84V124`, '#d9c8aa', 5) +
  Array.from({ length: 15 }, (_, i) => {
    const k = i - 7
    const tip: Point = [x + k * 11, 292 - Math.abs(k) * 9]
    return (
      fill(
        brush([[x + k * 1.4, 120], [x + k * 6, 200], tip], 4, { head: 1, tail: 0.5, seed: i }),
        '#3f5137',
      ) +
      [0.4, 0.55, 0.7, 0.85, 1]
        .map((t) => {
          const [px, py] = [x + k * (1.4 + 9.6 * t), 120 + (tip[1] - 120) * t]
          return (
            fill(
              brush(
                [
                  [px, py],
                  [px + 9, py + 8],
                  [px + 15, py + 20],
                ],
                13,
                { head: 0.5, tail: 0.1, seed: i },
              ),
              i % 2 ? '#6f7f4a' : '#8f9a5e',
            ) +
            fill(
              brush(
                [
                  [px, py],
                  [px - 9, py + 8],
                  [px - 14, py + 20],
                ],
                13,
                { head: 0.5, tail: 0.1, seed: i },
              ),
              '#56693f',
            )
          )
        })
        .join('')
    )
  }).join('') +
  rect(x - 15, 116, 30, 14, '#b3452c')

/** A band of green tiles behind the range. */
const tiles = () =>
  rect(0, 440, 1200, 150, '#173a40') +
  [0, 1]
    .map((row) =>
      Array.from({ length: 17 }, (_, i) =>
        rect(
          -36 + i * 74 + (row % 2) * 37,
          444 + row * 72,
          70,
          68,
          ['#2c635f', '#356f69', '#28595a'][(i + row * 2) % 3] ?? '#2c635f',
        ),
      ).join(''),
    )
    .join('')

function range(sheet: Sheet): string {
  const top = polygon(pts('-20,586 1220,586 1220,680 -20,680'))
  return (
    fill(
      top,
      bokashi(sheet, [
        [0, '#3a323c'],
        [1, '#211b26'],
      ]),
    ) +
    facet(
      pts('-40,680 1240,680 1240,820 -40,820'),
      bokashi(sheet, [
        [0, '#54474e'],
        [0.2, '#332b35'],
        [1, '#1b1620'],
      ]),
      4,
    ) +
    rect(-40, 742, 1300, 12, '#c9924a') +
    [200, 420, 640, 860, 1040]
      .map((x) => disc(x, 712, 18, 17, '#17121b') + rect(x - 3, 698, 6, 15, '#f2cf7e'))
      .join('') +
    flames(430, 640, 124) +
    flames(830, 648, 112) +
    glow(sheet, 430, 640, 200, '#ff9a4a', 0.5, 60) +
    glow(sheet, 830, 648, 200, '#ff9a4a', 0.5, 60)
  )
}

const flames = (x: number, y: number, half: number) =>
  disc(x, y, half + 16, 16, '#15111a') +
  Array.from({ length: 15 }, (_, i) => {
    const px = x + (i / 7 - 1) * half
    return (
      fill(
        curve(
          pts('-9,2 -7,-12 0,-30 7,-12 9,2').map(([a, b]): Point => [px + a, y + b]),
          true,
        ),
        '#4d80c8',
      ) +
      fill(
        curve(
          pts('-4,2 -3,-8 0,-17 3,-8 4,2').map(([a, b]): Point => [px + a, y + b]),
          true,
        ),
        '#ffd28a',
      )
    )
  }).join('')

/** A tall copper pot, its lid put aside; `y` is its foot. */
function pot(sheet: Sheet, x: number, y: number, s: number): string {
  const body: Point[] = pts('-150,-176 -148,-10 -120,6 120,6 148,-10 150,-176')
  return put(
    x,
    y,
    [-1, 1]
      .map((k) =>
        stroke(
          curve([
            [k * 148, -130],
            [k * 196, -136],
            [k * 198, -96],
            [k * 148, -92],
          ]),
          '#c9924a',
          13,
        ),
      )
      .join('') +
      facet(
        body,
        bokashi(
          sheet,
          [
            [0, '#a5502c'],
            [0.25, '#f7b07a'],
            [0.55, '#d0703c'],
            [1, '#6d2c1e'],
          ],
          [0, 0, 1, 0],
        ),
        3.6,
        KEY,
      ) +
      shape(oval(0, -176, 152, 30), '#e0945c', 3.2, KEY) +
      clipped(
        sheet,
        curve(oval(0, -172, 138, 24), true),
        rect(-150, -210, 300, 80, '#7d3a28'),
        disc(0, -160, 138, 22, '#d9632f'),
        disc(-40, -164, 16, 5, '#f7a878'),
        disc(46, -160, 12, 4, '#f7a878'),
      ) +
      keyLine(pts('-148,-40 0,-32 148,-40'), 3, '#7d3a28'),
    s,
  )
}

/** A flat black pan with its long handle, and oil that shines. */
const skillet = (sheet: Sheet, x: number, y: number) =>
  put(
    x,
    y,
    fill(
      brush(pts('150,-34 250,-52 340,-66'), 24, { head: 1, tail: 0.9, rough: 0.04 }),
      '#1c1720',
    ) +
      shape(pts('-160,-44 -128,2 128,2 160,-44'), '#241d28', 3.4, '#120d14') +
      shape(oval(0, -44, 160, 34), '#3a3038', 3.2, '#120d14') +
      fill(
        curve(oval(0, -40, 140, 26), true),
        bokashi(sheet, [
          [0, '#5a4a3a'],
          [1, '#b08a3c'],
        ]),
      ) +
      fill(brush(pts('-96,-40 -40,-54 30,-54'), 9, { seed: 2 }), '#f2dc9a', 0.85),
  )
