import { gleam } from '../kit/gloss.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'
import { between, modelled, spot, type Tube, tube } from '../kit/tube.ts'

const golden = ['#ffe9ae', '#f7cf78', '#e9ae4c'] as const

/** One crumb of fried batter: browned below, golden, a lit spot above. */
function crumb(x: number, y: number, r: number, seed: number): string {
  return (
    fill(curve(oval(x + r * 0.25, y + r * 0.4, r, r * 0.8, 0.3, seed), true), '#9a5518', 0.85) +
    fill(curve(oval(x, y, r, r * 0.78, 0.35, seed), true), golden[seed % 3] ?? golden[0]) +
    (seed % 2
      ? fill(curve(oval(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.24), true), '#fffaf0', 0.9)
      : '')
  )
}

/** Crumbs of batter in a loose ring over an outline. */
export function crumbs(
  sheet: Sheet,
  outline: readonly Point[],
  count: number,
  r: number,
  seed: number,
): string {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = outline[Math.floor((i / count) * outline.length)] ?? [0, 0]
    return crumb(
      x + sheet.random.jitter(r * 0.9),
      y + sheet.random.jitter(r * 0.7),
      r * sheet.random.range(0.5, 1.1),
      i + seed,
    )
  }).join('')
}

/** The flowers of batter (hana-goromo) that stand off a prawn's edge: short crooked threads and crumbs. */
function lace(sheet: Sheet, body: Tube, seed: number): string {
  const { random } = sheet
  return Array.from({ length: 84 }, (_, i) => {
    const t = random.range(0, 0.95)
    const v = (i % 2 === 0 ? -1 : 1) * random.range(0.84, 1.06)
    const far = v * random.range(1.1, 1.36)
    const line = [
      body.at(t, v),
      body.at(t + random.jitter(0.02), (v + far) / 2),
      body.at(t + random.jitter(0.05), far),
    ]
    const wide = random.range(9, 20)
    return (
      fill(
        brush(
          line.map(([x, y]): Point => [x + 2, y + 5]),
          wide,
          { head: 1, tail: 0.7, rough: 0.6, seed: i },
        ),
        '#9a5518',
      ) +
      fill(
        brush(line, wide, { head: 1, tail: 0.7, rough: 0.6, seed: i }),
        golden[(i + seed) % 3] ?? golden[0],
      )
    )
  }).join('')
}

/** The uneven coat: flat blisters that run into each other. */
function blisters(sheet: Sheet, body: Tube): string {
  const { random } = sheet
  return Array.from({ length: 120 }, (_, i) => {
    const [t, v] = [random.range(0.02, 0.97), random.range(-0.88, 0.88)]
    const r = random.range(0.012, 0.034)
    const lit = between(
      ['#fff3c8', '#fbdc93', '#efb956', '#d08a2c'],
      (v + 0.9) / 1.8 + random.jitter(0.12),
    )
    return (
      fill(curve(spot(body, t + 0.004, v + 0.07, r, r * 7, i, 0.5), true), '#a05a17', 0.6) +
      fill(curve(spot(body, t, v, r, r * 6.4, i, 0.5), true), lit)
    )
  }).join('')
}

/** A prawn in batter along `axis`, tail last; a bitten one shows its flesh at the near end. */
export function prawn(sheet: Sheet, axis: readonly Point[], seed: number, bitten = false): string {
  const { random } = sheet
  const body = tube(
    axis,
    [bitten ? 128 : 64, 138, 158, 140, 162, 146, 152, 132, 142, 118, 120, 92, 66].map(
      (w) => w + random.jitter(9),
    ),
  )
  const [[_x, _y], [tx, ty], [px, py]] = [body.at(0, 0), body.at(1, 0), body.at(0.9, 0)]
  const turn = (Math.atan2(ty - py, tx - px) * 180) / Math.PI
  const texture = Array.from({ length: 70 }, () => {
    const [t, v] = [random.range(0.02, 0.95), random.range(-0.95, 0.95)]
    return {
      v,
      svg: (([a, b]) => crumb(a, b, random.range(3, 8), Math.round(t * 97)))(body.at(t, v)),
    }
  })
  return (
    soft(
      sheet,
      16,
      fill(
        brush(
          axis.map(([a, b]): Point => [a + 16, b + 62]),
          110,
          { head: 0.8, tail: 0.5 },
        ),
        '#5a3416',
        0.6,
      ),
    ) +
    put(tx, ty, tail(sheet), 1, turn) +
    lace(sheet, body, seed) +
    modelled(body, ['#ffedb8', '#fbd98c', '#efb852', '#d8932f', '#b06a1e', '#c98632']) +
    blisters(sheet, body) +
    texture.map((c) => c.svg).join('') +
    [0.12, 0.34, 0.56, 0.74]
      .map((t, i) =>
        gleam(
          [0, 0.03, 0.07].map((d) => body.at(t + d, -0.52 + d)),
          13 - i,
          0.9,
          i + seed,
        ),
      )
      .join('') +
    crumbs(
      sheet,
      [-1, -0.6, -0.2, 0.2, 0.6, 1].map((v) => body.at(0.985, v)),
      12,
      13,
      seed,
    ) +
    (bitten ? put(...body.at(0.03, 0), flesh(sheet), 1, turn) : '')
  )
}

/** The bite: white flesh with its rosy rim inside the crust. */
const flesh = (sheet: Sheet) =>
  round(-2, 0, 44, 68, '#f3c569', 3, '#8a4f1c', 3) +
  crumbs(sheet, oval(-2, 0, 42, 66), 26, 8, 4) +
  round(-6, 0, 34, 55, '#f08a5c', 2.4, '#b5502c', 4) +
  round(
    -8,
    1,
    27,
    46,
    bokashi(
      sheet,
      [
        [0, '#fffaf2'],
        [0.6, '#fdeee0'],
        [1, '#f2c4a6'],
      ],
      [0, 0, 0.4, 1],
    ),
    0,
    ink.umber,
    5,
  ) +
  [-26, 0, 26]
    .map((d, i) =>
      keyLine(
        [
          [-28, d - 6],
          [-12, d + 4],
          [10, d - 2],
        ],
        2.6,
        '#e3a98a',
        i,
      ),
    )
    .join('') +
  gleam(pts('-26,-16 -22,-34 -10,-42'), 7)

const tail = (sheet: Sheet) => {
  const red = bokashi(
    sheet,
    [
      [0, '#f4733f'],
      [0.6, '#d8402a'],
      [1, '#93301f'],
    ],
    [0, 0, 1, 0.6],
  )
  const fin = (turn: number) =>
    put(
      20,
      0,
      shape(
        pts('-14,-14 34,-34 88,-44 122,-34 116,2 84,22 30,20 -14,14'),
        red,
        3.2,
        ink.vermilionDeep,
      ) +
        keyLine(pts('0,0 50,-8 112,-18'), 2.6, ink.vermilionDeep) +
        gleam(pts('30,-22 62,-31 94,-33'), 6),
      1,
      turn,
    )
  return (
    fin(46) +
    fin(-40) +
    fin(4) +
    shape(pts('-70,-40 20,-26 36,0 20,26 -70,40'), '#f08a5c', 3, ink.vermilionDeep) +
    keyLine(pts('-10,-30 -2,0 -10,30'), 5, '#d8402a') +
    gleam(pts('-30,-20 -8,-18 10,-12'), 6)
  )
}
