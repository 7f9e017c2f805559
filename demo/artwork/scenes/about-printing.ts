import { hand } from '../kit/hand.ts'
import { arc, brush, type Point, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { planks } from '../kit/surface.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'

/** The printing bench: block, baren, brushes and the sea just lifted off. */
export function printing(sheet: Sheet): string {
  const proof: readonly [Point, Point, Point, Point] = quad('120,130 640,90 690,700 140,750')
  return [
    planks(sheet, { base: '#7a5844', dark: '#4a3028', light: '#9a7456' }, 200, -5),
    soft(sheet, 14, fill(polygon(proof.map(([x, y]): Point => [x + 22, y + 26])), ink.umber, 0.45)),
    facet(proof, '#f6eedd', 3),
    clipped(
      sheet,
      polygon(pts('160,170 602,136 644,664 180,706')),
      rect(
        140,
        120,
        540,
        620,
        bokashi(sheet, [
          [0, '#34528b'],
          [0.3, '#a9c3cc'],
          [0.48, '#f3d9b0'],
          [1, '#f3d9b0'],
        ]),
      ),
      disc(470, 300, 74, 74, ink.vermilion),
      put(
        0,
        0,
        wovenWaves(sheet, 62, ['#27396a', '#5f88b4', '#c6d5d8', '#34528b'], '#f1e6cf', {
          x: 130,
          y: 440,
          width: 560,
          height: 320,
        }),
      ),
    ),
    put(
      950,
      330,
      soft(sheet, 12, fill(polygon(pts('-180,-190 220,-160 210,250 -190,230')), ink.umber, 0.5)) +
        facet(pts('-210,-220 190,-200 180,210 -216,190'), '#c08a58', 4) +
        clipped(
          sheet,
          polygon(pts('-190,-200 170,-182 162,190 -196,172')),
          rect(-220, -220, 420, 440, '#a5703f'),
          put(
            0,
            0,
            wovenWaves(sheet, 62, ['#1d2a55', '#27396a'], '#a9763f', {
              x: -220,
              y: -40,
              width: 430,
              height: 260,
            }),
          ),
          disc(60, -110, 62, 62, '#5a2a20'),
        ) +
        facet(pts('-216,190 180,210 180,240 -216,222'), '#6d4630', 3),
      1,
      6,
    ),
    put(
      560,
      770,
      round(0, 0, 100, 84, '#3a2a2c', 3.4) +
        round(0, -4, 84, 68, '#c9a56c', 2.6) +
        [0, 1, 2, 3, 4]
          .map((i) => keyLine(arc(0, -4, 70 - i * 14, 56 - i * 11, 0, 6.1, 24), 2.4, '#8a6a3c', i))
          .join('') +
        fill(brush(pts('-84,-4 0,-22 84,-4'), 22, { head: 0.9, tail: 0.9 }), '#8a6a3c'),
    ),
    ...[
      ['#cb4329', 820],
      ['#27396a', 940],
      ['#5c998b', 1060],
    ].map(
      ([paint, x]) =>
        round(Number(x), 760, 54, 42, '#efe6d2', 3, ink.sumi, Number(x)) +
        round(Number(x), 758, 42, 31, String(paint), 2),
    ),
    inkBrush(1040, 640, -38),
    inkBrush(1120, 690, -30),
    hand(330, 800, 1.35, -52, ['#2c635f', '#173a40'], -1),
    glow(sheet, 260, 120, 760, '#ffe6b0', 0.35),
  ].join('')
}

const inkBrush = (x: number, y: number, turn: number) =>
  put(
    x,
    y,
    fill(brush(pts('-40,14 160,20'), 22), ink.umber, 0.35) +
      fill(brush(pts('-20,0 90,-3 190,0'), 19, { head: 1, tail: 0.8, rough: 0.05 }), '#d6ad6c') +
      rect(-40, -13, 34, 26, '#2a2029') +
      shape(pts('-40,-13 -92,-17 -106,0 -92,17 -40,13'), '#27396a', 2.4),
    1,
    turn,
  )
