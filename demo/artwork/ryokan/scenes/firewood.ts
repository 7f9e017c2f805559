import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashi, bokashiAt, glow, type Sheet } from '../../kit/sheet.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { cap, drift, falling } from '../kit/snow.ts'
import { fibres } from '../kit/wash.ts'

/** A winter's firewood under the eaves, split ends outward. Made for 1200 × 900. */
export function firewood(sheet: Sheet): string {
  const random = createRandom('firewood')
  let ends = ''
  for (let i = 0; i < 170; i++)
    ends += put(
      random.range(0, 1200),
      random.range(130, 820),
      end(sheet, random.range(30, 46), i),
      1,
      random.range(0, 360),
    )
  ends += rect(0, 0, 1200, 900, '#1d1613', 0.55)
  for (let rowAt = 0; rowAt < 8; rowAt++) {
    let x = -30 + (rowAt % 2) * 30
    while (x < 1230) {
      const r = random.range(40, 62)
      ends += put(
        x + r,
        756 - rowAt * 78 + random.jitter(8),
        end(sheet, r, Math.round(x) + rowAt * 97),
        1,
        random.range(0, 360),
      )
      x += r * 1.6
    }
  }
  return (
    rect(0, 0, 1200, 900, '#1d1613') +
    ends +
    rect(
      0,
      100,
      1200,
      340,
      bokashiAt(
        sheet,
        [
          [0, '#100c0a', 0.85],
          [1, '#100c0a', 0],
        ],
        [0, 100, 0, 440],
      ),
    ) +
    glow(sheet, 250, 470, 620, ink.lamp, 0.36) +
    rect(0, 60, 1200, 92, '#1a1310') +
    rect(0, 128, 1200, 22, ink.woodDeep) +
    icicles() +
    cap([-40, 66], [1240, 40], 86, '#e3e7e8', '#94a6b6', 6) +
    rect(0, -10, 1200, 30, '#e3e7e8') +
    boots() +
    drift(sheet, pts('-20,800 180,770 420,812 700,836 960,800 1220,770'), 900, [
      [0, '#e6e9e9'],
      [1, '#a8b7c4'],
    ]) +
    falling(sheet, 130, '#f5f5f2', 0.85, 'wood') +
    fibres(sheet, 50, ink.snow)
  )
}

/** The end of one log: whole, halved or quartered, with its bark and rings. */
function end(sheet: Sheet, r: number, seed: number): string {
  const kind = Math.abs(seed) % 5
  const tone =
    ['#d8b27c', '#c99c66', '#e3c492', '#b98a58', '#cfa873'][Math.abs(seed * 7) % 5] ?? ink.hinoki
  const outline: Point[] =
    kind < 2
      ? oval(0, 0, r, r * 0.94, 0.07, seed)
      : kind < 4
        ? wedge(r * 1.12, Math.PI * 0.95, seed)
        : wedge(r * 1.3, Math.PI * 0.52, seed)
  const inner = outline.map(([x, y]): Point => [x * 0.87, y * 0.87])
  const rings = [0.66, 0.46, 0.26].map((share, i) =>
    fill(
      ringed(
        outline.map(([x, y]): Point => [x * share, y * share]),
        seed + i,
      ),
      '#8a5f3b',
      0.5,
    ),
  )
  const cracks = [0.4, 2.3, 4.4].map((a, i) =>
    fill(
      brush(
        [
          [0, 0],
          [Math.cos(a + seed) * r * 0.3, Math.sin(a + seed) * r * 0.3],
          [Math.cos(a + seed) * r * 0.58, Math.sin(a + seed) * r * 0.58],
        ],
        3.4,
        { head: 0.9, tail: 0.05, seed: i },
      ),
      '#6b4529',
      0.6,
    ),
  )
  return (
    fill(curve(outline, true), '#4d3424') +
    fill(
      curve(inner, true),
      bokashi(
        sheet,
        [
          [0, tone],
          [1, '#9c6f45'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    rings.join('') +
    (kind < 2 ? cracks.join('') : '')
  )
}

/** A thin closed line. */
const ringed = (points: readonly Point[], seed: number): string =>
  brush([...points, points[0] ?? [0, 0]], 2.2, { head: 0.8, tail: 0.8, seed })

/** A split piece, its sharp edge at the origin's side. */
function wedge(r: number, angle: number, seed: number): Point[] {
  const round = Array.from({ length: 9 }, (_, i): Point => {
    const a = -angle / 2 + (angle * i) / 8
    return [Math.cos(a) * r * (1 + 0.05 * noise1(i, seed)) - r * 0.42, Math.sin(a) * r * 0.92]
  })
  return [...round, [-r * 0.42, 0]]
}

function icicles(): string {
  return Array.from({ length: 30 }, (_, i) => {
    const x = 20 + i * 41 + noise1(i * 2.3, 4) * 14
    const long = 40 + 70 * Math.abs(noise1(i * 1.3, 7))
    return fill(
      brush(
        [
          [x, 90],
          [x, 100 + long * 0.5],
          [x + 1, 110 + long],
        ],
        13,
        { head: 1, tail: 0.04 },
      ),
      '#cfdbe2',
      0.72,
    )
  }).join('')
}

/** Boots plaited of straw, left before the stack. */
function boots(): string {
  const boot = (x: number, turn: number) => {
    const shape: Point[] = pts('-44,-150 40,-150 46,-60 104,-34 116,6 60,20 -40,18 -52,-20')
    const plaits = Array.from({ length: 9 }, (_, i) =>
      fill(
        brush(
          [
            [-44, -136 + i * 17],
            [0, -130 + i * 17],
            [44 + (i > 5 ? 44 : 0), -138 + i * 17 + (i > 5 ? 6 : 0)],
          ],
          5,
          { head: 0.8, tail: 0.6, seed: i },
        ),
        '#8f7440',
        0.8,
      ),
    )
    return put(
      x,
      822,
      fill(curve(shape, true), ink.straw) +
        plaits.join('') +
        fill(curve(oval(-2, -150, 43, 13), true), '#5b4828') +
        fill(brush(pts('-46,-96 0,-88 46,-98'), 9), ink.emberDeep),
      1.1,
      turn,
    )
  }
  return boot(800, -3) + boot(950, 4)
}
