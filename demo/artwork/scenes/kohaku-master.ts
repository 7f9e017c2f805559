import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { waistcoat } from '../kit/figure/garment.ts'
import { grip, thumb, under } from '../kit/figure/hand.ts'
import { type Cloth, sleeve } from '../kit/figure/sleeve.ts'
import { oval } from '../kit/line.ts'
import type { Sheet } from '../kit/sheet.ts'
import { put } from '../kit/svg.ts'

const skin = { base: '#dba678', shade: '#a8683f', lip: '#8c4433' }
const shirt: Cloth = { base: '#efe2c8', shade: '#b99a6d', trim: '#93301f' }
const vest: Cloth = { base: '#43303a', shade: '#251821', trim: '#93301f' }

/** The master of the café, drying a cup with a white cloth. */
export const master = (sheet: Sheet): string =>
  put(
    1150,
    490,
    neck(sheet, 'quarter', skin) +
      trunk(sheet, 'quarter', shirt, waistcoat(sheet, vest)) +
      head(sheet, 'quarter', {
        skin,
        build: 'aged',
        hair: 'swept',
        dye: '#b9b0a2',
        sheen: '#ece4d4',
        gaze: 'down',
        nod: 8,
      }) +
      sleeve(
        sheet,
        [
          [-74, 66],
          [-122, 190],
          [-70, 168],
        ],
        shirt,
        { widths: [52, 60, 48], cuff: 8 },
      ) +
      under(sheet, skin, { x: 24, y: 172, turn: 8 }) +
      cup(sheet) +
      thumb(skin, { x: 24, y: 164, turn: 14 }) +
      towel(sheet) +
      grip(sheet, skin, { x: -82, y: 152, turn: 196, flip: -1, scale: 0.9 }) +
      sleeve(
        sheet,
        [
          [84, 66],
          [124, 212],
          [28, 174],
        ],
        shirt,
        { widths: [64, 68, 50], cuff: 8, cover: 0.96 },
      ),
    1.26,
  )

const cup = (sheet: Sheet) =>
  form(
    sheet,
    '-66,118* -64,146 -52,166 -34,170 -16,166 -4,146 -2,118*',
    '#f1e6cf',
    2.4,
    plane('-30,110 -24,150 -34,180 20,180 20,110', '#c4a985'),
  ) + form(sheet, oval(-34, 118, 32, 8), '#6d4a36', 2.2)

const towel = (sheet: Sheet) =>
  form(
    sheet,
    '-76,122 -50,104 -26,112 -18,130 -30,148 -44,176 -62,214 -84,206 -96,222 -104,190 -92,150',
    '#fbf3e2',
    2.4,
    plane('-50,130 -60,170 -70,214 -100,230 -40,230 -20,140', '#d3c2a2'),
    lines(2, '#a98f6a', '-70,130 -78,170 -84,204', '-54,140 -64,180'),
  )
