import { lemon, sprig } from '../kit/food.ts'
import { arc, brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { rings } from '../kit/table.ts'
import { cup, plate } from '../kit/vessel.ts'
import { tablecloth } from './onda-table.ts'

/** A slice of lemon tart with scorched meringue, and an espresso. */
export function lemonTart(sheet: Sheet): string {
  const [cx, cy, r] = [520, 430, 400]
  const tip: Point = [250, 500]
  const back: readonly Point[] = arc(250, 500, 560, 340, -0.62, 0.06, 10)
  const thick = 92
  const top: Point[] = [tip, ...back]
  const last = back[back.length - 1] ?? tip
  const front: Point[] = [tip, last, [last[0], last[1] + thick], [tip[0] + 6, tip[1] + thick]]
  return [
    tablecloth(sheet),
    plate(
      sheet,
      cx,
      cy,
      r,
      { light: '#5d86a8', dark: '#27467a' },
      rings(cx, cy, [r * 0.94, r * 0.9], '#dfe6e0', 5) + drops(cx, cy, r),
      0.14,
    ),
    soft(sheet, 10, fill(polygon(pts('280,600 830,560 880,620 320,640')), ink.night, 0.5)),
    facet(
      front,
      bokashi(sheet, [
        [0, '#f2cf55'],
        [0.62, '#f2cf55'],
        [0.63, '#d9a35a'],
        [1, '#c08743'],
      ]),
      3,
      ink.brownDeep,
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) => disc(330 + i * 76, 578 - i * 6, 5, 4, '#8a5a2c', 0.8)),
    fill(
      polygon(top),
      bokashi(
        sheet,
        [
          [0, '#f9e28a'],
          [1, '#efc13d'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    facet(top, 'none', 3, ink.brownDeep),
    fluted(back, thick),
    ...meringues(sheet),
    put(400, 470, lemon(44)),
    put(352, 486, sprig(0.6, '#86a24e', '#466335')),
    saucer(sheet),
    put(
      980,
      640,
      fill(brush(pts('-150,12 -30,4 90,18'), 10, { head: 1, tail: 0.6, rough: 0.05 }), '#9aa3ab') +
        round(-178, 8, 40, 20, '#b9c0c2', 2.4, ink.indigo900),
      1,
      -16,
    ),
    daylight(sheet, '#fff1cf', ink.indigo800, 0.36),
  ].join('')
}

const drops = (cx: number, cy: number, r: number) =>
  Array.from({ length: 9 }, (_, i) =>
    disc(
      cx - r * 0.7 + i * 26,
      cy + r * 0.34 + Math.sin(i * 1.2) * 16,
      11 - i * 0.8,
      (11 - i * 0.8) * 0.62,
      '#f0c64a',
    ),
  ).join('')

/** The crust: a thin pinched rim along the back and its cut edge at the near end. */
function fluted(back: readonly Point[], thick: number): string {
  const [x, y] = back[back.length - 1] ?? [0, 0]
  const pinches = back.flatMap(([px, py], i) => {
    const [qx, qy] = back[i + 1] ?? [px, py]
    return [0, 0.5].map((u) =>
      round(px + (qx - px) * u, py + (qy - py) * u - 4, 19, 15, '#dca65c', 2, ink.brownDeep, i),
    )
  })
  const edge: Point[] = [
    [x - 34, y - 6],
    [x + 20, y - 10],
    [x + 8, y + thick],
    [x - 26, y + thick + 2],
  ]
  return pinches.join('') + facet(edge, '#c98c44', 2.6, ink.brownDeep)
}

const meringues = (sheet: Sheet) =>
  [
    [700, 340, 1.1],
    [610, 350, 1],
    [720, 430, 1.15],
    [620, 430, 1.05],
    [520, 400, 0.95],
    [530, 462, 0.9],
    [790, 390, 1],
  ].map(([x, y, s], i) =>
    put(
      x ?? 0,
      y ?? 0,
      shape(
        pts('-44,20 -36,-8 -14,-22 4,-58 14,-20 38,-6 44,20 0,34'),
        bokashi(sheet, [
          [0, '#b9783a'],
          [0.25, '#f6e6c6'],
          [1, '#fffaf0'],
        ]),
        2.6,
        ink.brown,
        i,
      ) + keyLine(pts('-30,6 0,-8 30,4'), 2, '#c9a678', i),
      s ?? 1,
    ),
  )

const saucer = (sheet: Sheet) =>
  plate(
    sheet,
    1030,
    250,
    140,
    { light: '#f3ecdc', dark: '#b9bfbb' },
    rings(1030, 250, [128], ink.indigo600, 5),
  ) +
  cup(sheet, 1020, 200, 82, 56, { light: '#f3ecdc', dark: '#a9b0ae' }, '#54301f') +
  stroke(curve(arc(1120, 222, 26, 22, -1.6, 1.8)), '#f3ecdc', 12) +
  clipped(
    sheet,
    curve(oval(1020, 206, 70, 44), true),
    stroke(curve(oval(1020, 210, 54, 32), true), '#b9824a', 9, 0.9),
  )
