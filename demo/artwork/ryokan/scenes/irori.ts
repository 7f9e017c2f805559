import { curve, oval, type Point, polygon, pts, quad } from '../../kit/line.ts'
import { bokashi, bokashiAt, glow, type Sheet } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { embers, kettle, pit, skewered } from '../kit/hearth.ts'
import { ink } from '../kit/inks.ts'
import { boards, shoji, snowView } from '../kit/interior.ts'
import { fibres } from '../kit/wash.ts'

/** The room with the hearth; snow in the window. Made for 1600 × 1200. */
export function irori(sheet: Sheet): string {
  const wall = '#3a2c23'
  return (
    rect(
      0,
      0,
      1600,
      700,
      bokashiAt(
        sheet,
        [
          [0, ink.soot],
          [1, wall],
        ],
        [0, 0, 0, 700],
      ),
    ) +
    glow(sheet, 800, 700, 900, ink.ember, 0.26, 560) +
    snowView(sheet, 430, 170, 740, 400, 4) +
    [430, 672, 922, 1164].map((x) => rect(x - 6, 164, 12, 412, ink.woodDeep)).join('') +
    rect(418, 158, 764, 14, ink.woodDeep) +
    rect(408, 568, 784, 18, ink.wood) +
    shoji(sheet, 40, 170, 320, 500, 2, '#c6a878', '#8a7152', ink.woodDeep) +
    shoji(sheet, 1240, 170, 320, 500, 2, '#c6a878', '#8a7152', ink.woodDeep) +
    [380, 1200].map((x) => rect(x - 16, 90, 32, 620, ink.soot)).join('') +
    rect(0, 84, 1600, 46, ink.soot) +
    rect(0, 84, 1600, 8, ink.wood, 0.5) +
    fill(polygon(pts('0,0 260,0 90,90 0,90')), '#1a1411') +
    fill(polygon(pts('1600,0 1340,0 1510,90 1600,90')), '#1a1411') +
    boards(sheet, 680, [800, 380], '#6d4c34', '#3f2b1f') +
    rect(0, 672, 1600, 14, ink.soot) +
    glow(sheet, 800, 930, 880, ink.lamp, 0.4, 360) +
    cushion(sheet, pts('150,850 400,830 330,980 40,1010'), ink.cedar, ink.cedarPale) +
    cushion(sheet, pts('1200,830 1450,850 1560,1010 1270,980'), ink.emberDeep, ink.ember) +
    pit(
      sheet,
      quad('490,800 1110,800 1290,1120 310,1120'),
      quad('550,830 1050,830 1186,1070 414,1070'),
    ) +
    ring(sheet, 0) +
    put(800, 945, embers(sheet, 150, 2)) +
    put(800, 770, kettle(790)) +
    ring(sheet, 1) +
    steam(sheet, 930, 700, 120, 300, 3, 0.36, ink.snowPale) +
    tea(sheet, 1130, 1100) +
    rect(
      0,
      0,
      1600,
      1200,
      bokashi(
        sheet,
        [
          [0, '#120d0b', 0.55],
          [0.25, '#120d0b', 0],
          [0.75, '#120d0b', 0],
          [1, '#120d0b', 0.55],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    fibres(sheet, 60, ink.snow)
  )
}

/** Char around the fire: those behind it, or those before it. */
function ring(_sheet: Sheet, near: 0 | 1): string {
  const places: readonly (readonly [number, number, number])[] =
    near === 0
      ? [
          [640, 930, 14],
          [960, 930, -14],
        ]
      : [
          [560, 1020, 24],
          [690, 1050, 10],
          [910, 1050, -10],
          [1040, 1020, -24],
        ]
  return places
    .map(([x, y, turn], i) =>
      put(
        x,
        y,
        fill(curve(oval(0, 0, 26, 8), true), '#8f877c') + skewered(i + near * 5, turn > 0 ? 1 : -1),
        near === 0 ? 0.78 : 0.92,
        turn,
      ),
    )
    .join('')
}

function cushion(sheet: Sheet, corners: readonly Point[], dark: string, light: string): string {
  const low = corners.map(([x, y]): Point => [x + 4, y + 20])
  return (
    fill(curve(rounded(low), true), ink.soot, 0.7) +
    fill(
      curve(rounded(corners), true),
      bokashi(
        sheet,
        [
          [0, dark],
          [1, light],
        ],
        [0, 0, 1, 1],
      ),
    )
  )
}

/** Corners a little cut, so that a cushion is soft. */
const rounded = (corners: readonly Point[]): Point[] =>
  corners.flatMap((p, i) => {
    const next = corners[(i + 1) % corners.length] ?? p
    return [0.12, 0.5, 0.88].map(
      (t): Point => [
        p[0] + (next[0] - p[0]) * t,
        p[1] + (next[1] - p[1]) * t + (t === 0.5 ? 3 : 0),
      ],
    )
  })

function tea(sheet: Sheet, x: number, y: number): string {
  const cup = (cx: number) =>
    fill(
      curve(
        [
          [cx - 34, y - 52],
          [cx + 34, y - 52],
          [cx + 28, y],
          [cx, y + 8],
          [cx - 28, y],
        ],
        true,
      ),
      bokashi(
        sheet,
        [
          [0, '#e7dfd0'],
          [1, '#8d8474'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    fill(curve(oval(cx, y - 52, 34, 11), true), '#f0e9db') +
    fill(curve(oval(cx, y - 50, 28, 8), true), '#7d8a4a')
  return fill(curve(oval(x + 40, y + 6, 120, 22), true), ink.soot, 0.5) + cup(x) + cup(x + 92)
}
