import { lines } from '../kit/figure/cut.ts'
import { laid } from '../kit/figure/hand.ts'
import { type Cloth, forearm, sleeve } from '../kit/figure/sleeve.ts'
import { brush, curve, oval, pts } from '../kit/line.ts'
import { contour, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill } from '../kit/svg.ts'

const skin = { base: '#e2b48c', shade: '#b07c58', lip: '#a14a38' }
const cloth: Cloth = { base: '#e6e0d0', shade: '#b3ab98', trim: '#27396a' }

/** The maker's hands in the red bowl, pressing the dough together. */
export function tateitoDough(sheet: Sheet): string {
  return [
    planks(sheet, { base: '#b98a5c', dark: '#5f3e2c', light: '#e0b988' }, 150, 2),
    dusting(sheet, 180, 0, 1200, 800, 0.5),
    bowl(sheet),
    dough(sheet),
    hand(sheet, 1),
    hand(sheet, -1),
    daylight(sheet, '#fff4d6', '#1a1626', 0.24),
  ].join('')
}

function bowl(sheet: Sheet): string {
  const [rim, well] = [oval(600, 450, 452, 336, 0.006, 3), oval(600, 456, 412, 300)]
  return (
    soft(sheet, 20, disc(636, 500, 462, 344, '#1a1210', 0.55)) +
    fill(
      curve(rim, true),
      bokashi(
        sheet,
        [
          [0, '#d9553a'],
          [1, '#7a2018'],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ) +
    contour(rim, 4, '#4a1414') +
    fill(
      curve(well, true),
      bokashi(
        sheet,
        [
          [0, '#7d2218'],
          [0.5, '#b8402a'],
          [1, '#d65a3c'],
        ],
        [0.2, 0, 0.8, 1],
      ),
    ) +
    contour(well, 2.6, '#5a1814') +
    clipped(
      sheet,
      curve(well, true),
      dusting(sheet, 260, 250, 700, 700, 0.75),
      glow(sheet, 760, 640, 260, '#ff9a74', 0.4, 110),
    )
  )
}

/** Specks of flour from (x, y 60) over a width and height. */
const dusting = (
  sheet: Sheet,
  count: number,
  x: number,
  width: number,
  high: number,
  opacity: number,
) =>
  Array.from({ length: count }, () =>
    disc(
      x + sheet.random.next() * width,
      60 + sheet.random.next() * high,
      sheet.random.range(1.2, 4.6),
      sheet.random.range(1, 3.4),
      '#f6eedd',
      opacity,
    ),
  ).join('')

/** The lump of dough, speckled with husk, with the folds that the palms have pressed. */
function dough(sheet: Sheet): string {
  const lump = pts(
    '372,480 392,388 480,334 600,322 724,338 812,396 836,490 800,592 706,652 590,668 470,644 396,580',
  )
  return (
    soft(
      sheet,
      14,
      fill(
        curve(
          lump.map(([x, y]) => [x + 16, y + 24] as const),
          true,
        ),
        '#3a0f10',
        0.5,
      ),
    ) +
    shape(
      lump,
      bokashi(
        sheet,
        [
          [0, '#d9c6a8'],
          [0.6, '#bfa684'],
          [1, '#8f7458'],
        ],
        [0.1, 0, 0.8, 1],
      ),
      3.4,
      '#4a342a',
    ) +
    clipped(
      sheet,
      curve(lump, true),
      ...Array.from({ length: 150 }, () =>
        disc(
          sheet.random.range(380, 830),
          sheet.random.range(330, 660),
          sheet.random.range(1.4, 3.6),
          sheet.random.range(1.2, 2.8),
          sheet.random.pick(['#6d5644', '#8a7058', '#efe2c8']),
          0.8,
        ),
      ),
    ) +
    lines(
      4,
      '#6d543f',
      '404,520 424,580 478,618',
      '706,352 762,388 792,440',
      '560,632 640,640 716,616',
      '500,606 526,616 552,618',
    ) +
    fill(brush(pts('430,420 470,378 540,360'), 14, { seed: 4 }), '#efe2c8', 0.6)
  )
}

/** One arm from above, its palm on the dough; −1 is the maker's right, at our left mirrored. */
const hand = (sheet: Sheet, side: 1 | -1) => {
  const at = (x: number) => 600 - side * x
  return (
    soft(
      sheet,
      10,
      fill(
        brush(
          [
            [at(170), 330],
            [at(110), 450],
          ],
          110,
          { head: 1, tail: 0.6 },
        ),
        '#3a2418',
        0.35,
      ),
    ) +
    forearm(sheet, [at(214), 150], [at(124), 322], skin, [116, 84], 3.4) +
    laid(sheet, skin, { x: at(122), y: 318, turn: -90 - side * 24, scale: 2, flip: side }, 3) +
    sleeve(
      sheet,
      [
        [at(300), -260],
        [at(280), -20],
        [at(124), 322],
      ],
      cloth,
      { widths: [210, 200, 168], cover: 0.52, cuff: 18, weight: 3.6 },
    )
  )
}
