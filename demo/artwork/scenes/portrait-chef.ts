import { arc, brush, curve, oval, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { fill, rect, stroke } from '../kit/svg.ts'
import { ground, light, sitter } from './portrait-sitter.ts'

/** The head of the kitchens: chef's coat, cap, a ladle over her arm. */
export function portraitChef(sheet: Sheet): string {
  const pan = (x: number, y: number, r: number) =>
    fill(
      brush(
        [
          [x, 60],
          [x, y - r],
        ],
        12,
        { head: 1, tail: 1 },
      ),
      '#6d3a26',
    ) +
    round(
      x,
      y,
      r,
      r,
      bokashi(
        sheet,
        [
          [0, '#e0a06a'],
          [1, '#8a4a2c'],
        ],
        [0, 0, 1, 1],
      ),
      3,
    ) +
    stroke(curve(arc(x, y, r * 0.78, r * 0.78, 3.4, 4.8)), '#f9d3a6', 7, 0.8)
  return [
    ground(sheet, [
      [0, '#2c635f'],
      [0.6, '#5c998b'],
      [1, '#20494a'],
    ]),
    ...Array.from({ length: 8 }, (_, i) => rect(0, 120 + i * 120, 800, 3, '#20494a', 0.35)),
    ...Array.from({ length: 28 }, (_, i) =>
      rect(
        ((i * 110) % 880) + (Math.floor(i / 8) % 2) * 55,
        120 + Math.floor(i / 8) * 120,
        3,
        120,
        '#20494a',
        0.3,
      ),
    ),
    rect(0, 50, 800, 16, '#1c2f33'),
    pan(140, 300, 96),
    pan(690, 260, 80),
    pan(610, 190, 50),
    steam(sheet, 130, 1000, 260, 520, 4, 0.5),
    sitter(
      sheet,
      420,
      450,
      2.1,
      {
        view: 'front',
        hair: 'cap',
        hairPaint: '#4a4148',
        coat: 'chef',
        cloth: '#f4ecdc',
        shade: '#b5ab98',
        lining: '#c2462c',
        nod: 4,
        turn: -8,
        skin: '#e2b48c',
        skinShade: '#b98560',
        arms: quad('-140,200 -40,262 146,210 34,226'),
      },
      -1,
    ),
    fill(
      brush(pts('452,1010 520,820 610,640 660,520'), 16, { head: 1, tail: 0.9, rough: 0.05 }),
      '#8a5a34',
    ) +
      shape(
        oval(678, 474, 52, 46),
        bokashi(sheet, [
          [0, '#c98a4a'],
          [1, '#6d3a20'],
        ]),
        3,
      ),
    round(486, 920, 50, 40, '#e2b48c', 2.4, ink.umber),
    [-24, -6, 12, 30]
      .map((k) =>
        keyLine(
          [
            [486 + k, 896],
            [480 + k, 944],
          ],
          3,
          '#b98560',
        ),
      )
      .join(''),
    light(sheet, '#fff1cf'),
  ].join('')
}
