import { arc, brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import type { Sheet } from '../kit/sheet.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'

const paper = '#f1e7d3'

/** A seal pressed on washi: the drawing in paper colour on ink, with the bald spots of a real stamp. */
function stamp(sheet: Sheet, outline: string, paint: string, drawing: string): string {
  const { random } = sheet
  const wear = Array.from({ length: 60 }, () =>
    disc(
      random.jitter(130),
      random.jitter(130),
      random.range(0.5, 2),
      random.range(0.5, 1.6),
      paper,
      0.8,
    ),
  )
  return (
    rect(0, 0, 320, 320, paper) +
    put(160, 160, fill(outline, paint) + drawing + wear.join(''), 1, random.jitter(2))
  )
}

const line = (points: readonly Point[], width: number, paint = paper) =>
  fill(brush(points, width, { head: 0.85, tail: 0.85, rough: 0.12 }), paint)
const ring = (rx: number, ry: number, width: number, paint = paper) =>
  line([...arc(0, 0, rx, ry, 0, Math.PI * 2, 40)], width, paint)

/** An open fan in a round seal. */
export function clientFan(sheet: Sheet): string {
  const at = (t: number, q: number): Point => [
    Math.cos(-Math.PI * t) * q,
    66 + Math.sin(-Math.PI * t) * q,
  ]
  const folds = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [0.1 + (i * 0.8) / 9, 0.1 + ((i + 0.86) * 0.8) / 9]
    return (
      fill(polygon([at(a, 66), at(b, 66), at(b, 138), at((a + b) / 2, 144), at(a, 138)]), paper) +
      line([at((a + b) / 2, 58), at((a + b) / 2, 12)], 5)
    )
  })
  return stamp(
    sheet,
    curve(oval(0, 0, 124, 124, 0.012, 3), true),
    ink.vermilion,
    put(0, 0, ring(112, 112, 5)) +
      put(0, 0, folds.join(''), 0.78) +
      disc(0, 52, 8, 8, paper) +
      fill(brush(pts('-66,4 -20,-30 30,-36 74,-14'), 12, { seed: 3 }), ink.vermilion, 0.9),
  )
}

/** A pine over water in a square seal. */
export const clientPine = (sheet: Sheet): string =>
  stamp(
    sheet,
    polygon(pts('-112,-110 110,-114 114,110 -110,114')),
    ink.indigo700,
    polygonRing() +
      [-58, -22, 14]
        .map((y, i) =>
          fill(
            curve(
              [
                [-30 - i * 18, y + 20],
                [-18 - i * 10, y - 8],
                [0, y - 22],
                [18 + i * 10, y - 8],
                [30 + i * 18, y + 20],
                [0, y + 12],
              ],
              true,
            ),
            paper,
          ),
        )
        .join('') +
      line(pts('0,20 -4,50'), 13) +
      [58, 76]
        .map((y) =>
          line(
            [
              [-74, y],
              [-40, y - 9],
              [-6, y],
              [30, y - 9],
              [74, y],
            ],
            7,
          ),
        )
        .join(''),
  )

const polygonRing = () =>
  line(pts('-94,-93 94,-96'), 5) +
  line(pts('94,-96 96,93'), 5) +
  line(pts('96,93 -93,96'), 5) +
  line(pts('-93,96 -94,-93'), 5)

/** A mountain and a sun in a tortoise-shell hexagon. */
export function clientMountain(sheet: Sheet): string {
  const hexagon = (r: number): Point[] =>
    Array.from(
      { length: 6 },
      (_, i): Point => [
        Math.cos(i * (Math.PI / 3) + Math.PI / 6) * r,
        Math.sin(i * (Math.PI / 3) + Math.PI / 6) * r,
      ],
    )
  const inner = hexagon(108)
  return stamp(
    sheet,
    polygon(hexagon(128)),
    ink.seaDeep,
    inner.map((p, i) => line([p, inner[(i + 1) % 6] ?? p], 5)).join('') +
      disc(34, -34, 20, 20, paper) +
      fill(curve(pts('-84,50 -46,8 -22,-30 -8,-30 14,6 56,50'), true), paper) +
      fill(curve(pts('-26,-24 -30,-4 -18,-12 -10,4 -4,-10 6,-2 -6,-26'), true), ink.seaDeep) +
      line(pts('-70,66 0,62 70,66'), 8),
  )
}

/** A camellia in a quatrefoil. */
export function clientCamellia(sheet: Sheet): string {
  const foil = pts('0,-56 56,0 0,56 -56,0')
    .map(([x, y]) => curve(oval(x, y, 66, 66, 0.01, 4), true))
    .join('')
  const petals = Array.from({ length: 5 }, (_, i) =>
    put(
      0,
      0,
      fill(curve(pts('0,-24 -27,-44 -34,-74 -12,-92 0,-84 12,-92 34,-74 27,-44'), true), paper) +
        line(pts('0,-34 0,-70'), 4, '#8a5a2c'),
      1,
      i * 72,
    ),
  )
  return stamp(
    sheet,
    `${foil}M-60 -60H60V60H-60Z`,
    '#8a5a2c',
    petals.join('') +
      disc(0, 0, 18, 18, '#8a5a2c') +
      Array.from({ length: 9 }, (_, i) =>
        disc(Math.cos(i * 0.7) * 13, Math.sin(i * 0.7) * 13, 4, 4, paper),
      ).join(''),
  )
}
