import { form, plane } from '../kit/figure/cut.ts'
import { track } from '../kit/figure/garment.ts'
import { skins } from '../kit/figure/looks.ts'
import type { Cloth } from '../kit/figure/sleeve.ts'
import { brush, curve, oval, polygon, pts } from '../kit/line.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { fill, put, stroke } from '../kit/svg.ts'
import { ground, holder, light } from './portrait-ground.ts'

const cloth: Cloth = { base: '#45456f', shade: '#25254a', trim: '#6d6d9c' }

/** The stage manager in the wings: a dark work jacket, a headset held ready in both hands. */
export const portraitHeadset = (sheet: Sheet): string =>
  [
    ground(sheet, [
      [0, '#241a3d'],
      [0.7, '#4c2c52'],
      [1, '#2a1830'],
    ]),
    curtain(),
    beam(sheet, '-40,-20 60,-20 300,800 -320,800', '#f0c77a', 0.75),
    glow(sheet, 60, 560, 380, '#ffdc92', 0.6),
    holder(sheet, {
      skin: skins.tanned,
      cloth,
      worn: track(sheet, cloth),
      cuff: { cover: 1, half: 25, band: 8 },
      left: { wrist: [-126, 210], elbow: [-166, 262], turn: 10, grips: true },
      right: { wrist: [90, 210], elbow: [130, 262], turn: 10, grips: true },
      thing: headset(sheet),
    }),
    light(sheet, '#ffe0a0'),
  ].join('')

const headset = (sheet: Sheet) =>
  fill(
    brush(pts('-88,262 -86,206 -78,160 -54,122 -18,110 18,122 42,160 50,206 52,262'), 12, band),
    '#0c0c1a',
  ) +
  fill(brush(pts('-87,200 -79,160 -54,124 -18,112'), 4), '#a9a9d2') +
  fill(brush(pts('-58,134 -18,118 22,134'), 12, { head: 0.3, tail: 0.3 }), '#b8412a') +
  fill(brush(pts('-90,282 -74,306 -40,312 -22,304'), 5, { head: 1, tail: 1 }), '#0c0c1a') +
  form(
    sheet,
    oval(-14, 300, 15, 10, 0, 1, -0.35),
    '#15152b',
    1.6,
    plane('-28,296 -18,290 -4,290 -14,298', '#7d7dac'),
  ) +
  cup(sheet, -90, 1) +
  cup(sheet, 54, -1)

const band = { head: 1, tail: 1, rough: 0.04 }

const cup = (sheet: Sheet, x: number, side: Side) =>
  put(
    x,
    264,
    form(
      sheet,
      oval(15, 0, 13, 32),
      '#b8412a',
      2,
      plane('14,-40 18,0 14,40 40,40 40,-40', '#7d2517'),
    ) +
      form(
        sheet,
        oval(-2, 0, 20, 35),
        '#22223f',
        2,
        plane('-24,-24 -15,-30 -6,-33 -13,-12 -15,8 -24,12', '#7d7dac'),
      ) +
      stroke(curve(oval(-3, 0, 10, 20), true), '#0c0c1a', 2),
    1,
    0,
    side,
  )

type Side = 1 | -1

const beam = (sheet: Sheet, corners: string, colour: string, opacity: number) =>
  fill(
    polygon(pts(corners)),
    bokashi(sheet, [
      [0, colour, opacity],
      [1, colour, 0],
    ]),
  )

const curtain = () =>
  Array.from({ length: 9 }, (_, i) =>
    fill(
      brush(
        [
          [520 + i * 34, -20],
          [532 + i * 32, 420],
          [508 + i * 36, 1020],
        ],
        40,
        { head: 1, tail: 1, seed: i, rough: 0.08 },
      ),
      ['#7a2230', '#54182a', '#651d2d'][i % 3] ?? '#54182a',
    ),
  ).join('')
