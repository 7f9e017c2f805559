import { clam, fish } from '../kit/fish.ts'
import { lemon, sprig } from '../kit/food.ts'
import { brush, curve, oval, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { rim, tilt } from '../kit/table.ts'
import { plate } from '../kit/vessel.ts'
import { tablecloth, tomato } from './onda-table.ts'

/** Sea bream in "crazy water", served in its copper pan. */
export function acquaPazza(sheet: Sheet): string {
  const [cx, cy, r] = [600, 430, 470]
  const copper = { light: '#d08a52', dark: '#8a4a2c' }
  const broth = fill(
    curve(oval(cx, cy + 14, r * 0.86, r * 0.86 * tilt), true),
    bokashi(
      sheet,
      [
        [0, '#b0652f'],
        [0.4, '#dc9a4c'],
        [1, '#efc77c'],
      ],
      [0.1, 0, 0.7, 1],
    ),
  )
  const oil = Array.from({ length: 36 }, () => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * r * 0.82
    const s = sheet.random.range(4, 13)
    return stroke(
      curve(oval(cx + Math.cos(a) * q, cy + 14 + Math.sin(a) * q * tilt, s, s * 0.6), true),
      '#fae3a6',
      2.2,
      0.8,
    )
  })
  const clams: Array<readonly [number, number, number]> = [
    [330, 330, -20],
    [440, 250, 20],
    [820, 280, 40],
    [900, 420, -30],
    [360, 560, 14],
    [760, 620, -12],
    [620, 220, 0],
  ]
  return [
    tablecloth(sheet),
    shape(pts('1040,470 1140,470 1240,500 1240,560 1130,540 1040,530'), '#6d3a26', 4),
    plate(sheet, cx, cy, r, copper, broth + oil.join(''), 0.11),
    rim(cx, cy, r, '#eeb987', 8),
    ...clams.map(([x, y, t], i) =>
      put(
        x,
        y,
        clam(sheet, i % 2 ? '#d8c7a6' : '#aeb2b2', i % 2 ? '#7d6a58' : '#4d566e', i % 3 !== 0, i),
        0.95,
        t,
      ),
    ),
    put(
      600,
      428,
      fish(sheet, {
        back: '#b03a2c',
        side: '#d9694a',
        belly: '#f6dcc2',
        fin: '#c1492f',
        key: ink.umber,
      }),
      1.75,
      -7,
    ),
    ...pts('380,470 470,560 760,330 680,570 850,520 540,290 300,430').map(([x, y], i) =>
      put(x, y, tomato(), 1.1, i * 50),
    ),
    ...pts('430,520 800,590 720,260 880,340 560,610').map(
      ([x, y]) =>
        round(x, y, 22, 17, '#4a4d2e', 2.4, ink.umber) +
        disc(x + 5, y - 3, 7, 5, '#191a18') +
        fill(
          brush(
            [
              [x - 12, y - 6],
              [x - 2, y - 11],
            ],
            4,
          ),
          '#9ba070',
        ),
    ),
    ...pts('520,420 610,450 690,420 450,450').map(([x, y], i) =>
      put(x, y, sprig(0.95, '#86a24e', '#466335'), 1, i * 60),
    ),
    put(1070, 130, lemon(70), 1),
    steam(sheet, 600, 260, 500, 250, 4, 0.45, '#ffffff'),
    daylight(sheet, '#fff1cf', ink.indigo800, 0.36),
  ].join('')
}
