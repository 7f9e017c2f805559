import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { crossed } from '../kit/figure/garment.ts'
import { grip, pinch } from '../kit/figure/hand.ts'
import { skins } from '../kit/figure/looks.ts'
import { type Cloth, forearm, sleeve } from '../kit/figure/sleeve.ts'
import { arc, brush, curve, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'

const skin = skins.fair
const kimono: Cloth = { base: '#eee3cd', shade: '#b4bfc4', trim: '#c2462c' }

/** A shamisen player standing in the light, listening along the neck of her instrument. */
export const player = (sheet: Sheet): string =>
  soft(sheet, 5, disc(650, 1104, 190, 22, '#1a1030', 0.6)) +
  put(
    620,
    738,
    neck(sheet, 'quarter', skin) +
      trunk(sheet, 'quarter', kimono, crossed(sheet, kimono)) +
      hakama(sheet) +
      sash(sheet) +
      put(
        0,
        0,
        head(sheet, 'quarter', {
          skin,
          build: 'soft',
          hair: 'bun',
          dye: '#1a1428',
          sheen: '#5d4f70',
          gaze: 'down',
          nod: 10,
        }),
      ) +
      fill(brush(pts('14,-176 40,-188 62,-184'), 5, { head: 1, tail: 0.6 }), ink.vermilion) +
      forearm(sheet, [-128, 190], [-150, 118], skin, [36, 27]) +
      shamisen(sheet) +
      grip(sheet, skin, { x: -150, y: 112, turn: 128, flip: -1, scale: 0.86 }) +
      hanging(
        sheet,
        '-70,30 -104,84 -142,150 -164,190* -158,250 -120,274 -92,256* -84,180 -60,100',
      ) +
      forearm(sheet, [124, 196], [96, 190], skin, [38, 28]) +
      form(
        sheet,
        '34,196* 10,226 2,252* 40,250 50,214*',
        '#fbf3e2',
        2,
        plane('20,230 2,252 40,250', '#cbbfa8'),
      ) +
      pinch(sheet, skin, { x: 100, y: 190, turn: -18, scale: 0.9 }) +
      sleeve(
        sheet,
        [
          [84, 66],
          [150, 176],
          [98, 190],
        ],
        kimono,
        { widths: [66, 84, 90], cover: 0.6 },
      ) +
      hanging(sheet, '128,150 164,170 176,230 170,296* 122,304 104,286* 112,220'),
    0.74,
    0,
    -1,
  )

/** The bag of a kimono sleeve below the arm. */
const hanging = (sheet: Sheet, outline: string) =>
  form(
    sheet,
    outline,
    kimono.base,
    2.6,
    plane('-90,60 -116,160 -110,290 -60,290 -50,60', kimono.shade),
    plane('144,150 150,220 140,310 190,310 190,150', kimono.shade),
  )

const sash = (sheet: Sheet) =>
  form(
    sheet,
    '-93,196* 0,206 122,196* 124,248* 0,258 -94,248*',
    '#b3342f',
    2.6,
    plane('60,190 64,260 140,260 140,190', '#6f1d22'),
    lines(2.4, '#e2835c', '-90,218 0,228 60,222'),
  )

const hakama = (sheet: Sheet) =>
  form(
    sheet,
    '-92,240* -116,340 -150,430 -168,496* -60,512 60,512 196,494* 176,420 142,330 122,240*',
    '#2c4579',
    3,
    plane('50,240 80,340 100,520 230,520 200,240', '#182650'),
    plane('-40,250 -50,380 -70,520 -40,520 -24,380', '#182650', 0.8),
    plane('10,250 16,380 20,520 44,520 36,380', '#182650', 0.8),
    ...Array.from({ length: 22 }, (_, i) =>
      [17, 10]
        .map((r) =>
          stroke(
            curve(
              arc(
                -164 + (i % 11) * 36 + (i > 10 ? 18 : 0),
                506 - (i > 10 ? 18 : 0),
                r,
                r * 0.9,
                Math.PI,
                Math.PI * 2,
                8,
              ),
            ),
            '#f1e6cf',
            3,
          ),
        )
        .join(''),
    ),
  )

const shamisen = (sheet: Sheet) =>
  fill(brush(pts('-244,-14 -100,98 70,232'), 15, { head: 0.8, tail: 1, rough: 0.04 }), '#3a1c1c') +
  fill(brush(pts('-246,-20 -264,-24 -280,-8'), 16, { head: 1, tail: 0.6 }), '#3a1c1c') +
  lines(6, ink.washi, '-252,-34 -236,-10', '-264,-38 -246,-4', '-276,-32 -262,-2') +
  put(
    62,
    226,
    form(sheet, '-54,-50* 54,-48* 56,50* -52,52*', '#6d3a2a', 3) +
      form(
        sheet,
        '-44,-42* 46,-40* 46,42* -44,42*',
        '#f4e6c8',
        2,
        plane('10,-50 14,50 60,50 60,-50', '#cdb68c'),
      ),
    1,
    38,
  ) +
  stroke('M-246 -16L84 236M-242 -20L88 230', '#fff0c8', 1.8, 0.9)
