import { arc, curve, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import type { Sheet } from '../kit/sheet.ts'
import { disc, rect, stroke } from '../kit/svg.ts'
import { ground, light, sitter } from './portrait-sitter.ts'

/** The managing director: grey hair, glasses, indigo suit, before the house pattern. */
export function portraitDirector(sheet: Sheet): string {
  return [
    rect(0, 0, 800, 1000, '#dccdb0'),
    wovenWaves(sheet, 74, ['#c7b592', '#cfc0a0', '#d5c8ab', '#d9cdb2'], '#dccdb0'),
    ground(sheet, [
      [0, '#e9ddc4', 0.9],
      [0.6, '#e9ddc4', 0.2],
      [1, '#a5946f', 0.5],
    ]),
    round(560, 330, 210, 210, '#d2553a'),
    sitter(sheet, 360, 440, 2.15, {
      view: 'front',
      hair: 'grey-short',
      hairPaint: '#8f8c8c',
      coat: 'jacket',
      cloth: '#2b3f75',
      shade: '#182450',
      lining: '#f6efdf',
      glasses: '#2a2029',
      nod: -3,
      turn: 8,
      skin: '#e6bd98',
      skinShade: '#c28d6b',
    }),
    shape(pts('344,520 376,520 388,600 378,800 360,830 342,800 334,600'), '#93301f', 3),
    keyLine(pts('350,560 372,590'), 4, '#5a1a18') + keyLine(pts('346,620 374,656'), 4, '#5a1a18'),
    disc(520, 590, 15, 15, ink.amber) +
      stroke(curve(arc(520, 594, 9, 9, Math.PI, Math.PI * 2)), ink.brownDeep, 3),
    light(sheet, '#fff6dc'),
  ].join('')
}
