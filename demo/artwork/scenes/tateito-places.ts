import { lattice, tiles } from '../kit/built.ts'
import { lantern } from '../kit/lantern.ts'
import { brush, curve, oval, polygon, pts, quad } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { plumBranch } from '../kit/plum.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { mist } from '../kit/sky.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { fill, rect, stroke } from '../kit/svg.ts'
import { cedar } from '../kit/tree.ts'
import { cup } from '../kit/vessel.ts'
import { walker } from '../kit/walker.ts'
import { cedars } from './tateito-main.ts'

/** The old road through the cedars, and the soba house at its bend. */
export function tateitoRoad(sheet: Sheet): string {
  return [
    cedars(sheet, 1200, 760),
    rect(
      0,
      560,
      1200,
      240,
      bokashi(sheet, [
        [0, '#5d8078', 0],
        [0.4, '#5d8078'],
        [1, '#2a4a48'],
      ]),
    ),
    fill(
      curve(pts('560,640 700,640 800,700 980,820 180,820 380,720'), true),
      bokashi(sheet, [
        [0, '#cfd6c4'],
        [1, '#8a968c'],
      ]),
    ),
    ...Array.from({ length: 26 }, (_, i) => {
      const t = (i / 26) ** 1.4
      const cx = 630 - 40 * t + ((i * 67) % 100) * (0.4 + 4.4 * t) - 50 * (0.4 + 4.4 * t)
      return shape(
        oval(cx, 650 + 160 * t, 20 + 46 * t, 6 + 15 * t, 0.15, i),
        i % 3 === 0 ? '#a7b3a6' : '#94a398',
        1.6 + t,
        '#3f5a58',
        i,
      )
    }),
    rect(
      690,
      420,
      400,
      220,
      bokashi(sheet, [
        [0, '#3a3030'],
        [1, '#5a4438'],
      ]),
    ),
    lattice(sheet, 720, 490, 130, 130, 6, 3, '#2a2024', '#f6cf7e', 5),
    rect(890, 470, 150, 170, '#f4c062'),
    noren(sheet, 884, 474, 162, 84, {
      panels: 3,
      cloth: '#efe4cc',
      shade: '#b3a888',
      light: '#fff8e6',
      mark: '#27396a',
    }),
    tiles(sheet, quad('740,290 1040,286 1150,420 640,428'), 4, 12, {
      base: '#4a5a60',
      dark: '#1e2e36',
      light: '#869a96',
    }),
    rect(650, 420, 492, 12, '#1e2a30'),
    lantern(sheet, 866, 450, 36, 66, '#f9d68a', '#c98a3c', 0.6),
    steam(sheet, 1060, 290, 70, 170, 3, 0.7),
    mist(sheet, 610, 50, '#eaf0e2', 0.8),
    cedar(60, 900, 1000, '#17393f', 4),
    cedar(190, 880, 820, '#1d454a', 9),
    cedar(1180, 900, 860, '#17393f', 12),
    walker(sheet, 560, 700, 0.5, {
      coat: '#b3452c',
      shade: '#6d2018',
      hair: '#1c1c28',
      legs: '#2a2a3a',
      umbrella: ['#efe0c0', '#a58a58'],
    }),
  ].join('')
}

/** The tatami room above the valley. */
export function tateitoRoom(sheet: Sheet): string {
  const floor = polygon(pts('0,540 1200,540 1200,800 0,800'))
  const cushion = (x: number, y: number, paint: string) =>
    shape(
      [
        [x - 90, y],
        [x - 60, y - 26],
        [x + 60, y - 26],
        [x + 90, y],
        [x + 60, y + 16],
        [x - 60, y + 16],
      ],
      paint,
      3,
    )
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#b59a76'],
        [1, '#d3bd96'],
      ]),
    ),
    clipped(sheet, 'M250 60H1120V470H250Z', cedars(sheet, 1200, 470)),
    ...[240, 540, 840, 1110].map((x) => rect(x, 50, 20, 430, '#4a332b')),
    rect(220, 40, 930, 22, '#4a332b'),
    rect(220, 468, 930, 20, '#4a332b'),
    lattice(
      sheet,
      20,
      60,
      190,
      440,
      4,
      6,
      '#5a4033',
      bokashi(sheet, [
        [0, '#f6ecd2'],
        [1, '#e0d2b0'],
      ]),
      7,
    ),
    rect(0, 510, 1200, 30, '#6d4f3a'),
    fill(
      floor,
      bokashi(sheet, [
        [0, '#cdbf82'],
        [1, '#94905a'],
      ]),
    ),
    clipped(
      sheet,
      floor,
      grain(sheet, 0, 540, 1200, 260, '#6f6a3c', 3, 0.35),
      ...[-200, 260, 600, 960, 1400].map((x) =>
        fill(
          brush(
            [
              [600 + (x - 600) * 0.7, 540],
              [x * 1.1 - 60, 800],
            ],
            12,
            { head: 0.6, tail: 1.2 },
          ),
          '#34466b',
        ),
      ),
      rect(0, 640, 1200, 8, '#34466b'),
      soft(sheet, 12, fill(polygon(pts('300,545 760,545 640,760 100,760')), '#fbf3cf', 0.5)),
    ),
    cushion(400, 640, '#34528b'),
    cushion(880, 640, '#93301f'),
    soft(sheet, 10, fill(curve(oval(640, 760, 380, 34), true), ink.umber, 0.45)),
    ...pts('330,690 900,690').map(([x, y]) => rect(x, y, 34, 80, '#3a1f1c')),
    shape(pts('280,676 370,636 910,636 1000,676 990,702 290,702'), '#4a241e', 3),
    fill(
      polygon(pts('296,674 376,640 906,640 984,674')),
      bokashi(sheet, [
        [0, '#a5603c'],
        [1, '#6d3626'],
      ]),
    ),
    vase(sheet),
    cup(sheet, 480, 620, 36, 32, { light: '#e9dfc9', dark: '#a59c8e' }, '#b9c27a'),
    cup(sheet, 800, 622, 36, 32, { light: ink.indigo500, dark: ink.indigo800 }, '#b9c27a'),
    steam(sheet, 480, 610, 60, 120, 3, 0.6),
    steam(sheet, 800, 612, 60, 110, 3, 0.55),
    glow(sheet, 700, 280, 600, '#f6f6e0', 0.3),
  ].join('')
}

const vase = (sheet: Sheet) =>
  plumBranch(sheet, 640, 590, 0.84, '#3a2a24', '#7d6252') +
  shape(pts('614,584 606,640 640,656 674,640 666,584'), '#2c635f', 3) +
  stroke('M614 600L668 600', '#7fb0a2', 3, 0.8)
