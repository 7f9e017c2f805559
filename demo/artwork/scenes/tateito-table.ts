import { rough, type Tones } from '../kit/above.ts'
import { dim } from '../kit/dim.ts'
import { arc, brush } from '../kit/line.ts'
import { noise1 } from '../kit/random.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { fill, rect } from '../kit/svg.ts'

/** Tateito's table of split bamboo from above, browned by a hundred years of hearth smoke. */
export function bamboo(sheet: Sheet): string {
  const wide = 50
  const strips = Array.from({ length: 18 }, (_, i) => {
    const y = i * wide - 24
    const tone = ['#7d5636', '#8a6240', '#744d31'][i % 3] ?? '#7d5636'
    const node = 240 + ((i * 467) % 900)
    const paint = bokashi(sheet, [
      [0, '#3a251a'],
      [0.12, tone],
      [0.42, '#a0764a'],
      [0.8, tone],
      [1, '#3f281b'],
    ])
    const joint = (x: number) =>
      rect(x - 5, y + 2, 5, wide - 4, '#38231a', 0.7) + rect(x, y + 2, 4, wide - 4, '#a57a50', 0.5)
    return rect(-20, y, 1240, wide, paint) + joint(node) + joint(node - 620 + noise1(i, 3) * 60)
  })
  return (
    rough(sheet, { across: 0.003, down: 0.16, high: 0.7, seed: 21 }, strips.join('')) + dim(sheet)
  )
}

/** The pale glaze of the cups and small dishes. */
export const celadon: Tones = {
  light: '#eef0e2',
  base: '#cdd6c6',
  dark: '#93a396',
  edge: '#5f7168',
}

export const choko = { light: '#e8e0cd', dark: '#9ba6a8' }

export const combed = (cx: number, cy: number, r: number) =>
  [0, 1, 2, 3]
    .map((i) =>
      fill(
        brush(arc(cx, cy + 26 + i * 22, r * 1.02, r * 0.5, 0.1, Math.PI - 0.1, 14), 6 - i, {
          seed: i,
        }),
        '#3e5f93',
        0.85,
      ),
    )
    .join('')
