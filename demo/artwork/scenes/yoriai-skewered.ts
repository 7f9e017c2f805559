import { gleam } from '../kit/gloss.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round } from '../kit/shape.ts'
import { clipped, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put } from '../kit/svg.ts'
import { modelled, tube } from '../kit/tube.ts'

/** A grilled tube of fish cake along `axis`, its hollow end last. */
export function chikuwa(sheet: Sheet, axis: readonly Point[]): string {
  const body = tube(axis, [96, 112, 112, 104])
  const [[tx, ty], [px, py]] = [body.at(1, 0), body.at(0.9, 0)]
  const turn = (Math.atan2(ty - py, tx - px) * 180) / Math.PI
  const grilled = Array.from({ length: 46 }, () => {
    const [t, v] = [sheet.random.range(0.12, 0.86), sheet.random.jitter(0.7)]
    return fill(
      brush([body.at(t - 0.05, v), body.at(t, v + 0.03), body.at(t + 0.05, v)], 16),
      sheet.random.pick(['#a8602a', '#c07a36', '#8a4a20']),
      0.7,
    )
  })
  const side = (v: number, seed: number) =>
    keyLine(
      [0, 0.25, 0.5, 0.75, 1].map((t) => body.at(t, v)),
      3.6,
      ink.brownDeep,
      seed,
    )
  return (
    soft(
      sheet,
      12,
      fill(
        brush(
          axis.map(([x, y]): Point => [x + 10, y + 44]),
          96,
          { head: 0.9, tail: 0.9 },
        ),
        '#6b3a14',
        0.6,
      ),
    ) +
    modelled(body, ['#fff1cf', '#f6dca4', '#e3b369', '#b97e38', '#d6a052']) +
    clipped(sheet, curve(body.outline, true), soft(sheet, 2, ...grilled)) +
    side(-1, 2) +
    side(1, 6) +
    [0.1, 0.34, 0.62]
      .map((t, i) =>
        gleam(
          [0, 0.06, 0.13].map((d) => body.at(t + d, -0.6)),
          10,
          0.9,
          i,
        ),
      )
      .join('') +
    put(
      tx,
      ty,
      round(0, 0, 27, 53, '#fdf0cf', 3.4, ink.brownDeep) +
        round(1, 1, 12, 25, '#6d4018', 2.4, ink.brownDeep) +
        gleam(pts('-16,-18 -12,-34 -2,-42'), 6),
      1,
      turn,
    )
  )
}

/** An octopus arm on its skewer, curling at the tip. */
export function octopus(sheet: Sheet): string {
  const arm = tube(
    pts('1340,330 1220,230 1070,200 940,240 880,330 950,400 1040,372 1036,320'),
    [140, 136, 126, 108, 90, 72, 50, 26],
  )
  const suckers = Array.from({ length: 13 }, (_, i) => {
    const [x, y] = arm.at(0.12 + i * 0.067, 0.62)
    const s = 19 - i * 0.95
    return (
      round(x, y, s, s * 0.8, '#f8dccb', 2.4, '#7c2a34', i) +
      disc(x, y, s * 0.4, s * 0.32, '#b5566a')
    )
  })
  return (
    soft(
      sheet,
      14,
      fill(brush(pts('1190,300 1060,250 950,290 900,380 970,450 1060,420'), 110), '#6b3a14', 0.55),
    ) +
    fill(brush(pts('1330,120 1150,220 900,372'), 16, { head: 1, tail: 0.5 }), '#d9b878') +
    modelled(arm, ['#8e2f3e', '#c04a55', '#dc7270', '#eeb0a0', '#f6d3c0']) +
    keyLine(
      Array.from({ length: 21 }, (_, i) => arm.at(i / 20, -1)),
      4,
      ink.umber,
      3,
    ) +
    keyLine(
      Array.from({ length: 21 }, (_, i) => arm.at(i / 20, 1)),
      3,
      '#7c2a34',
      5,
    ) +
    suckers.join('') +
    [0.08, 0.2, 0.34, 0.5]
      .map((t, i) =>
        gleam(
          [0, 0.03, 0.07].map((d) => arm.at(t + d, -0.55)),
          12 - i,
          0.9,
          i,
        ),
      )
      .join('')
  )
}
