import { head, neck } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { grip } from '../kit/figure/hand.ts'
import { skins } from '../kit/figure/looks.ts'
import { type Cloth, sleeve } from '../kit/figure/sleeve.ts'
import { curve, oval } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

const tunic: Cloth = { base: '#34528b', shade: '#1f3364', trim: '#f1e6cf' }
const trousers = '#1d2a55'

/** One of the cleaning staff going down the corridor, her apron tied behind, fresh linen on her arm. */
export const worker = (sheet: Sheet): string =>
  put(
    742,
    706,
    soft(sheet, 12, fill(curve(oval(30, 742, 150, 22), true), ink.umber, 0.55)) +
      leg(
        sheet,
        '-66,340 -70,470 -62,600 -56,700 -62,728 -46,742 -20,740 -18,700 -16,600 -8,480 0,360',
      ) +
      leg(sheet, '66,340 68,470 56,580 48,660 58,690 48,708 22,706 16,660 8,580 4,480 0,360') +
      linen(sheet) +
      neck(sheet, 'lost', skins.warm) +
      form(
        sheet,
        '-44,-8 -70,4 -96,24 -106,70 -98,180 -90,230 -98,330 -104,384* 0,396 104,384* 98,330 90,230 98,180 106,70 96,24 70,4 44,-8 0,4',
        tunic.base,
        3.4,
        plane('40,-10 46,60 70,140 54,230 70,320 60,400 130,400 130,-10', tunic.shade),
        plane('-3,20 4,20 8,220 6,390 -6,390 -4,220', tunic.shade, 0.8),
        lines(3, '#14224c', '-90,236 -60,262 -52,300', '84,236 60,270 66,310'),
      ) +
      bow(sheet) +
      sleeve(
        sheet,
        [
          [-88, 66],
          [-132, 196],
          [-84, 236],
        ],
        tunic,
        { widths: [58, 62, 50], weight: 3 },
      ) +
      form(sheet, '-38,-12 0,-4 38,-12 52,4 20,18 0,20 -20,18 -52,4', tunic.trim, 2.6) +
      put(
        0,
        12,
        head(sheet, 'lost', {
          skin: skins.warm,
          build: 'soft',
          hair: 'bun',
          dye: '#221d2c',
          sheen: '#5b5068',
          nod: 2,
        }),
      ) +
      grip(sheet, skins.warm, { x: 122, y: 296, turn: -96, scale: 0.9 }) +
      sleeve(
        sheet,
        [
          [88, 66],
          [124, 190],
          [122, 304],
        ],
        tunic,
        { widths: [58, 60, 46], weight: 3, cuff: 8 },
      ),
    0.44,
  )

const leg = (sheet: Sheet, outline: string) =>
  form(
    sheet,
    outline,
    trousers,
    3,
    plane('20,340 10,500 -4,760 80,760 80,340', '#121b3c'),
    plane('-70,716 70,676 70,760 -70,760', '#2a2029'),
  )

const bow = (sheet: Sheet) =>
  form(sheet, '-98,216 0,230 98,216 98,232 0,246 -98,232', '#f1e6cf', 2.6) +
  form(sheet, '-8,230 -44,206 -60,224 -48,248 -8,244', '#f1e6cf', 2.6) +
  form(
    sheet,
    '8,230 44,206 60,224 48,248 8,244',
    '#f1e6cf',
    2.6,
    plane('30,200 30,260 70,260 70,200', '#c7b592'),
  ) +
  form(sheet, '-4,244 -30,310 -14,318 4,262 20,320 36,310 10,244', '#f1e6cf', 2.6)

const linen = (sheet: Sheet) =>
  [0, 1, 2]
    .map((i) =>
      form(
        sheet,
        `-176,${232 - i * 34}* -60,${236 - i * 34}* -60,${266 - i * 34}* -176,${264 - i * 34} -190,${256 - i * 34} -192,${244 - i * 34}`,
        i === 1 ? '#aecdbd' : '#fbf5e6',
        2.8,
        plane(
          `-200,${252 - i * 34} -60,${254 - i * 34} -60,${270 - i * 34} -200,${270 - i * 34}`,
          i === 1 ? '#7fa596' : '#cfc3ae',
        ),
      ),
    )
    .join('')
