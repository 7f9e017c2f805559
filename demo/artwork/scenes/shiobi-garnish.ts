import { gleam } from '../kit/gloss.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

/** A wedge of lemon around the origin, its cut side to the light. */
export function wedge(sheet: Sheet, x: number, y: number, scale: number, turn: number): string {
  const rind = pts('-150,-6 -96,70 0,104 104,76 156,-2 100,-30 -90,-34')
  const pulp = pts('-142,-8 -80,-58 0,-74 86,-56 146,-4 84,36 0,50 -84,34')
  const cell = (i: number) =>
    shape(
      pts(
        `${-150 + i * 50},-14 ${-138 + i * 50},-70 ${-98 + i * 50},-72 ${-104 + i * 50},-10 ${-100 + i * 50},52 ${-138 + i * 50},50`,
      ),
      bokashi(
        sheet,
        [
          [0, '#ffe98a'],
          [1, '#eeb72c'],
        ],
        [0, 0, 1, 1],
      ),
      2,
      '#fdf3cc',
      i,
    ) + gleam(pts(`${-132 + i * 50},-34 ${-122 + i * 50},-44 ${-112 + i * 50},-46`), 6)
  return put(
    x,
    y,
    soft(
      sheet,
      9,
      fill(
        curve(
          rind.map(([a, b]): Point => [a + 16, b + 18]),
          true,
        ),
        ink.seaDark,
        0.5,
      ),
    ) +
      shape(
        rind,
        bokashi(sheet, [
          [0, '#f5cf3f'],
          [1, '#c98f1f'],
        ]),
        3,
        ink.brownDeep,
      ) +
      shape(pulp, '#fdf3cc', 2.4, ink.brownDeep) +
      clipped(
        sheet,
        curve(pts('-128,-8 -78,-50 0,-65 80,-50 132,-5 80,30 0,42 -80,30'), true),
        [0, 1, 2, 3, 4, 5].map(cell).join(''),
      ) +
      gleam(pts('-80,-34 -20,-56 50,-50'), 8) +
      gleam(pts('40,16 80,8'), 7),
    scale,
    turn,
  )
}

/** A piece of cooked white fish: leaves of flesh, a little crisp skin still under them. */
function flake(sheet: Sheet, x: number, y: number, scale: number, turn: number): string {
  const leaf = pts('-36,52 -40,6 -58,-24 -22,-62 22,-52 52,-26 36,16 40,46 0,56')
  const leaves = [58, 14, -30, -66].map((dx, i) =>
    put(
      dx,
      i % 2 ? -4 : 5,
      shape(
        leaf.map(
          ([a, b], k): Point => [a + noise1(k + i * 3, 4) * 8, b + noise1(k * 1.7 + i, 7) * 10],
        ),
        bokashi(
          sheet,
          [
            [0, '#fffef8'],
            [0.5, '#fcefd8'],
            [1, '#dfae74'],
          ],
          [0, 0, 1, 0.5],
        ),
        3,
        '#8a5a34',
        i,
      ) + gleam(pts('-34,-8 -22,-34 0,-42'), 9, 0.95, i),
      1 - i * 0.06,
    ),
  )
  return put(
    x,
    y,
    soft(sheet, 8, fill(curve(oval(10, 44, 112, 40), true), ink.seaDark, 0.45)) +
      shape(pts('-104,20 -60,54 20,70 96,52 112,22 60,10 -60,0'), '#d98f2f', 3, ink.brownDeep) +
      leaves.join(''),
    scale,
    turn,
  )
}

/** Chopsticks from the upper right, holding a flake of white fish at `at`. */
export function tips(sheet: Sheet, at: Point): string {
  const [x, y] = at
  const stick = (dx: number, dy: number, fx: number, fy: number) => {
    const along = (lift: number): Point[] => [
      [x + dx, y + dy - lift],
      [(x + dx + fx) / 2, (y + dy + fy) / 2 - lift * 1.5],
      [fx, fy - lift * 2],
    ]
    return (
      fill(brush(along(0), 26, { head: 0.45, tail: 1.2, rough: 0.04 }), '#7a2419') +
      fill(brush(along(4), 6, { head: 0.3 }), '#f0a384', 0.9)
    )
  }
  return stick(-50, -16, 1260, -190) + flake(sheet, x, y, 0.92, -14) + stick(48, 34, 1300, -60)
}
