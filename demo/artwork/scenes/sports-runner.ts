import { form, lines, plane } from '../kit/figure/cut.ts'
import { grip } from '../kit/figure/hand.ts'
import { skins } from '../kit/figure/looks.ts'
import { profile } from '../kit/figure/profile.ts'
import { forearm } from '../kit/figure/sleeve.ts'
import { polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

const skin = skins.tanned
const far = { base: '#a87350', shade: '#80503a' }

/** A runner in full stride leaning into the bend, and the long shadow. */
export const runner = (sheet: Sheet): string =>
  soft(
    sheet,
    5,
    fill(polygon(pts('560,1226 690,1238 1040,1330 1180,1392 1000,1388 700,1300')), '#3a0f18', 0.5),
  ) +
  put(
    620,
    1030,
    forearm(sheet, [-30, -134], [-92, -92], far, [34, 26]) +
      forearm(sheet, [-92, -92], [-136, -142], far, [26, 18]) +
      grip(sheet, { ...skin, ...far }, { x: -134, y: -140, turn: 54, scale: 0.44 }, 3) +
      rearLeg(sheet) +
      neckAndHead(sheet) +
      form(
        sheet,
        '-60,-156 -34,-164 -8,-152 10,-110 24,-50 32,6* -42,16* -46,-30 -62,-90 -66,-130',
        '#2c635f',
        2.6,
        plane('-14,-160 -10,-90 0,-40 -6,20 50,20 40,-160', '#1b454a'),
        plane('-70,-96 0,-108 40,-96 40,-76 0,-88 -70,-76', ink.washi),
        lines(2, '#12343a', '-40,-20 -20,-30 6,-20', '-44,-2 -24,-10'),
      ) +
      frontLeg(sheet) +
      form(
        sheet,
        '-44,4* 34,-4* 48,26 54,66* 8,78* -4,56 -62,96* -92,58* -66,24',
        '#1c2857',
        2.6,
        plane('10,0 16,40 0,60 10,90 70,90 60,-10', '#111a3d'),
        lines(3, ink.washi, '-92,58 -76,80 -62,96'),
      ) +
      forearm(sheet, [-24, -138], [54, -92], skin, [38, 29]) +
      forearm(sheet, [54, -92], [28, -28], skin, [29, 19]) +
      grip(sheet, skin, { x: 29, y: -30, turn: -72, scale: 0.46 }, 3),
    1.3,
    0,
    -1,
  )

const neckAndHead = (sheet: Sheet) =>
  form(
    sheet,
    '-66,-196* -60,-164 -48,-150 -20,-152 -26,-172 -24,-204*',
    skin.base,
    2,
    plane('-60,-200 -54,-176 -30,-180 -36,-140 0,-140 0,-210', skin.shade),
  ) +
  put(
    -50,
    -206,
    profile(sheet, { skin, build: 'soft', hair: 'ponytail', dye: '#1c1626', sheen: '#59485a' }, 4) +
      form(sheet, '-46,-44 -36,-58 10,-52 54,-42 56,-30 10,-40 -36,-46', ink.vermilion, 2.6),
    0.54,
    8,
  )

const frontLeg = (sheet: Sheet) =>
  form(
    sheet,
    '-6,30 -60,36 -104,38 -134,54 -138,76 -122,104 -110,146 -104,176 -84,174 -82,140 -78,108 -84,94 -52,92 -6,86',
    skin.base,
    2.6,
    plane('-6,64 -60,72 -104,78 -98,110 -96,176 -70,176 -70,90 0,90', skin.shade),
    lines(2, skin.shade, '-124,60 -110,56 -100,64'),
  ) +
  form(sheet, '-108,158* -82,154* -80,172* -106,176*', ink.washi, 2) +
  form(
    sheet,
    '-108,172 -82,168 -74,182 -78,196* -136,202* -146,194 -128,184',
    '#d9502f',
    2.6,
    plane('-150,194 -74,188 -74,210 -150,210', '#f6ead2'),
  )

const rearLeg = (sheet: Sheet) =>
  form(
    sheet,
    '4,40 44,30 62,62 84,100 122,112 170,110 180,126 160,142 110,148 66,138 40,118 14,88',
    far.base,
    2.6,
    plane('10,80 50,110 110,130 180,126 170,150 60,150 20,110', far.shade),
  ) +
  form(sheet, '160,104* 176,104* 184,128* 166,140*', ink.washi, 2) +
  form(
    sheet,
    '172,102 186,104 200,124 214,158 206,170* 196,164 184,140 174,132',
    '#d9502f',
    2.6,
    plane('190,104 200,130 196,170 220,170 220,110', '#f6ead2'),
  )
