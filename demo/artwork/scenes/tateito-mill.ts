import { lattice } from '../kit/built.ts'
import { arc, brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { contour, facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { planks } from '../kit/surface.ts'
import { disc, fill, rect } from '../kit/svg.ts'
import { basket } from './tateito-basket.ts'

/** How much a round thing on the bench is flattened. */
const FLAT = 0.34

/** Six in the morning: the stone mill, and flour falling all round it. */
export function tateitoMill(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(
        sheet,
        [
          [0, '#6d5a4a'],
          [0.6, '#4a3c38'],
          [1, '#332a2e'],
        ],
        [0, 0, 1, 0.3],
      ),
    ),
    lattice(
      sheet,
      60,
      50,
      300,
      330,
      5,
      4,
      '#3a2a26',
      bokashi(sheet, [
        [0, '#f3f0dc'],
        [1, '#cfdccb'],
      ]),
      9,
    ),
    basket(1010, 190, 104),
    basket(900, 300, 84),
    soft(sheet, 30, fill(polygon(pts('80,80 350,60 900,560 420,640')), '#f6f0d8', 0.22)),
    clipped(sheet, polygon(pts('0,560 1200,540 1200,800 0,800')), bench(sheet)),
    tray(sheet),
    stone(sheet, 600, 560, 268, 92, ['#8f8f88', '#5a5a5c']),
    flour(sheet),
    stone(sheet, 600, 440, 262, 150, ['#a3a29a', '#626266']),
    top(sheet),
    glow(sheet, 420, 330, 560, '#fbf3dc', 0.22),
  ].join('')
}

const bench = (sheet: Sheet) =>
  planks(sheet, { base: '#8a6444', dark: '#3f2a24', light: '#c49a68' }, 124, -1)

/** A cylinder by the middle of its upper rim; the chisel has left its marks down the side. */
function stone(
  sheet: Sheet,
  cx: number,
  cy: number,
  r: number,
  high: number,
  [light, dark]: readonly [string, string],
): string {
  const side: Point[] = [
    [cx - r, cy],
    ...arc(cx, cy + high, r, r * FLAT, Math.PI, 0, 24),
    [cx + r, cy],
    ...arc(cx, cy, r, r * FLAT, 0, Math.PI, 24),
  ]
  const marks = Array.from({ length: 90 }, () => {
    const a = sheet.random.range(0.1, Math.PI - 0.1)
    const x = cx + Math.cos(a) * r
    const y = cy + Math.sin(a) * r * FLAT + sheet.random.range(8, high - 8)
    return fill(
      brush(
        [
          [x, y],
          [x - 3, y + 9],
          [x - 4, y + 18],
        ],
        4,
        { seed: Math.round(a * 9) },
      ),
      sheet.random.pick([dark, light, '#d6d3c4']),
      0.7,
    )
  })
  const d = polygon(side)
  return (
    fill(
      d,
      bokashi(
        sheet,
        [
          [0, light],
          [0.3, light],
          [0.75, dark],
          [1, '#3c3a42'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    clipped(sheet, d, ...marks) +
    fill(
      curve(oval(cx, cy, r, r * FLAT), true),
      bokashi(
        sheet,
        [
          [0, '#c9c7ba'],
          [1, light],
        ],
        [0, 0, 1, 0.6],
      ),
    ) +
    contour(oval(cx, cy, r, r * FLAT), 3.2) +
    keyLine(
      [
        [cx - r, cy],
        [cx - r, cy + high],
      ],
      4,
    ) +
    keyLine(
      [
        [cx + r, cy],
        [cx + r, cy + high],
      ],
      4,
    ) +
    keyLine(arc(cx, cy + high, r, r * FLAT, 0.02, Math.PI - 0.02, 24), 4)
  )
}

/** The wide tray that catches the flour. */
const tray = (sheet: Sheet) =>
  soft(sheet, 14, disc(630, 712, 452, 112, ink.umber, 0.5)) +
  shape(oval(600, 690, 440, 440 * FLAT * 0.9), '#8a5a34', 3.4) +
  fill(curve(oval(600, 664, 440, 440 * FLAT * 0.9), true), '#b07c48') +
  contour(oval(600, 664, 440, 440 * FLAT * 0.9), 3.4) +
  fill(curve(oval(600, 668, 408, 408 * FLAT * 0.88), true), '#6d4a30') +
  soft(sheet, 8, disc(600, 676, 372, 104, '#e9dfc8')) +
  disc(600, 672, 350, 98, '#f1e9d6')

/** Flour sifting from the gap between the stones, and heaped where it has come to lie. */
function flour(sheet: Sheet): string {
  const { random } = sheet
  const falling = Array.from({ length: 1500 }, () => {
    const a = random.range(0, Math.PI)
    const fall = random.next() ** 1.9 * 96
    return disc(
      600 + Math.cos(a) * 270 + random.jitter(3),
      568 + Math.sin(a) * 270 * FLAT + fall,
      random.range(1.2, 3.6),
      random.range(1.4, 4.4),
      random.pick(['#f4ecda', '#e6dbc2', '#fbf5e6']),
      0.9,
    )
  })
  const heap = Array.from({ length: 70 }, (_, i) => {
    const a = (i / 69) * Math.PI
    const [r, high] = [random.range(26, 46), random.range(14, 26)]
    return fill(
      curve(
        oval(600 + Math.cos(a) * 292, 650 + Math.sin(a) * 292 * FLAT + 8, r, high, 0.12, i),
        true,
      ),
      bokashi(sheet, [
        [0, '#fdf8ea'],
        [1, '#ddd0b4'],
      ]),
    )
  })
  return falling.join('') + heap.join('')
}

/** The eye of the upper stone with its buckwheat, and the handle that turns it. */
function top(sheet: Sheet): string {
  const grains = Array.from({ length: 120 }, () => {
    const a = sheet.random.range(0, Math.PI * 2)
    const q = Math.sqrt(sheet.random.next())
    const [x, y] = [520 + Math.cos(a) * q * 96, 428 + Math.sin(a) * q * 30 - (1 - q) * 34]
    return fill(
      polygon([
        [x - 7, y + 5],
        [x, y - 7],
        [x + 7, y + 5],
      ]),
      sheet.random.pick(['#3a2a28', '#54382e', '#6d4a38']),
    )
  })
  return (
    disc(520, 436, 108, 34, '#7d7c76') +
    grains.join('') +
    soft(sheet, 6, disc(800, 486, 70, 16, ink.umber, 0.4)) +
    facet(pts('790,500 846,506 846,560 790,556'), '#6d4428', 3) +
    shape(pts('796,530 792,330 804,306 832,306 844,330 842,532 820,540'), '#b98a54', 3.4) +
    fill(brush(pts('806,330 802,420 806,520'), 8, { head: 0.8, tail: 0.4 }), '#e6c08a', 0.8) +
    shape(oval(818, 306, 24, 10), '#d9ae74', 2.6)
  )
}
