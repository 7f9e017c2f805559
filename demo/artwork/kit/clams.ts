import { form, gloss, type Tones } from './above.ts'
import { arc, brush, curve, type Point, pts } from './line.ts'
import { noise1 } from './random.ts'
import { bokashi, type Sheet, soft } from './sheet.ts'
import { fill, put, stroke } from './svg.ts'

/** The outside of a shell: its ground, the tone of its growth lines, its edge. */
export type Shell = { pale: string; dark: string; edge: string }

const lid = pts(
  '-9,-64 9,-64 26,-58 50,-40 70,-12 74,10 60,32 32,46 0,50 -32,46 -60,32 -74,10 -70,-12 -50,-40 -26,-58',
)
const lining: Tones = { light: '#c9bdb4', base: '#f6f0e4', dark: '#fffdf6', edge: '#8a7c72' }
const meat: Tones = { light: '#fbe6bb', base: '#f0bd78', dark: '#b8742c', edge: '#96602a' }

const shaken = (points: readonly Point[], by: number, seed: number): Point[] =>
  points.map(
    ([x, y], i): Point => [x + noise1(i * 1.3 + seed, 4) * by, y + noise1(i * 1.1 + seed, 9) * by],
  )

/** The lid with its rings of growth about the hinge, one for each winter, and its darker rays. */
function top(sheet: Sheet, shell: Shell, seed: number): string {
  const paint = bokashi(
    sheet,
    [
      [0, shell.dark],
      [0.4, shell.pale],
      [1, shell.pale],
    ],
    [0.4, 0, 0.6, 1],
  )
  const body = shaken(lid, 3, seed)
  const rings = [30, 46, 60, 72, 83, 92, 100, 106].map((q, i) =>
    stroke(
      curve(arc(0, -64, q * 0.94, q, 0.1, Math.PI - 0.1, 14)),
      shell.dark,
      i % 3 === 1 ? 4 : 2,
      0.5,
    ),
  )
  const rays = [0.8, 1.25, 1.75, 2.3].map((a, i) => {
    const [x, y] = [Math.cos(a) * 112, Math.sin(a) * 112 - 64]
    const line: Point[] = [
      [0, -60],
      [x * 0.5, (y - 60) / 2],
      [x, y],
    ]
    return soft(sheet, 4, fill(brush(line, 17, { head: 0.2, tail: 1, seed: i }), shell.dark, 0.4))
  })
  const tones = { light: '#fbf3e2', base: shell.pale, dark: shell.dark, edge: shell.edge }
  return (
    form(sheet, body, tones, 14, fill(curve(body, true), paint), ...rays, ...rings) +
    gloss(sheet, pts('-44,-14 -28,-36 0,-42 -8,-22 -30,2'), 0.42, 5)
  )
}

/** A clam opened by steam, from above, hinge at the top: under its lid, the meat in the lower shell. */
export function openClam(sheet: Sheet, shell: Shell, seed: number): string {
  const lower = shaken(lid, 3, seed + 5)
  const body = shaken(
    pts('-54,10 -48,-16 -20,-26 20,-26 48,-16 54,10 38,29 12,35 0,30 -14,36 -40,29'),
    5,
    seed,
  )
  const d = curve(lower, true)
  const shadow = soft(
    sheet,
    9,
    fill(curve(pts('-80,-64 80,-64 74,-22 0,-8 -74,-22'), true), '#4a3220', 0.55),
  )
  const flesh = form(
    sheet,
    body,
    meat,
    11,
    soft(
      sheet,
      3,
      fill(brush(pts('-46,25 -20,24 16,26 46,23'), 8, { head: 1, tail: 1 }), '#b8742f', 0.7),
    ),
    soft(sheet, 4, fill(curve(pts('-34,-4 0,-14 34,-4 16,12 -20,12'), true), '#fff3d3', 0.85)),
  )
  return (
    put(
      0,
      50,
      form(sheet, lower, lining, 13, soft(sheet, 5, stroke(d, '#8f7f9c', 10, 0.5)), flesh, shadow) +
        stroke(d, shell.dark, 3.4, 0.9),
    ) + put(0, -22, top(sheet, shell, seed))
  )
}
