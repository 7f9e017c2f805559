import { noodles, sprig } from '../kit/food.ts'
import { arc, brush, curve, oval, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { shadow, speckles, tilt } from '../kit/table.ts'
import { plate } from '../kit/vessel.ts'
import { tablecloth, tomato } from './onda-table.ts'

const majolica = (sheet: Sheet, cx: number, cy: number, r: number) =>
  Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2
    const [x, y] = [cx + Math.cos(a) * r * 0.935, cy + Math.sin(a) * r * 0.935 * tilt]
    return i % 2 === 0
      ? put(x, y, shape(pts('-17,0 0,-11 17,0 0,11'), ink.indigo600), 1, (a * 180) / Math.PI + 90)
      : disc(x, y, 6, 5, ink.amber)
  }).join('') + speckles(sheet, cx, cy, r, 20, ink.grey)

/** Linguine in squid ink with rings of squid and tomatoes. */
export function squidInk(sheet: Sheet): string {
  const [cx, cy, r] = [560, 410, 420]
  const ring = (x: number, y: number, turn: number) =>
    put(
      x,
      y,
      stroke(curve(oval(0, 6, 38, 24), true), ink.umber, 21, 0.5) +
        stroke(curve(oval(0, 0, 38, 24, 0.06, 2), true), '#a9685c', 22) +
        stroke(curve(oval(0, 0, 38, 24, 0.06, 2), true), '#f3e3cf', 17) +
        stroke(curve(arc(0, -1, 40, 25, 3.4, 5.6)), '#fffaf0', 4, 0.9),
      1,
      turn,
    )
  return [
    tablecloth(sheet),
    plate(
      sheet,
      cx,
      cy,
      r,
      { light: '#f3ecdc', dark: '#b9bfbb' },
      majolica(sheet, cx, cy, r),
      0.15,
    ),
    shadow(sheet, cx, cy + 16, 250, 160, 0.3),
    noodles(
      sheet,
      cx,
      cy + 6,
      262,
      150,
      ['#232438', '#2c2d44', '#1a1b2c', '#3d4260', '#555d80'],
      10,
      '#0f1122',
      0.42,
    ),
    ring(470, 330, 10),
    ring(620, 300, -18),
    ring(560, 420, 6),
    ring(690, 400, 24),
    ...pts('420,420 650,350 540,260 600,480 740,330').map(([x, y], i) =>
      put(x, y, tomato(), 1, i * 40),
    ),
    ...pts('500,380 590,340 660,440').map(([x, y], i) =>
      put(x, y, sprig(0.8, '#7f9a4c', '#466335'), 1, i * 80),
    ),
    fork(980, 690, -22),
    glass(sheet, 1070, 190),
    steam(sheet, 570, 250, 380, 240, 4, 0.4, '#ffffff'),
    daylight(sheet, '#fff1cf', ink.indigo800, 0.36),
  ].join('')
}

const fork = (x: number, y: number, turn: number) =>
  put(
    x,
    y,
    fill(
      brush(pts('-236,10 -60,6 160,12'), 14, { head: 0.6, tail: 1.2, rough: 0.05 }),
      ink.umber,
      0.25,
    ) +
      fill(
        brush(pts('-240,0 -60,-4 160,2'), 13, { head: 0.6, tail: 1.3, rough: 0.05 }),
        '#9aa3ab',
      ) +
      shape(pts('-236,-5 -270,-20 -300,-22 -300,22 -270,20 -236,5'), '#9aa3ab') +
      [-17, -6, 6, 17]
        .map((k) =>
          fill(
            brush(
              [
                [-290, k],
                [-340, k],
                [-384, k * 0.9],
              ],
              7,
              { head: 1, tail: 0.4 },
            ),
            '#9aa3ab',
          ),
        )
        .join('') +
      fill(brush(pts('-230,-4 0,-6 150,-2'), 3), ink.washi, 0.8),
    0.9,
    turn,
  )

/** A stemmed glass of white wine seen from above. */
const glass = (sheet: Sheet, x: number, y: number) =>
  soft(sheet, 4, disc(x + 40, y + 60, 120, 70, '#8f8a60', 0.3)) +
  fill(curve(oval(x + 8, y + 58, 76, 44), true), '#dfe5e0', 0.5) +
  fill(curve(oval(x, y - 10, 98, 74), true), '#e6ecea', 0.55) +
  fill(
    curve(oval(x, y + 4, 82, 54), true),
    bokashi(sheet, [
      [0, '#d9c56c', 0.9],
      [1, '#f2e7a6', 0.9],
    ]),
  ) +
  stroke(curve(oval(x, y - 10, 98, 74), true), ink.indigo700, 2.6, 0.8) +
  stroke(curve(arc(x, y - 10, 86, 62, 2.4, 4.2)), '#ffffff', 6, 0.85) +
  stroke(curve(arc(x, y + 58, 74, 42, 0.2, 2.6)), ink.indigo700, 2.4, 0.7)
