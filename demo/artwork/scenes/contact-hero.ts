import { boat } from '../kit/boat.ts'
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

/** A phone and a letter on the counter, before a window onto the bay as wide as the room. */
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
    clipped(sheet, 'M40 60H1880V600H40Z', view(sheet)),
    ...[26, 500, 970, 1440, 1874].map((x) => rect(x, 50, 18, 560, '#2a1f2a')),
    rect(0, 46, 1920, 20, '#2a1f2a'),
    rect(40, 196, 1840, 10, '#2a1f2a'),
    rect(0, 600, 1920, 24, '#4a332b'),
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
    // Right of the words that the page lays over the lower left of the picture.
    put(186, -4, letter(sheet)),
    put(176, -4, telephone(sheet)),
    put(94, -2, vase(sheet)),
    rect(
      0,
      0,
      1920,
      900,
      bokashi(
        sheet,
        [
          [0, '#0e1638', 0.34],
          [0.4, '#0e1638', 0.08],
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
      40,
      60,
      1840,
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
      40,
      400,
      1840,
      220,
      bokashi(sheet, [
        [0, '#f3cf98'],
        [0.2, '#9a94ad'],
        [1, '#2c4a86'],
      ]),
    ),
    glints(sheet, { x: 40, y: 408, width: 1840, height: 190 }, 240, '#fbe3b4', 0.65),
    glints(sheet, { x: 40, y: 408, width: 1840, height: 190 }, 140, '#20386c', 0.5),
    boat(300, 468, 0.42, '#1f2a4a', '#c98f6e', '#b3452c', -1),
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
