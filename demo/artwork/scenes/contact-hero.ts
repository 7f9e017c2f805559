import { fuji, hill } from '../kit/land.ts'
import { arc, brush, curve, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { plumBranch } from '../kit/plum.ts'
import { glints } from '../kit/sea.ts'
import { facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { clouds, mist } from '../kit/sky.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { pinePad } from '../kit/tree.ts'

/** A telephone and a letter on the counter, the bay in the window; the left half is quiet wall. */
export function contactHero(sheet: Sheet): string {
  const top = polygon(pts('-20,690 1940,650 1940,800 -20,850'))
  return [
    rect(
      0,
      0,
      1920,
      900,
      bokashi(
        sheet,
        [
          [0, '#16204a'],
          [0.5, '#223264'],
          [1, '#3a3a62'],
        ],
        [0, 0, 1, 0.3],
      ),
    ),
    ...[0, 1, 2, 3, 4].map((i) => rect(0, 100 + i * 130, 1920, 3, '#10183a', 0.5)),
    clipped(sheet, 'M1010 60H1880V600H1010Z', view(sheet)),
    ...[1000, 1440, 1874].map((x) => rect(x, 50, 18, 560, '#2a1f2a')),
    rect(990, 46, 910, 20, '#2a1f2a'),
    rect(1010, 300, 870, 10, '#2a1f2a'),
    rect(976, 600, 944, 24, '#4a332b'),
    glow(sheet, 1440, 340, 760, '#ffe0b0', 0.28),
    fill(
      top,
      bokashi(sheet, [
        [0, '#a9744a'],
        [1, '#6d4230'],
      ]),
    ),
    clipped(
      sheet,
      top,
      grain(sheet, -20, 650, 1960, 200, '#3a211c', 5, 0.6),
      rect(
        -20,
        640,
        1960,
        220,
        bokashi(
          sheet,
          [
            [0, '#10183a', 0.72],
            [0.5, '#10183a', 0.2],
            [1, '#ffd9a0', 0.2],
          ],
          [0, 0, 1, 0],
        ),
      ),
    ),
    keyLine(pts('-20,690 900,672 1940,650'), 4),
    fill(polygon(pts('-20,850 1940,800 1940,910 -20,910')), '#20182c'),
    fill(brush(pts('-20,850 960,826 1940,800'), 7, { head: 0.6, tail: 1 }), '#c9935c', 0.8),
    letter(sheet),
    telephone(sheet),
    vase(sheet),
    rect(
      0,
      0,
      1920,
      900,
      bokashi(
        sheet,
        [
          [0, '#0e1638', 0.5],
          [0.5, '#0e1638', 0.1],
          [0.7, '#0e1638', 0],
        ],
        [0, 0, 1, 0],
      ),
    ),
  ].join('')
}

const view = (sheet: Sheet) =>
  [
    rect(
      1010,
      60,
      870,
      550,
      bokashi(sheet, [
        [0, '#5a7fab'],
        [0.35, '#b9b7b4'],
        [0.55, '#f0b98c'],
        [0.6, '#f9d693'],
      ]),
    ),
    clouds(sheet, 200, 70, 8, '#e79a86', 0.45, 0.8),
    fuji(sheet, {
      x: 1560,
      top: 240,
      foot: 400,
      half: 400,
      body: [
        [0, '#5f6f9f'],
        [1, '#cfa79c'],
      ],
      snow: '#fbe9d6',
      shade: '#a7add0',
    }),
    mist(sheet, 386, 28, '#fbe0b4', 0.85),
    hill(sheet, { y: 388, rise: 18, span: 130, seed: 6, foot: 404 }, [
      [0, '#4d5f90'],
      [1, '#9a8fa5'],
    ]),
    rect(
      1010,
      400,
      870,
      220,
      bokashi(sheet, [
        [0, '#f3cf98'],
        [0.2, '#9a94ad'],
        [1, '#2c4a86'],
      ]),
    ),
    glints(sheet, { x: 1010, y: 408, width: 870, height: 190 }, 120, '#fbe3b4', 0.65),
    glints(sheet, { x: 1010, y: 408, width: 870, height: 190 }, 70, '#20386c', 0.5),
    leaningPine(),
  ].join('')

/** A pine outside that leans in from the right: its trunk runs on behind the post and below the sill. */
const leaningPine = () =>
  fill(
    brush(pts('1900,640 1850,500 1872,380 1830,250 1850,110'), 46, {
      head: 1.2,
      tail: 0.5,
      rough: 0.25,
    }),
    '#1c1a30',
  ) +
  fill(brush(pts('1852,500 1862,400 1832,300'), 9), '#4a4660') +
  fill(
    brush(pts('1846,240 1780,190 1700,196 1610,164'), 19, { head: 1.1, tail: 0.25, rough: 0.25 }),
    '#1c1a30',
  ) +
  fill(brush(pts('1740,192 1700,150 1690,120'), 10, { head: 1, tail: 0.3 }), '#1c1a30') +
  fill(brush(pts('1842,330 1800,300 1760,306'), 11, { head: 1, tail: 0.3 }), '#1c1a30') +
  [
    [1604, 166, 130],
    [1690, 128, 150],
    [1706, 206, 120],
    [1800, 112, 180],
    [1856, 84, 150],
    [1764, 306, 120],
  ]
    .map(([x, y, s], i) => pinePad(x ?? 0, y ?? 0, s ?? 1, '#24304f', '#56708a', i + 2))
    .join('')

/** A black dial telephone. */
function telephone(sheet: Sheet): string {
  const dark = bokashi(sheet, [
    [0, '#3a3f5c'],
    [0.4, '#1c1f38'],
    [1, '#0f1126'],
  ])
  const body: Point[] = pts(
    '-150,30 -132,-40 -96,-110 -60,-140 60,-140 96,-110 132,-40 150,30 140,50 -140,50',
  )
  const holes = Array.from({ length: 10 }, (_, i) => {
    const a = -0.9 + i * 0.52
    return disc(Math.cos(a) * 44, -34 + Math.sin(a) * 40, 10, 9, '#1c1f38')
  })
  return put(
    1270,
    730,
    soft(sheet, 10, disc(30, 54, 230, 26, '#0d0c1c', 0.6)) +
      shape(body, dark, 4) +
      fill(brush(pts('-120,-30 -90,-96 -58,-126'), 9), '#8f94b4', 0.7) +
      disc(0, -34, 68, 62, '#c9a15a') +
      disc(0, -34, 62, 56, '#e9dcc0') +
      holes.join('') +
      disc(0, -34, 22, 20, '#f4ecdc') +
      disc(0, -34, 7, 7, ink.vermilion) +
      [-84, 84]
        .map((x) =>
          shape(
            [
              [x - 14, -136],
              [x - 18, -172],
              [x + 18, -172],
              [x + 14, -136],
            ],
            '#1c1f38',
            3,
          ),
        )
        .join('') +
      fill(
        brush(pts('-180,-166 -110,-204 0,-214 110,-204 180,-166'), 40, {
          head: 1,
          tail: 1,
          rough: 0.03,
        }),
        '#1c1f38',
      ) +
      [-186, 186]
        .map((x) =>
          shape(
            [
              [x - 44, -184],
              [x + 44, -184],
              [x + 34, -138],
              [x - 34, -138],
            ],
            '#14162c',
            3,
          ),
        )
        .join('') +
      fill(brush(pts('-150,-192 -60,-220 80,-220'), 7), '#a9adc8', 0.7) +
      stroke(curve(pts('150,20 200,40 240,10 290,34 330,6 390,30')), '#14162c', 7),
    1.06,
  )
}

const letter = (sheet: Sheet) =>
  put(
    860,
    768,
    soft(sheet, 7, fill(polygon(pts('-180,-30 150,-40 200,60 -210,66')), '#0d0c1c', 0.5)) +
      facet(
        pts('-190,-40 130,-50 180,40 -216,48'),
        bokashi(sheet, [
          [0, '#fbf3e0'],
          [1, '#c9b99a'],
        ]),
        3,
      ) +
      [0, 1, 2, 3]
        .map((i) =>
          keyLine(
            [
              [-150 - i * 6, -20 + i * 16],
              [0, -24 + i * 16],
              [96 + i * 10, -28 + i * 16],
            ],
            4,
            i === 3 ? ink.vermilion : ink.indigo700,
            i,
          ),
        )
        .join('') +
      fill(brush(pts('110,46 200,-6 290,-66'), 13, { head: 0.3, tail: 1 }), '#14162c') +
      fill(brush(pts('196,-2 230,-24'), 14, { head: 1, tail: 1 }), '#c9a15a'),
    1,
  )

const vase = (sheet: Sheet) =>
  plumBranch(sheet, 1692, 662, 0.98, '#2a1f2a', '#6d5560') +
  shape(pts('1650,640 1624,690 1640,740 1690,756 1740,740 1756,690 1730,640'), '#2c635f', 4) +
  fill(brush(pts('1640,680 1636,710 1650,738'), 9), '#8fc0b0', 0.8) +
  stroke(curve(arc(1690, 700, 64, 12, 0.2, 2.9)), '#aecdbd', 4, 0.8)
