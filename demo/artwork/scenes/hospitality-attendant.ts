import { head, neck } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { skins } from '../kit/figure/looks.ts'
import { curve, oval } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

const blue = '#3e5f93'
const dark = '#243a70'
const pale = '#5a7fab'

/** She kneels with her back to us, her face toward the bay: nape, drum bow, the soles of her white socks. */
export const attendant = (sheet: Sheet): string =>
  soft(sheet, 10, fill(curve(oval(290, 1470, 270, 36), true), ink.umber, 0.5)) +
  put(
    270,
    972,
    skirt(sheet) +
      put(0, 0, neck(sheet, 'lost', skins.fair), 1, 0, -1) +
      back(sheet) +
      collar(sheet) +
      put(
        0,
        6,
        head(sheet, 'lost', {
          skin: skins.fair,
          build: 'soft',
          hair: 'bun',
          dye: '#221d2c',
          sheen: '#5b5068',
          nod: 3,
        }),
        1,
        0,
        -1,
      ) +
      sleeveOf(sheet, 1) +
      sleeveOf(sheet, -1) +
      bow(sheet),
    1.06,
  )

const back = (sheet: Sheet) =>
  form(
    sheet,
    '-44,-6 -78,12 -98,44 -104,110 -88,200 -94,262* 94,262* 88,200 104,110 98,44 78,12 44,-6 0,24',
    blue,
    2.6,
    plane('40,-10 44,60 70,120 56,262 120,262 120,0', dark),
    plane('-2,30 3,30 6,150 -5,150', dark, 0.7),
  )

const collar = (sheet: Sheet) =>
  form(
    sheet,
    '-44,-8 -34,-20 0,14 34,-20 44,-8 26,22 0,40 -26,22',
    '#f4ecdc',
    2,
    plane('4,16 36,-20 50,-6 10,44', '#cbbfa8'),
  ) +
  form(
    sheet,
    '-52,-2 -42,-10 0,30 42,-10 52,-2 30,34 0,52 -30,34',
    pale,
    2.2,
    plane('4,32 44,-10 60,0 10,56', dark, 0.6),
  )

const sleeveOf = (sheet: Sheet, side: 1 | -1) =>
  put(
    0,
    0,
    form(
      sheet,
      '-74,16 -104,36 -128,92 -148,160 -152,224 -138,282* -96,288 -72,272* -80,214 -84,140 -78,80',
      side === 1 ? blue : dark,
      2.6,
      plane('-78,40 -96,110 -100,190 -84,290 -60,290 -60,40', side === 1 ? dark : '#1b2c5c'),
      lines(
        2.2,
        '#1b2c5c',
        '-128,110 -112,150 -108,220',
        '-100,60 -98,100',
        '-140,200 -128,240 -130,276',
      ),
      seigaiha(),
    ),
    1,
    0,
    side,
  )

/** Three rows of printed waves along a sleeve's hem. */
const seigaiha = () =>
  Array.from({ length: 15 }, (_, i) =>
    lines(
      1.8,
      '#c6d5d8',
      ...[13, 8].map((r) => {
        const x = -148 + (i % 5) * 22 + (Math.floor(i / 5) % 2) * 11
        const y = 286 - Math.floor(i / 5) * 12
        return `${x - r},${y} ${x - r * 0.7},${y - r * 0.7} ${x},${y - r} ${x + r * 0.7},${y - r * 0.7} ${x + r},${y}`
      }),
    ),
  ).join('')

const bow = (sheet: Sheet) =>
  form(
    sheet,
    '-90,138* 0,146 92,138* 94,214* 0,222 -92,214*',
    '#c9a15a',
    2.6,
    plane('30,130 34,230 120,230 120,130', '#96703a'),
  ) +
  form(
    sheet,
    '-56,118 0,112 56,118* 62,176 58,236* 0,242 -58,236* -62,176',
    '#b3452c',
    2.8,
    plane('22,110 30,180 20,246 80,246 80,110', '#75261b'),
    plane('-60,196 0,204 60,196 60,246 -60,246', '#75261b', 0.55),
    lines(2, '#e2835c', '-40,134 -20,128', '-44,150 -10,142 16,144', '-40,222 -8,228'),
  ) +
  form(
    sheet,
    '-92,170* 0,177 94,170* 94,180* 0,188 -92,180*',
    '#f1e6cf',
    2,
    plane('20,160 30,190 100,190 100,160', '#c7b592'),
  )

const skirt = (sheet: Sheet) =>
  form(
    sheet,
    '-92,210 -132,300 -176,384 -196,440 -180,470* -60,482 60,482 188,468* 196,438 170,372 128,296 92,210',
    blue,
    3,
    plane('40,210 70,300 60,400 90,490 240,490 220,210', dark),
    plane('-60,260 -40,340 -60,470 -90,470 -70,340', dark, 0.6),
    lines(
      2.6,
      '#1b2c5c',
      '-96,280 -126,370 -150,460',
      '0,250 -6,360 4,440',
      '96,290 126,380 140,460',
    ),
  ) +
  sole(sheet, 1) +
  sole(sheet, -1)

/** The sole of a split-toed sock, the toes tucked inward. */
const sole = (sheet: Sheet, side: 1 | -1) =>
  put(
    side * 31,
    470,
    form(
      sheet,
      '-14,-30 2,-34 14,-26 19,-6 18,12 10,24 4,26* 0,22* -8,28 -19,20 -20,2',
      '#f4ecdc',
      2.4,
      plane('6,-40 10,-10 0,30 40,30 40,-40', '#cbbfa8'),
      lines(1.8, '#a89a82', '2,24 1,12 -1,4'),
    ),
    1,
    side * -14,
    side,
  )
