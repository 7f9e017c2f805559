import { boat } from '../kit/boat.ts'
import { fuji, hill } from '../kit/land.ts'
import { ink } from '../kit/palette.ts'
import { glints, reflection, threadSea } from '../kit/sea.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { clouds, mist, sky, stars } from '../kit/sky.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'
import { swell } from '../kit/swell.ts'
import { pine, treeline } from '../kit/tree.ts'

/** Where the sun comes up from behind the mountain's right flank. */
const SUN = 1620

/** Sagami bay at dawn: dark and calm at the left and the top, all light at the right. */
export const heroBayDawn = (sheet: Sheet): string => bayLayers(sheet).join('')

/** The bay from back to front: sky and water, boat, woven sea, breaking wave, near shore. */
export function bayLayers(sheet: Sheet): string[] {
  const { width: w, height: h } = sheet
  const horizon = 690
  return [
    [
      sky(sheet, [
        [0, ink.night],
        [0.18, ink.indigo900],
        [0.34, ink.indigo700],
        [0.45, '#6d7ea6'],
        [0.515, '#d5a79a'],
        [0.56, '#f0c48f'],
        [0.6, ink.amberPale],
      ]),
      stars(sheet, 70, h * 0.3, ink.indigo100),
      glow(sheet, 1500, horizon - 20, 760, '#f8c98a', 0.55, 330),
      clouds(sheet, 200, 90, 5, ink.indigo800, 0.5),
      clouds(sheet, 420, 70, 6, '#8a7f9f', 0.34),
      clouds(sheet, 560, 42, 8, '#e7a58c', 0.5, 0.8),
      disc(SUN, horizon - 108, 50, 50, '#e9603c'),
      glow(sheet, SUN, horizon - 108, 260, '#ffc37a', 0.6),
      fuji(sheet, {
        x: 1270,
        top: 352,
        foot: horizon,
        half: 760,
        body: [
          [0, '#5a6a97'],
          [0.5, '#6d7aa3'],
          [0.85, '#a796a6'],
          [1, '#d8b1a0'],
        ],
        snow: '#f7e3d3',
        shade: '#a7add0',
      }),
      mist(sheet, horizon - 46, 54, '#f6d9b4', 0.75),
      hill(
        sheet,
        {
          y: horizon - 26,
          rise: 44,
          span: 210,
          seed: 4,
          foot: horizon + 4,
          lift: (t) => -26 * Math.sin(t * 3),
        },
        [
          [0, '#4d5c8c'],
          [1, '#8a86a3'],
        ],
      ),
      hill(
        sheet,
        {
          y: horizon - 30,
          rise: 50,
          span: 150,
          seed: 11,
          foot: horizon + 6,
          to: 900,
          lift: (t) => -90 * (1 - t) ** 1.4 + 34 * t + 70 * Math.max(0, t - 0.8) * 5,
        },
        [
          [0, ink.indigo800],
          [1, '#44557f'],
        ],
      ),
      rect(
        0,
        0,
        1080,
        horizon,
        bokashi(
          sheet,
          [
            [0, '#141d3f', 0.78],
            [0.5, '#18224a', 0.56],
            [1, ink.indigo900, 0],
          ],
          [0, 0, 1, 0],
        ),
      ),
      rect(
        0,
        horizon,
        w,
        h - horizon,
        bokashi(sheet, [
          [0, '#f3cf98'],
          [0.06, '#c99f9c'],
          [0.16, ink.indigo500],
          [0.34, ink.indigo700],
          [1, ink.indigo900],
        ]),
      ),
      rect(
        0,
        horizon,
        w * 0.62,
        h - horizon,
        bokashi(
          sheet,
          [
            [0, ink.indigo800, 0.85],
            [0.7, ink.indigo800, 0.35],
            [1, ink.indigo800, 0],
          ],
          [0, 0, 1, 0],
        ),
      ),
      glints(sheet, { x: 0, y: horizon + 4, width: w, height: 170 }, 150, ink.indigo800, 0.5),
      glints(sheet, { x: 900, y: horizon + 4, width: 1000, height: 150 }, 110, '#f9dca6', 0.8),
      reflection(sheet, SUN, horizon + 6, 40, 190, '#ee7b4c', 0.85),
    ].join(''),
    [
      boat(1150, horizon + 92, 0.72, ink.night, '#c98f6e', ink.indigo800),
      glints(sheet, { x: 1030, y: horizon + 94, width: 260, height: 34 }, 26, ink.night, 0.8),
    ].join(''),
    [
      threadSea(sheet, {
        horizon: 850,
        foot: 1260,
        near: 112,
        far: 8,
        water: ['#31508a', '#121c3e'],
        threads: ['#dfe3da', '#86a8c4', '#4f79a8', '#35598d', '#2b4a7c'],
        swell: 60,
        seed: 5,
        accent: { colour: ink.vermilion, row: 17, column: 5 },
      }),
    ].join(''),
    [
      put(
        1010,
        730,
        swell(
          sheet,
          [
            '#e9e4d4',
            '#2b4a7c',
            '#5f88b4',
            '#20386c',
            '#86a8c4',
            '#1b2f60',
            '#c6d5d8',
            '#35598d',
            '#20386c',
            '#7fa3c4',
          ],
          '#f6efdf',
          '#16254f',
        ),
      ),
    ].join(''),
    [
      rect(
        0,
        840,
        1500,
        360,
        bokashi(
          sheet,
          [
            [0, ink.night, 0.62],
            [0.5, ink.night, 0.34],
            [1, ink.night, 0],
          ],
          [0, 0, 1, 0],
        ),
      ),
      headland(sheet, horizon),
    ].join(''),
  ]
}

/** The dark shore that closes the left edge. */
function headland(sheet: Sheet, horizon: number): string {
  return (
    fill(treeline(-10, 470, horizon - 4, 60, horizon + 30, 6), ink.indigo900) +
    hill(
      sheet,
      {
        y: horizon + 8,
        rise: 18,
        span: 90,
        seed: 8,
        foot: horizon + 44,
        to: 560,
        lift: (t) => 30 * t ** 2,
      },
      [
        [0, ink.indigo900],
        [1, ink.night],
      ],
    ) +
    pine(120, horizon + 20, {
      trunk: ink.night,
      pad: '#16224a',
      tip: ink.indigo700,
      scale: 0.92,
      seed: 3,
      lean: 0.8,
    }) +
    pine(300, horizon + 26, {
      trunk: ink.night,
      pad: '#16224a',
      tip: ink.indigo700,
      scale: 0.5,
      seed: 9,
      lean: 0.6,
    })
  )
}
