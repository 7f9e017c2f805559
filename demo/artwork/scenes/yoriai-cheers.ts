import { grip } from '../kit/figure/hand.ts'
import { type Cloth, forearm, sleeve } from '../kit/figure/sleeve.ts'
import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { createRandom } from '../kit/random.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'

const KEY = '#2a1414'
const fair = { base: '#e6b58c', shade: '#b0704c', lip: '#a14a38' }
const tanned = { base: '#cf9468', shade: '#94583c', lip: '#8c4433' }
const work: Cloth = { base: '#3a4d78', shade: '#1c2648', trim: '#7d93b8' }
const red: Cloth = { base: '#93301f', shade: '#521818', trim: '#d9a04a' }

/** The second skewer: two neighbours who did not know each other at the first. */
export function yoriaiCheers(sheet: Sheet): string {
  const { random } = sheet
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#3a1c20'],
        [0.5, '#7a3a28'],
        [1, '#2a1420'],
      ]),
    ),
    ...Array.from({ length: 24 }, () =>
      glow(
        sheet,
        random.range(0, 1200),
        random.range(20, 560),
        random.range(50, 120),
        random.pick(['#ffb35a', '#f0643a', '#ffd98a', '#e0483a']),
        0.5,
      ),
    ),
    glow(sheet, 600, 330, 520, '#ffc66a', 0.6),
    put(452, 380, mug(sheet, 3), 1, 11),
    put(748, 372, put(0, 0, mug(sheet, 8), 1, 0, -1), 1, -11),
    arm(sheet, fair, work, 1),
    put(1200, -8, arm(sheet, tanned, red, -1), 1, 0, -1),
    splash(),
    counter(sheet),
  ].join('')
}

/** A dimpled glass mug, its ear to the left, about 300 px high around its middle. */
function mug(sheet: Sheet, seed: number): string {
  const random = createRandom(`mug${seed}`)
  const glass = pts('-106,-150 106,-150 98,150 78,164 -78,164 -98,150')
  const d = polygon(glass)
  const ear = curve(pts('-100,-90 -168,-96 -184,-10 -170,84 -98,88'))
  const head = Array.from({ length: 13 }, (_, i) =>
    round(
      -104 + (i / 12) * 208,
      -156 + random.range(-22, 4),
      random.range(26, 40),
      random.range(22, 32),
      '#fff6e0',
      0,
      KEY,
      i + seed,
    ),
  )
  return (
    stroke(ear, KEY, 32) +
    stroke(ear, '#e9d9b4', 25) +
    stroke(ear, '#fff8e4', 7, 0.8) +
    fill(d, '#f4e6c4') +
    clipped(
      sheet,
      d,
      rect(
        -96,
        -150,
        192,
        300,
        bokashi(
          sheet,
          [
            [0, '#f7c24a'],
            [0.4, '#ee9f2a'],
            [1, '#b8641a'],
          ],
          [0, 0, 0.7, 1],
        ),
      ),
      ...[-62, 0, 62].flatMap((x) =>
        [-70, 10, 90].map(
          (y) =>
            disc(x, y, 25, 34, '#ffd67a', 0.55) +
            stroke(curve(oval(x, y, 25, 34), true), '#b06a1c', 2.6, 0.6) +
            fill(
              brush(
                [
                  [x - 13, y - 18],
                  [x - 17, y],
                  [x - 12, y + 16],
                ],
                6,
                { seed: y },
              ),
              '#fff0c0',
              0.8,
            ),
        ),
      ),
      ...Array.from({ length: 24 }, () => {
        const r = random.range(2, 5)
        return disc(random.range(-90, 90), random.range(-110, 140), r, r, '#fff0c0', 0.85)
      }),
    ) +
    ['-106,-120 -98,150 -78,164', '-84,164 0,166 84,164', '106,-120 98,150 78,164']
      .map((line, i) => keyLine(pts(line), 4.4, KEY, i))
      .join('') +
    head.join('') +
    fill(
      polygon(pts('-104,-166 104,-166 100,-116 60,-100 30,-118 -20,-98 -60,-116 -100,-106')),
      '#fff6e0',
    ) +
    fill(
      brush(pts('-100,-110 -60,-116 -20,-100 30,-120 62,-102 100,-118'), 5, { seed: 2 }),
      '#e3c98f',
    ) +
    [-70, -10, 56].map((x, i) => disc(x, -150 - (i % 2) * 20, 9, 8, '#ead6a8', 0.8)).join('')
  )
}

/** The arm from the left and the fist in the mug's ear. */
const arm = (sheet: Sheet, skin: typeof fair, cloth: Cloth, seed: number) =>
  forearm(sheet, [20, 560], [184, 404], skin, [112, 92], 3.4) +
  grip(sheet, skin, { x: 186, y: 402, turn: 180 - 36, flip: -1, scale: 2.2 }, 3.2) +
  sleeve(
    sheet,
    [
      [-260, 660],
      [-90, 680 + seed],
      [184, 404],
    ],
    cloth,
    { widths: [210, 200, 158], cover: 0.46, cuff: 16, weight: 3.6 },
  )

/** Foam that leaps where the rims meet. */
const splash = () =>
  (
    [
      [600, 150, 20],
      [566, 118, 11],
      [640, 104, 13],
      [604, 84, 8],
      [548, 168, 9],
      [668, 158, 9],
      [620, 190, 12],
      [580, 196, 9],
    ] as const
  )
    .map(([x, y, r], i) => round(x, y, r, r * 1.15, '#fff6e0', 2.2, KEY, i))
    .join('') +
  [-0.62, -0.2, 0.24, 0.66]
    .map((a) => {
      const at = (q: number): Point => [600 + Math.sin(a) * q, 210 - Math.cos(a) * q]
      return fill(brush([at(150), at(176), at(206)], 8, { head: 0.4, tail: 0.1 }), '#ffe2a0')
    })
    .join('')

/** The counter's edge, with the skewers' empty stand. */
const counter = (sheet: Sheet) =>
  fill(
    polygon(pts('-20,690 1220,676 1220,820 -20,820')),
    bokashi(sheet, [
      [0, '#d99a54'],
      [0.4, '#93532c'],
      [1, '#5a2a1c'],
    ]),
  ) +
  fill(brush(pts('-20,690 600,682 1220,676'), 7, { head: 1, tail: 1 }), '#f2c488') +
  shape(pts('536,706 544,770 656,770 664,706'), '#34528b', 3.2, KEY) +
  shape(oval(600, 704, 65, 15), '#5a7fab', 2.8, KEY) +
  disc(600, 705, 50, 9, '#1b2a52') +
  [-30, -12, 6, 24]
    .map((k) => stroke(`M${600 + k * 0.7} 712L${600 + k * 2} ${590 + Math.abs(k)}`, '#e6c99a', 5))
    .join('')
