import { block, form, type Tones, ware } from '../kit/above.ts'
import { brush, curve, oval, type Point } from '../kit/line.ts'
import { createRandom } from '../kit/random.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put } from '../kit/svg.ts'

const black: Tones = { light: '#4d3a34', base: '#281a18', dark: '#140c0c', edge: '#0c0707' }
const tofu: Tones = { light: '#fffdf4', base: '#f3ead6', dark: '#cdb592', edge: '#b3986f' }

/** Miso soup in a lacquered bowl from above, its cloud just settling. */
export function misoSoup(sheet: Sheet, x: number, y: number, r: number): string {
  const random = createRandom('miso')
  const inside = (q: number): Point => {
    const a = random.range(0, Math.PI * 2)
    const d = Math.sqrt(random.next()) * r * q
    return [x + Math.cos(a) * d, y + Math.sin(a) * d]
  }
  const cloud = Array.from({ length: 18 }, (_, i) => {
    const [px, py] = inside(0.62)
    return fill(curve(oval(px, py, 34, 18, 0.3, i, i), true), i % 3 ? '#d9ac6a' : '#9c6f38', 0.5)
  })
  const onions = Array.from({ length: 9 }, () => {
    const [px, py] = inside(0.66)
    return (
      disc(px, py, 10, 9.4, '#7fa556') +
      disc(px, py, 6.4, 6, '#dfe9bd') +
      disc(px, py, 3, 2.8, '#b98a4c')
    )
  })
  return ware(
    sheet,
    oval(x, y, r, r, 0.008, 2),
    black,
    r * 0.11,
    r * 0.2,
    disc(x, y, r, r, '#bd8a49'),
    soft(sheet, 7, ...cloud),
    put(x - 40, y - 34, form(sheet, block(46, 44, 5), tofu, 6), 1, 14),
    put(x + 36, y - 8, form(sheet, block(46, 44, 5), tofu, 6), 1, -22),
    put(x - 18, y + 50, form(sheet, block(44, 44, 5), tofu, 6), 1, 40),
    fill(
      brush(
        [
          [x + 10, y + 30],
          [x + 40, y + 46],
          [x + 74, y + 34],
        ],
        22,
        { rough: 0.8 },
      ),
      '#2f4a33',
    ),
    fill(
      brush(
        [
          [x - 70, y + 10],
          [x - 56, y + 26],
          [x - 58, y + 50],
        ],
        18,
        { rough: 0.8 },
      ),
      '#26402c',
    ),
    ...onions,
  )
}
