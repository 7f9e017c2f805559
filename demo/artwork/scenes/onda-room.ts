import { brush, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { pendant } from '../kit/room.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { harbour } from './onda-harbour.ts'

/** The dining room under its arches. */
export function ondaRoom(sheet: Sheet): string {
  const arch = (x: number, w: number) =>
    polygon([
      [x, 500],
      [x, 250],
      ...Array.from(
        { length: 13 },
        (_, i): Point => [
          x + w / 2 - Math.cos((i / 12) * Math.PI) * (w / 2),
          250 - Math.sin((i / 12) * Math.PI) * w * 0.46,
        ],
      ),
      [x + w, 500],
    ])
  const arches = [arch(60, 300), arch(450, 300), arch(840, 300)]
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#c98f66'],
        [0.6, '#e6bd8c'],
        [1, '#a5653f'],
      ]),
    ),
    clipped(sheet, arches.join(''), harbour(sheet, 360)),
    ...arches.map((d) => stroke(d, '#f3e0bf', 18) + stroke(d, '#8a4f35', 4)),
    ...[60, 450, 840].map(
      (x) => rect(x + 147, 120, 7, 380, '#f3e0bf') + rect(x, 330, 300, 7, '#f3e0bf'),
    ),
    rect(0, 500, 1200, 24, '#f3e0bf'),
    rect(0, 524, 1200, 100, '#2c635f'),
    rect(0, 524, 1200, 8, '#173a40'),
    fill(
      polygon(pts('0,624 1200,624 1200,800 0,800')),
      bokashi(sheet, [
        [0, '#7a4a38'],
        [1, '#3a2228'],
      ]),
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      fill(
        brush(
          [
            [i * 110, 624],
            [i * 150 - 220, 800],
          ],
          3,
          { head: 0.6, tail: 1.3 },
        ),
        '#2a161c',
        0.7,
      ),
    ),
    laid(sheet, 270, 610, 1),
    laid(sheet, 930, 600, 0.95),
    laid(sheet, 610, 700, 1.3),
    pendant(sheet, 260, 110, 110, '#2c4579', '#ffd98a', 0.6),
    pendant(sheet, 610, 150, 130, '#2c4579', '#ffd98a', 0.7),
    pendant(sheet, 930, 110, 110, '#2c4579', '#ffd98a', 0.6),
  ].join('')
}

/** A round table with a cloth to the floor, two glasses and a chair on either side. */
function laid(sheet: Sheet, x: number, y: number, s: number): string {
  const chair = (k: number) =>
    fill(
      brush(
        [
          [k, 10],
          [k * 1.06, -90],
        ],
        12,
        { head: 1, tail: 0.8 },
      ),
      '#3a1f1c',
    ) +
    shape(
      [
        [k - 40, 8],
        [k + 40, 8],
        [k + 34, 28],
        [k - 34, 28],
      ],
      '#93301f',
      2.6,
    ) +
    [-30, 30]
      .map((q) =>
        fill(
          brush(
            [
              [k + q, 24],
              [k + q * 1.1, 110],
            ],
            9,
            { head: 1, tail: 0.8 },
          ),
          '#3a1f1c',
        ),
      )
      .join('') +
    keyLine(
      [
        [k - 30, -60],
        [k, -70],
        [k + 30, -60],
      ],
      10,
      '#3a1f1c',
    )
  const drape: Point[] = pts(
    '-130,-16 -146,60 -120,108 -80,92 -40,112 0,96 44,114 84,94 124,108 146,60 130,-16',
  )
  return put(
    x,
    y,
    soft(sheet, 6, disc(10, 112, 190, 22, ink.umber, 0.5)) +
      chair(-200) +
      chair(200) +
      shape(
        drape,
        bokashi(
          sheet,
          [
            [0, '#fff6e2'],
            [1, '#b9a98c'],
          ],
          [0, 0, 1, 0.4],
        ),
        3,
        ink.brownDeep,
      ) +
      [-80, -40, 4, 50, 92]
        .map((k, i) =>
          keyLine(
            [
              [k * 0.9, 0],
              [k, 90],
            ],
            4,
            '#a59678',
            i,
          ),
        )
        .join('') +
      shape(oval(0, -18, 132, 30), '#fff8e8', 2.6, ink.brownDeep) +
      [-64, 70]
        .map(
          (k) =>
            stroke(`M${k} -26V-52`, '#6d6872', 4) +
            shape(
              [
                [k - 17, -90],
                [k - 20, -66],
                [k, -50],
                [k + 20, -66],
                [k + 17, -90],
              ],
              '#e9d48a',
              2.4,
              ink.brownDeep,
            ),
        )
        .join('') +
      disc(0, -22, 40, 10, '#5a7fab') +
      disc(0, -24, 30, 7, '#f4ecdc') +
      rect(-5, -70, 10, 40, '#f4ecdc') +
      disc(0, -80, 6, 11, '#ffc46a') +
      glow(sheet, 0, -78, 70, '#ffc46a', 0.6),
    s,
  )
}
