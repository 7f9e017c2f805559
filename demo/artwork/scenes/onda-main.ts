import { lemon } from '../kit/food.ts'
import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { cloth } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { harbour } from './onda-harbour.ts'

/** Onda, Yokohama: a laid table above the harbour at the blue hour. */
export function ondaMain(sheet: Sheet): string {
  return [harbour(sheet, 540), rail(sheet), bulbs(sheet), table(sheet)].join('')
}

/** The terrace rail between table and water. */
const rail = (sheet: Sheet) =>
  rect(
    0,
    742,
    1920,
    20,
    bokashi(sheet, [
      [0, '#3d5a97'],
      [1, '#0e1838'],
    ]),
  ) +
  Array.from({ length: 33 }, (_, i) =>
    fill(
      brush(
        [
          [i * 62, 760],
          [i * 62 + 3, 880],
          [i * 62, 1080],
        ],
        9,
        { head: 1, tail: 1, rough: 0.05 },
      ),
      '#0e1838',
    ),
  ).join('')

/** Bulbs on a line across the top. */
function bulbs(sheet: Sheet): string {
  const line: Point[] = pts('-20,70 300,170 660,214 1060,190 1460,110 1940,-10')
  const at = (t: number): Point => {
    const i = Math.min(line.length - 2, Math.floor(t * (line.length - 1)))
    const u = t * (line.length - 1) - i
    const [a, b] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]]
    return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
  }
  return (
    stroke(curve(line), '#0b1230', 5) +
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = at((i + 0.5) / 12)
      return (
        glow(sheet, x, y + 30, 120, '#ffc46a', 0.65) +
        rect(x - 7, y + 2, 14, 16, '#0b1230') +
        round(x, y + 34, 15, 19, '#ffe9b0')
      )
    }).join('')
  )
}

function table(sheet: Sheet): string {
  const top: Point[] = pts('820,860 1990,800 1990,1120 600,1120')
  return (
    shape(
      pts(
        '300,1090 312,940 330,760 400,730 480,760 500,940 520,1090 480,1090 470,960 340,960 336,1090',
      ),
      '#0b1230',
      3,
    ) +
    [350, 380, 410, 440]
      .map((x) =>
        fill(
          brush(
            [
              [x, 756],
              [x + 4, 950],
            ],
            9,
            { head: 1, tail: 1 },
          ),
          '#223a70',
        ),
      )
      .join('') +
    fill(polygon(pts('600,1120 820,860 826,900 660,1120')), '#8f95b0') +
    clipped(
      sheet,
      polygon(top),
      cloth(sheet, 560, 780, 1460, 360, '#d8d3cf', '#9a9cb4', 7),
      rect(
        560,
        780,
        1460,
        360,
        bokashi(
          sheet,
          [
            [0, '#2f4680', 0.6],
            [0.5, '#7a6f90', 0.3],
            [1, '#f0a860', 0.25],
          ],
          [0, 0, 1, 0.3],
        ),
      ),
      glow(sheet, 1330, 960, 560, '#ffd08a', 0.85, 240),
    ) +
    keyLine(pts('820,860 1400,830 1990,800'), 4, ink.night) +
    candle(sheet, 1330, 940) +
    plateAndBread(sheet) +
    wine(sheet, 1090, 1000, 1.1) +
    wine(sheet, 1600, 930, 0.98)
  )
}

const candle = (sheet: Sheet, x: number, y: number) =>
  glow(sheet, x, y - 130, 330, '#ffb95a', 0.8) +
  disc(x + 12, y + 8, 92, 24, '#5a4a5c', 0.45) +
  shape(
    [
      [x - 58, y - 110],
      [x - 54, y - 10],
      [x, y + 8],
      [x + 54, y - 10],
      [x + 58, y - 110],
      [x, y - 96],
    ],
    bokashi(sheet, [
      [0, '#f2c27a', 0.7],
      [1, '#d98a4a', 0.75],
    ]),
    3,
  ) +
  rect(x - 32, y - 74, 64, 62, '#f7e3b8') +
  shape(
    [
      [x, y - 140],
      [x + 16, y - 100],
      [x, y - 80],
      [x - 16, y - 100],
    ],
    '#fff0b0',
  ) +
  disc(x, y - 94, 8, 14, '#ff9a3c', 0.8) +
  stroke(curve(oval(x, y - 110, 58, 14), true), '#ffe9b0', 3)

/** A glass of white wine standing at its foot. */
const wine = (sheet: Sheet, x: number, y: number, s: number) => {
  const cup: Point[] = pts('-50,-250 -62,-190 -46,-130 0,-104 46,-130 62,-190 50,-250')
  return put(
    x,
    y,
    disc(30, 4, 90, 18, '#5a4a5c', 0.4) +
      disc(0, 0, 60, 14, '#b9b6c0', 0.7) +
      stroke(curve(oval(0, 0, 60, 14), true), ink.night, 2.6) +
      fill(brush(pts('0,-108 0,-50 0,-4'), 9, { head: 1, tail: 1 }), '#c9c4c4') +
      fill(curve(cup, true), '#c6d0dc', 0.35) +
      clipped(
        sheet,
        curve(cup, true),
        rect(
          -80,
          -184,
          160,
          110,
          bokashi(sheet, [
            [0, '#e9c765', 0.9],
            [1, '#c98f3c', 0.9],
          ]),
        ),
        disc(0, -184, 60, 10, '#fbe9a8'),
      ) +
      stroke(curve(cup), ink.night, 3) +
      stroke(curve(oval(0, -250, 50, 10), true), '#efe6d2', 2.6) +
      stroke(curve(pts('-44,-236 -52,-190 -38,-144')), '#fff7e0', 6, 0.85),
    s,
  )
}

const plateAndBread = (sheet: Sheet) =>
  put(
    1420,
    1040,
    disc(16, 12, 190, 46, '#5a4a5c', 0.4) +
      shape(oval(0, 0, 186, 46), '#f4ecdc', 3) +
      fill(curve(oval(0, 2, 140, 33), true), '#e2d8c6') +
      shape(
        pts('-90,0 -70,-40 -10,-52 20,-20 10,10 -60,16'),
        bokashi(sheet, [
          [0, '#d9974a'],
          [1, '#9a5c2c'],
        ]),
        3,
      ) +
      [-60, -30, 0]
        .map((k) =>
          keyLine(
            [
              [k, -36],
              [k + 14, -6],
            ],
            4,
            '#f0cf96',
          ),
        )
        .join('') +
      shape(pts('0,6 30,-36 90,-30 110,0 60,18'), '#c98440', 3) +
      put(-120, 8, lemon(26, 0.4)),
  )
