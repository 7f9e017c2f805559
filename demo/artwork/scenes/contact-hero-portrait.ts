import { fuji, hill } from '../kit/land.ts'
import { brush, polygon, pts } from '../kit/line.ts'
import { glints } from '../kit/sea.ts'
import { keyLine } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { clouds, mist } from '../kit/sky.ts'
import { grain } from '../kit/surface.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { pinePad } from '../kit/tree.ts'
import { letter, telephone, vase } from './contact-things.ts'

/**
 * The dial phone on tall screens: the window fills the picture, with the counter, the letter and
 * the plum in front of it.
 */
export function contactHeroPortrait(sheet: Sheet): string {
  const top = polygon(pts('-20,1040 1190,1010 1190,1300 -20,1350'))
  return [
    rect(
      0,
      0,
      1170,
      1470,
      bokashi(sheet, [
        [0, '#1c2856'],
        [1, '#3a3a62'],
      ]),
    ),
    clipped(sheet, 'M70 60H1100V930H70Z', view(sheet)),
    ...[56, 576, 1088].map((x) => rect(x, 46, 24, 900, '#2a1f2a')),
    rect(40, 40, 1090, 26, '#2a1f2a'),
    rect(70, 380, 1030, 12, '#2a1f2a'),
    rect(20, 930, 1130, 30, '#4a332b'),
    rect(20, 930, 1130, 6, '#8a6248'),
    glow(sheet, 640, 560, 760, '#ffe0b0', 0.26),
    fill(
      top,
      bokashi(sheet, [
        [0, '#b57e50'],
        [1, '#6d4230'],
      ]),
    ),
    clipped(sheet, top, grain(sheet, -20, 1010, 1210, 340, '#3a211c', 5, 0.6)),
    keyLine(pts('-20,1040 560,1024 1190,1010'), 5),
    fill(polygon(pts('-20,1350 1190,1300 1190,1490 -20,1490')), '#20182c'),
    fill(brush(pts('-20,1350 580,1324 1190,1300'), 8, { head: 0.6, tail: 1 }), '#c9935c', 0.8),
    put(-2090, 90, vase(sheet), 1.36),
    put(-790, 262, telephone(sheet), 1.22),
    put(-716, 382, letter(sheet), 1.16),
    rect(
      0,
      960,
      1170,
      510,
      bokashi(sheet, [
        [0, '#0e1638', 0],
        [1, '#0e1638', 0.4],
      ]),
    ),
  ].join('')
}

const view = (sheet: Sheet) =>
  [
    rect(
      60,
      50,
      1050,
      900,
      bokashi(sheet, [
        [0, '#4a709f'],
        [0.3, '#a9b4bb'],
        [0.52, '#f0b98c'],
        [0.62, '#f9d693'],
      ]),
    ),
    clouds(sheet, 230, 90, 8, '#e79a86', 0.45, 0.8),
    fuji(sheet, {
      x: 430,
      top: 426,
      foot: 610,
      half: 470,
      body: [
        [0, '#5f6f9f'],
        [1, '#cfa79c'],
      ],
      snow: '#fbe9d6',
      shade: '#a7add0',
    }),
    mist(sheet, 590, 36, '#fbe0b4', 0.85),
    hill(sheet, { y: 596, rise: 24, span: 150, seed: 6, foot: 614 }, [
      [0, '#4d5f90'],
      [1, '#9a8fa5'],
    ]),
    rect(
      60,
      610,
      1050,
      340,
      bokashi(sheet, [
        [0, '#f3cf98'],
        [0.2, '#9a94ad'],
        [1, '#2c4a86'],
      ]),
    ),
    glints(sheet, { x: 60, y: 620, width: 1050, height: 310 }, 140, '#fbe3b4', 0.65),
    glints(sheet, { x: 60, y: 620, width: 1050, height: 310 }, 80, '#20386c', 0.5),
    fill(
      brush(pts('1120,960 1030,760 1064,560 1000,330 1040,60'), 60, {
        head: 1.2,
        tail: 0.5,
        rough: 0.25,
      }),
      '#1c1a30',
    ),
    fill(brush(pts('1040,760 1058,580 1008,420'), 11), '#4a4660'),
    fill(brush(pts('1020,300 900,220 780,236 690,190'), 26, { head: 1.1, tail: 0.25 }), '#1c1a30'),
    fill(brush(pts('1010,420 940,390 880,404'), 15, { head: 1, tail: 0.3 }), '#1c1a30'),
    ...[
      [700, 190, 210],
      [820, 160, 220],
      [850, 252, 170],
      [960, 116, 260],
      [1070, 90, 200],
      [886, 404, 170],
    ].map(([x, y, s], i) => pinePad(x ?? 0, y ?? 0, s ?? 1, '#24304f', '#56708a', i + 2)),
  ].join('')
