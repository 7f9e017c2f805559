import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { laid, thumb, under } from '../kit/figure/hand.ts'
import { type Head, skins } from '../kit/figure/looks.ts'
import { type Cloth, sleeve } from '../kit/figure/sleeve.ts'
import { brush, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { disc, fill, put } from '../kit/svg.ts'
import { ground, light } from './portrait-sitter.ts'

const skin = skins.tanned
const cloth: Cloth = { base: '#2b2b4a', shade: '#15152b', trim: '#41416b' }
const look: Head = {
  skin,
  build: 'strong',
  hair: 'short',
  dye: '#1c151f',
  sheen: '#594a63',
  beard: true,
  nod: 2,
}

/** The stage manager from the wings: his back to us, the cue in his raised hand, the running order in the other. */
export function portraitStage(sheet: Sheet): string {
  return [
    ground(sheet, [
      [0, '#241a3d'],
      [0.7, '#4c2c52'],
      [1, '#2a1830'],
    ]),
    beam(sheet, '60,-20 150,-20 460,640 -160,640', '#7fa3c4', 0.6),
    beam(sheet, '330,-20 420,-20 420,700 -60,700', '#f0c77a', 0.7),
    glow(sheet, 130, 560, 330, '#ffdc92', 0.75),
    fill(polygon(pts('-10,640 460,612 460,1010 -10,1010')), '#7a4a2c'),
    lines(4, '#4d2b20', '-10,700 460,660', '-10,790 460,730', '-10,900 460,820'),
    curtain(),
    put(
      430,
      470,
      neck(sheet, 'lost', skin) +
        laid(sheet, skin, { x: 150, y: -34, turn: 82, flip: -1, scale: 0.98 }) +
        trunk(sheet, 'away', cloth, seams()) +
        form(
          sheet,
          '-46,-8 0,-2 46,-8 54,6 20,18 0,20 -20,18 -54,4',
          cloth.trim,
          2.2,
          plane('10,-6 14,20 70,20 60,-10', cloth.shade),
        ) +
        head(sheet, 'lost', look, headset(sheet)) +
        sleeve(
          sheet,
          [
            [88, 70],
            [160, 124],
            [151, -30],
          ],
          cloth,
          { widths: [60, 62, 46], cuff: 9 },
        ) +
        under(sheet, skin, { x: -106, y: 232, turn: 6 }) +
        board(sheet) +
        thumb(skin, { x: -106, y: 222, turn: 16 }) +
        sleeve(
          sheet,
          [
            [-88, 70],
            [-112, 214],
            [-104, 300],
          ],
          cloth,
          { widths: [60, 64, 48], cuff: 9 },
        ),
      1.84,
    ),
    light(sheet, '#ffe0a0'),
  ].join('')
}

const seams = () =>
  lines(2, '#0c0c1a', '-110,58 -40,70 0,72 40,70 110,58') +
  lines(1.6, ink.indigo600, '-70,20 -90,32 -108,48', '-96,66 -40,78 -4,80')

const headset = (sheet: Sheet) =>
  fill(brush(pts('-17,-30 -17,-62 -4,-86 16,-93'), 8, { head: 1, tail: 0.5 }), '#0c0c1a') +
  fill(brush(pts('-19,-34 -18,-62 -6,-84 8,-91'), 2.4), '#7d7da8') +
  form(
    sheet,
    '-30,-24 -22,-36 -8,-34 -2,-18 -4,4 -14,14 -26,8 -31,-8',
    '#0c0c1a',
    0,
    plane('-27,-20 -21,-30 -14,-30 -20,-6 -24,2', '#4a4a72'),
  ) +
  fill(brush(pts('-24,8 -34,22 -50,30'), 4.6, { head: 1, tail: 1 }), '#0c0c1a') +
  disc(-54, 31, 7, 5, '#0c0c1a')

const board = (sheet: Sheet) =>
  form(sheet, '-196,108* -128,96* -108,206* -186,226*', '#8a5a34', 2.6) +
  form(
    sheet,
    '-190,114* -132,104* -116,200* -180,216*',
    '#f4ecdc',
    1.6,
    plane('-150,100 -126,214 -100,214 -100,100', '#d3c6b0'),
  ) +
  form(sheet, '-174,100* -146,95* -144,106* -172,111*', '#1c151f', 0) +
  lines(
    2.4,
    ink.indigo600,
    '-180,130 -140,123',
    '-178,144 -136,137',
    '-176,158 -140,152',
    '-173,172 -130,165',
    '-170,186 -146,182',
  ) +
  lines(3, ink.vermilion, '-184,158 -181,158.5', '-180,186 -176,186')

function beam(sheet: Sheet, corners: string, colour: string, opacity: number): string {
  return fill(
    polygon(pts(corners)),
    bokashi(sheet, [
      [0, colour, opacity],
      [1, colour, 0],
    ]),
  )
}

const curtain = () =>
  Array.from({ length: 9 }, (_, i) =>
    fill(
      brush(
        [
          [560 + i * 34, -20],
          [572 + i * 32, 420],
          [548 + i * 36, 1020],
        ],
        40,
        { head: 1, tail: 1, seed: i, rough: 0.08 },
      ),
      ['#7a2230', '#54182a', '#651d2d'][i % 3] ?? '#54182a',
    ),
  ).join('')
