import { curve, oval, type Point } from '../../kit/line.ts'
import { noise1 } from '../../kit/random.ts'
import { bokashi, type Sheet } from '../../kit/sheet.ts'
import { fill } from '../../kit/svg.ts'
import { dry } from './wash.ts'

export type Stone = { light: string; dark: string; snow?: string; shade?: string }

/** A boulder lit from the upper left, with its snow if it carries any. */
export function rock(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  look: Stone,
  seed: number,
  flat = 0.72,
): string {
  const body = oval(x, y, r, r * flat, 0.2, seed)
  const paint = bokashi(
    sheet,
    [
      [0, look.light],
      [0.55, look.dark],
      [1, look.dark],
    ],
    [0.2, 0, 0.75, 1],
  )
  const veins = [0, 1, 2].map((i) => {
    const at: Point[] = [
      [x - r * 0.5 + i * r * 0.35, y - r * 0.15],
      [x - r * 0.3 + i * r * 0.36, y + r * 0.2],
      [x - r * 0.34 + i * r * 0.4, y + r * 0.45 * flat],
    ]
    return dry(at, r * 0.12, look.light, 0.16, seed + i)
  })
  const top: Point[] = [
    ...Array.from({ length: 9 }, (_, i): Point => {
      const a = Math.PI * (1.02 + (0.98 * i) / 8)
      return [
        x + Math.cos(a) * r * 0.98,
        y + Math.sin(a) * r * flat * 1.12 + noise1(i, seed) * r * 0.05,
      ]
    }),
    ...Array.from(
      { length: 7 },
      (_, i): Point => [
        x + r * (0.9 - 0.3 * i),
        y -
          r * flat * (0.12 + 0.3 * Math.sin((Math.PI * i) / 6)) +
          noise1(i * 1.9, seed + 3) * r * 0.12,
      ],
    ),
  ]
  const snow = look.snow
    ? fill(
        curve(
          top.map(([px, py]): Point => [px, py + r * 0.07]),
          true,
        ),
        look.shade ?? look.snow,
      ) + fill(curve(top, true), look.snow)
    : ''
  return fill(curve(body, true), paint) + veins.join('') + snow
}
