import { crest, small } from '../kit/crest.ts'
import { lantern } from '../kit/lantern.ts'
import { arc, brush, curve, type Point, pts } from '../kit/line.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { left, right, type Wall } from './yoriai-alley.ts'

export function lanterns(sheet: Sheet): string {
  const row = (at: (u: number, v: number) => Point, inset: number) =>
    [0.93, 0.84, 0.74, 0.62, 0.46, 0.24]
      .map((u, i) => {
        const [x, y] = at(u, 0.43)
        const s = (1 - u) ** 0.9 * 210 + 16
        return lantern(
          sheet,
          x + inset * s * 0.6,
          y,
          s * 0.8,
          s * 1.25,
          i % 2 === 0 ? '#f2643a' : '#f6b04c',
          i % 2 === 0 ? '#a3281c' : '#c2601f',
          0.5,
        )
      })
      .join('')
  return row(left, 1) + row(right, -1)
}

/** A sake flask and its cup, about 80 px high around the origin. */
const flask = (paint: string) =>
  fill(
    curve(pts('-14,-38 6,-38 4,-22 18,-6 18,30 8,38 -16,38 -26,30 -26,-6 -12,-22'), true),
    paint,
  ) + fill(curve(pts('24,20 44,20 40,38 28,38'), true), paint)

/** Lit sign boxes standing out from the walls, with brushed marks. */
export const signs = (sheet: Sheet) =>
  sign(sheet, left, 0.36, 1, '#f4d08a', '#93301f') +
  sign(sheet, left, 0.68, 1, '#7fb8a8', '#16343a') +
  sign(sheet, right, 0.35, -1, '#e98a62', '#4a1418') +
  sign(sheet, right, 0.6, -1, '#f4d08a', '#27396a')

function sign(
  sheet: Sheet,
  at: Wall,
  u: number,
  side: 1 | -1,
  paper: string,
  mark: string,
): string {
  const [x, top] = at(u, 0.13)
  const tall = at(u, 0.4)[1] - top
  const wide = tall * 0.3
  const from = side > 0 ? x : x - wide
  const [cx, size] = [from + wide / 2, wide * 0.36]
  const marks = [
    crest(cx, top + tall * 0.2, size, mark, { ...small, ring: true, hand: true }),
    put(cx, top + tall * 0.5, flask(mark), size / 40),
    ...[0.74, 0.81, 0.88].map((v, i) =>
      fill(
        brush(
          arc(cx, top + tall * (v + 0.03), size, size * 0.4, Math.PI, Math.PI * 2, 10),
          size * 0.2,
          { head: 0.6, tail: 0.6, seed: i },
        ),
        mark,
      ),
    ),
  ]
  return (
    glow(sheet, from + wide / 2, top + tall / 2, tall * 0.8, paper, 0.45) +
    rect(from - 4, top - 5, wide + 8, tall + 10, '#0c1128') +
    rect(
      from,
      top,
      wide,
      tall,
      bokashi(
        sheet,
        [
          [0, paper],
          [0.5, '#fff0c8'],
          [1, paper],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    marks.join('')
  )
}
