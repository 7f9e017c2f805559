import { arc, brush, curve, oval, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import { noise1 } from './random.ts'
import { keyLine, round, shape } from './shape.ts'
import { bokashi, clipped, type Sheet } from './sheet.ts'
import { disc, fill, put, stroke } from './svg.ts'
import { tilt } from './table.ts'

/** A nest of noodles: many loops of thread inside an ellipse, piled toward its middle. */
export function noodles(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  count: number,
  paints: readonly [string, ...string[]],
  width: number,
  key: string,
  rise = 0.25,
): string {
  const { random } = sheet
  let out = fill(curve(oval(cx, cy, rx * 1.02, rx * tilt * 1.02, 0.08, 4), true), key)
  for (let i = 0; i < count; i++) {
    const t = i / count
    const q = rx * (1.02 - 0.72 * t) * random.range(0.82, 1.04)
    const start = random.range(0, Math.PI * 2)
    const sweep = random.range(1.1, 2.6)
    const ox = random.jitter(rx * 0.13) + cx
    const oy = random.jitter(rx * 0.09) + cy - rx * rise * t
    const turn = random.jitter(0.5)
    const line = arc(0, 0, q, q * tilt * random.range(0.75, 1.05), start, start + sweep, 12).map(
      ([x, y]): Point => [
        ox + x * Math.cos(turn) - y * Math.sin(turn) * 0.5,
        oy + y + x * Math.sin(turn) * 0.3,
      ],
    )
    out += fill(brush(line, width * 1.5, { head: 0.6, tail: 0.6, rough: 0.1, seed: i }), key)
    out += fill(
      brush(line, width, { head: 0.6, tail: 0.6, rough: 0.15, seed: i }),
      random.pick(paints),
    )
  }
  return out
}

/** A whole fish about 400 px long around the origin, head to the left. */
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
    '-200,4 -176,-26 -120,-54 -40,-64 50,-50 120,-22 156,-9 160,10 118,22 50,46 -40,60 -120,48 -178,26',
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
    keyLine(pts('-118,-48 -102,-6 -122,42'), 3.4, key, 6) +
    keyLine(pts('-198,6 -182,10 -166,8'), 2.4, key) +
    keyLine(pts('-98,-8 0,-12 70,-4 150,2'), 2, key, 4) +
    round(-156, -12, 12, 12, ink.washi, 2.6, key) +
    disc(-157, -12, 5.5, 5.5, key) +
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

/** A slice of raw fish around the origin, about 110×60 px, with its fat lines. */
export function slice(sheet: Sheet, flesh: string, deep: string, line: string): string {
  const body: Point[] = pts('-54,14 -40,-22 10,-30 52,-20 58,6 40,26 -20,32')
  return (
    fill(
      curve(
        body.map(([x, y]): Point => [x + 5, y + 8]),
        true,
      ),
      ink.umber,
      0.3,
    ) +
    shape(
      body,
      bokashi(
        sheet,
        [
          [0, flesh],
          [1, deep],
        ],
        [0, 0, 0.6, 1],
      ),
      2.4,
      ink.brownDeep,
    ) +
    clipped(
      sheet,
      curve(body, true),
      [-44, -22, 0, 22, 44]
        .map((x) =>
          fill(
            brush(
              [
                [x + 18, -34],
                [x + 4, 0],
                [x - 2, 36],
              ],
              4,
            ),
            line,
            0.65,
          ),
        )
        .join(''),
    )
  )
}

/** A toothed shiso leaf around the origin, about 150 px long, tip to the right. */
export function shiso(paint: string, vein: string): string {
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14
      return [-70 + 145 * t, side * (Math.sin(Math.PI * t ** 0.8) * 46 + (i % 2 === 0 ? 0 : 5))]
    })
  return (
    fill(
      `M${[...edge(-1), ...edge(1).reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`,
      paint,
    ) +
    fill(brush(pts('-92,0 0,-2 72,0'), 4, { head: 1, tail: 0.2 }), vein) +
    [-46, -20, 6, 32]
      .map(
        (x) =>
          fill(
            brush(
              [
                [x, 0],
                [x + 20, -17],
                [x + 32, -30],
              ],
              2.4,
            ),
            vein,
          ) +
          fill(
            brush(
              [
                [x, 0],
                [x + 20, 17],
                [x + 32, 30],
              ],
              2.4,
            ),
            vein,
          ),
      )
      .join('')
  )
}

/** A lemon slice lying around the origin. */
export function lemon(r: number, ratio: number = tilt): string {
  const wedge = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2 + 0.2
    const b = a + 0.56
    const tip = (angle: number, q: number): Point => [
      Math.cos(angle) * r * q,
      Math.sin(angle) * r * q * ratio,
    ]
    return fill(
      curve([tip((a + b) / 2, 0.12), tip(a, 0.72), tip((a + b) / 2, 0.8), tip(b, 0.72)], true),
      '#ecc03f',
    )
  })
  return (
    round(0, 0, r, r * ratio, '#e3ac2f', 2.4, ink.brownDeep) +
    disc(0, -1, r * 0.91, r * ratio * 0.91, '#f8ecc4') +
    wedge.join('')
  )
}

/** A small heap: grated radish, wasabi, rice; about 2r wide around the origin. */
export function heap(sheet: Sheet, r: number, light: string, dark: string, seed: number): string {
  const { random } = sheet
  const outline: Point[] = [
    [-r, r * 0.3],
    [-r * 0.72, -r * 0.25],
    [-r * 0.2, -r * 0.62],
    [r * 0.3, -r * 0.5],
    [r * 0.8, -r * 0.1],
    [r, r * 0.32],
    [0, r * 0.52],
  ]
  const flecks = Array.from({ length: Math.round(r * 0.9) }, () => {
    const x = random.jitter(r * 0.85)
    const y = random.range(-0.45, 0.4) * r
    return fill(
      brush(
        [
          [x, y],
          [x + random.jitter(r * 0.14), y + random.jitter(r * 0.08)],
        ],
        r * 0.05,
      ),
      random.next() < 0.5 ? dark : light,
      0.8,
    )
  })
  return (
    shape(
      outline,
      bokashi(
        sheet,
        [
          [0, light],
          [1, dark],
        ],
        [0, 0, 0.6, 1],
      ),
      2.2,
      ink.brownDeep,
      seed,
    ) + clipped(sheet, curve(outline, true), ...flecks)
  )
}

/** White radish cut to threads. */
export const radishThreads = (sheet: Sheet, cx: number, cy: number, r: number): string =>
  Array.from({ length: 46 }, (_, i) => {
    const { random } = sheet
    const a = random.range(0, Math.PI * 2)
    const x = cx + Math.cos(a) * r * random.next()
    const y = cy + Math.sin(a) * r * 0.4 * random.next() - r * 0.1
    const bend: Point[] = [
      [x, y],
      [x + random.jitter(r * 0.4), y + random.jitter(r * 0.3)],
      [x + random.jitter(r * 0.6), y + random.jitter(r * 0.35)],
    ]
    return fill(brush(bend, 5), i % 3 === 0 ? '#cfd8d0' : ink.washi)
  }).join('')

/** A leafy sprig around the origin: parsley, mitsuba, kinome. */
export const sprig = (scale: number, paint: string, dark: string): string =>
  put(
    0,
    0,
    pts('0,0 -20,-8 18,-12 -6,-22 12,8 -22,8 28,2')
      .map(([x, y], i) =>
        shape(oval(x, y, 13, 9, 0.3, i + 2, noise1(i * 1.3, 3) * 2), i % 2 === 0 ? paint : dark),
      )
      .join('') + fill(brush(pts('4,6 16,26 20,44'), 4, { head: 1 }), dark),
    scale,
  )
