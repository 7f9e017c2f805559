import { cast, gloss } from '../kit/above.ts'
import { chopsticks } from '../kit/chopsticks.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { wasabi } from '../kit/radish.ts'
import { createRandom, noise1 } from '../kit/random.ts'
import { sauce } from '../kit/sauce.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { tube } from '../kit/tube.ts'
import { drainer } from './tateito-drainer.ts'
import { bamboo, celadon } from './tateito-table.ts'

const tones = ['#9d8668', '#ad9678', '#bca588', '#c9b598', '#d6c5aa'] as const

/** Cold soba from above, combed in folded hanks onto its bamboo tray. */
export const zaruSoba = (sheet: Sheet): string =>
  [
    bamboo(sheet),
    drainer(sheet, 470, 402, 356),
    ...hanks.map(([x, y, turn], i) => put(x, y, hank(sheet, i), 1.02, turn)),
    nori(sheet),
    sauce(sheet, 1010, 218, 116, celadon, '#3a1c12'),
    sauce(sheet, 960, 470, 74, celadon, '#dfe5d6'),
    wasabi(sheet, 940, 462, 24),
    leeks(980, 486),
    chopsticks(sheet, [1130, 700], [770, 738]),
  ].join('')

/** Where the hanks lie, from the back to the front, and how they are turned. */
const hanks: ReadonlyArray<readonly [x: number, y: number, turn: number]> = [
  [346, 226, -58],
  [566, 218, 62],
  [462, 208, 6],
  [286, 384, -84],
  [654, 376, 86],
  [346, 540, -128],
  [590, 532, 124],
  [470, 552, 176],
  [470, 420, 172],
]

/** A mouthful of noodles folded once over the fingers: straight strands, and the bend at the back. */
function hank(sheet: Sheet, seed: number): string {
  const axis = pts('-46,104 -52,20 -44,-52 0,-84 44,-52 52,14 44,108').map(
    ([x, y], i): Point => [x + noise1(i + seed, 5) * 8, y + noise1(i * 1.3 + seed, 8) * 8],
  )
  const body = tube(axis, [92, 88, 84, 70, 84, 90, 94])
  const random = createRandom(`hank${seed}`)
  const count = 19
  const strands = Array.from({ length: count * 2 }, (_, k) => {
    const v = -1.06 + (2.12 * ((k * 7) % count)) / (count - 1) + random.jitter(0.05)
    const line = Array.from({ length: 13 }, (_, i) =>
      body.at(i / 12, v + noise1(i * 0.4 + k * 3.1, seed + 2) * 0.2),
    )
    const d = curve(line)
    const tone = Math.max(0, Math.min(4, Math.round(2.2 - v * 1.1 + random.jitter(1.4))))
    return stroke(d, '#6a543c', 6.6, 0.8) + stroke(d, tones[tone] ?? tones[2], 5)
  })
  const outline = curve(body.outline, true)
  return (
    cast(sheet, outline, 16, 0.5) +
    fill(outline, '#6d5037') +
    strands.join('') +
    soft(sheet, 9, stroke(outline, '#3d2a1a', 20, 0.28)) +
    gloss(sheet, pts('-74,-40 -46,-84 4,-100 36,-92 0,-80 -44,-50'), 0.26, 7)
  )
}

/** Laver cut to threads, strewn at the last moment. */
function nori(sheet: Sheet): string {
  const random = createRandom('nori')
  return Array.from({ length: 46 }, (_, i) => {
    const [a, q] = [random.range(0, Math.PI * 2), Math.sqrt(random.next())]
    const [x, y] = [462 + Math.cos(a) * 130 * q, 322 + Math.sin(a) * 84 * q]
    const turn = random.range(0, Math.PI)
    const line = [-26, 0, 26].map(
      (d, k): Point => [x + Math.cos(turn) * d, y + Math.sin(turn) * d - (k === 1 ? 5 : 0)],
    )
    const d = brush(line, 6.4, { head: 0.9, tail: 0.9, rough: 0.1, seed: i })
    return (
      put(2.5, 4, soft(sheet, 1.5, fill(d, '#2a1a10', 0.45))) +
      fill(d, i % 3 ? '#1b2a26' : '#2d4439')
    )
  }).join('')
}

const leeks = (x: number, y: number) =>
  Array.from({ length: 22 }, (_, i) => {
    const [px, py] = [x + noise1(i * 2.3, 4) * 26, y + noise1(i * 1.7, 9) * 22]
    return (
      disc(px + 1, py + 2, 9, 8.4, '#6d7a5a', 0.5) +
      disc(px, py, 8.4, 8, i % 2 ? '#8fb25c' : '#c3d792') +
      disc(px, py, 4.8, 4.4, '#f3f5de')
    )
  }).join('')
