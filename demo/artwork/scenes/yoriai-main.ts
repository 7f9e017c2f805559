import { paving } from '../kit/built.ts'
import { polygon } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { reflection } from '../kit/sea.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { stars } from '../kit/sky.ts'
import { steam } from '../kit/steam.ts'
import { disc, rect, stroke } from '../kit/svg.ts'
import { walker } from '../kit/walker.ts'
import { houses, left, right, vanish } from './yoriai-alley.ts'
import { lanterns, signs } from './yoriai-lights.ts'

/** Yoriai, Yokosuka: the lantern alley after rain. */
export function yoriaiMain(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1920,
      1080,
      bokashi(sheet, [
        [0, '#0f1838'],
        [0.35, '#243468'],
        [0.52, '#5a4a72'],
        [0.6, '#b0665a'],
      ]),
    ),
    stars(sheet, 40, 300, ink.indigo100),
    disc(1130, 150, 58, 58, '#f6e6b8'),
    glow(sheet, 1130, 150, 260, '#f6e6b8', 0.35),
    glow(sheet, vanish[0], 600, 420, '#ff9a4a', 0.8),
    houses(sheet),
    ground(sheet),
    walker(sheet, 1010, 742, 0.62, {
      coat: '#3a3a5c',
      shade: '#1a1c38',
      hair: '#15172d',
      legs: '#1a1c38',
    }),
    walker(sheet, 1150, 756, 0.68, {
      coat: '#93301f',
      shade: '#4a1a20',
      hair: '#15172d',
      legs: '#1a1c38',
    }),
    walker(sheet, 930, 930, 1.5, {
      coat: '#2c4579',
      shade: '#151f46',
      hair: '#15172d',
      legs: '#12162e',
      umbrella: ['#c2462c', '#5d1d1c'],
    }),
    signs(sheet),
    lanterns(sheet),
    steam(sheet, 470, 560, 200, 360, 4, 0.4, '#ffdcae'),
    wires(),
    rect(
      0,
      0,
      1920,
      1080,
      bokashi(sheet, [
        [0, '#0a1028', 0.5],
        [0.3, '#0a1028', 0],
        [1, '#0a1028', 0.15],
      ]),
    ),
  ].join('')
}

function ground(sheet: Sheet): string {
  const road = polygon([
    left(1, 1),
    right(1, 1),
    right(0, 1),
    [1960, 1100],
    [-40, 1100],
    left(0, 1),
  ])
  return clipped(
    sheet,
    road,
    rect(
      -40,
      640,
      2000,
      460,
      bokashi(sheet, [
        [0, '#d98a54'],
        [0.12, '#7a5068'],
        [0.4, '#2a315f'],
        [1, '#151c40'],
      ]),
    ),
    paving(sheet, 1060, 660, 1100, 150, 1300, '#0d1330', 10),
    ...[
      [620, 850, 120, '#ffb35a'],
      [380, 930, 170, '#ffc873'],
      [1300, 850, 90, '#ff9a4a'],
      [1560, 930, 160, '#ffc06a'],
      [1060, 680, 90, '#ffd28a'],
      [860, 740, 60, '#f07a3c'],
      [1200, 740, 60, '#f07a3c'],
    ].map(([x, y, w, c]) =>
      reflection(sheet, Number(x), Number(y), Number(w), 260, String(c), 0.7),
    ),
    reflection(sheet, 960, 940, 60, 130, '#c2462c', 0.7),
  )
}

const wires = () =>
  [
    'M-10 60C500 190 900 170 1940 20',
    'M-10 150C480 250 1000 260 1940 120',
    'M-10 20C600 130 1200 90 1940 -30',
  ]
    .map((d) => stroke(d, '#070c22', 3.4))
    .join('')
