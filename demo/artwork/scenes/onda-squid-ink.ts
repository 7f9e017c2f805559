import { gloss } from '../kit/above.ts'
import { sprig } from '../kit/food.ts'
import { grain } from '../kit/gloss.ts'
import { arc, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { type NoodleInks, strands } from '../kit/strands.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { shadow, speckles, tilt } from '../kit/table.ts'
import { plate } from '../kit/vessel.ts'
import { linen, tomato } from './onda-table.ts'

const [cx, cy, r] = [540, 530, 730]
const inked: NoodleInks = {
  dark: '#07080f',
  tones: ['#6a7089', '#383d54', '#23273b', '#181b2c', '#101220'],
}

/** Linguine in squid ink close up, with rings of squid and tomatoes that burst in the pan. */
export function squidInk(sheet: Sheet): string {
  return [
    linen(sheet),
    plate(
      sheet,
      cx,
      cy,
      r,
      { light: '#fbf5e6', dark: '#c2c6c0', key: '#a3a8a4' },
      majolica(sheet),
      0.15,
    ),
    glass(sheet, 1110, 110),
    shadow(sheet, cx, cy + 50, 500, 300, 0.45),
    ...nest(sheet),
    ...pts('330,420 560,330 480,560 760,470 660,650 270,620').map(([x, y], i) =>
      put(x, y, squid(sheet), 1.75, i * 38 - 60),
    ),
    tomato(sheet, 430, 470, 62, 3),
    tomato(sheet, 660, 420, 58, 7),
    tomato(sheet, 570, 690, 70, 5),
    tomato(sheet, 860, 610, 62, 2),
    tomato(sheet, 220, 520, 56, 9),
    ...pts('540,440 380,620 740,570 640,300').map(([x, y], i) =>
      put(x, y, sprig(1.6, '#9ab858', '#4d6f38'), 1, i * 80),
    ),
    ...Array.from({ length: 60 }, (_, i) =>
      grain(
        cx + sheet.random.jitter(380),
        540 + sheet.random.jitter(200),
        sheet.random.range(3, 6),
        '#f8dd96',
        '#07080f',
        i,
      ),
    ),
    steam(sheet, 420, 300, 640, 380, 5, 0.42, '#ffffff'),
    glow(sheet, 160, 40, 760, '#fff4d0', 0.34, 460),
    daylight(sheet, '#fff1cf', ink.indigo800, 0.22),
  ].join('')
}

const majolica = (sheet: Sheet) =>
  Array.from({ length: 34 }, (_, i) => {
    const a = (i / 34) * Math.PI * 2
    const [x, y] = [cx + Math.cos(a) * r * 0.93, cy + Math.sin(a) * r * 0.93 * tilt]
    return i % 2 === 0
      ? put(x, y, shape(pts('-26,0 0,-16 26,0 0,16'), ink.indigo600), 1, (a * 180) / Math.PI + 90)
      : disc(x, y, 9, 7, ink.amber)
  }).join('') + speckles(sheet, cx, cy, r, 30, ink.grey)

function nest(sheet: Sheet): string[] {
  const loops: ReadonlyArray<readonly [string, number]> = [
    ['180,520 260,370 430,290 610,300 760,400', 130],
    ['420,420 520,310 690,290 850,370 930,500', 130],
    ['240,760 110,620 180,470 330,390 500,420 600,540', 140],
    ['540,500 660,390 820,390 950,470 980,600 880,720', 140],
    ['310,560 400,420 560,380 710,430 780,560', 140],
    ['130,840 180,610 320,520 480,540 570,670', 150],
    ['600,640 690,520 830,500 940,580 990,720 960,900', 140],
    ['360,720 450,560 600,520 730,580 800,720', 150],
    ['230,920 300,740 450,660 610,690 690,860', 150],
    ['610,900 690,720 820,660 920,730 950,900', 140],
    ['340,960 420,800 540,745 650,800 720,960', 140],
  ]
  return [
    fill(curve(oval(540, 650, 450, 290), true), '#101220'),
    ...loops.map(([axis, wide], i) =>
      strands(sheet, pts(axis), [wide * 0.7, wide, wide, wide * 0.7], 10, inked, i + 2),
    ),
  ]
}

/** A ring of squid, just set, its edge tinged by the ink. */
const squid = (sheet: Sheet) =>
  soft(sheet, 4, stroke(curve(oval(4, 9, 40, 26), true), '#05060f', 26, 0.7)) +
  stroke(curve(oval(0, 0, 40, 26, 0.06, 2), true), '#b07a72', 27) +
  stroke(curve(oval(0, 0, 40, 26, 0.06, 2), true), '#d9a79a', 25) +
  stroke(curve(oval(0, -1, 40, 26, 0.06, 2), true), '#fdf1e2', 20) +
  stroke(curve(arc(1, 3, 40, 26, 0.2, 2.6)), '#e6bfae', 6, 0.9)

/** A stemmed glass of white wine seen from above. */
const glass = (sheet: Sheet, x: number, y: number) =>
  soft(sheet, 6, disc(x + 50, y + 90, 170, 100, '#8f8a60', 0.4)) +
  fill(curve(oval(x, y, 140, 106), true), '#e9efec', 0.75) +
  fill(
    curve(oval(x, y + 18, 118, 78), true),
    bokashi(sheet, [
      [0, '#d9c25c', 0.95],
      [1, '#f8eda8', 0.95],
    ]),
  ) +
  stroke(curve(oval(x, y, 140, 106), true), '#8a9a9c', 1.5, 0.9) +
  gloss(
    sheet,
    pts('-104,-6 -84,-58 -30,-82 -60,-44').map(([a, b]): Point => [x + a, y + b]),
    0.7,
    6,
  )
