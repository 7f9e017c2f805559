import { clam } from '../kit/fish.ts'
import { sprig } from '../kit/food.ts'
import { gleam } from '../kit/gloss.ts'
import { arc, brush, curve, oval, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { round, shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { rim, tilt } from '../kit/table.ts'
import { plate } from '../kit/vessel.ts'
import { bream } from './onda-bream.ts'
import { tablecloth, tomato } from './onda-table.ts'

const [cx, cy, r] = [690, 560, 800]
const copper = { light: '#e2a06a', dark: '#96512f' }

/** Sea bream in "crazy water", close up in its copper pan, a spoon pouring the broth back over it. */
export function acquaPazza(sheet: Sheet): string {
  return [
    tablecloth(sheet),
    plate(sheet, cx, cy, r, copper, broth(sheet), 0.1),
    rim(cx, cy, r, '#ffd9ae', 9),
    gleam(arc(cx, cy, r * 0.985, r * 0.985 * tilt, 3.7, 4.3), 12, 0.95),
    ...shells(sheet, [
      [250, 300, -24, 1.7],
      [440, 214, 16, 1.6],
    ]),
    tomato(sheet, 330, 400, 60, 3),
    tomato(sheet, 640, 214, 52, 5),
    bream(sheet),
    ...shells(sheet, [
      [150, 700, -18, 1.9],
      [690, 690, 12, 2.1],
      [965, 628, 8, 2],
      [1120, 730, -30, 1.9],
    ]),
    tomato(sheet, 470, 668, 74, 7),
    tomato(sheet, 860, 752, 66, 2),
    tomato(sheet, 1090, 560, 60, 9),
    ...[olive(340, 716), olive(590, 612), olive(980, 744), olive(210, 440)],
    ...pts('590,720 400,590 860,560 300,640').map(([x, y], i) =>
      put(x, y, sprig(1.5, '#86a24e', '#466335'), 1, i * 70),
    ),
    spoon(sheet),
    ...pts('700,380 760,420 900,392 640,452').map(([x, y], i) =>
      put(x, y, sprig(1.3, '#9ab858', '#4d6f38'), 1, i * 60),
    ),
    steam(sheet, 860, 330, 620, 400, 5, 0.5, '#ffffff'),
    glow(sheet, 200, 60, 760, '#fff2cc', 0.4, 460),
    daylight(sheet, '#fff1cf', '#7a2f14', 0.2),
  ].join('')
}

function broth(sheet: Sheet): string {
  const { random } = sheet
  const beads = Array.from({ length: 130 }, (_, i) => {
    const [x, y] = [random.range(0, 1200), random.range(120, 800)]
    const s = random.range(4, 17)
    return (
      disc(x, y, s, s * 0.62, i % 3 === 0 ? '#e2672a' : '#f8cf6b', 0.7) +
      gleam(arc(x, y, s * 0.7, s * 0.42, 3.3, 4.6, 4), 2.6, 0.9)
    )
  })
  const ripples = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [random.range(60, 1150), random.range(180, 790)]
    return stroke(curve(arc(x, y, 70, 24, 3.5 + i, 4.9 + i, 6)), '#ffeeb5', 4, 0.7)
  })
  return (
    fill(
      curve(oval(cx, cy + 16, r * 0.88, r * 0.88 * tilt), true),
      bokashi(
        sheet,
        [
          [0, '#b5551f'],
          [0.3, '#e39a3e'],
          [0.7, '#f3bd5a'],
          [1, '#e08d35'],
        ],
        [0.2, 0, 0.7, 1],
      ),
    ) +
    ripples.join('') +
    beads.join('')
  )
}

const shells = (sheet: Sheet, list: ReadonlyArray<readonly [number, number, number, number]>) =>
  list.map(
    ([x, y, turn, scale], i) =>
      soft(sheet, 10, disc(x + 10, y + 46, 100, 40, '#6b2d14', 0.5)) +
      put(
        x,
        y,
        clam(sheet, i % 2 ? '#eadbbd' : '#c9c6c0', i % 2 ? '#8a6f55' : '#5b6478', true, i),
        scale,
        turn,
      ) +
      gleam(
        [
          [x - 34, y - 40],
          [x - 10, y - 58],
          [x + 16, y - 60],
        ],
        9,
        0.85,
      ),
  )

const olive = (x: number, y: number) =>
  disc(x + 8, y + 22, 34, 14, '#6b2d14', 0.5) +
  round(x, y, 34, 26, '#43462a', 3, ink.umber) +
  disc(x + 9, y - 3, 10, 8, '#15160f') +
  gleam(
    [
      [x - 22, y - 4],
      [x - 12, y - 15],
      [x + 2, y - 18],
    ],
    7,
    0.85,
  )

/** The serving spoon, and the ribbon of broth that falls from it. */
function spoon(sheet: Sheet): string {
  const steel = bokashi(
    sheet,
    [
      [0, '#fbf8ee'],
      [0.5, '#b9bec2'],
      [1, '#6e7885'],
    ],
    [0, 0, 0.6, 1],
  )
  const fall = pts('806,176 846,200 840,280 828,372 800,380 806,290 812,220')
  return (
    fill(
      brush(pts('1330,-240 1060,-40 900,84'), 44, { head: 1, tail: 0.8, rough: 0.04 }),
      ink.indigo900,
    ) +
    fill(
      brush(pts('1330,-240 1060,-40 900,84'), 36, { head: 1, tail: 0.8, rough: 0.04 }),
      '#c5c9ca',
    ) +
    gleam(pts('1130,-100 1000,-4 920,58'), 9) +
    shape(
      pts('926,52 960,96 930,160 850,206 770,206 756,150 810,84 880,48'),
      steel,
      4,
      ink.indigo900,
    ) +
    shape(
      pts('910,84 926,112 894,154 836,184 792,182 790,150 832,104 880,80'),
      '#e59a3a',
      2.4,
      '#7a3a18',
    ) +
    gleam(pts('822,134 850,108 886,98'), 10) +
    fill(curve(fall, true), '#eda63f', 0.95) +
    gleam(pts('822,214 824,280 816,350'), 8) +
    gleam(pts('770,392 800,402 850,394'), 9) +
    disc(770, 360, 8, 8, '#f3bd5a') +
    disc(868, 346, 6, 6, '#f3bd5a')
  )
}
