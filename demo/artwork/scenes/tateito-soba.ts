import { heap } from '../kit/food.ts'
import { gleam } from '../kit/gloss.ts'
import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { round } from '../kit/shape.ts'
import { glow, type Sheet, soft } from '../kit/sheet.ts'
import { loop, type NoodleInks, strands } from '../kit/strands.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put } from '../kit/svg.ts'
import { shadow, speckles } from '../kit/table.ts'
import { bowl, plate } from '../kit/vessel.ts'
import { drainer } from './tateito-drainer.ts'
import { bamboo, choko, combed } from './tateito-table.ts'

const [cx, cy, r] = [440, 560, 640]
const buckwheat: NoodleInks = {
  dark: '#4a3428',
  tones: ['#f6e4bf', '#e2c494', '#c49d6c', '#9c744e', '#70503a'],
}

/** Cold soba close up on its draining basket, a hank of it lifted by chopsticks. */
export function zaruSoba(sheet: Sheet): string {
  return [
    bamboo(sheet),
    shadow(sheet, cx, cy + 50, r + 20),
    drainer(sheet, cx, cy, r),
    soft(sheet, 18, fill(curve(oval(cx + 24, cy + 20, 500, 290), true), ink.umber, 0.55)),
    ...skeins(sheet),
    nori(sheet),
    bowl(sheet, 1070, 330, 205, {
      depth: 130,
      foot: 0.55,
      glaze: choko,
      inside: '#43221a',
      motif: combed(1070, 330, 205),
      content:
        soft(sheet, 6, disc(1030, 366, 150, 74, '#7a4426', 0.7)) +
        gleam(arc(1070, 344, 150, 88, 3.5, 4.5), 10, 0.85) +
        gleam(pts('1110,404 1150,396 1184,376'), 7, 0.8),
    }),
    plate(
      sheet,
      960,
      742,
      176,
      { light: '#7fa0a4', dark: ink.indigo700 },
      speckles(sheet, 960, 742, 150, 30, ink.washi),
    ),
    put(902, 712, heap(sheet, 62, '#c9d884', '#84994f', 3)),
    gleam(pts('872,690 890,676 912,674'), 6, 0.8),
    put(1030, 738, greens()),
    glow(sheet, 160, 40, 760, '#fff0c8', 0.5, 480),
    daylight(sheet, '#fff3d4', ink.indigo900, 0.24),
  ].join('')
}

/** The soba as it was combed onto the basket: long loops, no cut end in sight. */
function skeins(sheet: Sheet): string[] {
  const loops: ReadonlyArray<readonly [string, number]> = [
    ['-40,520 60,380 260,320 420,360 500,470', 130],
    ['330,520 380,360 560,320 740,390 800,540', 140],
    ['560,600 640,470 760,420 880,500 900,640', 120],
    ['-80,640 20,500 180,440 330,480 400,600', 140],
    ['180,600 260,440 430,400 590,450 640,580', 150],
    ['440,700 520,560 680,510 820,580 850,720', 140],
    ['-120,800 -20,640 160,570 310,620 380,760', 150],
    ['120,760 220,590 400,540 560,600 620,740', 160],
    ['380,860 460,700 620,640 770,710 800,860', 150],
    ['-60,920 60,770 220,700 380,760 450,900', 150],
    ['200,940 300,780 470,720 630,790 680,930', 150],
  ]
  const inks = { ...buckwheat, shadow: '#2e1f1a' }
  const drawn = loops.map((each, i) => loop(sheet, each, 11, inks, i + 2))
  return [...drawn.slice(0, 7), lifted(sheet), ...drawn.slice(7)]
}

/** The hank between the chopsticks: it rises out of the heap and folds over them. */
const lifted = (sheet: Sheet) =>
  soft(sheet, 14, fill(brush(pts('600,600 620,360 640,190'), 230), '#2e1f1a', 0.4)) +
  stick([430, 128], [1300, -96]) +
  strands(
    sheet,
    pts('420,680 490,470 545,310 580,170 652,78 730,130 764,270 735,430 640,640'),
    [320, 220, 160, 130, 112, 104, 110, 124, 130],
    12,
    buckwheat,
    23,
  ) +
  stick([452, 196], [1300, 20]) +
  pts('520,300 566,220 640,110 748,250 470,430')
    .map(([x, y], i) => disc(x, y, 5 - (i % 2), 7, '#fffaf0', 0.9))
    .join('')

const stick = ([x, y]: Point, [fx, fy]: Point) => {
  const middle: Point = [(x + fx) / 2, (y + fy) / 2]
  return (
    fill(brush([[x, y], middle, [fx, fy]], 30, { head: 0.45, tail: 1.2, rough: 0.04 }), ink.umber) +
    fill(
      brush([[x + 4, y], middle, [fx, fy]], 24, { head: 0.45, tail: 1.2, rough: 0.04 }),
      '#8f2a1e',
    ) +
    gleam(
      [
        [x + 10, y - 5],
        [middle[0], middle[1] - 6],
        [fx, fy - 8],
      ],
      5,
      0.6,
    )
  )
}

const nori = (sheet: Sheet) =>
  Array.from({ length: 42 }, (_, i) => {
    const a = sheet.random.range(0, Math.PI * 2)
    const q = Math.sqrt(sheet.random.next())
    const [x, y] = [330 + Math.cos(a) * 200 * q, 650 + Math.sin(a) * 96 * q]
    const turn = sheet.random.jitter(1.3)
    const line = [-38, 0, 38].map(
      (d, k): Point => [x + Math.cos(turn) * d, y + Math.sin(turn) * d * 0.7 - (k === 1 ? 6 : 0)],
    )
    return (
      fill(
        brush(
          line.map(([px, py]): Point => [px + 4, py + 7]),
          11,
          { head: 0.9, tail: 0.9 },
        ),
        '#2e1f1a',
        0.4,
      ) +
      fill(brush(line, 10.5, { head: 0.9, tail: 0.9, seed: i }), i % 3 ? '#16242a' : '#27423f') +
      (i % 2
        ? gleam(
            line.map(([px, py]): Point => [px - 1, py - 2]),
            2.4,
            0.45,
          )
        : '')
    )
  }).join('')

const greens = () =>
  Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [noise1(i * 2.3, 4) * 62, noise1(i * 1.7, 9) * 36]
    return (
      round(x, y, 17, 12, i % 2 === 0 ? '#d8e6a6' : '#97b964', 2.4, '#4d6a38', i) +
      disc(x, y, 7, 4.5, '#f4f6dc')
    )
  }).join('')
