import { brush, curve, oval, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { pine } from '../kit/tree.ts'
import { worker } from './cleaning-worker.ts'
import { doors, floor } from './hotel-corridor.ts'

/** A hotel corridor in the morning: doors, a runner of woven waves, and the linen on its way. */
export function solutionCleaning(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  return [
    rect(0, 0, w, h, '#d9cdb4'),
    fill(
      polygon(pts('0,0 1200,0 890,330 590,330')),
      bokashi(sheet, [
        [0, '#b3a78e'],
        [1, '#f3ead2'],
      ]),
    ),
    fill(
      polygon(pts('0,0 590,330 590,760 0,1320')),
      bokashi(
        sheet,
        [
          [0, '#8c9a94'],
          [1, '#dfe0cf'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    fill(
      polygon(pts('1200,0 890,330 890,760 1200,1240')),
      bokashi(
        sheet,
        [
          [0, '#f0e6cf'],
          [1, '#a79f8c'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    end(sheet),
    floor(sheet),
    doors(sheet),
    lamps(sheet),
    worker(sheet),
    cart(sheet),
    glow(sheet, 740, 540, 620, '#fff3d0', 0.5),
    rect(
      0,
      0,
      w,
      h,
      bokashi(
        sheet,
        [
          [0, ink.indigo900, 0.34],
          [0.45, ink.indigo900, 0],
          [1, ink.indigo900, 0],
        ],
        [0, 0, 1, 0],
      ),
    ),
  ].join('')
}

/** The window at the end: morning, a pine, the sea. */
const end = (sheet: Sheet) =>
  rect(590, 330, 300, 430, '#e9dfc6') +
  clipped(
    sheet,
    'M630 366H850V690H630Z',
    rect(
      630,
      366,
      220,
      330,
      bokashi(sheet, [
        [0, '#a9c6d2'],
        [0.55, '#fbe6bd'],
        [0.62, '#8fb8b4'],
        [1, '#4c8a8a'],
      ]),
    ),
    put(
      690,
      720,
      pine(0, 0, {
        trunk: '#2a3a3e',
        pad: '#2c5a58',
        tip: '#6a9a86',
        scale: 0.72,
        seed: 6,
        lean: 0.4,
      }),
    ),
  ) +
  rect(734, 366, 10, 326, '#8a7358') +
  rect(630, 500, 220, 8, '#8a7358') +
  pts('606,1 850,1')
    .map(
      ([x]) =>
        fill(
          brush(
            [
              [x + 12, 356],
              [x + 8, 520],
              [x + 14, 716],
            ],
            40,
            { head: 0.9, tail: 1.1 },
          ),
          '#efe3c8',
        ) +
        keyLine(
          [
            [x + 8, 370],
            [x + 4, 700],
          ],
          3,
          '#b9a98c',
        ) +
        keyLine(
          [
            [x + 18, 370],
            [x + 22, 700],
          ],
          3,
          '#b9a98c',
        ),
    )
    .join('')

const lamps = (sheet: Sheet) =>
  [
    [310, 420, 1],
    [505, 470, 0.55],
    [1000, 440, 0.9],
    [915, 480, 0.5],
  ]
    .map(
      ([x, y, s]) =>
        glow(sheet, x ?? 0, y ?? 0, 190 * (s ?? 1), '#ffdf9a', 0.8) +
        put(
          x ?? 0,
          y ?? 0,
          shape(pts('-22,-50 -34,40 34,40 22,-50'), '#f9e6b4', 2.6, ink.brown),
          s ?? 1,
        ),
    )
    .join('')

/** The linen cart, close and cropped: folded towels, sheets, a spray bottle and one vermilion towel. */
function cart(sheet: Sheet): string {
  const towel = (x: number, y: number, wide: number, paint: string, seed: number) =>
    shape(
      [
        [x, y],
        [x + 16, y - 50],
        [x + wide - 16, y - 54],
        [x + wide, y - 4],
        [x + wide - 12, y + 6],
        [x + 12, y + 8],
      ],
      bokashi(sheet, [
        [0, paint],
        [1, '#b9ad96'],
      ]),
      3.2,
      ink.brownDeep,
      seed,
    ) +
    keyLine(
      [
        [x + 20, y - 24],
        [x + wide / 2, y - 18],
        [x + wide - 20, y - 28],
      ],
      3,
      '#8f8672',
      seed,
    ) +
    keyLine(
      [
        [x + 20, y - 40],
        [x + wide / 2, y - 36],
        [x + wide - 20, y - 44],
      ],
      2,
      '#b9ad96',
      seed,
    )
  return (
    soft(sheet, 14, fill(curve(oval(250, 1470, 380, 60), true), ink.umber, 0.5)) +
    facet(pts('-40,1080 470,1040 500,1100 -40,1150'), '#c9a06a', 4) +
    facet(
      pts('-40,1150 500,1100 500,1450 -40,1540'),
      bokashi(sheet, [
        [0, '#46689f'],
        [1, '#1d2f60'],
      ]),
      4,
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        keyLine(
          [
            [40 + i * 120, 1150 - i * 8],
            [46 + i * 120, 1320],
            [36 + i * 120, 1500],
          ],
          5,
          '#14224c',
          i,
        ),
      )
      .join('') +
    fill(brush(pts('478,1064 500,980 506,900'), 11, { head: 1, tail: 1, rough: 0.05 }), '#4a4f66') +
    fill(brush(pts('512,898 450,902 392,908'), 15, { head: 1, tail: 1, rough: 0.05 }), '#2a2f46') +
    [0, 1, 2, 3, 4]
      .map((i) => towel(10 + (i % 2) * 8, 1096 - i * 58, 230, i === 3 ? '#d9573a' : '#fbf5e6', i))
      .join('') +
    [0, 1, 2]
      .map((i) =>
        towel(264 + (i % 2) * 6, 1078 - i * 58, 190, i === 1 ? '#aecdbd' : '#fbf5e6', i + 7),
      )
      .join('')
  )
}
