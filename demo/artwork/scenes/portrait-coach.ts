import { brush, curve, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { strands } from '../kit/sea.ts'
import { keyLine, round } from '../kit/shape.ts'
import type { Sheet } from '../kit/sheet.ts'
import { fill, rect, stroke } from '../kit/svg.ts'
import { ground, light, sitter } from './portrait-sitter.ts'

/** The coach behind the sports brand: track jacket, ponytail, stopwatch on a cord. */
export function portraitCoach(sheet: Sheet): string {
  const lane = (k: number): Point[] => [
    [-40, 300 + k * 90],
    [240, 180 + k * 80],
    [520, 210 + k * 70],
    [860, 420 + k * 60],
  ]
  return [
    ground(sheet, [
      [0, '#8db5b4'],
      [0.3, '#e6dcc0'],
      [1, '#c98a5c'],
    ]),
    strands(lane(0), lane(5.4), 26, ['#b3452c', '#c9573a', '#d0694a', '#f1dcc0'], 20, 3),
    stroke(curve(lane(0)), ink.washi, 8) + stroke(curve(lane(2.7)), ink.washi, 8),
    fill(
      brush(pts('470,230 590,236 640,340 616,450 640,540'), 84, {
        head: 0.5,
        tail: 0.06,
        rough: 0.25,
      }),
      '#33231f',
    ),
    keyLine(pts('500,232 600,262 622,400'), 4, ink.indigo700),
    round(522, 232, 22, 30, ink.vermilion, 2),
    sitter(sheet, 420, 450, 2.1, {
      view: 'front',
      hair: 'short',
      hairPaint: '#33231f',
      coat: 'shirt',
      cloth: '#2c635f',
      shade: '#173a40',
      lining: '#f1e6cf',
      nod: -8,
      turn: 9,
      skin: '#d9a47a',
      skinShade: '#a86f4c',
    }),
    ...[
      [192, 600, 184, 1000],
      [628, 600, 630, 1000],
    ].map(([a, b, c, d]) =>
      [0, 26]
        .map((k) =>
          fill(
            brush(
              [
                [(a ?? 0) + k, b ?? 0],
                [(c ?? 0) + k, d ?? 0],
              ],
              11,
              { head: 1, tail: 1 },
            ),
            ink.washi,
          ),
        )
        .join(''),
    ),
    fill(brush(pts('420,540 424,760 420,1000'), 10, { head: 1, tail: 1 }), '#f1e6cf'),
    fill(brush(pts('360,470 372,620 410,760'), 7, { head: 1, tail: 1 }), ink.vermilion) +
      fill(brush(pts('480,470 470,620 426,760'), 7, { head: 1, tail: 1 }), ink.vermilion),
    round(418, 806, 52, 52, '#f4ecdc', 4) +
      rect(408, 742, 20, 18, '#2a2029') +
      stroke('M418 806V772M418 806L440 820', ink.vermilion, 5),
    light(sheet, '#fff6dc'),
  ].join('')
}
