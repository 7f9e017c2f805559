import { arc, brush, curve, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import { keyLine, round, shape } from './shape.ts'
import { bokashi, clipped, type Sheet } from './sheet.ts'
import { fill, stroke } from './svg.ts'

/** A fish without its head, about 320 px long, the cut to the left; the origin is where it was whole. */
export type Fish = {
  back: string
  side: string
  belly: string
  fin: string
  key: string
  scars?: string
}

export function fish(sheet: Sheet, look: Fish): string {
  const { back, side, belly, fin, key, scars } = look
  const body: Point[] = pts(
    '-112,-53 -40,-64 50,-50 120,-22 156,-9 160,10 118,22 50,46 -40,60 -122,46 -106,-4',
  )
  const tail: Point[] = pts('150,-8 206,-62 196,-4 212,54 152,10')
  const outline = curve(body, true)
  const slashes = scars
    ? [-92, -44, 4, 52]
        .map((x) =>
          fill(
            brush(
              [
                [x - 16, -46 + Math.abs(x) * 0.08],
                [x + 4, 0],
                [x + 10, 42 - Math.abs(x) * 0.1],
              ],
              10,
              { seed: x + 99 },
            ),
            scars,
            0.85,
          ),
        )
        .join('')
    : ''
  const scales = Array.from({ length: 70 }, (_, i) => {
    const x = -90 + (i % 14) * 16 + (Math.floor(i / 14) % 2) * 8
    const y = -38 + Math.floor(i / 14) * 15
    return stroke(curve(arc(x, y, 8, 6, -1.2, 1.2, 5)), key, 1.1, 0.28)
  }).join('')
  return (
    shape(pts('-70,-58 -30,-92 70,-64 90,-36'), fin, 2.4, key, 2) +
    keyLine(pts('-30,-88 0,-62'), 2, key) +
    keyLine(pts('14,-80 34,-56'), 2, key) +
    shape(pts('-20,56 30,84 60,44'), fin, 2.2, key, 3) +
    shape(tail, fin, 2.6, key, 4) +
    [-34, -12, 14, 34]
      .map((y) =>
        keyLine(
          [
            [162, y * 0.16],
            [200, y],
          ],
          1.6,
          key,
        ),
      )
      .join('') +
    shape(
      body,
      bokashi(sheet, [
        [0, back],
        [0.38, side],
        [0.62, belly],
        [1, belly],
      ]),
      4,
      key,
      5,
    ) +
    clipped(sheet, outline, scales, slashes) +
    shape(pts('-110,-50 -101,-4 -119,43 -129,16 -127,-24'), '#d9a878', 3, key, 6) +
    keyLine(pts('-117,-34 -112,-4 -121,28'), 2, '#a8704c') +
    keyLine(pts('-92,-8 0,-12 70,-4 150,2'), 2, key, 4) +
    shape(pts('-96,10 -40,18 -52,34 -92,26'), fin, 2, key)
  )
}

/** A clam shell seen from above around the origin, hinge at the bottom, about 100 px wide; open clams show their meat. */
export function clam(
  sheet: Sheet,
  shell: string,
  dark: string,
  open: boolean,
  seed: number,
): string {
  const top: Point[] = pts('-50,4 -44,-24 -16,-42 18,-42 46,-22 50,6 22,26 -22,26')
  const lid = shape(
    top,
    bokashi(sheet, [
      [0, shell],
      [1, dark],
    ]),
    3,
    ink.sumi,
    seed,
  )
  const ribs = clipped(
    sheet,
    curve(top, true),
    [0, 1, 2, 3, 4]
      .map((i) =>
        stroke(
          curve(arc(0, 30, 62 - i * 11, 66 - i * 12, Math.PI * 1.05, Math.PI * 1.95, 10)),
          dark,
          2.4 - i * 0.2,
          0.8,
        ),
      )
      .join(''),
    fill(brush(pts('-20,-40 -6,-8 -10,20'), 8, { seed }), dark, 0.35),
    fill(brush(pts('20,-40 12,-10 14,20'), 7, { seed }), dark, 0.35),
  )
  if (!open) return lid + ribs
  const meat =
    round(0, 22, 34, 16, '#f0c98a', 2.4, ink.brownDeep, seed) +
    fill(brush(pts('-24,20 0,30 24,20'), 7, { seed }), '#d99a52') +
    fill(brush(pts('-16,14 -4,10'), 4), ink.washi, 0.8)
  return (
    lid +
    ribs +
    shape(pts('-52,22 -30,46 0,54 30,46 52,22 30,34 0,38 -30,34'), dark, 2.6, ink.sumi, seed) +
    shape(pts('-50,18 -26,8 26,8 50,18 28,40 -28,40'), ink.washi, 2.4, ink.sumi, seed + 1) +
    meat
  )
}
