import { form, lines, plane } from '../kit/figure/cut.ts'
import { guests } from '../kit/figure/guest.ts'
import { skins } from '../kit/figure/looks.ts'
import { type Cloth, type Limb, sleeve } from '../kit/figure/sleeve.ts'
import type { Sheet } from '../kit/sheet.ts'
import { put } from '../kit/svg.ts'

const skin = skins.fair
const cloth: Cloth = { base: '#2f6a63', shade: '#1b4347', trim: '#5c998b' }
const fit = { widths: [190, 190, 112] as const, cuff: 16, weight: 5 }

/** The palms under the bowl, drawn before it. */
export const palms = (sheet: Sheet): string =>
  ([1, -1] as const).map((flip) => placed(flip, palm(sheet))).join('')

/** The thumbs along the bowl's side, drawn after it, and the arm behind the guest's head. */
export const thumbs = (sheet: Sheet): string =>
  ([1, -1] as const).map((flip) => placed(flip, thumb(sheet))).join('') +
  sleeve(sheet, right, cloth, fit)

/** The guest from behind, and the arm on our side. */
export const guest = (sheet: Sheet): string =>
  guests(sheet, 1330, 2.8, [{ x: 985, hair: 'bun', dye: ['#2a1c22', '#6d5560'], cloth, nod: 3 }]) +
  sleeve(sheet, left, cloth, fit)

const left: Limb = [
  [830, 1480],
  [450, 1520],
  [384, 1118],
]
const right: Limb = [
  [960, 1460],
  [830, 1340],
  [648, 1118],
]

const placed = (flip: 1 | -1, content: string) =>
  put(flip === 1 ? 384 : 648, 1090, content, 1.05, flip * 12, flip)

const palm = (sheet: Sheet) =>
  form(
    sheet,
    '-46,60 -50,0 -56,-60 -40,-120 10,-150 70,-160 120,-150 132,-124 118,-104* 128,-92 122,-72 98,-66 66,-20 52,20 48,60',
    skin.base,
    5,
    plane('-20,60 -30,-20 -20,-80 30,-100 140,-90 120,-50 70,-10 60,70', skin.shade, 0.6),
    lines(4, '#3a2430', '118,-104 80,-108 50,-104', '98,-66 70,-76 46,-74'),
  )

const thumb = (sheet: Sheet) =>
  form(
    sheet,
    '-48,10 -58,-50 -72,-110 -80,-160 -74,-190 -54,-196 -40,-176 -34,-130 -16,-84 -6,-40 -14,0',
    skin.base,
    5,
    plane('-40,20 -46,-40 -56,-110 -58,-190 -30,-180 -10,-60 0,20', skin.shade, 0.5),
    plane('-74,-186 -66,-193 -56,-188 -58,-166 -70,-164', '#f6dcc4', 0.85),
  )
