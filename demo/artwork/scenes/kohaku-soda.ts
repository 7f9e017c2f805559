import { gleam, grain } from '../kit/gloss.ts'
import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { cherry } from './kohaku-table.ts'

const glass = pts(
  '-46,-400 -91,-398 -88,-300 -70,-180 -54,-110 -14,-84 -10,-40 -60,-14 60,-14 10,-40 14,-84 54,-110 70,-180 88,-300 91,-398 46,-400',
)

/** A cream soda in its stemmed glass, its foot at the origin. */
export function soda(sheet: Sheet): string {
  const { random } = sheet
  const green = bokashi(sheet, [
    [0, '#b4ec9c'],
    [0.3, '#5cc47c'],
    [0.6, '#2f9a6a'],
    [0.78, '#186a56'],
    [0.82, '#cfe3d0'],
    [1, '#b9cfc0'],
  ])
  const bubbles = Array.from({ length: 90 }, () => {
    const [x, y, r] = [random.jitter(78), random.range(-384, -100), random.range(1.6, 4.6)]
    return (
      disc(x, y, r, r, '#d9f6c8', 0.7) +
      disc(x - r * 0.3, y - r * 0.4, r * 0.35, r * 0.35, '#fffaf0')
    )
  })
  const drops = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [noise1(i * 1.9, 3) * 74, -230 + noise1(i * 2.7, 8) * 130]
    return disc(x, y, 2.6, 3.6, '#eafbe0', 0.75) + disc(x - 0.8, y - 1.4, 1, 1.2, '#fffaf0')
  })
  return [
    fill(curve(oval(24, 4, 120, 22), true), ink.night, 0.5),
    glow(sheet, 30, -10, 150, '#7fc48a', 0.5, 40),
    fill(curve(glass, true), green, 0.97),
    clipped(
      sheet,
      curve(glass, true),
      soft(sheet, 12, fill(brush(pts('46,-390 44,-280 30,-150'), 44), '#d6ffae', 0.55)),
      ...cubes(sheet),
      ...bubbles,
      soft(sheet, 4, fill(curve(oval(0, -384, 92, 22), true), '#f4fbe0', 0.8)),
    ),
    scoop(sheet),
    cherry(48, -492),
    straw(),
    stroke(curve(glass.slice(1, -1)), '#e6f3dc', 3, 0.9),
    ...drops,
    gleam(pts('-76,-382 -74,-300 -58,-190'), 9, 0.85),
    gleam(pts('-58,-372 -57,-320 -50,-270'), 4, 0.7, 4),
    gleam(pts('76,-350 72,-280 62,-220'), 5, 0.7, 6),
    stroke(curve(arc(0, -400, 92, 16, 0.1, Math.PI - 0.1, 16)), '#f2fbe6', 3.4, 0.9),
  ].join('')
}

/** Ice: three sides of a cube, the lit one above. */
const cubes = (sheet: Sheet) =>
  [
    [-44, -326, 12],
    [34, -304, -18],
    [-22, -240, 30],
    [34, -214, 8],
  ].map(([x = 0, y = 0, turn], i) =>
    put(
      x,
      y,
      fill('M-30 -18L8 -30L34 -12L-4 2Z', '#f2ffe8', 0.75) +
        fill(
          'M-30 -18L-4 2L-2 36L-28 14Z',
          bokashi(sheet, [
            [0, '#d9f7cf', 0.7],
            [1, '#8fd6a4', 0.35],
          ]),
        ) +
        fill('M-4 2L34 -12L34 22L-2 36Z', '#bdeec0', 0.4) +
        stroke(
          'M-30 -18L8 -30L34 -12L34 22L-2 36L-28 14ZM-30 -18L-4 2L34 -12M-4 2L-2 36',
          '#f6ffee',
          2,
          0.9,
        ) +
        gleam(
          [
            [-22, -16],
            [-6, -22],
            [6, -24],
          ],
          4,
          0.95,
          i,
        ),
      1,
      turn,
    ),
  )

/** A scoop of vanilla ice, melting where it meets the soda. */
function scoop(sheet: Sheet): string {
  const ball = pts(
    '-88,-404 -92,-440 -70,-478 -28,-498 22,-494 60,-468 80,-428 74,-396 58,-378 36,-366 12,-371 -12,-362 -40,-370 -66,-384',
  )
  const ridges: Point[][] = [
    pts('-70,-452 -30,-476 16,-478 50,-460'),
    pts('-82,-424 -40,-444 10,-448 62,-430'),
    pts('-80,-398 -40,-412 16,-414 68,-404'),
  ]
  return (
    shape(
      ball,
      bokashi(
        sheet,
        [
          [0, '#fffdf2'],
          [0.5, '#fdf0cf'],
          [1, '#e3c28c'],
        ],
        [0, 0, 0.8, 1],
      ),
      2.6,
      ink.brownDeep,
    ) +
    clipped(
      sheet,
      curve(ball, true),
      ...ridges.map((line, i) =>
        soft(sheet, 2.5, fill(brush(line, 9, { rough: 0.8, seed: i }), '#e0bd84', 0.6)),
      ),
      ...Array.from({ length: 40 }, (_, i) =>
        grain(
          noise1(i * 1.7, 3) * 80,
          -430 + noise1(i * 2.3, 7) * 60,
          2.2,
          '#fffdf4',
          '#e6cc9c',
          i,
        ),
      ),
    ) +
    gleam(pts('-72,-430 -62,-462 -34,-482'), 9) +
    gleam(pts('-30,-372 -18,-380 -8,-384'), 4)
  )
}

const straw = () =>
  fill(brush(pts('60,-384 88,-480 116,-580'), 14, { head: 1, tail: 1, rough: 0.03 }), '#93301f') +
  fill(brush(pts('58,-384 86,-480 114,-580'), 11, { head: 1, tail: 1, rough: 0.03 }), '#d8452c') +
  [0, 1, 2, 3]
    .map((i) =>
      fill(
        brush(
          [
            [64 + i * 13, -408 - i * 46],
            [78 + i * 13, -416 - i * 46],
          ],
          9,
          { head: 1, tail: 1 },
        ),
        ink.washi,
      ),
    )
    .join('') +
  gleam(pts('62,-410 84,-484 106,-560'), 2.6, 0.8)
