import { block, cast, form, gloss, rough, type Tones } from '../kit/above.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { noise1 } from '../kit/random.ts'
import { bokashi, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, stroke } from '../kit/svg.ts'

const egg: Tones = { light: '#fff2b0', base: '#f8d35c', dark: '#d2952a', edge: '#a8741c' }
const skin = { across: 0.012, down: 0.03, high: 0.6, torn: 3 }

const wavy = (points: readonly Point[], by: number, seed: number): Point[] =>
  points.map(
    ([x, y], i): Point => [x + noise1(i * 0.3, seed) * by, y + noise1(i * 0.3 + 4, seed + 5) * by],
  )

/** The log as it left the pan, about 450 px long around the origin, with its cuts still closed. */
export function log(sheet: Sheet): string {
  const body = wavy(block(452, 212, 30), 4, 3)
  const pan = Array.from({ length: 26 }, (_, i) =>
    disc(
      noise1(i * 1.9, 4) * 210,
      noise1(i * 2.7, 8) * 74,
      20 + (i % 3) * 10,
      7 + (i % 4) * 3,
      '#c47f2c',
      0.36,
    ),
  )
  const cut = (x: number, i: number): string => {
    const line: Point[] = [
      [x, -112],
      [x + noise1(i, 2) * 6, 0],
      [x + 3, 112],
    ]
    const lit = line.map(([px, py]): Point => [px + 6, py])
    return (
      soft(sheet, 4, fill(brush(line, 16, { head: 1, tail: 1 }), '#b87a1f', 0.75)) +
      fill(brush(line, 3.4, { head: 1, tail: 1 }), '#8a5614') +
      fill(brush(lit, 5, { head: 1, tail: 1 }), '#fff3b8', 0.6)
    )
  }
  return (
    rough(
      sheet,
      skin,
      form(sheet, body, egg, 30, soft(sheet, 7, ...pan), ...[-112, 0, 114].map(cut)),
    ) + gloss(sheet, pts('-190,-62 -60,-74 120,-66 190,-60 110,-40 -80,-46'), 0.42, 11)
  )
}

/** A cut laid on its side: thin sheets of egg rolled flat over one another, still wet between. */
export function laid(sheet: Sheet, seed: number): string {
  const body = wavy(block(226, 158, 34), 4, seed)
  const layers = [12, 23, 34, 45, 56, 66].flatMap((inset, i) => {
    const sheetOfEgg = wavy(
      block(226 - inset * 2.1, 158 - inset * 1.9, 34 - inset * 0.4),
      4,
      seed + i,
    )
    const d = curve(
      sheetOfEgg.map(([x, y]): Point => [x + i * 1.5, y + i]),
      true,
    )
    return [
      soft(sheet, 2, stroke(d, '#dd9f30', 5, 0.4)),
      fill(d, i % 2 ? '#fbdf7c' : '#f8d058'),
      stroke(d, '#d39a36', 1.2, 0.6),
      stroke(d, '#fff5c6', 1.6, 0.35),
    ]
  })
  const d = curve(body, true)
  const wet = bokashi(
    sheet,
    [
      [0, '#fff8d2', 0.55],
      [0.5, '#fff8d2', 0],
      [1, '#c07f1c', 0.36],
    ],
    [0, 0, 1, 1],
  )
  return (
    cast(sheet, d, 24) +
    rough(
      sheet,
      { ...skin, torn: 2, seed },
      fill(d, '#f7d05a') +
        clipped(sheet, d, stroke(d, '#c5842a', 9, 0.8), ...layers, fill(d, wet)) +
        stroke(d, egg.edge, 1.3, 0.8),
    ) +
    gloss(sheet, pts('-84,-44 -20,-58 50,-54 0,-34 -60,-26'), 0.5, 8)
  )
}
