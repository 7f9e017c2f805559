import { brush, curve, type Point, pts } from './line.ts'
import { noise1 } from './random.ts'
import { strands } from './sea.ts'
import { bokashi, type Sheet } from './sheet.ts'
import { fill } from './svg.ts'

/** A rising wave made of thread, about 1000×480 px with its tip near (880, 90): a body, its strands and a frayed crest. */
export function swell(
  sheet: Sheet,
  threads: readonly [string, ...string[]],
  foam: string,
  deep: string,
): string {
  const crest: Point[] = pts('-60,470 180,420 400,300 590,150 740,60 850,46 916,96 918,160 876,190')
  const trough: Point[] = pts(
    '180,560 420,530 590,440 700,330 776,250 826,210 850,194 862,190 870,192',
  )
  const body: Point[] = [...crest, ...[...trough].reverse()]
  const right: Point[] = pts(
    '740,60 850,46 916,96 1000,260 1140,420 1300,520 1300,620 180,620 420,530 700,330',
  )
  const hollow = pts('420,700 660,660 820,570 900,470 946,380 964,310 956,262 940,230 900,205')
  const fray = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25
    const k = 3 + t * 4.4
    const a = crest[Math.floor(k)] ?? [0, 0]
    const b = crest[Math.floor(k) + 1] ?? a
    const u = k - Math.floor(k)
    const [x, y] = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
    const reach = 24 + 60 * t * (0.6 + 0.4 * Math.abs(noise1(i * 2.1, 3)))
    return fill(
      brush(
        [
          [x - 10, y + 4],
          [x + reach * 0.5, y - reach * (0.3 - t * 0.2)],
          [x + reach, y + reach * t * 0.9],
        ],
        7 + 3 * noise1(i, 6),
        { head: 0.9, tail: 0.1, seed: i },
      ),
      i % 3 === 0 ? threads[0] : foam,
    )
  })
  return (
    fill(
      curve(right, true),
      bokashi(sheet, [
        [0, threads[1] ?? deep],
        [0.7, deep],
        [1, deep],
      ]),
    ) +
    strands(trough, hollow, 16, [threads[5] ?? deep, threads[3] ?? deep, deep], 8, 13) +
    fill(curve(body, true), deep) +
    strands(crest, trough, 30, threads, 9.5, 8) +
    fray.join('')
  )
}
