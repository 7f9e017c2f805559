import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { suit } from '../kit/figure/garment.ts'
import { pinch, thumb, under } from '../kit/figure/hand.ts'
import { type Head, skins } from '../kit/figure/looks.ts'
import { type Cloth, sleeve } from '../kit/figure/sleeve.ts'
import { brush, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import type { Sheet } from '../kit/sheet.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'
import { ground, light } from './portrait-sitter.ts'

const skin = skins.fair
const cloth: Cloth = { base: '#2a3b6c', shade: '#18234a', trim: '#a8341f' }
const cuffed: Cloth = { ...cloth, trim: '#f4ecdc' }
const look: Head = {
  skin,
  build: 'aged',
  hair: 'receding',
  dye: '#918e8c',
  sheen: '#cdc8bf',
  glasses: '#2a2029',
  nod: 6,
}

/** The founder in indigo and round glasses: he draws the thread from a weaver's shuttle. */
export function portraitDirector(sheet: Sheet): string {
  const fit = { widths: [64, 66, 50], cuff: 9, cover: 0.97 } as const
  return [
    rect(0, 0, 800, 1000, '#dccdb0'),
    wovenWaves(sheet, 132, ['#d2c3a3', '#d6c8aa', '#d9ccb0', '#dbcfb4'], '#dccdb0'),
    ground(sheet, [
      [0, '#e9ddc4', 0.9],
      [0.55, '#e9ddc4', 0.2],
      [1, '#a5946f', 0.5],
    ]),
    put(
      430,
      440,
      neck(sheet, 'quarter', skin) +
        trunk(sheet, 'quarter', cloth, suit(sheet, cloth)) +
        disc(40, 62, 6, 6, ink.amber) +
        head(sheet, 'quarter', look) +
        sleeve(
          sheet,
          [
            [-70, 66],
            [-150, 206],
            [-122, 112],
          ],
          cuffed,
          { ...fit, widths: [54, 56, 46], cuff: 8 },
        ) +
        pinch(sheet, skin, { x: -117, y: 104, turn: 222, flip: -1, scale: 0.94 }) +
        under(sheet, skin, { x: 22, y: 204 }) +
        shuttle(sheet) +
        fill(brush(pts('-92,192 -82,176 -64,158'), 2.4, { head: 1, tail: 1 }), ink.vermilion) +
        thumb(skin, { x: 22, y: 200 }) +
        sleeve(
          sheet,
          [
            [84, 66],
            [122, 222],
            [28, 204],
          ],
          cuffed,
          fit,
        ),
      2.15,
    ),
    light(sheet, '#fff6dc'),
  ].join('')
}

const shuttle = (sheet: Sheet) =>
  form(
    sheet,
    '-150,196* -120,186 -70,182 -10,184 30,196* -10,208 -70,212 -120,208',
    '#b98349',
    2.4,
    plane('-150,198 -80,202 30,198 -10,214 -120,214', '#7d4f2b'),
    plane('-112,190 -70,187 -30,189 -34,199 -70,201 -108,199', '#3a2418'),
    plane('-104,191 -70,189 -38,191 -42,197 -70,198 -102,197', ink.vermilion),
    lines(
      1.4,
      '#7d2517',
      '-94,191 -90,198',
      '-82,190 -78,198',
      '-70,190 -66,198',
      '-58,190 -54,198',
    ),
  )
