import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { soda } from './kohaku-soda.ts'

/** Siphon coffee and a cream soda, side by side against the lamp. */
export function siphonAndSoda(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  return [
    rect(
      0,
      0,
      w,
      h,
      bokashi(sheet, [
        [0, '#7a4a30'],
        [0.5, '#a56a3a'],
        [0.8, '#c98c4a'],
        [1, '#8a5636'],
      ]),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(-60 + i * 330, -60, 250, 560, i % 2 ? '#d9a45c' : '#ecc27a', 0.4),
    ),
    glow(sheet, 330, 260, 560, '#ffcb6b', 0.75, 420),
    rect(
      0,
      690,
      w,
      h,
      bokashi(sheet, [
        [0, '#8a5636'],
        [0.1, '#5a3426'],
        [1, '#2c1917'],
      ]),
    ),
    ...[0, 1, 2, 3].map((i) =>
      fill(
        brush(
          [
            [0, 726 + i * 44],
            [600, 732 + i * 46],
            [1200, 724 + i * 45],
          ],
          3,
          { seed: i },
        ),
        ink.umber,
        0.5,
      ),
    ),
    siphon(sheet, 330, 900, 1.55),
    put(830, 940, soda(sheet), 1.52),
    steam(sheet, 330, 190, 260, 260, 3, 0.5),
    daylight(sheet, '#ffd98a', ink.umber, 0.3),
  ].join('')
}

/** A siphon brewer standing at (x, foot): funnel above, globe below, flame under it. */
export function siphon(sheet: Sheet, x: number, foot: number, scale = 1): string {
  const globe = oval(0, -190, 98, 94)
  const cup2: Point[] = pts(
    '-74,-490 -78,-400 -70,-340 -22,-306 -10,-270 10,-270 22,-306 70,-340 78,-400 74,-490',
  )
  const coffee = bokashi(sheet, [
    [0, '#7a3d1c'],
    [1, '#2c130d'],
  ])
  const art = [
    fill(curve(oval(20, 10, 190, 30), true), ink.night, 0.5),
    glow(sheet, 0, -70, 130, '#ffb347', 0.9, 90),
    shape(pts('-150,-6 -140,-22 140,-22 150,-6 140,8 -140,8'), '#2c2420', 3),
    fill(
      brush(pts('128,-14 132,-200 126,-300 20,-296'), 15, { head: 1, tail: 0.8, rough: 0.06 }),
      '#2c2420',
    ),
    fill(brush(pts('126,-330 148,-250 140,-180'), 26, { head: 0.7, tail: 0.8 }), '#6d3f28'),
    round(0, -40, 44, 20, '#b98b4a', 3) + rect(-12, -74, 24, 22, '#8a6434'),
    shape(pts('-20,-74 -10,-104 0,-124 12,-100 20,-74'), '#f7a436') +
      shape(pts('-9,-74 0,-100 9,-74'), '#6f9fc4'),
    shape(
      globe,
      bokashi(sheet, [
        [0, '#f4e3c0', 0.35],
        [1, '#e9c27c', 0.4],
      ]),
      3.4,
    ),
    clipped(
      sheet,
      curve(globe, true),
      rect(-110, -176, 220, 110, coffee),
      disc(0, -176, 96, 14, '#9a5527'),
    ),
    ...pts('-30,-130 10,-110 34,-140 -8,-150').map(([a, b]) => disc(a, b, 6, 5, '#c98a50', 0.8)),
    stroke(curve(arc(0, -190, 76, 72, 2.7, 4.1)), '#fff4d6', 9, 0.85),
    rect(-9, -300, 18, 120, '#e9d3a6', 0.6),
    shape(
      cup2,
      bokashi(sheet, [
        [0, '#f4e3c0', 0.3],
        [1, '#e9c27c', 0.35],
      ]),
      3.4,
    ),
    clipped(
      sheet,
      curve(cup2, true),
      rect(-90, -440, 180, 180, coffee),
      disc(0, -440, 76, 13, '#b57539'),
    ),
    stroke(curve(pts('-60,-478 -64,-410 -56,-356')), '#fff4d6', 8, 0.8),
    stroke(curve(oval(0, -490, 74, 12), true), '#f6e2b4', 4, 0.9),
    rect(-36, -304, 72, 22, '#2c2420'),
  ]
  return put(x, foot, art.join(''), scale)
}
