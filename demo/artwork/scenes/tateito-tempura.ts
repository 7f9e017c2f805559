import { cast, form, gloss, rough, type Tones, ware } from '../kit/above.ts'
import { curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { gratedRadish } from '../kit/radish.ts'
import { sauce } from '../kit/sauce.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { fill, put, stroke } from '../kit/svg.ts'
import { coated, lace, prawn } from './tateito-prawn.ts'
import { bamboo, celadon } from './tateito-table.ts'

const iron: Tones = { light: '#6d7686', base: '#454e60', dark: '#2a3140', edge: '#181d28' }

/** Tempura from above: three prawns and the vegetables, straight from the oil onto paper. */
export function tempura(sheet: Sheet): string {
  return [
    bamboo(sheet),
    ware(sheet, oval(500, 408, 372, 352, 0.008, 2), iron, 34, 14),
    paper(sheet),
    put(318, 282, lotus(sheet), 1, -12),
    put(452, 236, lotus(sheet), 0.86, 24),
    put(630, 262, pumpkin(sheet, 3), 1, 14),
    put(690, 330, pumpkin(sheet, 5), 0.94, 22),
    put(456, 392, prawn(sheet, 2), 0.96, -18),
    put(470, 470, prawn(sheet, 6), 1, -15),
    put(500, 552, prawn(sheet, 9), 1, -11),
    put(640, 632, pepper(sheet, 4), 0.9, -16),
    put(520, 660, pepper(sheet, 7), 0.84, -4),
    sauce(sheet, 1034, 236, 108, celadon, '#8a5426', gratedRadish(sheet, 1052, 252, 40)),
  ].join('')
}

/** A folded sheet under the tempura, with the little oil it has drunk. */
function paper(sheet: Sheet): string {
  const back = pts('262,150 742,196 806,560 250,640')
  const front = pts('212,232 690,140 770,640 300,700')
  const sheets = [back, front].map((corners, i) => {
    const d = polygon(corners)
    const paint = bokashi(
      sheet,
      [
        [0, i ? '#fffdf5' : '#efe8d8'],
        [1, i ? '#e9e1cf' : '#cfc5b0'],
      ],
      [0, 0, 1, 1],
    )
    return cast(sheet, d, 8, 0.35) + fill(d, paint) + stroke(d, '#b5aa94', 1.2)
  })
  const oil = pts('420,560 660,430 350,360 600,640').map(([x, y], i) =>
    fill(curve(oval(x, y, 62 - i * 8, 40 - i * 4, 0.3, i), true), '#d9bd82', 0.28),
  )
  return sheets.join('') + soft(sheet, 3, ...oil)
}

const lotus = (sheet: Sheet) => {
  const holes: Point[] = [
    [0, 0],
    ...Array.from({ length: 8 }, (_, i): Point => {
      const a = (i / 8) * Math.PI * 2 + 0.2
      return [Math.cos(a) * 50, Math.sin(a) * 46]
    }),
  ]
  const hole = ([x, y]: Point, i: number) =>
    fill(curve(oval(x, y, i ? 13 : 9, i ? 15 : 9, 0.14, i, i * 0.78), true), '#8f5f2c', 0.9) +
    fill(curve(oval(x + 3, y + 4, i ? 9 : 6, i ? 10 : 6, 0.14, i, i * 0.78), true), '#c99a58', 0.8)
  const body = oval(0, 0, 92, 86, 0.05, 5)
  return coated(
    sheet,
    body,
    11,
    fill(curve(oval(0, 0, 80, 75, 0.03, 5), true), '#fbf2d6'),
    ...holes.map(hole),
  )
}

/** A slice of pumpkin, its green rind along the outer side. */
const pumpkin = (sheet: Sheet, seed: number) =>
  coated(
    sheet,
    pts('-128,10 -116,-34 -70,-70 0,-84 70,-70 116,-34 128,10 92,34 50,22 0,16 -50,22 -94,36'),
    seed,
    fill(
      curve(
        pts(
          '-150,20 -136,-50 -70,-96 0,-110 70,-96 136,-50 150,20 116,20 104,-22 60,-54 0,-66 -60,-54 -104,-22 -114,20',
        ),
        true,
      ),
      '#4f6b34',
      0.9,
    ),
    soft(
      sheet,
      4,
      fill(
        curve(pts('-108,14 -96,-18 -58,-46 0,-58 58,-46 96,-18 108,14 60,12 0,6 -60,12'), true),
        '#f0962a',
        0.95,
      ),
    ),
    soft(sheet, 5, fill(curve(pts('-70,-14 -20,-34 40,-30 10,-16 -30,-8'), true), '#fbc766', 0.9)),
  )

const skin: Tones = { light: '#a9c86a', base: '#648f38', dark: '#3c6127', edge: '#2c481f' }

/** A small green pepper with batter on one side only. */
const pepper = (sheet: Sheet, seed: number) => {
  const pod = pts('-120,2 -100,-20 -40,-24 30,-19 92,-20 124,-4 128,6 110,16 40,21 -30,24 -96,20')
  return (
    form(sheet, pts('-108,-7 -140,-10 -166,-20 -172,-12 -146,2 -110,7'), skin, 5) +
    form(sheet, pod, skin, 11, gloss(sheet, pts('-80,-12 -20,-15 50,-12 20,-6 -60,-4'), 0.4, 4)) +
    rough(
      sheet,
      { across: 0.034, down: 0.045, high: 1.25, torn: 14, seed },
      fill(curve(pts('-6,-18 50,-22 116,-20 134,2 112,20 40,24 4,18 24,0'), true), '#f3dc9c', 0.5),
    ) +
    lace(sheet, pts('90,-19 128,-8 130,10 100,20'), seed)
  )
}
