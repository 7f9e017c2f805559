import { fuji, hill } from '../kit/land.ts'
import { curve, type Point } from '../kit/line.ts'
import { glints, reflection, strands } from '../kit/sea.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { clouds, mist, sky } from '../kit/sky.ts'
import { disc, fill, rect } from '../kit/svg.ts'

/** Zushi bay at evening: sun, far Fuji, the island and three lines of surf. */
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
    fuji(sheet, {
      x: 560 * k,
      top: horizon - 190 * k,
      foot: horizon,
      half: 470 * k,
      body: [
        [0, '#5b5486'],
        [1, '#c58682'],
      ],
      snow: '#8d7ba0',
      shade: '#6a6390',
    }),
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
    surf(w, horizon + 210 * k, k),
  ].join('')
}

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
