import { cast, gloss, rough } from '../kit/above.ts'
import { curve, oval, type Point, pts } from '../kit/line.ts'
import { createRandom } from '../kit/random.ts'
import { glow, type Sheet } from '../kit/sheet.ts'
import { disc, fill, stroke } from '../kit/svg.ts'

/** A frosted mug of draught beer from above: all one sees is the head and a rim of gold. */
export function beer(sheet: Sheet, x: number, y: number, r: number): string {
  const random = createRandom('foam')
  const rim = curve(oval(x, y, r, r, 0.006, 2), true)
  const ear = curve(
    pts('0.9,-0.3 1.36,-0.34 1.5,0 1.36,0.36 0.9,0.32').map(
      ([a, b]): Point => [x + a * r, y + b * r],
    ),
  )
  const bubbles = Array.from({ length: 150 }, () => {
    const [a, q] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * r * 0.84]
    const s = random.range(1.4, 6.5)
    return (
      disc(x + Math.cos(a) * q, y + Math.sin(a) * q, s, s, '#e4d3a6', 0.7) +
      disc(
        x + Math.cos(a) * q - s * 0.2,
        y + Math.sin(a) * q - s * 0.2,
        s * 0.76,
        s * 0.76,
        '#fffaf0',
      )
    )
  })
  return (
    cast(sheet, rim, 34, 0.6) +
    stroke(ear, '#8d8f94', r * 0.22, 0.9) +
    stroke(ear, '#d6dbdd', r * 0.13, 0.9) +
    fill(rim, '#dfe4e4') +
    disc(x, y, r * 0.93, r * 0.93, '#d8921f') +
    glow(sheet, x + r * 0.2, y + r * 0.3, r * 0.9, '#ffcf5c', 0.9) +
    rough(
      sheet,
      { across: 0.05, down: 0.05, high: 0.8, torn: 5, seed: 3 },
      fill(curve(oval(x - 2, y - 2, r * 0.86, r * 0.85, 0.03, 5), true), '#fff6de'),
    ) +
    bubbles.join('') +
    stroke(rim, '#6c6f74', 1.4, 0.8) +
    gloss(
      sheet,
      pts('-0.8,-0.2 -0.5,-0.72 0,-0.86 -0.4,-0.56').map(([a, b]): Point => [x + a * r, y + b * r]),
      0.6,
      6,
    )
  )
}
