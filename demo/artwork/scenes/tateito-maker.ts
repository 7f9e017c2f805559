import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { apron, crossed } from '../kit/figure/garment.ts'
import { grip, laid } from '../kit/figure/hand.ts'
import { towelProfile } from '../kit/figure/headgear.ts'
import { skins } from '../kit/figure/looks.ts'
import { type Cloth, forearm, sleeve } from '../kit/figure/sleeve.ts'
import { brush, pts } from '../kit/line.ts'
import type { Sheet } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

const skin = skins.warm
const samue: Cloth = { base: '#e0d9c6', shade: '#a9a190', trim: '#34528b' }
const indigo: Cloth = { base: '#27396a', shade: '#172349', trim: '#e0d9c6' }

const standing = (x: number, content: string) => put(x, 340, content, 1.5, 0, -1)

/** The soba maker bent over the board, facing right; `x` is the hollow of the throat. */
export const maker = (sheet: Sheet, x: number): string =>
  standing(
    x,
    neck(sheet, 'profile', skin) +
      trunk(sheet, 'quarter', samue, crossed(sheet, samue), apron(sheet, indigo)) +
      head(
        sheet,
        'profile',
        {
          skin,
          build: 'aged',
          hair: 'cropped',
          dye: '#6d6a6c',
          sheen: '#a5a09c',
          gaze: 'down',
          nod: 15,
        },
        towelProfile(sheet, '#f4ecdc', '#bdb39e'),
      ),
  )

/** His hands: one flat on the guide board, the other round the handle of the knife. */
export const hands = (sheet: Sheet, x: number): string =>
  standing(
    x,
    grip(sheet, skin, { x: -176, y: 236, turn: 232, flip: -1 }) +
      forearm(sheet, [-184, 160], [-177, 234], skin, [42, 32]) +
      sleeve(
        sheet,
        [
          [-74, 70],
          [-188, 140],
          [-176, 236],
        ],
        samue,
        { widths: [54, 74, 74], cover: 0.36 },
      ) +
      laid(sheet, skin, { x: 14, y: 312, turn: -12, scale: 1.04 }) +
      forearm(sheet, [76, 250], [12, 312], skin, [46, 33]) +
      sleeve(
        sheet,
        [
          [84, 70],
          [122, 216],
          [12, 312],
        ],
        samue,
        { widths: [66, 84, 80], cover: 0.44, cuff: 6 },
      ),
  )

/** The guide board on the dough, its lip against the blade. */
export const guide = (sheet: Sheet): string =>
  form(
    sheet,
    '590,822* 772,800* 846,908* 640,930*',
    '#d9b27c',
    3.4,
    plane('600,880 860,850 860,940 620,940', '#b98d58', 0.6),
    lines(2, '#a87c4a', '620,838 700,830 776,818', '634,868 720,856 796,846'),
  ) + form(sheet, '772,800* 846,908* 846,886* 772,778*', '#a8753f', 3)

/** The soba knife: a broad rectangle of steel that reaches forward under its own handle. */
export const knife = (sheet: Sheet): string =>
  form(
    sheet,
    '782,800* 908,976* 902,862* 776,690*',
    '#b9c2c6',
    4,
    plane('776,690* 902,862* 905,912* 779,742*', '#7d8a96'),
    plane('780,782* 907,958* 908,976* 782,800*', '#eef0ea'),
  ) +
  fill(brush(pts('768,676 806,730 846,786'), 30, { head: 1, tail: 0.95, rough: 0.05 }), '#2f2220') +
  fill(brush(pts('770,670 806,722 842,774'), 7, { head: 1, tail: 0.95 }), '#7a583f')
