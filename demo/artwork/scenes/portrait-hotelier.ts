import { brush, curve, oval, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet } from '../kit/sheet.ts'
import { disc, fill, rect, stroke } from '../kit/svg.ts'
import { ground, light, sitter } from './portrait-sitter.ts'

/** The head of hospitality: uniform with brass buttons, a room key, the bay in a round window. */
export function portraitHotelier(sheet: Sheet): string {
  const circle = curve(oval(520, 380, 270, 270), true)
  return [
    ground(sheet, [
      [0, '#c9b79a'],
      [1, '#8a7359'],
    ]),
    clipped(
      sheet,
      circle,
      rect(
        240,
        100,
        560,
        560,
        bokashi(sheet, [
          [0, '#7fa3c4'],
          [0.5, '#f3dfc0'],
          [0.56, '#f6cf9c'],
          [0.57, '#8db5b4'],
          [1, '#3d7a80'],
        ]),
      ),
      fill(curve(pts('240,420 360,380 480,400 640,372 800,420'), true), '#5b8a92'),
      ...Array.from({ length: 16 }, (_, i) =>
        disc(300 + ((i * 137) % 460), 440 + ((i * 53) % 190), 40, 2.4, '#e9efd9', 0.7),
      ),
    ),
    stroke(circle, '#4a332b', 20),
    sitter(
      sheet,
      330,
      440,
      2.1,
      {
        view: 'front',
        hair: 'short',
        hairPaint: '#1f1a26',
        coat: 'jacket',
        cloth: '#7a2a22',
        shade: '#43161a',
        lining: '#f6efdf',
        nod: 3,
        turn: -7,
        skin: '#e9c3a0',
        skinShade: '#c68f6d',
        arms: quad('-140,210 -90,262 146,204 44,236'),
      },
      -1,
    ),
    ...[0, 1, 2].map(
      (i) =>
        round(292, 720 + i * 84, 12, 12, ink.amber, 2.4) +
        round(376, 720 + i * 84, 12, 12, ink.amber, 2.4),
    ),
    shape(pts('330,500 292,470 270,520 330,512 390,524 372,470'), '#e5a63c', 3),
    key(258, 880),
    light(sheet, '#fff6dc'),
  ].join('')
}

export const key = (x: number, y: number) =>
  stroke(curve(oval(x, y, 26, 26), true), '#c9a15a', 9) +
  fill(
    brush(
      [
        [x + 4, y + 26],
        [x + 10, y + 70],
        [x + 16, y + 112],
      ],
      11,
      { head: 1, tail: 1 },
    ),
    '#c9a15a',
  ) +
  rect(x + 12, y + 84, 28, 9, '#c9a15a') +
  rect(x + 14, y + 102, 22, 9, '#c9a15a') +
  shape(
    [
      [x - 60, y + 30],
      [x - 20, y + 20],
      [x - 6, y + 110],
      [x - 46, y + 120],
    ],
    '#2c635f',
    3,
  )
