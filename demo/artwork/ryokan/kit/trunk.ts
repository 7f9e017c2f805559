import { brush, curve, type Point } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashi, type Sheet } from '../../kit/sheet.ts'
import { fill } from '../../kit/svg.ts'
import { dry } from './wash.ts'

export type Bark = { light: string; dark: string; snow: string }

/** The trunk of an old cedar from its roots out of the picture; snow clings to its left side. */
export function trunk(
  sheet: Sheet,
  x: number,
  foot: number,
  wide: number,
  top: number,
  bark: Bark,
  seed: number,
): string {
  const random = createRandom(`trunk${seed}`)
  const tall = foot - top
  const lean = random.jitter(tall * 0.012)
  const edge = (side: number): Point[] =>
    Array.from({ length: 10 }, (_, i) => {
      const t = i / 9
      const flare = 0.5 + 0.3 * Math.exp(-t * 24) - 0.14 * t
      return [
        x + lean * t + side * wide * flare + noise1(i * 1.3, seed + side) * wide * 0.05,
        foot - tall * t,
      ]
    })
  const left = edge(-1)
  const right = edge(1)
  const paint = bokashi(
    sheet,
    [
      [0, bark.light],
      [0.4, bark.dark],
      [1, bark.dark],
    ],
    [0, 0, 1, 0],
  )
  const lines = Array.from({ length: Math.max(3, Math.round(wide / 7)) }, () => {
    const off = random.range(-0.36, 0.4) * wide
    const from = random.range(0, 0.75)
    const to = from + random.range(0.12, 0.3)
    return dry(
      [
        [x + off, foot - tall * from],
        [x + off + random.jitter(4) + lean * 0.3, foot - tall * ((from + to) / 2)],
        [x + off + lean * 0.4, foot - tall * to],
      ],
      Math.max(3, wide * 0.06),
      bark.light,
      0.8,
      seed + Math.round(off),
    )
  })
  const snow = Array.from({ length: 7 }, (_, i) => {
    const at = 0.03 + i * 0.14 + random.jitter(0.04)
    const long = random.range(0.07, 0.16)
    const [lx] = left[Math.min(9, Math.round(at * 9))] ?? [x]
    const w = wide * random.range(0.05, 0.13)
    return fill(
      curve(
        [
          [lx - 1, foot - tall * at],
          [lx + w, foot - tall * (at + long * 0.3)],
          [lx + w * 0.5, foot - tall * (at + long * 0.7)],
          [lx - 1, foot - tall * (at + long)],
        ],
        true,
      ),
      bark.snow,
      0.85,
    )
  })
  const roots = [-0.8, -0.3, 0.35, 0.85].map((off, i) =>
    fill(
      brush(
        [
          [x + off * wide * 0.45, foot - wide * 0.5],
          [x + off * wide * 0.7, foot - wide * 0.08],
          [x + off * wide * 1.15, foot + wide * 0.1],
        ],
        wide * 0.3,
        { head: 0.5, tail: 0.1, seed: i + seed },
      ),
      bark.dark,
    ),
  )
  return (
    roots.join('') +
    fill(curve([...left, ...right.reverse()], true), paint) +
    lines.join('') +
    snow.join('')
  )
}
