import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, plane } from '../kit/figure/cut.ts'
import { chefCoat } from '../kit/figure/garment.ts'
import { grip } from '../kit/figure/hand.ts'
import { capProfile } from '../kit/figure/headgear.ts'
import { type Head, skins } from '../kit/figure/looks.ts'
import { type Cloth, sleeve } from '../kit/figure/sleeve.ts'
import { arc, brush, curve, oval, pts } from '../kit/line.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { fill, put, rect, stroke } from '../kit/svg.ts'
import { ground, light } from './portrait-sitter.ts'

const skin = skins.warm
const cloth: Cloth = { base: '#f4ecdc', shade: '#c5b9a2', trim: '#c2462c' }
const look: Head = {
  skin,
  build: 'strong',
  hair: 'cropped',
  dye: '#2a2029',
  sheen: '#5b4a55',
  nod: 13,
}

/** The chef of the trattoria over his pot: profile to the steam, a ladle in the fist, copper behind. */
export function portraitChef(sheet: Sheet): string {
  return [
    ground(sheet, [
      [0, '#2c635f'],
      [0.6, '#5c998b'],
      [1, '#20494a'],
    ]),
    tiles(),
    rect(0, 50, 800, 16, '#1c2f33'),
    pan(sheet, 120, 330, 104),
    pan(sheet, 590, 170, 46),
    pan(sheet, 722, 250, 84),
    put(
      360,
      460,
      neck(sheet, 'profile', skin) +
        trunk(sheet, 'quarter', cloth, chefCoat(sheet, cloth)) +
        head(sheet, 'profile', look, capProfile(sheet, cloth.base, cloth.shade)) +
        sleeve(
          sheet,
          [
            [-72, 66],
            [-118, 190],
            [-150, 240],
          ],
          cloth,
          { widths: [50, 58, 50] },
        ),
      2.1,
      0,
      -1,
    ),
    pot(sheet),
    steam(sheet, 620, 860, 260, 620, 4, 0.5),
    ladle(),
    put(
      360,
      460,
      grip(sheet, skin, { x: -62, y: 148, turn: 14, scale: 1 }) +
        sleeve(
          sheet,
          [
            [84, 66],
            [104, 212],
            [-58, 152],
          ],
          cloth,
          { widths: [64, 70, 54], cuff: 14 },
        ),
      2.1,
      0,
      -1,
    ),
    light(sheet, '#fff1cf'),
  ].join('')
}

const tiles = () =>
  Array.from({ length: 8 }, (_, i) => rect(0, 120 + i * 120, 800, 3, '#20494a', 0.35)).join('') +
  Array.from({ length: 56 }, (_, i) =>
    rect(
      ((i * 110) % 880) + (Math.floor(i / 8) % 2) * 55,
      120 + Math.floor(i / 8) * 120,
      3,
      120,
      '#20494a',
      0.3,
    ),
  ).join('')

const copper = (sheet: Sheet) =>
  bokashi(
    sheet,
    [
      [0, '#d9925c'],
      [0.55, '#b9683c'],
      [1, '#7d3f26'],
    ],
    [0, 0, 1, 1],
  )

const pan = (sheet: Sheet, x: number, y: number, r: number) =>
  fill(
    brush(
      [
        [x, 60],
        [x, (60 + y - r) / 2],
        [x, y - r + 6],
      ],
      13,
      { head: 1, tail: 1 },
    ),
    '#5d3122',
  ) +
  form(sheet, oval(x, y, r, r * 1.02), copper(sheet), 5) +
  stroke(curve(oval(x, y, r * 0.84, r * 0.86)), '#7d3f26', 3, 0.7) +
  stroke(curve(arc(x, y, r * 0.68, r * 0.7, 3.4, 4.6)), '#f3c79a', 8, 0.85)

const pot = (sheet: Sheet) =>
  form(
    sheet,
    '462,900* 466,960 480,1020* 860,1020* 860,900*',
    copper(sheet),
    5,
    plane('650,880 670,1030 900,1030 900,880', '#7d3f26', 0.5),
    plane('486,930 504,936 514,1030 498,1030', '#f3c79a', 0.8),
  ) +
  form(
    sheet,
    oval(700, 898, 246, 56),
    '#e3a772',
    5,
    plane('440,900 700,946 960,900 960,1000 440,1000', '#a8623a'),
  ) +
  form(
    sheet,
    oval(700, 894, 220, 43),
    '#5d2a1c',
    3,
    fill(curve(oval(706, 908, 216, 40), true), '#c2462c'),
  )

const ladle = () =>
  fill(brush(pts('556,668 590,780 620,900'), 15, { head: 0.9, tail: 1, rough: 0.05 }), '#6d4426') +
  fill(brush(pts('553,670 587,780 617,896'), 5, { head: 0.9, tail: 1, rough: 0.05 }), '#a5703c')
