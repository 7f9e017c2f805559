import { plane } from '../kit/figure/cut.ts'
import { put, rect } from '../kit/svg.ts'

/** Heads and shoulders from behind, about 100 px wide: cropped, bun, bob, swept to one side, a cap. */
const outlines = [
  '-16,-84 -25,-66 -22,-44 -13,-30 -14,-18 -44,-4 -54,24 -56,160* 56,160* 54,24 44,-4 14,-18 13,-30 22,-44 25,-66 16,-84 0,-92',
  '-7,-92 -14,-102 -6,-114 10,-112 15,-100 9,-91 20,-78 24,-60 19,-40 11,-30 11,-18 38,-6 48,22 50,160* -50,160* -48,22 -38,-6 -11,-18 -11,-30 -19,-40 -24,-60 -19,-80',
  '-18,-84 -28,-60 -30,-34 -25,-20 -36,-8 -50,22 -52,160* 52,160* 50,22 36,-8 25,-20 30,-34 28,-60 18,-84 0,-91',
  '-20,-80 -28,-62 -23,-44 -14,-32 -15,-18 -46,-6 -58,26 -60,160* 60,160* 58,26 46,-6 15,-18 15,-32 24,-46 26,-68 12,-90 -8,-92',
] as const

/** The dark hall: three rows of people, near ones larger, nobody with the same neighbour twice. */
export function audience(): string {
  const row = (y: number, scale: number, step: number, paint: string, lit: string, seed: number) =>
    Array.from({ length: Math.ceil(1320 / step) }, (_, i) => {
      const kind = (i * 7 + seed * 3 + ((i * i) % 3)) % outlines.length
      const outline = outlines[kind] ?? outlines[0]
      const x = i * step + ((i * 37 + seed * 11) % 26) - 50
      const dy = ((i * 53 + seed * 7) % 24) - 8
      const turn = ((i * 29 + seed * 5) % 9) - 4
      return (
        put(x, y + dy - 1.6 * scale, plane(outline, lit), scale, turn, i % 2 ? -1 : 1) +
        put(x, y + dy + 2.4 * scale, plane(outline, paint), scale, turn, i % 2 ? -1 : 1)
      )
    }).join('')
  return (
    rect(0, 1330, 1200, 170, '#12102a') +
    row(1330, 0.62, 76, '#2a1f48', '#6d4360', 3) +
    row(1402, 0.86, 108, '#1a1534', '#47305a', 8) +
    row(1500, 1.2, 150, '#0d0b20', '#2b2146', 5)
  )
}
