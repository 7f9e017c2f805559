import { gleam, grain } from '../kit/gloss.ts'
import { arc, brush, curve, oval, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { loop, type NoodleInks, strands } from '../kit/strands.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { rim, tilt } from '../kit/table.ts'
import { plate } from '../kit/vessel.ts'

const wood = { base: '#946244', dark: '#593629', light: '#b98560' }
const [cx, cy, r] = [600, 560, 770]
const sauced: NoodleInks = {
  dark: '#7a2410',
  tones: ['#ffc07a', '#fb9848', '#ec6f2c', '#cf5020', '#9c3616'],
}

/** Napolitan close up on its hot iron plate, a fork winding up the first mouthful. */
export function napolitan(sheet: Sheet): string {
  return [
    planks(sheet, wood, 260, 10),
    plate(sheet, cx, cy, r, { light: '#5a5560', dark: '#211e2a' }, '', 0.09),
    rim(cx, cy, r, '#8d8792', 9),
    gleam(arc(cx, cy, r * 0.985, r * 0.985 * tilt, 3.9, 4.4), 9, 0.8),
    eggSheet(sheet),
    soft(sheet, 18, fill(curve(oval(600, 560, 500, 300), true), '#6d2a10', 0.55)),
    ...nest(sheet),
    ...pts('330,420 560,560 860,520 250,660 700,690').map(([x, y], i) =>
      put(x, y, pepper(sheet), 1.5, i * 67),
    ),
    ...pts('450,480 760,600 200,540 420,660 930,650 600,740').map(([x, y], i) =>
      put(x, y, sausage(sheet), 1.45, i * 50 - 30),
    ),
    ...pts('660,500 340,590 850,710').map(([x, y], i) =>
      put(x, y, mushroom(sheet), 1.5, i * 56 - 40),
    ),
    wound(sheet),
    ...Array.from({ length: 130 }, (_, i) =>
      grain(
        540 + sheet.random.jitter(360),
        590 + sheet.random.jitter(170),
        sheet.random.range(2.5, 5.5),
        '#fffae4',
        '#a8431a',
        i,
      ),
    ),
    steam(sheet, 420, 330, 700, 420, 5, 0.42, '#fff6e6'),
    glow(sheet, 140, 30, 760, '#ffe3ad', 0.34, 460),
    daylight(sheet, '#ffe0a0', ink.umber, 0.22),
  ].join('')
}

/** The thin egg that sets on the iron under the spaghetti, bubbling at its edge. */
function eggSheet(sheet: Sheet): string {
  const edge = oval(600, 580, 650, 385, 0.05, 9)
  const blisters = Array.from({ length: 90 }, (_, i) => {
    const a = (i / 90) * Math.PI * 2
    const [x, y] = [
      600 + Math.cos(a) * (620 + sheet.random.jitter(24)),
      580 + Math.sin(a) * (364 + sheet.random.jitter(16)),
    ]
    const s = sheet.random.range(7, 20)
    return (
      disc(x + 3, y + 4, s, s * 0.6, '#b8702a', 0.6) +
      disc(x, y, s, s * 0.55, i % 3 ? '#fde59a' : '#e8ac45', 0.95) +
      gleam(
        [
          [x - s * 0.5, y - s * 0.1],
          [x - s * 0.2, y - s * 0.3],
          [x + s * 0.2, y - s * 0.3],
        ],
        3,
      )
    )
  })
  return (
    shape(
      edge,
      bokashi(
        sheet,
        [
          [0, '#fff0b4'],
          [0.5, '#fbd868'],
          [1, '#efb53e'],
        ],
        [0, 0, 0.6, 1],
      ),
      4,
      ink.brownDeep,
    ) +
    stroke(curve(oval(600, 580, 632, 370, 0.05, 9), true), '#d8892c', 12, 0.4) +
    blisters.join('') +
    gleam(pts('130,420 200,350 300,296'), 10) +
    gleam(pts('1040,380 1110,430 1150,490'), 9)
  )
}

function nest(sheet: Sheet): string[] {
  const loops: ReadonlyArray<readonly [string, number]> = [
    ['180,560 260,400 440,320 620,330 760,420', 130],
    ['430,440 520,330 700,310 880,380 980,520', 130],
    ['220,780 110,640 190,490 340,410 520,440 620,560', 140],
    ['560,520 680,410 850,400 1000,480 1060,610 940,740', 140],
    ['330,580 420,440 580,400 730,450 800,580', 140],
    ['130,800 190,620 330,530 490,550 590,680', 150],
    ['640,640 740,520 890,500 1010,580 1080,720 1060,900', 140],
    ['380,720 470,570 620,530 760,590 830,720', 150],
    ['250,900 320,740 470,660 630,690 720,830', 150],
    ['660,860 750,700 890,650 1010,720 1060,880', 140],
    ['400,940 470,800 590,740 700,790 780,940', 150],
  ]
  const inks = { ...sauced, shadow: '#5a1a0c' }
  const drawn = loops.map((each, i) => loop(sheet, each, 10, inks, i + 2))
  const trails =
    strands(sheet, pts('650,380 600,460 520,560 400,660'), [90, 76, 76, 90], 6, sauced, 31) +
    strands(sheet, pts('750,380 800,450 860,540 900,700'), [70, 60, 70, 80], 5, sauced, 33)
  return [
    fill(curve(oval(600, 660, 470, 290), true), '#9c3616'),
    ...drawn.slice(0, 7),
    trails,
    ...drawn.slice(7),
  ]
}

/** The fork and what it has wound up, threads still running down into the nest. */
function wound(sheet: Sheet): string {
  const steel = bokashi(
    sheet,
    [
      [0, '#fdfaf0'],
      [0.5, '#b9bcc0'],
      [1, '#73798a'],
    ],
    [0, 0, 1, 0.4],
  )
  const turn = (y: number, rx: number, wide: number, seed: number) =>
    strands(
      sheet,
      arc(700, y, rx, rx * 0.42, Math.PI * 1.12, -Math.PI * 0.12, 10),
      [24, wide, wide, wide, 24],
      6,
      sauced,
      seed,
    )
  return (
    soft(sheet, 16, fill(curve(oval(730, 450, 190, 74), true), '#5a1a0c', 0.6)) +
    fill(curve(oval(700, 270, 136, 130), true), '#9c3616') +
    strands(
      sheet,
      arc(700, 196, 96, 40, Math.PI * 0.9, Math.PI * 2.1, 8),
      [24, 40, 40, 24],
      4,
      sauced,
      52,
    ) +
    fill(
      brush(pts('706,150 850,-30 1010,-240'), 44, { head: 0.9, tail: 1, rough: 0.03 }),
      ink.indigo900,
    ) +
    fill(
      brush(pts('706,150 850,-30 1010,-240'), 36, { head: 0.9, tail: 1, rough: 0.03 }),
      '#c3c6ca',
    ) +
    gleam(pts('756,76 830,-16 900,-100'), 8) +
    shape(pts('664,118 706,84 762,96 770,140 748,236 640,232'), steel, 4, ink.indigo900) +
    [-30, 0, 30]
      .map((d, i) =>
        fill(
          brush(
            [
              [706 + d * 0.8, 150],
              [700 + d, 190],
              [694 + d * 1.1, 236],
            ],
            8,
            { head: 0.5, tail: 1, seed: i },
          ),
          '#4a3a44',
        ),
      )
      .join('') +
    gleam(pts('684,130 706,106 730,104'), 7) +
    turn(212, 112, 66, 40) +
    turn(266, 132, 76, 41) +
    turn(322, 120, 72, 42) +
    turn(366, 88, 56, 43) +
    gleam(pts('592,276 620,304 670,318'), 13) +
    gleam(pts('604,336 634,358 676,366'), 10) +
    gleam(pts('780,306 806,290 818,272'), 8, 0.8)
  )
}

const pepper = (sheet: Sheet) =>
  soft(sheet, 5, stroke(curve(oval(5, 10, 46, 30, 0.2, 5), true), '#5a1a0c', 17, 0.6)) +
  stroke(curve(oval(0, 0, 46, 30, 0.2, 5), true), '#274a22', 21) +
  stroke(curve(oval(0, -1, 46, 30, 0.2, 5), true), '#4f8a34', 16) +
  stroke(curve(oval(0, -3, 46, 30, 0.2, 5), true), '#9cc654', 6) +
  gleam(pts('-40,-10 -28,-24 -8,-31'), 5)

const sausage = (sheet: Sheet) =>
  soft(sheet, 6, disc(7, 16, 44, 30, '#5a1a0c', 0.6)) +
  round(0, 6, 44, 31, '#a8321c', 3, ink.umber, 3) +
  round(
    0,
    0,
    42,
    28,
    bokashi(
      sheet,
      [
        [0, '#ffcdb0'],
        [0.6, '#f2a17c'],
        [1, '#d0694a'],
      ],
      [0, 0, 0.8, 1],
    ),
    2.6,
    '#a8321c',
    4,
  ) +
  keyLine(pts('-22,4 0,-6 24,2'), 3, '#c9623e') +
  fill(brush(pts('-30,10 -10,18 18,16'), 6), '#8a3316', 0.6) +
  gleam(pts('-30,-8 -16,-19 6,-21'), 7)

const mushroom = (sheet: Sheet) =>
  soft(
    sheet,
    5,
    fill(curve(pts('-34,16 -24,-10 6,-20 36,-10 46,16 18,40 -6,40'), true), '#5a1a0c', 0.6),
  ) +
  shape(
    pts('-44,6 -34,-22 0,-33 34,-22 44,6 15,8 13,32 -13,32 -15,8'),
    bokashi(
      sheet,
      [
        [0, '#fff3d6'],
        [1, '#dcb884'],
      ],
      [0, 0, 0.6, 1],
    ),
    3,
    ink.brownDeep,
  ) +
  keyLine(pts('-30,2 0,-9 30,2'), 3, '#9a6a3c') +
  gleam(pts('-28,-14 -8,-24 12,-24'), 6)
