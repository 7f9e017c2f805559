import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { createRandom } from '../../kit/random.ts'
import { bokashi, type Sheet } from '../../kit/sheet.ts'
import { disc, fill, put } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { cast, leaf, table, vignette, ware } from '../kit/tabletop.ts'
import { fibres } from '../kit/wash.ts'

/** A dried persimmon filled with chestnut, cut, beside a bowl of whisked tea. */
export function dishSweet(sheet: Sheet): string {
  return (
    table(sheet, '#a89a86', '#6f6252') +
    ware(sheet, 400, 420, 280, { rim: '#3b302b', well: '#231b18', shade: '#120d0b' }, 0.2, 3) +
    put(210, 400, leaf(sheet, 330, 92, '#c46a38', '#7d3420', 8), 1, 8) +
    put(330, 340, persimmon(sheet, 2), 1.08, -12) +
    put(430, 490, slice(sheet, 3), 1.05, 8) +
    put(520, 390, slice(sheet, 6), 0.98, -24) +
    fill(brush(pts('560,640 640,520 700,440'), 11, { head: 1, tail: 0.2 }), '#2a1c14') +
    fill(brush(pts('566,630 640,522 690,452'), 4, { head: 1, tail: 0.2 }), '#8a6a48') +
    ware(sheet, 900, 360, 220, { rim: '#46403c', well: '#2b2725', shade: '#191614' }, 0.75, 6) +
    tea(sheet) +
    vignette(sheet) +
    fibres(sheet, 40, ink.snow)
  )
}

/** The whole fruit around the origin, under its own white sugar, with its calyx. */
function persimmon(sheet: Sheet, seed: number): string {
  const random = createRandom(`persimmon${seed}`)
  const body: Point[] = pts('-104,0 -86,-56 -20,-80 54,-70 104,-24 110,20 70,66 -10,78 -80,54')
  const folds = [
    [-60, -44, 10, -50, 70, -40],
    [-80, -4, 0, -16, 92, -2],
    [-66, 36, 0, 30, 74, 36],
  ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], i) =>
    fill(
      brush(
        [
          [a, b],
          [c, d],
          [e, f],
        ],
        9,
        { head: 0.1, tail: 0.1, seed: i },
      ),
      '#6b2c14',
      0.5,
    ),
  )
  const sugar = Array.from({ length: 150 }, () =>
    disc(
      random.jitter(92),
      random.jitter(62),
      random.range(2, 8),
      random.range(2, 6),
      '#f6ead4',
      random.range(0.1, 0.42),
    ),
  )
  const calyx = [0, 90, 180, 270].map((turn) =>
    put(
      0,
      0,
      fill(curve(pts('0,-10 34,-20 52,0 34,18 0,10'), true), '#7a6a3c') +
        fill(brush(pts('4,0 26,-1 46,0'), 4), '#4f4224'),
      0.8,
      turn + 20,
    ),
  )
  return (
    cast(sheet, body, 13) +
    fill(
      curve(body, true),
      bokashi(
        sheet,
        [
          [0, '#d98042'],
          [0.6, '#a84e22'],
          [1, '#7a3216'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    folds.join('') +
    sugar.join('') +
    put(-6, -8, calyx.join('') + disc(0, 0, 9, 9, '#4f4224'))
  )
}

/** A slice: dark fruit outside, a turn of white bean paste, chestnut in the middle. */
function slice(sheet: Sheet, seed: number): string {
  const rim = oval(0, 0, 84, 74, 0.05, seed)
  return (
    cast(sheet, rim, 13) +
    fill(
      curve(
        rim.map(([x, y]): Point => [x + 7, y + 12]),
        true,
      ),
      '#6b2c14',
    ) +
    fill(
      curve(rim, true),
      bokashi(
        sheet,
        [
          [0, '#cf6f34'],
          [1, '#9a431d'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    fill(curve(oval(0, 0, 66, 57, 0.07, seed + 1), true), '#e6c795') +
    fill(
      curve(oval(1, 1, 60, 50, 0.1, seed + 2), true),
      bokashi(
        sheet,
        [
          [0, '#c99543'],
          [1, '#8f5c22'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    chestnut(seed) +
    fill(brush(pts('-70,-30 -30,-62 30,-64'), 6), '#f0a868', 0.6)
  )
}

/** The broken chestnut in a slice: crumbs of three yellows. */
function chestnut(seed: number): string {
  const random = createRandom(`chestnut${seed}`)
  return Array.from({ length: 34 }, (_, i) => {
    const a = random.range(0, Math.PI * 2)
    const d = 44 * Math.sqrt(random.next())
    return fill(
      curve(
        oval(
          Math.cos(a) * d * 1.1,
          Math.sin(a) * d * 0.9,
          random.range(5, 11),
          random.range(4, 8),
          0.2,
          i,
        ),
        true,
      ),
      random.pick(['#e3b65c', '#d39b3d', '#f0cf8a', '#a8702c']),
      0.9,
    )
  }).join('')
}

function tea(sheet: Sheet): string {
  const random = createRandom('tea')
  const foam = Array.from({ length: 240 }, () => {
    const a = random.range(0, Math.PI * 2)
    const d = 138 * Math.sqrt(random.next())
    const r = random.range(1.6, 6)
    return disc(
      906 + Math.cos(a) * d,
      366 + Math.sin(a) * d,
      r,
      r,
      random.pick(['#c6d08c', '#aebc6c', '#d8dfa8']),
      random.range(0.4, 0.9),
    )
  })
  const whisked = [0, 1, 2].map((i) =>
    fill(
      brush(
        [
          [820 + i * 14, 340 + i * 34],
          [900, 318 + i * 40],
          [990 - i * 10, 346 + i * 30],
        ],
        14,
        { head: 0.1, tail: 0.1, seed: i },
      ),
      '#cdd696',
      0.6,
    ),
  )
  return (
    fill(
      curve(oval(906, 366, 148, 146, 0.015, 3), true),
      bokashi(
        sheet,
        [
          [0, '#6d7f3a'],
          [0.5, '#94a852'],
          [1, '#a9ba66'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    whisked.join('') +
    foam.join('') +
    fill(curve(pts('800,440 830,476 880,496 860,470 824,440'), true), '#5f7032', 0.7)
  )
}
