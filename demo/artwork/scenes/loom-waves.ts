import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { threadSea } from '../kit/sea.ts'
import { facet, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { grain } from '../kit/surface.ts'
import { fill, put, rect, stroke } from '../kit/svg.ts'
import { beating, catching } from './loom-hands.ts'

/** The company's name as a picture: on the loom the threads become the sea. */
export const loomWaves = (sheet: Sheet): string => loomLayers(sheet).join('')

/** The loom from back to front: frame and warp, cloth, reed, weft, right hand, left hand, dusk. */
export function loomLayers(sheet: Sheet): string[] {
  const { width: w, height: h } = sheet
  const cloth = polygon(pts('300,470 1300,470 1560,1240 40,1240'))
  return [
    [
      rect(
        0,
        0,
        w,
        h,
        bokashi(sheet, [
          [0, '#3a2a2c'],
          [0.4, '#5a4034'],
          [1, '#241a24'],
        ]),
      ),
      glow(sheet, 800, 260, 900, '#ffd9a0', 0.4, 420),
      frame(sheet),
      warp(),
      heddles(sheet),
      fill(cloth, '#16254f'),
    ].join(''),
    [
      clipped(
        sheet,
        cloth,
        threadSea(sheet, {
          horizon: 560,
          foot: 1260,
          near: 96,
          far: 13,
          water: ['#3c66a0', '#16254f'],
          threads: ['#efe8d6', '#9dbad0', '#5f88b4', '#35598d', '#2b4a7c'],
          swell: 56,
          seed: 5,
        }),
        weave(sheet),
        rect(
          0,
          460,
          w,
          800,
          bokashi(sheet, [
            [0, '#141c40', 0.45],
            [0.25, '#141c40', 0],
            [0.7, '#0d1430', 0],
            [1, '#0d1430', 0.55],
          ]),
        ),
      ),
    ].join(''),
    [
      fill(brush(pts('300,470 170,855 40,1240'), 9, { head: 0.8, tail: 1.3 }), '#efe8d6') +
        fill(brush(pts('1300,470 1430,855 1560,1240'), 9, { head: 0.8, tail: 1.3 }), '#efe8d6'),
      reed(sheet),
    ].join(''),
    [
      fill(
        brush(pts('-20,700 220,640 420,566 700,548 1010,556'), 8, {
          head: 0.7,
          tail: 0.9,
          rough: 0.05,
        }),
        ink.vermilion,
      ),
    ].join(''),
    [
      soft(sheet, 9, fill(curve(oval(1130, 598, 250, 30), true), '#0d1430', 0.5)),
      catching.fingers(sheet),
      shuttle(sheet),
      catching.rest(sheet),
    ].join(''),
    beating(sheet),
    [
      rect(
        0,
        0,
        w,
        h,
        bokashi(
          sheet,
          [
            [0, '#140f1c', 0.5],
            [0.25, '#140f1c', 0],
            [0.75, '#140f1c', 0],
            [1, '#140f1c', 0.5],
          ],
          [0, 0, 1, 0],
        ),
      ),
    ].join(''),
  ]
}

const wood = { base: '#8a5c3c', dark: '#4a2c22', light: '#c08a58' }

function frame(sheet: Sheet): string {
  const post = (x: number) =>
    rect(
      x,
      -20,
      110,
      1260,
      bokashi(
        sheet,
        [
          [0, wood.light],
          [0.5, wood.base],
          [1, wood.dark],
        ],
        [0, 0, 1, 0],
      ),
    ) + grain(sheet, x, -20, 110, 1260, wood.dark, x, 0.4)
  return (
    post(110) +
    post(1390) +
    rect(
      60,
      60,
      1480,
      70,
      bokashi(sheet, [
        [0, wood.light],
        [1, wood.dark],
      ]),
    ) +
    grain(sheet, 60, 60, 1480, 70, wood.dark, 4, 0.5)
  )
}

/** The warp running down to the reed; every ninth thread is pale. */
const warp = () =>
  Array.from({ length: 150 }, (_, i) => {
    const t = i / 149
    const paint =
      i === 96
        ? ink.vermilion
        : i % 9 === 0
          ? '#f4ecdc'
          : i % 3 === 0
            ? '#86a8c4'
            : i % 3 === 1
              ? '#4f79a8'
              : '#c6d5d8'
    return fill(
      brush(
        [
          [420 + t * 760, 96],
          [360 + t * 880, 290],
          [300 + t * 1000, 480],
        ],
        4.4,
        { head: 0.8, tail: 1, rough: 0.1, seed: i },
      ),
      paint,
    )
  }).join('')

const heddles = (sheet: Sheet) =>
  [200, 268]
    .map(
      (y, k) =>
        rect(
          300 - k * 14,
          y,
          1000 + k * 28,
          26,
          bokashi(sheet, [
            [0, wood.light],
            [1, wood.dark],
          ]),
        ) +
        Array.from({ length: 50 }, (_, i) =>
          stroke(`M${330 - k * 12 + i * 19.4} ${y + 26}v${26}`, '#efe3c8', 2.6, 0.85),
        ).join('') +
        rect(300 - k * 14, y + 50, 1000 + k * 28, 12, wood.dark),
    )
    .join('')

function reed(sheet: Sheet): string {
  const teeth = Array.from({ length: 130 }, (_, i) =>
    rect(262 + i * 8.3, 404, 3.4, 74, i % 2 ? '#d9b27c' : '#a5784a'),
  ).join('')
  return (
    soft(sheet, 8, rect(220, 500, 1160, 36, '#0d1430', 0.5)) +
    rect(240, 398, 1120, 86, '#2a1a1c', 0.75) +
    teeth +
    facet(
      pts('210,356 1390,356 1390,408 210,408'),
      bokashi(sheet, [
        [0, '#d9a566'],
        [1, '#8a5c3c'],
      ]),
      3.4,
    ) +
    grain(sheet, 210, 356, 1180, 52, wood.dark, 7, 0.5) +
    facet(
      pts('220,476 1380,476 1386,516 214,516'),
      bokashi(sheet, [
        [0, '#d9a566'],
        [1, '#7a4c32'],
      ]),
      3.4,
    ) +
    grain(sheet, 220, 476, 1160, 40, wood.dark, 9, 0.5)
  )
}

/** Between reed and sea the cloth is still flat: plain over-and-under. */
const weave = (sheet: Sheet) => {
  const rows = Array.from({ length: 13 }, (_, row) => {
    const y = 500 + row * 7 + row * row * 0.14
    const points: Point[] = Array.from(
      { length: 90 },
      (_, i): Point => [280 + i * 11.8, y + (i % 2 === row % 2 ? -2 : 2)],
    )
    return stroke(
      curve(points),
      row % 4 === 3 ? '#efe8d6' : row % 2 ? '#7fa3c4' : '#4a74a5',
      4.2,
      1 - row * 0.045,
    )
  })
  return (
    rect(
      200,
      490,
      1200,
      96,
      bokashi(sheet, [
        [0, '#2b4a7c'],
        [0.7, '#2b4a7c', 0.9],
        [1, '#2b4a7c', 0],
      ]),
    ) + rows.join('')
  )
}

const shuttle = (sheet: Sheet) =>
  put(
    1080,
    560,
    shape(
      pts('-210,0 -120,-34 60,-38 180,-12 214,2 180,18 60,40 -120,34'),
      bokashi(sheet, [
        [0, '#e0b06c'],
        [1, '#8a5430'],
      ]),
      3.4,
    ) +
      shape(pts('-96,-14 60,-16 84,0 60,18 -96,16'), '#3a1f1c', 2.6) +
      Array.from({ length: 17 }, (_, i) =>
        fill(
          brush(
            [
              [-70 + i * 7.6, -12],
              [-66 + i * 7.6, 13],
            ],
            6.4,
            { head: 1, tail: 1 },
          ),
          i % 3 === 0 ? '#e2634a' : ink.vermilion,
        ),
      ).join('') +
      fill(brush(pts('-190,-4 -120,-22 40,-26'), 5), '#fbe3b4', 0.8),
    1,
    2,
  )
