import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { track } from '../kit/figure/garment.ts'
import { thumb, under } from '../kit/figure/hand.ts'
import { type Head, skins } from '../kit/figure/looks.ts'
import { type Cloth, type Limb, sleeve } from '../kit/figure/sleeve.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { strands } from '../kit/sea.ts'
import type { Sheet } from '../kit/sheet.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { ground, light } from './portrait-sitter.ts'

const skin = skins.tanned
const cloth: Cloth = { base: '#2c635f', shade: '#183f43', trim: '#f1e6cf' }
const look: Head = {
  skin,
  build: 'soft',
  hair: 'ponytail',
  dye: '#2a1f20',
  sheen: '#6d5148',
  nod: -7,
}

/** The coach behind the sports brand: eyes on the far bend, ponytail in the wind, the thumb on a stopwatch. */
export function portraitCoach(sheet: Sheet): string {
  const lane = (k: number): Point[] => [
    [-40, 300 + k * 90],
    [240, 180 + k * 80],
    [520, 210 + k * 70],
    [860, 420 + k * 60],
  ]
  const near: Limb = [
    [84, 66],
    [124, 220],
    [14, 158],
  ]
  return [
    ground(sheet, [
      [0, '#8db5b4'],
      [0.3, '#e6dcc0'],
      [1, '#c98a5c'],
    ]),
    strands(lane(0), lane(5.4), 18, ['#b3452c', '#c9573a', '#d0694a', '#f1dcc0'], 20, 3),
    stroke(curve(lane(0)), ink.washi, 8) + stroke(curve(lane(2.7)), ink.washi, 8),
    put(
      410,
      460,
      neck(sheet, 'profile', skin) +
        trunk(sheet, 'quarter', cloth, track(sheet, cloth)) +
        head(sheet, 'profile', look, disc(57, -44, 8, 14, ink.vermilion)) +
        sleeve(
          sheet,
          [
            [-74, 66],
            [-108, 210],
            [-92, 300],
          ],
          cloth,
          { widths: [52, 56, 50] },
        ) +
        fill(brush(pts('-26,4 -52,60 -62,120'), 4.4, { head: 1, tail: 1 }), ink.vermilion) +
        fill(brush(pts('48,2 10,60 -50,122'), 4.4, { head: 1, tail: 1 }), ink.vermilion) +
        under(sheet, skin, { x: 14, y: 160, turn: 12 }) +
        watch(sheet) +
        thumb(skin, { x: 14, y: 150, turn: 18 }) +
        sleeve(sheet, near, cloth, { widths: [64, 66, 48], cuff: 10, cover: 0.98 }) +
        stripes(),
      2.12,
      0,
      -1,
    ),
    light(sheet, '#fff6dc'),
  ].join('')
}

/** Two stripes from the shoulder to the elbow, on the outer side of the near sleeve. */
const stripes = () =>
  fill(brush(pts('96,42 114,90 130,150 143,226'), 6, { head: 1, tail: 1 }), '#f1e6cf') +
  fill(brush(pts('84,42 102,92 118,152 130,222'), 6, { head: 1, tail: 1 }), '#f1e6cf')

const watch = (sheet: Sheet) =>
  put(
    -62,
    150,
    rect(-4, -36, 8, 12, '#2a2029') +
      form(
        sheet,
        oval(0, 0, 27, 27),
        '#f4ecdc',
        3,
        plane('8,-30 14,0 4,30 40,30 40,-30', '#cfc3ae'),
      ) +
      stroke(curve(oval(0, 0, 21, 21), true), '#2a2029', 1.6) +
      Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * Math.PI * 2
        return stroke(
          `M${Math.cos(a) * 17} ${Math.sin(a) * 17}L${Math.cos(a) * 20} ${Math.sin(a) * 20}`,
          '#2a2029',
          1.6,
        )
      }).join('') +
      lines(3, ink.vermilion, '0,4 4,-16') +
      disc(0, 0, 2.4, 2.4, '#2a2029'),
  )
