import { fuji, hill } from '../kit/land.ts'
import { brush, curve, oval, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { glints } from '../kit/sea.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { clouds, mist } from '../kit/sky.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { fill, put, rect, stroke } from '../kit/svg.ts'
import { pinePad } from '../kit/tree.ts'
import { bowl, cup } from '../kit/vessel.ts'
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
    fuji(sheet, {
      x: cx + 120,
      top: cy - 120,
      foot: horizon,
      half: 400,
      body: [
        [0, '#6480a8'],
        [1, '#b9bdc0'],
      ],
      snow: '#fbf1e2',
      shade: '#bcc8d8',
    }),
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
    fill(
      brush(
        [
          [cx - 60, cy + 300],
          [cx + 40, cy + 296],
          [cx + 90, cy + 280],
        ],
        16,
      ),
      '#20424a',
    ),
  ].join('')
}

function tatami(sheet: Sheet): string {
  const floor = polygon(pts('0,1050 1200,1050 1200,1500 0,1500'))
  const seams = [-700, -200, 380, 1000, 1700].map((x) =>
    fill(
      polygon([
        [600 + (x - 600) * 0.62, 1056],
        [600 + (x - 600) * 0.62 + 16, 1056],
        [x * 1.1 + 24, 1500],
        [x * 1.1 - 10, 1500],
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
      rect(0, 1200, 1200, 12, '#34466b', 0.85),
      soft(sheet, 14, fill(curve(oval(820, 1330, 360, 130), true), '#ffe9b0', 0.5)),
    )
  )
}

function lowTable(sheet: Sheet): string {
  return (
    soft(sheet, 10, fill(curve(oval(850, 1400, 370, 60), true), ink.umber, 0.45)) +
    [560, 1110].map((x) => rect(x, 1280, 40, 130, '#3a1f1c')).join('') +
    shape(pts('500,1230 600,1180 1120,1180 1230,1230 1230,1290 500,1290'), '#5a2a22', 3) +
    fill(
      polygon(pts('505,1236 605,1186 1118,1186 1226,1236')),
      bokashi(sheet, [
        [0, '#a5583c'],
        [1, '#6d3226'],
      ]),
    ) +
    bowl(sheet, 900, 1150, 92, {
      depth: 70,
      foot: 0.5,
      glaze: { light: '#5c998b', dark: '#21484c' },
      inside: '#a9bd6a',
    }) +
    steam(sheet, 900, 1150, 130, 230, 3, 0.6) +
    cup(sheet, 1060, 1176, 46, 44, { light: '#e9dfc9', dark: '#a59c8e' }, '#b9c27a') +
    put(
      700,
      1216,
      shape(oval(0, 0, 74, 22), '#2c4579', 2.6) +
        shape(pts('-26,-6 -20,-34 0,-40 22,-32 28,-6 0,4'), '#e8a28e', 2.4) +
        keyLine(pts('-14,-30 0,-16 16,-28'), 2),
    )
  )
}
