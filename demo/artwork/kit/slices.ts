import { form, gloss, type Tones } from './above.ts'
import { brush, curve, type Point, pts } from './line.ts'
import { noise1 } from './random.ts'
import { clipped, type Sheet, soft } from './sheet.ts'
import { fill, put, stroke } from './svg.ts'

/** The cut of a fish: its inks, the faint lines of its flesh and what its skin side shows. */
export type Cut = Tones & { line: string; skin: string }

export const bream: Cut = {
  light: '#fffdf6',
  base: '#f6e9de',
  dark: '#d9bdb0',
  edge: '#b98f83',
  line: '#eccfc4',
  skin: '#e58f86',
}
export const tuna: Cut = {
  light: '#c24c4c',
  base: '#a02631',
  dark: '#671322',
  edge: '#4c0d19',
  line: '#b5494b',
  skin: '#8c1d2b',
}
export const salmon: Cut = {
  light: '#ffb48a',
  base: '#f58e5e',
  dark: '#d2653a',
  edge: '#a84c2c',
  line: '#ffc9a8',
  skin: '#f4a377',
}

const outline = pts(
  '-46,-74 -38,-86 0,-91 34,-92 43,-82 47,-10 45,66 36,86 0,92 -36,94 -46,80 -50,0',
)

/** One thin slice, cut on the bias, about 95 by 185 px around the origin; the skin was on its upper end. */
export function slice(sheet: Sheet, cut: Cut, seed: number): string {
  const body = outline.map(
    ([x, y], i): Point => [x + noise1(i * 1.7 + seed, 3) * 5, y + noise1(i + seed, 6) * 6],
  )
  const lines = [-66, -38, -10, 18, 46, 74].map((y, i) =>
    stroke(
      curve([
        [-60, y + 14],
        [-6 + noise1(i + seed, 2) * 8, y - 8],
        [60, y + 20],
      ]),
      cut.line,
      2.2,
      0.55,
    ),
  )
  return form(
    sheet,
    body,
    cut,
    7,
    ...lines,
    soft(sheet, 3.5, fill(brush(pts('-60,-76 0,-86 60,-80'), 20, { head: 1, tail: 1 }), cut.skin)),
  )
}

/** Slices laid like roof tiles from `from`, each on the one before it, under one soft light. */
export function fan(
  sheet: Sheet,
  cut: Cut,
  count: number,
  from: Point,
  step: Point,
  turn: readonly [from: number, to: number],
  scale = 1,
): string {
  const slices = Array.from({ length: count }, (_, i) =>
    put(
      from[0] + step[0] * i,
      from[1] + step[1] * i + noise1(i * 1.3, 5) * 4,
      slice(sheet, cut, i * 3 + count),
      scale,
      turn[0] + ((turn[1] - turn[0]) * i) / (count - 1),
    ),
  )
  const middle = (count - 1) / 2
  return (
    slices.join('') +
    put(
      from[0] + step[0] * middle - 10,
      from[1] + step[1] * middle - 20,
      gloss(sheet, pts('-90,-16 0,-34 90,-22 92,0 0,-8 -84,10'), 0.34, 9),
      scale,
    )
  )
}

/** A strip of squid folded over itself, finely scored both ways, so thin that the leaf shows through. */
export function squid(sheet: Sheet, seed: number): string {
  const body = pts(
    '-36,-70 -28,-82 0,-86 28,-82 36,-70 38,0 36,70 26,82 0,85 -28,82 -37,68 -39,0',
  ).map(([x, y], i): Point => [x + noise1(i + seed, 4) * 4, y + noise1(i * 2 + seed, 7) * 4])
  const scored = Array.from({ length: 14 }, (_, i) => -110 + i * 15)
  const tones = { light: '#ffffff', base: '#f0ede4', dark: '#c5c6bd', edge: '#a3a69f' }
  return (
    form(
      sheet,
      body,
      tones,
      8,
      soft(sheet, 10, fill(curve(pts('-20,10 20,0 26,60 -16,66'), true), '#cfdcc0', 0.8)),
      stroke(
        scored.map((y) => `M-44 ${y}L44 ${y + 44}M-44 ${y + 44}L44 ${y}`).join(''),
        '#bdbfb6',
        1.3,
        0.75,
      ),
    ) + clipped(sheet, curve(body, true), gloss(sheet, pts('-24,-66 10,-74 6,-20 -20,10'), 0.8, 8))
  )
}

/** A piece of horse mackerel: rosy flesh under a silver skin, with one cut down its middle. */
export function silver(sheet: Sheet, seed: number): string {
  const body = pts(
    '-38,-62 -28,-76 0,-80 28,-76 38,-60 40,0 38,62 28,76 0,79 -30,75 -39,60 -41,0',
  ).map(([x, y], i): Point => [x + noise1(i + seed, 9) * 4, y + noise1(i * 2 + seed, 3) * 4])
  const tones = { light: '#8a9cad', base: '#eab5a8', dark: '#b8736c', edge: '#6f5a62' }
  const band = (line: string, wide: number, paint: string, blur: number) =>
    soft(sheet, blur, fill(brush(pts(line), wide, { head: 1, tail: 1, seed }), paint))
  return form(
    sheet,
    body,
    tones,
    8,
    band('-26,-90 -18,0 -22,90', 52, '#dde1e0', 4),
    band('-42,-90 -36,0 -40,90', 26, '#5f7488', 5),
    fill(brush(pts('-24,-44 -17,0 -22,44'), 4, { seed }), '#d58f88'),
    gloss(sheet, pts('-14,-60 -4,-62 2,0 -8,40'), 0.8, 5),
  )
}
