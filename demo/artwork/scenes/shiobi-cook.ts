import { head, neck, trunk } from '../kit/figure/bust.ts'
import { apron, crossed } from '../kit/figure/garment.ts'
import { grip } from '../kit/figure/hand.ts'
import { towelProfile } from '../kit/figure/headgear.ts'
import type { Skin } from '../kit/figure/looks.ts'
import { type Cloth, forearm, sleeve } from '../kit/figure/sleeve.ts'
import { brush, pts } from '../kit/line.ts'
import type { Sheet } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

const skin: Skin = { base: '#d9a078', shade: '#9a5f54', lip: '#8c4433' }
const cloth: Cloth = { base: '#2a3a70', shade: '#151e45', trim: '#efe4cc' }
const red: Cloth = { base: '#93301f', shade: '#5c1b1a', trim: '#efe4cc' }
const HEIGHT = 500
const SCALE = 1.36

/** The cook behind the grill, eyes on the fire; `x` is the hollow of the throat. */
export const cook = (sheet: Sheet, x: number): string =>
  put(
    x,
    HEIGHT,
    neck(sheet, 'profile', skin) +
      trunk(sheet, 'quarter', cloth, crossed(sheet, cloth), apron(sheet, red)) +
      head(
        sheet,
        'profile',
        { skin, build: 'strong', hair: 'cropped', dye: '#1b1a2e', sheen: '#4d4568', nod: 10 },
        towelProfile(sheet, '#f4e8d6', '#c9a98f'),
      ) +
      sleeve(
        sheet,
        [
          [-74, 66],
          [-116, 176],
          [-150, 230],
        ],
        cloth,
        { widths: [54, 68, 66] },
      ),
    SCALE,
  )

/** The near arm of {@link cook} with the long tongs, over the grill. */
export const tending = (sheet: Sheet, x: number): string =>
  put(
    x,
    HEIGHT,
    fill(brush(pts('-96,114 -150,180 -186,236'), 6, { head: 1, tail: 0.7 }), '#8a8a94') +
      fill(brush(pts('-100,122 -146,190 -176,244'), 6, { head: 1, tail: 0.7 }), '#4a4656') +
      forearm(sheet, [20, 178], [-68, 140], skin, [44, 32]) +
      grip(sheet, skin, { x: -66, y: 140, turn: 22 }) +
      sleeve(
        sheet,
        [
          [84, 66],
          [112, 206],
          [-66, 140],
        ],
        cloth,
        {
          widths: [64, 82, 80],
          cover: 0.52,
          cuff: 7,
        },
      ),
    SCALE,
  )
