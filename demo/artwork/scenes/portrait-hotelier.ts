import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { uniform } from '../kit/figure/garment.ts'
import { pinch } from '../kit/figure/hand.ts'
import { type Head, skins } from '../kit/figure/looks.ts'
import { type Cloth, sleeve } from '../kit/figure/sleeve.ts'
import { curve, oval, pts } from '../kit/line.ts'
import { bokashi, clipped, type Sheet } from '../kit/sheet.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { ground, light } from './portrait-sitter.ts'

const skin = skins.warm
const cloth: Cloth = { base: '#93301f', shade: '#5f1b19', trim: '#e0a33e' }
const look: Head = { skin, build: 'aged', hair: 'swept', dye: '#3d353b', sheen: '#a39c9a', nod: -2 }

/** The head of hospitality: wine-red uniform with brass buttons, a room key between two fingers, the bay in a round window. */
export function portraitHotelier(sheet: Sheet): string {
  return [
    ground(sheet, [
      [0, '#c9b79a'],
      [1, '#8a7359'],
    ]),
    bayWindow(sheet),
    put(
      340,
      450,
      neck(sheet, 'quarter', skin) +
        trunk(sheet, 'quarter', cloth, uniform(sheet, cloth)) +
        head(sheet, 'quarter', look) +
        sleeve(
          sheet,
          [
            [-74, 66],
            [-110, 226],
            [-96, 300],
          ],
          cloth,
          { widths: [52, 58, 50] },
        ) +
        key(sheet) +
        pinch(sheet, skin, { x: 6, y: 176, turn: 16 }) +
        sleeve(
          sheet,
          [
            [84, 66],
            [126, 224],
            [6, 178],
          ],
          { ...cloth, trim: '#f4ecdc' },
          { widths: [64, 68, 50], cuff: 10, cover: 0.97 },
        ) +
        [20, 36].map((k) => disc(k, 202 + k * 0.3, 3.6, 3.6, cloth.trim)).join(''),
      2.12,
      0,
      -1,
    ),
    light(sheet, '#fff6dc'),
  ].join('')
}

const key = (sheet: Sheet) =>
  put(
    -64,
    176,
    form(
      sheet,
      '-6,12 8,12 18,60 14,92 -10,92 -16,60',
      '#2c635f',
      2.2,
      plane('2,10 4,60 -2,96 30,96 30,10', '#173d40'),
      lines(2, '#aecdbd', '-4,60 8,60', '-4,68 8,68'),
    ) +
      stroke('M-2 -4Q-12 4 0 14', '#2a2029', 2) +
      stroke(curve(oval(-20, 22, 11, 11)), '#2a2029', 9) +
      stroke(curve(oval(-20, 22, 11, 11)), '#e0a33e', 5.4) +
      fill('M-25 32L-32 78L-24 79L-22 66L-14 68L-13 61L-21 59L-18 33Z', '#e0a33e') +
      lines(1.8, '#2a2029', '-25,33 -32,78', '-24,79 -22,66 -14,68', '-21,59 -18,34') +
      disc(-2, -2, 4, 4, '#e0a33e'),
  )

function bayWindow(sheet: Sheet): string {
  const circle = curve(oval(540, 360, 262, 262), true)
  return (
    clipped(
      sheet,
      circle,
      rect(
        240,
        80,
        600,
        560,
        bokashi(sheet, [
          [0, '#7fa3c4'],
          [0.44, '#f3dfc0'],
          [0.53, '#f6cf9c'],
          [0.54, '#8db5b4'],
          [1, '#3d7a80'],
        ]),
      ),
      fill(curve(pts('240,384 400,350 540,366 660,338 840,384'), true), '#5b8a92'),
      ...Array.from({ length: 16 }, (_, i) =>
        disc(320 + ((i * 137) % 460), 420 + ((i * 53) % 190), 40, 2.4, '#e9efd9', 0.7),
      ),
      form(sheet, '640,440 700,446 752,438 740,462 660,464', '#6d3a26', 2.4) +
        form(
          sheet,
          '694,440 692,350 744,428',
          '#f4ecdc',
          2,
          plane('700,440 730,400 760,440', '#cfc3ae'),
        ),
    ) +
    stroke(circle, '#3d2a24', 22) +
    stroke(curve(oval(540, 360, 250, 250), true), '#6d4a3a', 3, 0.8)
  )
}
