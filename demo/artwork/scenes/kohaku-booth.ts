import { curve, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { pendant } from '../kit/room.ts'
import { facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { coffee } from '../kit/vessel.ts'
import { window } from './kohaku-main.ts'

/** The booth by the leaded window. */
export function kohakuBooth(sheet: Sheet): string {
  const seat = (x: number, flip: 1 | -1) =>
    put(
      x,
      800,
      shape(
        pts('-190,0 -196,-330 -170,-390 120,-390 150,-340 150,-200 176,-190 176,0'),
        bokashi(sheet, [
          [0, '#93432f'],
          [1, '#4a1a1c'],
        ]),
        4,
      ) +
        [-130, -60, 10, 80]
          .map((k, i) =>
            keyLine(
              [
                [k, -370],
                [k + 4, -200],
              ],
              5,
              '#4a1a1c',
              i,
            ),
          )
          .join('') +
        [-94, -26, 46].map((k) => disc(k, -300, 7, 7, '#e0a050')).join('') +
        shape(pts('-196,-176 200,-176 206,-120 -190,-116'), '#a5523c', 3),
      1,
      0,
      flip,
    )
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#3a2320'],
        [0.6, '#7a4a2c'],
        [1, '#3a211c'],
      ]),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].map(
      (i) => rect(i * 180, 420, 172, 380, '#4a2c20') + rect(i * 180 + 16, 440, 140, 300, '#5a3626'),
    ),
    rect(0, 404, 1200, 18, '#2a1716'),
    put(250, -70, window(sheet, 120, 50), 1.0),
    picture(910, 120),
    picture(90, 150),
    seat(170, 1),
    seat(1030, -1),
    pendant(sheet, 600, 90, 170, '#1f4a44', '#ffcf7a', 0.75),
    fill(
      polygon(pts('330,600 870,600 980,690 220,690')),
      bokashi(sheet, [
        [0, '#c98a4a'],
        [1, '#8a4f2b'],
      ]),
    ),
    clipped(
      sheet,
      polygon(pts('330,600 870,600 980,690 220,690')),
      grain(sheet, 220, 600, 760, 90, '#4a241a', 5, 0.5),
      glow(sheet, 600, 640, 300, '#ffe0a0', 0.6, 50),
    ),
    facet(pts('220,690 980,690 980,716 220,716'), '#4a241a', 3),
    rect(570, 716, 60, 100, '#2a1716'),
    coffee(sheet, 440, 622, 44, { light: '#f1e6cf', dark: '#a98c6c' }),
    coffee(sheet, 760, 628, 44, { light: ink.indigo500, dark: ink.indigo800 }),
    steam(sheet, 440, 614, 60, 130, 3, 0.55),
    steam(sheet, 760, 620, 60, 120, 3, 0.5),
    put(
      600,
      640,
      shape(pts('-90,0 -20,-22 0,-12 20,-22 90,0 20,16 0,10 -20,16'), '#f4ecdc', 2.4) +
        [0, 1]
          .map(
            (i) =>
              keyLine(
                [
                  [-60, -2 + i * 7],
                  [-14, -8 + i * 8],
                ],
                2.4,
                ink.grey,
              ) +
              keyLine(
                [
                  [16, -8 + i * 8],
                  [60, -2 + i * 7],
                ],
                2.4,
                ink.grey,
              ),
          )
          .join(''),
    ),
    corners(sheet),
  ].join('')
}

/** A framed print: a cup over the waves of the house. */
const picture = (x: number, y: number) =>
  rect(x, y, 170, 210, '#2a1716') +
  rect(x + 14, y + 14, 142, 182, '#e9dcc0') +
  disc(x + 85, y + 78, 40, 40, '#c9592e') +
  fill(
    curve(
      pts('-46,-6 -40,26 -18,44 18,44 40,26 46,-6').map(([px, py]) => [x + 85 + px, y + 84 + py]),
      true,
    ),
    ink.indigo700,
  ) +
  disc(x + 85, y + 80, 45, 9, '#f6efdf') +
  disc(x + 85, y + 81, 37, 6, '#3a1f1c') +
  stroke(`M${x + 128} ${y + 90}q26 2 12 22q-8 10 -24 6`, ink.indigo700, 7) +
  [0, 1, 2]
    .map((i) =>
      stroke(
        curve([
          [x + 20, y + 150 + i * 15],
          [x + 60, y + 138 + i * 15],
          [x + 110, y + 156 + i * 15],
          [x + 150, y + 142 + i * 15],
        ]),
        ink.indigo700,
        5,
      ),
    )
    .join('')

const corners = (sheet: Sheet) =>
  rect(
    0,
    0,
    1200,
    800,
    bokashi(
      sheet,
      [
        [0, '#1c1015', 0.5],
        [0.35, '#1c1015', 0],
        [0.65, '#1c1015', 0],
        [1, '#1c1015', 0.5],
      ],
      [0, 0, 1, 0],
    ),
  )
