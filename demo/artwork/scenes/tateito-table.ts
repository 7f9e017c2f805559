import { arc, brush } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { fill } from '../kit/svg.ts'

export const table = { base: '#b68c61', dark: '#7a5639', light: '#d2ac7d' }

export const choko = { light: '#e8e0cd', dark: '#9ba6a8' }

export const combed = (cx: number, cy: number, r: number) =>
  [0, 1, 2, 3]
    .map((i) =>
      fill(
        brush(arc(cx, cy + 26 + i * 22, r * 1.02, r * 0.5, 0.1, Math.PI - 0.1, 14), 6 - i, {
          seed: i,
        }),
        ink.indigo600,
        0.85,
      ),
    )
    .join('')
