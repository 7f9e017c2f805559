import { gleam } from './gloss.ts'
import { arc, brush, curve, oval, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import { shape } from './shape.ts'
import { bokashi, type Sheet, soft } from './sheet.ts'
import { fill, put } from './svg.ts'

/** A tuft of white radish cut to threads, about 2r wide. */
export function radishThreads(sheet: Sheet, cx: number, cy: number, r: number): string {
  const { random } = sheet
  const threads = Array.from({ length: 110 }, (_, i) => {
    const a = random.range(0, Math.PI * 2)
    const q = Math.sqrt(random.next())
    const [x, y] = [cx + Math.cos(a) * r * 0.9 * q, cy + Math.sin(a) * r * 0.46 * q]
    const from = random.range(0, Math.PI * 2)
    const bend = arc(x, y, r * 0.3, r * 0.2, from, from + random.range(1, 2.2), 5)
    return fill(
      brush(bend, r * 0.034, { head: 0.6, tail: 0.6, seed: i }),
      i % 4 === 0 ? '#b9c4b8' : i % 4 === 1 ? '#dfe4d8' : '#fffdf4',
    )
  })
  return (
    fill(curve(oval(cx, cy + r * 0.06, r, r * 0.52, 0.16, 3), true), '#9aa391', 0.5) +
    fill(curve(oval(cx, cy, r * 0.96, r * 0.5, 0.16, 3), true), '#d3dacb') +
    threads.join('')
  )
}

/** Grated radish with a thread of soy sauce running down it. */
export function radishMound(sheet: Sheet, x: number, y: number, r: number): string {
  const heap = oval(0, 0, r * 1.12, r * 0.66, 0.14, 4).map(
    ([a, b]): Point => [a, b < 0 ? b * 1.2 : b],
  )
  const shreds = Array.from({ length: 260 }, (_, i) => {
    const a = sheet.random.range(0, Math.PI * 2)
    const q = Math.sqrt(sheet.random.next())
    const [px, py] = [Math.cos(a) * r * 1.12 * q, Math.sin(a) * r * 0.68 * q - 6]
    return fill(
      brush(
        [
          [px - 9, py + sheet.random.jitter(5)],
          [px, py - 4],
          [px + 9, py + sheet.random.jitter(6)],
        ],
        4.4,
        { seed: i },
      ),
      px + py > 34 ? '#c3ccbb' : i % 3 ? '#fffdf4' : '#d6dccb',
    )
  })
  return put(
    x,
    y,
    soft(
      sheet,
      9,
      fill(
        curve(
          heap.map(([a, b]): Point => [a + 16, b + 16]),
          true,
        ),
        ink.seaDark,
        0.5,
      ),
    ) +
      shape(
        heap,
        bokashi(
          sheet,
          [
            [0, '#fffef6'],
            [1, '#c6ccb8'],
          ],
          [0, 0, 0.7, 1],
        ),
        3,
        ink.seaDark,
      ) +
      shreds.join('') +
      soft(
        sheet,
        2,
        fill(
          curve(pts('-40,-40 -12,-62 34,-56 58,-34 30,-18 6,-2 -8,-16 -30,-20'), true),
          '#8a4217',
          0.82,
        ),
      ) +
      gleam(pts('-14,-48 8,-54 28,-44'), 6),
  )
}
