import { brush, type Point, polygon, pts } from '../kit/line.ts'
import { glints } from '../kit/sea.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { mist } from '../kit/sky.ts'
import { disc, fill, rect } from '../kit/svg.ts'
import { cedar } from '../kit/tree.ts'
import { walker } from '../kit/walker.ts'
import { cedars } from './tateito-main.ts'

const RED = { lit: '#d9553a', base: '#b8402a', dark: '#7a2018' }

/** A point of the deck, 0 at the left bank to 1 at the right. */
const deck = (t: number, lift = 0): Point => [
  60 + 1080 * t,
  560 - 120 * Math.sin(Math.PI * t) - lift,
]
const along = (lift: number): Point[] => Array.from({ length: 25 }, (_, i) => deck(i / 24, lift))

/** The red bridge below the station, with the valley in mist. */
export function tateitoBridge(sheet: Sheet): string {
  return [
    cedars(sheet, 1200, 640),
    mist(sheet, 520, 130, '#eef0e2', 0.9),
    stream(sheet),
    legs(),
    rail(118, 0.8, RED.dark, RED.base),
    walker(
      sheet,
      640,
      456,
      0.72,
      {
        coat: '#2c4579',
        shade: '#16224a',
        hair: '#1c1c28',
        legs: '#2a2a3a',
        umbrella: ['#efe0c0', '#a58a58'],
      },
      -1,
    ),
    fill(
      polygon([...along(8), ...along(-26).reverse()]),
      bokashi(sheet, [
        [0, RED.base],
        [1, RED.dark],
      ]),
    ),
    fill(brush(along(8), 8, { head: 1, tail: 1, rough: 0.06 }), '#e9dcc0'),
    rail(84, 1, RED.base, RED.lit),
    cedar(20, 900, 900, '#17393f', 4),
    cedar(1176, 900, 980, '#17393f', 12),
    bank(),
  ].join('')
}

/** Posts with their brass caps, and three bars. */
function rail(high: number, scale: number, post: string, bar: string): string {
  const low = scale < 1 ? 34 : 0
  const bars = [high - 8, (high + low) / 2, low + 18].map((lift, i) =>
    fill(brush(along(lift), (i === 0 ? 13 : 8) * scale, { head: 1, tail: 1, rough: 0.05 }), bar),
  )
  const posts = Array.from({ length: 11 }, (_, i) => {
    const [x, y] = deck(0.02 + i * 0.096)
    const w = 15 * scale
    return (
      rect(x - w / 2, y - high - 6, w, high - low + 14, post) +
      rect(x - w / 2, y - high - 6, w * 0.35, high - low + 14, RED.lit, 0.7) +
      shape(
        [
          [x - w * 0.7, y - high - 4],
          [x - w * 0.62, y - high - 17 * scale],
          [x, y - high - 34 * scale],
          [x + w * 0.62, y - high - 17 * scale],
          [x + w * 0.7, y - high - 4],
        ],
        '#3f5a52',
        1.8,
      )
    )
  })
  return bars.join('') + posts.join('')
}

const legs = () =>
  [0.26, 0.5, 0.74]
    .map((t) => {
      const [x, y] = deck(t)
      return (
        [-46, 46]
          .map((k) =>
            fill(
              brush(
                [
                  [x + k * 0.5, y],
                  [x + k * 0.8, y + 130],
                  [x + k, 730],
                ],
                22,
                { head: 1, tail: 1.1, rough: 0.06 },
              ),
              RED.dark,
            ),
          )
          .join('') +
        [0.35, 0.72].map((k) => rect(x - 56, y + (720 - y) * k, 112, 13, RED.base)).join('') +
        disc(x, 734, 76, 9, '#eef0e2', 0.7)
      )
    })
    .join('')

const stream = (sheet: Sheet) =>
  fill(
    polygon(pts('0,640 1200,640 1200,820 0,820')),
    bokashi(sheet, [
      [0, '#c9dcd2'],
      [0.4, '#7fa8a4'],
      [1, '#3f6f74'],
    ]),
  ) +
  glints(sheet, { x: 0, y: 650, width: 1200, height: 140 }, 110, '#eef4ea', 0.7) +
  glints(sheet, { x: 0, y: 670, width: 1200, height: 130 }, 60, '#2c5a5e', 0.45)

/** Boulders at both banks, wet below. */
const bank = () =>
  [
    [40, 760, 1.5],
    [210, 790, 1],
    [330, 812, 0.7],
    [1150, 770, 1.5],
    [980, 796, 0.95],
    [860, 816, 0.6],
  ]
    .map(
      ([x = 0, y = 0, s = 1], i) =>
        shape(
          pts('-120,40 -104,-30 -50,-72 20,-64 84,-40 120,40').map(
            ([a, b]): Point => [x + a * s, y + b * s],
          ),
          i % 2 ? '#5a706c' : '#48605e',
          3,
        ) +
        fill(
          brush(
            pts('-80,-24 -40,-54 20,-46').map(([a, b]): Point => [x + a * s, y + b * s]),
            20 * s,
            { seed: i + 2 },
          ),
          '#8fa88e',
          0.8,
        ),
    )
    .join('')
