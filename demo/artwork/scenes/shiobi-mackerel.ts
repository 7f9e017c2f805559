import { fish } from '../kit/fish.ts'
import { heap, lemon, shiso } from '../kit/food.ts'
import { brush, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { fill, put } from '../kit/svg.ts'
import { chopsticks, shadow } from '../kit/table.ts'
import { cup } from '../kit/vessel.ts'
import { table } from './shiobi-table.ts'

/** Charcoal-grilled horse mackerel on a long sea-green plate. */
export function grilledMackerel(sheet: Sheet): string {
  const long: Point[] = pts('150,330 700,210 1090,300 1130,420 1060,560 480,690 150,620 90,470')
  const well: Point[] = pts('196,366 700,254 1046,334 1076,420 1016,522 480,642 192,580 142,470')
  const glaze = bokashi(
    sheet,
    [
      [0, '#a8cdbd'],
      [0.5, ink.sea],
      [1, ink.seaDeep],
    ],
    [0.1, 0, 0.8, 1],
  )
  return [
    planks(sheet, table, 190, -16),
    shadow(sheet, 640, 500, 510, 270),
    shape(
      long.map(([x, y]): Point => [x, y + 24]),
      ink.seaDark,
      4,
    ),
    shape(long, glaze, 4),
    shape(
      well,
      bokashi(
        sheet,
        [
          [0, ink.seaDeep],
          [0.35, ink.sea],
          [1, '#8dbcac'],
        ],
        [0.2, 0, 0.7, 1],
      ),
      2.6,
      ink.seaDark,
      4,
    ),
    ...[0, 1, 2].map((i) =>
      keyLine(
        [
          [230, 560 - i * 16],
          [480, 620 - i * 16],
          [760, 566 - i * 18],
          [1000, 506 - i * 20],
        ],
        3,
        ink.washi,
        i,
      ),
    ),
    put(620, 470, shiso('#5f7a46', '#3a5233'), 1.5, 158),
    put(
      560,
      452,
      fish(sheet, {
        back: '#33456b',
        side: '#c48a4c',
        belly: '#f0d3a0',
        fin: '#a8743f',
        key: ink.umber,
        scars: '#4a2a22',
      }),
      1.9,
      -11,
    ),
    put(930, 520, heap(sheet, 62, ink.washi, '#cfd0bd', 5)),
    put(942, 494, heap(sheet, 20, '#d9843a', '#a85a25', 6)),
    put(1040, 430, lemon(52)),
    ginger(),
    cup(sheet, 1060, 110, 76, 60, { light: '#e9dfc9', dark: '#a59c8e' }, '#d8d6b8'),
    chopsticks([420, 770], [1130, 664], ink.vermilionDeep, ink.amber),
    steam(sheet, 520, 380, 420, 330, 4, 0.4),
    daylight(sheet, '#f6d9a0', ink.night, 0.34),
  ].join('')
}

const ginger = () =>
  fill(brush(pts('380,628 470,620 590,606 700,588'), 15, { head: 1.1, tail: 0.3 }), '#e8a28e') +
  fill(brush(pts('372,628 420,626 470,618'), 19, { head: 1, tail: 0.2 }), '#f3dcc0') +
  keyLine(pts('390,636 520,628 690,598'), 2.4, ink.vermilionDeep)
