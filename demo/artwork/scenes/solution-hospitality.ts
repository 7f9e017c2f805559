import { hill } from '../kit/land.ts'
import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { glints } from '../kit/sea.ts'
import { facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { clouds, mist } from '../kit/sky.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { fill, put, rect, stroke } from '../kit/svg.ts'
import { pinePad } from '../kit/tree.ts'
import { bowl } from '../kit/vessel.ts'
import { attendant } from './hospitality-attendant.ts'

/** A guest room with a round window on the morning bay; the attendant kneels by the tea. */
export function solutionHospitality(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const [cx, cy, r] = [700, 520, 410]
  const circle = curve(oval(cx, cy, r, r), true)
  return [
    rect(
      0,
      0,
      w,
      h,
      bokashi(
        sheet,
        [
          [0, '#8a6a55'],
          [0.5, '#b08a68'],
          [1, '#7d5c4a'],
        ],
        [0, 0, 1, 0.5],
      ),
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) => rect(0, 130 + i * 190, w, 3, '#6d4f40', 0.25)),
    soft(sheet, 16, stroke(circle, ink.umber, 40, 0.35)),
    clipped(sheet, circle, view(sheet, cx, cy, r)),
    stroke(circle, '#4a332b', 26),
    stroke(curve(oval(cx, cy, r - 16, r - 16), true), '#c99e6c', 4, 0.8),
    tatami(sheet),
    rect(0, 1030, w, 26, '#4a332b'),
    lowTable(sheet),
    attendant(sheet),
    glow(sheet, cx, cy, 760, '#fff0cf', 0.28),
    rect(
      0,
      0,
      w,
      h,
      bokashi(
        sheet,
        [
          [0, ink.umber, 0.55],
          [0.4, ink.umber, 0],
          [1, ink.umber, 0],
        ],
        [0, 0, 1, 0.2],
      ),
    ),
  ].join('')
}

function view(sheet: Sheet, cx: number, cy: number, r: number): string {
  const horizon = cy + 90
  return [
    rect(
      cx - r,
      cy - r,
      2 * r,
      2 * r,
      bokashi(sheet, [
        [0, '#7fa3c4'],
        [0.35, '#bcd0d2'],
        [0.55, '#f3dfc0'],
        [0.62, '#f6cf9c'],
      ]),
    ),
    clouds(sheet, cy - 160, 80, 6, ink.washi, 0.6, 0.8),
    hill(sheet, { y: horizon - 74, rise: 60, span: 210, seed: 11, foot: horizon }, [
      [0, '#86a3b4'],
      [1, '#e3d9c2'],
    ]),
    mist(sheet, horizon - 20, 40, '#fbeed4', 0.8),
    hill(sheet, { y: horizon - 20, rise: 26, span: 120, seed: 4, foot: horizon + 4 }, [
      [0, '#5b8a92'],
      [1, '#a5bdb4'],
    ]),
    rect(
      cx - r,
      horizon,
      2 * r,
      r,
      bokashi(sheet, [
        [0, '#d9d9c0'],
        [0.2, '#8db5b4'],
        [1, '#3d7a80'],
      ]),
    ),
    glints(sheet, { x: cx - r, y: horizon + 6, width: 2 * r, height: 300 }, 120, '#e9efd9', 0.6),
    glints(sheet, { x: cx - r, y: horizon + 6, width: 2 * r, height: 300 }, 70, '#2c635f', 0.5),
    sailing(cx + 120, horizon + 84),
    fill(
      brush(
        [
          [cx - r - 20, cy - 60],
          [cx - 260, cy - 110],
          [cx - 120, cy - 70],
          [cx + 40, cy - 150],
          [cx + 120, cy - 140],
        ],
        34,
        { head: 1.1, tail: 0.2, rough: 0.3 },
      ),
      '#2a2a2e',
    ),
    fill(
      brush(
        [
          [cx - 230, cy - 100],
          [cx - 160, cy - 20],
          [cx - 60, cy + 10],
        ],
        16,
        { head: 1, tail: 0.2 },
      ),
      '#2a2a2e',
    ),
    ...[
      [-320, -120, 200],
      [-190, -140, 220],
      [-40, -130, 180],
      [60, -190, 200],
      [140, -150, 150],
      [-80, 0, 190],
      [-250, -10, 150],
    ].map(([x, y, s], i) =>
      pinePad(cx + (x ?? 0), cy + (y ?? 0), s ?? 100, '#28504f', '#6a9a86', i + 3),
    ),
  ].join('')
}

/** A boat under sail, its reflection broken by the swell. */
const sailing = (x: number, y: number) =>
  put(
    x,
    y,
    fill(curve(pts('-92,-4 -60,22 56,24 104,-12 40,0 -40,2'), true), '#2a3a48') +
      fill(brush(pts('-90,-4 0,2 102,-12'), 5, { head: 1, tail: 1 }), '#c9a06a') +
      fill(brush(pts('6,2 4,-90 6,-182'), 6, { head: 1, tail: 0.7 }), '#4a332b') +
      fill(curve(pts('-6,-14 -4,-96 2,-168 -40,-100 -70,-16'), true), '#e3d6ba') +
      fill(curve(pts('12,-14 10,-100 8,-174 62,-90 80,-20'), true), '#f8f0de') +
      fill(brush(pts('10,-96 34,-92 58,-90'), 3), '#cfa15a', 0.8) +
      [38, 58, 80, 104]
        .map((dy, i) => rect(-50 + i * 9, dy, 96 - i * 18, 5, '#f3ead4', 0.55 - i * 0.1))
        .join(''),
  )

/** Where everything that runs away from us meets: on the horizon, in the middle of the window. */
const vanishing = [700, 610] as const

/** How far over a line that stands at `x` on the near edge (y `near`) stands at height `y`. */
const receding = (x: number, near: number, y: number) =>
  vanishing[0] + ((x - vanishing[0]) * (y - vanishing[1])) / (near - vanishing[1])

function tatami(sheet: Sheet): string {
  const floor = polygon(pts('0,1050 1200,1050 1200,1500 0,1500'))
  const seams = [-820, -320, 180, 680, 1180, 1680, 2180].map((x) =>
    fill(
      polygon([
        [receding(x - 12, 1500, 1056), 1056],
        [receding(x + 12, 1500, 1056), 1056],
        [x + 12, 1500],
        [x - 12, 1500],
      ]),
      '#34466b',
      0.85,
    ),
  )
  return (
    fill(
      floor,
      bokashi(sheet, [
        [0, '#c9b27c'],
        [1, '#8f8553'],
      ]),
    ) +
    clipped(
      sheet,
      floor,
      grain(sheet, 0, 1050, 1200, 450, '#6f6a3c', 3, 0.35),
      ...seams,
      rect(0, 1130, 1200, 9, '#34466b', 0.85),
      rect(0, 1330, 1200, 16, '#34466b', 0.85),
      soft(sheet, 14, fill(curve(oval(820, 1330, 360, 130), true), '#ffe9b0', 0.5)),
    )
  )
}

/** The low table: a tea bowl, a sweet on its plate. */
function lowTable(sheet: Sheet): string {
  const [near, far] = [1262, 1184]
  const edge: Point[] = [
    [receding(540, near, far), far],
    [receding(1150, near, far), far],
    [1150, near],
    [540, near],
  ]
  return (
    soft(sheet, 10, fill(curve(oval(850, 1400, 340, 46), true), ink.umber, 0.45)) +
    [receding(586, near, 1240), receding(1068, near, 1240)]
      .map((x) => rect(x, 1270, 30, 84, '#2a1716'))
      .join('') +
    [566, 1088].map((x) => rect(x, 1290, 38, 110, '#3a1f1c')).join('') +
    facet(
      edge,
      bokashi(sheet, [
        [0, '#b5663f'],
        [1, '#74382a'],
      ]),
      3,
    ) +
    facet(pts('536,1262 1154,1262 1154,1294 536,1294'), '#5a2a22', 3) +
    bowl(sheet, 900, 1188, 46, {
      depth: 36,
      foot: 0.5,
      glaze: { light: '#5c998b', dark: '#21484c' },
      inside: '#a9bd6a',
    }) +
    steam(sheet, 900, 1186, 70, 190, 3, 0.6) +
    put(
      740,
      1222,
      shape(oval(0, 0, 56, 17), '#2c4579', 2.6) +
        shape(pts('-20,-5 -15,-26 0,-31 17,-25 21,-5 0,3'), '#e8a28e', 2.4) +
        keyLine(pts('-11,-23 0,-12 12,-22'), 2),
    )
  )
}
