import { heap, shiso, sprig } from '../kit/food.ts'
import { brush, curve, type Point, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { fill, put, stroke } from '../kit/svg.ts'
import { board, chopsticks, rings, speckles } from '../kit/table.ts'
import { cup, plate } from '../kit/vessel.ts'
import { table } from './tateito-table.ts'

/** Rolled omelette with dashi, its layers showing, on a combed plate. */
export function dashimaki(sheet: Sheet): string {
  const [cx, cy, r] = [600, 420, 430]
  const piece = (x: number, y: number, i: number) => put(x, y, roll(sheet, i), 1.15, -12)
  return [
    planks(sheet, table, 210, 7),
    plate(
      sheet,
      cx,
      cy,
      r,
      { light: '#e9dfc9', dark: '#b7a88c' },
      rings(cx, cy, [r * 0.94, r * 0.8, r * 0.74], ink.sea, 7, 0.75) +
        speckles(sheet, cx, cy, r, 60, ink.brown),
    ),
    board(sheet, quad('270,330 860,240 930,440 300,560'), 26, {
      base: '#3b2a2a',
      dark: '#1e1518',
      light: '#57403a',
    }),
    ...[0, 1, 2, 3, 4].map((i) => piece(380 + i * 108, 418 - i * 19, i)),
    put(330, 560, shiso('#6c8a4c', '#3f5a34'), 0.9, -30),
    put(352, 556, heap(sheet, 66, ink.washi, '#cfd0bd', 5)),
    fill(brush(pts('340,520 356,546 340,566'), 10), '#5a2f22', 0.8),
    put(800, 540, sprig(1.3, '#8aa552', '#4d6a38')),
    cup(sheet, 1080, 180, 84, 80, { light: ink.indigo500, dark: ink.indigo800 }, '#c9cf9c'),
    chopsticks([520, 770], [1130, 640], ink.umber, ink.vermilion),
    steam(sheet, 620, 320, 440, 260, 4, 0.4),
    daylight(sheet, '#f9e8c0', ink.indigo900, 0.3),
  ].join('')
}

/** One slice of the omelette: a soft square of wound layers with its long side behind. */
function roll(sheet: Sheet, seed: number): string {
  const face: Point[] = pts('-56,-50 0,-60 54,-50 64,0 54,52 0,60 -56,52 -64,0')
  const layers = [0.82, 0.6, 0.4, 0.2].map((q, i) =>
    stroke(
      curve(
        face.map(([x, y]): Point => [x * q + i * 2, y * q + i * 2]),
        true,
      ),
      i % 2 === 0 ? '#c98f2e' : '#e2ad45',
      3.4 - i * 0.4,
      0.9,
    ),
  )
  return (
    shape(
      pts('-40,-62 10,-84 82,-74 92,-16 66,10 0,-50'),
      bokashi(sheet, [
        [0, '#f9df8e'],
        [1, '#dca436'],
      ]),
      3,
      ink.brownDeep,
      seed,
    ) +
    shape(
      face,
      bokashi(sheet, [
        [0, '#fbe9a4'],
        [0.6, '#f3cd62'],
        [1, '#dfa83f'],
      ]),
      3.2,
      ink.brownDeep,
      seed + 1,
    ) +
    layers.join('') +
    fill(brush(pts('-30,-66 20,-78 70,-68'), 7, { seed }), '#b87a2a', 0.6)
  )
}
