import { gleam, grain } from '../kit/gloss.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { keyLine, shape } from '../kit/shape.ts'
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

/** Grated radish with a thread of soy sauce running down it. */
export function radishMound(sheet: Sheet, x: number, y: number, r: number): string {
  const heap = oval(0, 0, r * 1.12, r * 0.66, 0.14, 4).map(
    ([a, b]): Point => [a, b < 0 ? b * 1.2 : b],
  )
  const shreds = Array.from({ length: 260 }, (_, i) => {
    const a = sheet.random.range(0, Math.PI * 2)
    const q = Math.sqrt(sheet.random.next())
    const [px, py] = [Math.cos(a) * r * 1.12 * q, Math.sin(a) * r * 0.68 * q - 6]
    return fill(
      brush(
        [
          [px - 9, py + sheet.random.jitter(5)],
          [px, py - 4],
          [px + 9, py + sheet.random.jitter(6)],
        ],
        4.4,
        { seed: i },
      ),
      px + py > 34 ? '#c3ccbb' : i % 3 ? '#fffdf4' : '#d6dccb',
    )
  })
  return put(
    x,
    y,
    soft(
      sheet,
      9,
      fill(
        curve(
          heap.map(([a, b]): Point => [a + 16, b + 16]),
          true,
        ),
        ink.seaDark,
        0.5,
      ),
    ) +
      shape(
        heap,
        bokashi(
          sheet,
          [
            [0, '#fffef6'],
            [1, '#c6ccb8'],
          ],
          [0, 0, 0.7, 1],
        ),
        3,
        ink.seaDark,
      ) +
      shreds.join('') +
      soft(
        sheet,
        2,
        fill(
          curve(pts('-40,-40 -12,-62 34,-56 58,-34 30,-18 6,-2 -8,-16 -30,-20'), true),
          '#8a4217',
          0.82,
        ),
      ) +
      gleam(pts('-14,-48 8,-54 28,-44'), 6),
  )
}

/** Chopsticks from the upper right, holding a flake of white fish at `at`. */
export function tips(sheet: Sheet, at: Point): string {
  const [x, y] = at
  const stick = (dx: number, dy: number, fx: number, fy: number) =>
    fill(
      brush(
        [
          [x + dx, y + dy],
          [(x + dx + fx) / 2, (y + dy + fy) / 2],
          [fx, fy],
        ],
        26,
        { head: 0.45, tail: 1.2, rough: 0.04 },
      ),
      '#7a2419',
    ) +
    fill(
      brush(
        [
          [x + dx, y + dy - 4],
          [(x + dx + fx) / 2, (y + dy + fy) / 2 - 6],
          [fx, fy - 8],
        ],
        6,
        { head: 0.3 },
      ),
      '#f0a384',
      0.9,
    )
  const morsel = pts(
    '-84,22 -92,-14 -58,-30 -50,-58 -6,-46 26,-64 56,-42 90,-34 84,4 96,28 56,40 30,62 -8,48 -44,60',
  )
  const fibres = [-50, -16, 20, 52].map((d, i) =>
    keyLine(
      [
        [d - 8, -46 + Math.abs(d) * 0.3],
        [d + 8 + noise1(i, 3) * 6, 0],
        [d - 4, 46 - Math.abs(d) * 0.3],
      ],
      4,
      '#b98350',
      i,
    ),
  )
  return (
    stick(-58, -10, 1260, -190) +
    put(
      x,
      y,
      shape(
        morsel.map(([a, b]): Point => [a + 2, b + 14]),
        '#d99a3c',
        3,
        ink.brownDeep,
      ) +
        shape(
          morsel,
          bokashi(
            sheet,
            [
              [0, '#fffef8'],
              [0.6, '#f9ead0'],
              [1, '#dcb88a'],
            ],
            [0, 0, 0.6, 1],
          ),
          3,
          ink.brownDeep,
        ) +
        soft(sheet, 5, fill(brush(pts('-60,30 0,40 76,18'), 30), '#dfa264', 0.6)) +
        fibres.join('') +
        gleam(pts('-52,-20 -20,-36 20,-34'), 9) +
        grain(30, 10, 4, '#ffffff', '#c79d6c', 3),
      1,
      -14,
    ) +
    stick(48, 30, 1300, -60)
  )
}
