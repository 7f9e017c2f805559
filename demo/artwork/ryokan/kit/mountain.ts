import { brush, type Point, polygon } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, type Sheet } from '../../kit/sheet.ts'
import { fill } from '../../kit/svg.ts'

/** How a mountain is washed: lit snow, shaded snow, and what both fade into at its foot. */
export type Rock = { lit: string; shade: string; rib: string; foot: string }

/** One peak under snow: two flanks, a broken spine between them, and ribs running down. */
export function peak(
  sheet: Sheet,
  x: number,
  top: number,
  half: number,
  foot: number,
  rock: Rock,
  seed: number,
): string {
  const random = createRandom(`peak${seed}`)
  const tall = foot - top
  const side = (to: number, s: number): Point[] =>
    Array.from({ length: 19 }, (_, i) => {
      const t = i / 18
      const rough = noise1(i * 0.9, s) * half * 0.035 * Math.min(1, t * 5)
      return [
        x + to * half * t ** 0.92 + rough,
        top + tall * t ** 1.14 + noise1(i * 1.3, s + 3) * tall * 0.02 * Math.min(1, t * 5),
      ]
    })
  const left = side(-1, seed)
  const right = side(1, seed + 7)
  const spine = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12
    return [x + noise1(i * 1.1, seed + 11) * half * 0.16 * t + half * 0.12 * t, top + tall * t]
  })
  const fade = (paint: string) =>
    bokashiAt(
      sheet,
      [
        [0, paint],
        [0.55, paint],
        [1, rock.foot],
      ],
      [0, top, 0, foot],
    )
  const rib = (fromX: number, fromY: number, lean: number, length: number, k: number): string => {
    const line = [0, 0.35, 0.7, 1].map(
      (t): Point => [
        fromX + lean * length * t + noise1(t * 4 + k, seed) * length * 0.05,
        fromY + length * t,
      ],
    )
    return fill(
      brush(line, length * 0.09, { head: 0.2, tail: 0.02, rough: 0.6, seed: k }),
      rock.rib,
      random.range(0.25, 0.6),
    )
  }
  const ribs = Array.from({ length: 26 }, (_, k) => {
    const t = random.range(0.02, 0.72)
    const dir = k % 2 === 0 ? -1 : 1
    const off = random.range(0.05, 0.85) * t ** 0.92 * half * dir
    const y = top + tall * (Math.abs(off) / half) ** 1.1 + tall * t * 0.12
    return rib(x + off, y, dir * random.range(0.2, 0.75), tall * random.range(0.08, 0.26), k)
  })
  const spurs = [-0.62, -0.36, -0.17, 0.34, 0.62].map((share, k) =>
    spur(x, top, half, tall, share, seed + k * 5),
  )
  return (
    fill(polygon([...left, ...[...right].reverse()]), fade(rock.lit)) +
    fill(polygon([...spine, ...[...right].reverse()]), fade(rock.shade)) +
    spurs
      .map((points, k) =>
        fill(polygon(points), fade(k < 3 ? rock.shade : rock.rib), k < 3 ? 0.8 : 0.5),
      )
      .join('') +
    ribs.join('')
  )
}

/** The shaded side of a spur that leaves the skyline at a share of the flank and forks on its way down. */
function spur(
  x: number,
  top: number,
  half: number,
  tall: number,
  share: number,
  seed: number,
): Point[] {
  const side = Math.sign(share)
  const from = Math.abs(share)
  const startX = x + share * half * 0.86
  const startY = top + tall * from ** 1.22 + tall * 0.03
  const crest = Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6
    return [
      startX + side * half * 0.1 * t + noise1(i * 1.7, seed) * half * 0.05 * t,
      startY + tall * (0.5 - from * 0.3) * t,
    ]
  })
  const back = Array.from({ length: 7 }, (_, i): Point => {
    const t = 1 - i / 6
    return [
      startX +
        half * (0.05 + 0.2 * t) * t +
        side * half * 0.08 * t +
        noise1(i * 2.3, seed + 2) * half * 0.04,
      startY + tall * (0.42 - from * 0.28) * t * (0.75 + 0.25 * noise1(i, seed + 4)),
    ]
  })
  return [...crest, ...back]
}
