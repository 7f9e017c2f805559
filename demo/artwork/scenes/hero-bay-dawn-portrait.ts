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
const SUN = 922

/** The bay at dawn for a phone: the mountain high up, dark quiet water through the middle, the woven sea at the foot. */
export const heroBayDawnPortrait = (sheet: Sheet): string =>
  put(0, 0, bay({ ...sheet, width: 1080, height: 1920 }), sheet.width / 1080)

function bay(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const horizon = 760
  return [
    sky(sheet, [
      [0, ink.night],
      [0.1, ink.indigo900],
      [0.2, ink.indigo700],
      [0.29, '#7480a8'],
      [0.335, '#d9a999'],
      [0.37, '#f2c78f'],
      [0.4, ink.amberPale],
    ]),
    stars(sheet, 60, 420, ink.indigo100),
    clouds(sheet, 300, 90, 5, ink.indigo800, 0.5),
    clouds(sheet, 520, 60, 6, '#a3869f', 0.4),
    clouds(sheet, 650, 34, 6, '#e7a58c', 0.55, 0.8),
    disc(SUN, horizon - 104, 46, 46, '#e9603c'),
    glow(sheet, SUN, horizon - 104, 240, '#ffc37a', 0.6),
    fuji(sheet, {
      x: 640,
      top: 440,
      foot: horizon,
      half: 640,
      body: [
        [0, '#5a6a97'],
        [0.5, '#6d7aa3'],
        [0.85, '#a796a6'],
        [1, '#d8b1a0'],
      ],
      snow: '#f7e3d3',
      shade: '#a7add0',
    }),
    mist(sheet, horizon - 40, 50, '#f6d9b4', 0.75),
    hill(
      sheet,
      {
        y: horizon - 24,
        rise: 34,
        span: 170,
        seed: 4,
        foot: horizon + 4,
        lift: (t) => -26 * Math.sin(t * 3),
      },
      [
        [0, '#4d5c8c'],
        [1, '#8a86a3'],
      ],
    ),
    rect(
      0,
      horizon,
      w,
      h - horizon,
      bokashi(sheet, [
        [0, '#f3cf98'],
        [0.04, '#c99f9c'],
        [0.11, ink.indigo500],
        [0.22, ink.indigo700],
        [0.42, ink.indigo900],
        [1, ink.night],
      ]),
    ),
    glints(sheet, { x: 0, y: horizon + 4, width: w, height: 240 }, 120, ink.indigo800, 0.5),
    glints(sheet, { x: 300, y: horizon + 4, width: 800, height: 170 }, 80, '#f9dca6', 0.8),
    reflection(sheet, SUN, horizon + 6, 40, 220, '#ee7b4c', 0.85),
    boat(420, horizon + 118, 0.68, ink.night, '#c98f6e', ink.indigo800),
    glints(sheet, { x: 300, y: horizon + 120, width: 260, height: 34 }, 24, ink.night, 0.8),
    glints(sheet, { x: 0, y: horizon + 200, width: w, height: 460 }, 60, ink.indigo600, 0.22),
    threadSea(sheet, {
      horizon: 1460,
      foot: 1960,
      near: 104,
      far: 12,
      water: ['#172247', '#101937'],
      threads: ['#8fa6b8', '#4d719b', '#34598b', '#284777', '#213a66'],
      swell: 54,
      seed: 12,
      accent: { colour: ink.vermilion, row: 15, column: 4 },
    }),
    put(
      330,
      1490,
      swell(
        sheet,
        ['#e9e4d4', '#2b4a7c', '#5f88b4', '#20386c', '#86a8c4', '#1b2f60', '#c6d5d8', '#35598d'],
        '#f6efdf',
        '#16254f',
      ),
      0.86,
    ),
    fill(treeline(-10, 210, horizon + 14, 40, horizon + 40, 6), ink.indigo900),
    hill(
      sheet,
      {
        y: horizon + 30,
        rise: 12,
        span: 70,
        seed: 8,
        foot: horizon + 62,
        to: 330,
        lift: (t) => 34 * t ** 2,
      },
      [
        [0, ink.indigo900],
        [1, ink.night],
      ],
    ),
    pine(84, horizon + 46, {
      trunk: ink.night,
      pad: '#16224a',
      tip: ink.indigo700,
      scale: 0.9,
      seed: 3,
      lean: 0.7,
    }),
  ].join('')
}
