import { form, lines, plane } from '../kit/figure/cut.ts'
import { uniform } from '../kit/figure/garment.ts'
import { skins } from '../kit/figure/looks.ts'
import type { Cloth } from '../kit/figure/sleeve.ts'
import { curve, oval } from '../kit/line.ts'
import type { Sheet } from '../kit/sheet.ts'
import { put, rect, stroke } from '../kit/svg.ts'
import { ground, holder, light } from './portrait-ground.ts'

const cloth: Cloth = { base: '#93301f', shade: '#5f1b19', trim: '#e0a33e' }

/** The head of hospitality: the key of a room let down by its wooden bar into the open hand. */
export const portraitKey = (sheet: Sheet): string =>
  [
    ground(sheet, [
      [0, '#b98f5f'],
      [1, '#7d5a3c'],
    ]),
    board(),
    holder(sheet, {
      skin: skins.warm,
      cloth: { ...cloth, trim: '#f4ecdc' },
      worn: uniform(sheet, cloth),
      cuff: { cover: 1, half: 25, band: 9 },
      left: { wrist: [-80, 288], elbow: [-160, 282], turn: 4, thumb: [10, 14] },
      right: { wrist: [66, 158], elbow: [122, 230], turn: 20, grips: true },
      thing: key(sheet),
    }),
    light(sheet, '#fff6dc'),
  ].join('')

/** The key board behind the desk: a brass key on each hook. */
const board = () =>
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (row) =>
        rect(0, row * 160, 800, 5, '#5f4431', 0.5) +
        [44, 190, 610, 756].map((x) => put(x + (row % 2) * 20, 60 + row * 160, hung)).join(''),
    )
    .join('')

const hung =
  stroke('M0 -14V0', '#4a3424', 6) +
  stroke(curve(oval(0, 14, 15, 15), true), '#4a3424', 6) +
  stroke('M0 30V84M0 66H18M0 82H14', '#4a3424', 7)

const key = (sheet: Sheet) =>
  form(
    sheet,
    '15,92* 37,92* 39,97* 39,197* 37,204* 15,204* 13,197* 13,97*',
    '#2c635f',
    2,
    plane('28,90* 29,150 28,210* 60,210* 60,90*', '#173d40'),
    rect(0, 192, 60, 14, '#e0a33e'),
    rect(0, 90, 60, 10, '#e0a33e'),
  ) +
  stroke(curve(oval(25, 212, 9, 10), true), '#3a2418', 5.4) +
  stroke(curve(oval(25, 212, 9, 10), true), '#d9c08a', 2.6) +
  put(
    20,
    216,
    stroke(curve(oval(0, 14, 13, 13), true), '#3a2418', 10) +
      stroke(curve(oval(0, 14, 13, 13), true), '#e0a33e', 6.2) +
      form(
        sheet,
        '-4,27* 4,27* 4,74* 18,74* 18,66* 12,66* 12,60* 18,60* 18,52* 4,52* 4,80* -4,80*',
        '#e0a33e',
        2,
        plane('1,20 1,90 8,90 8,20', '#a8701f', 0.8),
      ) +
      lines(1.4, '#f8dfa0', '-2,30 -2,76', '-11,8 -8,3 -3,1'),
    1,
    14,
  )
