import { arc, brush, curve, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { fill, put, rect, stroke } from '../kit/svg.ts'
import { ground, light, sitter } from './portrait-sitter.ts'

/** The stage manager: black shirt, curls and beard, headset, one beam of light. */
export function portraitStage(sheet: Sheet): string {
  return [
    ground(sheet, [
      [0, '#1a1838'],
      [0.6, '#3a2a58'],
      [1, '#121128'],
    ]),
    fill(
      polygon(pts('620,-20 720,-20 620,1000 60,1000')),
      bokashi(sheet, [
        [0, '#ffd98a', 0.75],
        [1, '#e5824a', 0.1],
      ]),
    ),
    fill(
      polygon(pts('120,-20 180,-20 520,1000 240,1000')),
      bokashi(sheet, [
        [0, '#7fc4c0', 0.5],
        [1, '#7fc4c0', 0],
      ]),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      fill(
        brush(
          [
            [700 + i * 26, -20],
            [716 + i * 22, 500],
            [690 + i * 30, 1000],
          ],
          24,
          { head: 1, tail: 1, seed: i },
        ),
        i % 2 ? '#7a2230' : '#54182a',
      ),
    ),
    sitter(sheet, 380, 450, 2.12, {
      view: 'front',
      hair: 'curly',
      hairPaint: '#241a22',
      coat: 'shirt',
      cloth: '#26263f',
      shade: '#10101f',
      lining: '#34345a',
      beard: '#241a22',
      nod: 6,
      turn: -8,
      skin: '#d7a17c',
      skinShade: '#94604f',
      arms: quad('-140,210 -60,250 146,206 20,214'),
    }),
    stroke(curve(arc(396, 262, 122, 130, Math.PI * 1.06, Math.PI * 1.94, 16)), '#0c0c1a', 14),
    round(276, 312, 30, 46, '#0c0c1a', 3) + round(290, 312, 14, 28, '#4a4a6d'),
    fill(brush(pts('282,344 300,404 352,414'), 8, { head: 1, tail: 1 }), '#0c0c1a') +
      round(358, 414, 14, 9, '#0c0c1a'),
    put(
      330,
      920,
      shape(pts('-110,-90 90,-110 130,120 -90,140'), '#a5703c', 3.4) +
        shape(pts('-92,-70 78,-90 104,120 -76,130'), '#f4ecdc', 2) +
        [0, 1, 2, 3]
          .map((i) =>
            keyLine(
              [
                [-70, -40 + i * 30],
                [0, -46 + i * 30],
                [70, -54 + i * 30],
              ],
              4,
              ink.indigo500,
              i,
            ),
          )
          .join('') +
        rect(-30, -116, 60, 22, '#0c0c1a'),
    ),
    round(236, 900, 34, 26, '#d7a17c', 2.4, ink.umber),
    light(sheet, '#ffe0a0'),
  ].join('')
}
