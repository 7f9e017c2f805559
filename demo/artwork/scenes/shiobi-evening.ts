import { form, plane } from '../kit/figure/cut.ts'
import { hill } from '../kit/land.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { glints, reflection, strands } from '../kit/sea.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { clouds, mist, sky } from '../kit/sky.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'

/** Zushi bay at evening: sun, the headland with the torii on its rock, the island and three lines of surf. */
export function evening(sheet: Sheet, horizon: number, sun = 1130): string {
  const { width: w, height: h } = sheet
  const k = w / 1920
  return [
    sky(sheet, [
      [0, '#1f2c5e'],
      [0.2, '#4f4f86'],
      [0.33, '#b9717d'],
      [0.42, '#ea9a6a'],
      [0.49, '#f9cf83'],
    ]),
    clouds(sheet, horizon * 0.42, horizon * 0.2, 7, '#6d4a78', 0.4),
    clouds(sheet, horizon * 0.72, horizon * 0.1, 8, '#d0655a', 0.5, 0.8),
    disc(sun * k, horizon - 34 * k, 62 * k, 62 * k, '#f6562f'),
    glow(sheet, sun * k, horizon - 34 * k, 420 * k, '#ffd08a', 0.65),
    headland(sheet, horizon, k),
    mist(sheet, horizon - 14 * k, 34 * k, '#fbd7a0', 0.7),
    hill(
      sheet,
      {
        y: horizon - 26 * k,
        rise: 22 * k,
        span: 130 * k,
        seed: 3,
        foot: horizon + 3,
        from: 1400 * k,
        to: 1760 * k,
        lift: (t) => -56 * k * Math.sin(Math.PI * t) ** 0.6 + 22 * k,
      },
      [
        [0, '#3a3a6d'],
        [1, '#7a5a7c'],
      ],
    ),
    rect(
      0,
      horizon,
      w,
      h - horizon,
      bokashi(sheet, [
        [0, '#f5b878'],
        [0.1, '#c9797a'],
        [0.3, '#5c5f92'],
        [0.6, '#2c3f77'],
        [1, '#1b2856'],
      ]),
    ),
    glints(sheet, { x: 0, y: horizon + 4, width: w, height: 220 * k }, 170, '#3a4580', 0.5),
    glints(
      sheet,
      { x: 700 * k, y: horizon + 4, width: 900 * k, height: 200 * k },
      80,
      '#ffd99a',
      0.75,
    ),
    reflection(sheet, sun * k, horizon + 6, 60 * k, 260 * k, '#ff8a4a', 0.9),
    put(770 * k, horizon + 12 * k, toriiRock(sheet), k),
    surf(w, horizon + 210 * k, k),
  ].join('')
}

/** The headland that closes the bay on the left: the far ridge, and the wooded spur before it. */
function headland(sheet: Sheet, horizon: number, k: number): string {
  const slope = (height: number) => (t: number) =>
    k * (26 - height * Math.cos((Math.PI / 2) * Math.min(1, t)) ** 0.8)
  return (
    hill(
      sheet,
      {
        y: horizon - 22 * k,
        rise: 26 * k,
        span: 120 * k,
        seed: 7,
        foot: horizon + 3,
        from: -60 * k,
        to: 690 * k,
        lift: slope(150),
      },
      [
        [0, '#5b5486'],
        [1, '#c58682'],
      ],
    ) +
    hill(
      sheet,
      {
        y: horizon - 14 * k,
        rise: 16 * k,
        span: 44 * k,
        seed: 12,
        foot: horizon + 4,
        from: -60 * k,
        to: 560 * k,
        lift: slope(74),
      },
      [
        [0, '#3a3a6d'],
        [1, '#7a5a7c'],
      ],
    )
  )
}

/** A torii on a rock off the point, its foot in the water. */
const toriiRock = (sheet: Sheet) =>
  form(
    sheet,
    '-92,2 -74,-22 -46,-34 -20,-30 6,-42 36,-36 58,-22 78,-18 96,2 40,10 -40,10',
    '#3a3560',
    0,
    plane('-74,-22 -46,-34 -20,-30 6,-42 30,-36 6,-28 -24,-22 -56,-16', '#a56a70', 0.9),
  ) +
  [-22, 24]
    .map((x) =>
      fill(
        brush(
          [
            [x * 1.1, -24],
            [x, -76],
            [x * 0.92, -122],
          ],
          9,
          { head: 1, tail: 0.85 },
        ),
        '#9c2f2a',
      ),
    )
    .join('') +
  fill(brush(pts('-46,-98 0,-97 48,-98'), 7, { head: 1, tail: 1 }), '#9c2f2a') +
  fill(
    brush(pts('-60,-130 -30,-122 2,-121 34,-122 64,-130'), 13, { head: 1, tail: 1 }),
    '#6d2230',
  ) +
  fill(brush(pts('-96,10 0,16 100,8'), 6), '#f3c79a', 0.5) +
  [-20, 24]
    .flatMap((x) =>
      [24, 44, 64, 84].map((y, i) => rect(x - 7 + (i % 2) * 4, y, 13 - i, 8, '#8f3a44', 0.5)),
    )
    .join('')

/** The last waves running up the sand, as threads. */
function surf(w: number, y: number, k: number): string {
  const line = (base: number, rise: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => [
      (i / 12) * w,
      base + Math.sin(i * 1.15) * rise * k + (i / 12) * 40 * k,
    ])
  return (
    fill(curve([...line(y + 70 * k, 20), [w, y + 700], [0, y + 700]], true), '#8f6d68') +
    fill(curve([...line(y + 130 * k, 16), [w, y + 700], [0, y + 700]], true), '#5d4a58') +
    strands(
      line(y, 14),
      line(y + 92 * k, 22),
      7,
      ['#f3dcc0', '#6a74a8', '#c99a98', '#3d4f88'],
      8 * k,
      5,
    )
  )
}
