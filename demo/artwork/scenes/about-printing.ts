import { form, lines, plane } from '../kit/figure/cut.ts'
import { grip } from '../kit/figure/hand.ts'
import { skins } from '../kit/figure/looks.ts'
import { arc, brush, curve, oval, type Point, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { planks } from '../kit/surface.ts'
import { disc, fill, group, put, rect } from '../kit/svg.ts'

/** The printing bench: block, baren, brushes and the sea just lifted off. */
export function printing(sheet: Sheet): string {
  const proof: readonly [Point, Point, Point, Point] = quad('120,130 640,90 690,700 140,750')
  return [
    planks(sheet, { base: '#7a5844', dark: '#4a3028', light: '#9a7456' }, 200, -5),
    soft(sheet, 14, fill(polygon(proof.map(([x, y]): Point => [x + 22, y + 26])), ink.umber, 0.45)),
    facet(proof, '#f6eedd', 3),
    clipped(
      sheet,
      polygon(pts('160,170 602,136 644,664 180,706')),
      put(400, 418, printed(sheet), 1, -4),
    ),
    block(sheet),
    baren(),
    ...[
      ['#cb4329', 820],
      ['#27396a', 940],
      ['#5c998b', 1060],
    ].map(
      ([paint, x]) =>
        round(Number(x), 780, 54, 42, '#efe6d2', 3, ink.sumi, Number(x)) +
        round(Number(x), 778, 42, 31, String(paint), 2),
    ),
    inkBrush(1040, 660, -38),
    inkBrush(1120, 710, -30),
    grip(sheet, skins.warm, { x: 452, y: 850, turn: 146, scale: 2.1 }, 1.7),
    form(
      sheet,
      '486,866* 452,824 414,800* 320,842 160,970 100,1100 560,1100 516,960',
      '#2c635f',
      4,
      plane('480,860 470,920 380,1000 300,1100 600,1100 540,900', '#183f43'),
    ) + lines(4.4, '#12343a', '430,880 340,940 270,1020', '456,920 400,990'),
    glow(sheet, 260, 120, 760, '#ffe6b0', 0.35),
  ].join('')
}

const waves = (sheet: Sheet, paints: readonly [string, string, ...string[]], ground: string) =>
  put(0, 0, wovenWaves(sheet, 62, [...paints], ground, { x: -250, y: 20, width: 500, height: 290 }))

const sail = 'M-130 6L-176 -4Q-150 26 -100 22Q-70 20 -62 -8L-124 2V-6Z'

/** The print: bokashi sky, the sun at the right, a boat at the left. */
const printed = (sheet: Sheet) =>
  rect(
    -270,
    -310,
    540,
    620,
    bokashi(sheet, [
      [0, '#34528b'],
      [0.3, '#a9c3cc'],
      [0.48, '#f3d9b0'],
      [1, '#f3d9b0'],
    ]),
  ) +
  disc(96, -118, 74, 74, ink.vermilion) +
  waves(sheet, ['#27396a', '#5f88b4', '#c6d5d8', '#34528b'], '#f1e6cf') +
  fill(sail, '#27396a') +
  fill('M-124 -2V-110Q-70 -70 -72 -14Z', '#f6eedd') +
  fill('M-132 -4V-96Q-170 -60 -168 -8Z', '#dccdb0')

/** The key block it came from, its mirror: the sun stands left, the boat right; what prints stands dark with ink. */
const block = (sheet: Sheet) =>
  put(
    955,
    338,
    soft(sheet, 12, fill(polygon(pts('-180,-220 220,-190 210,290 -190,270')), ink.umber, 0.5)) +
      facet(pts('-212,-256 196,-240 186,252 -218,236'), '#c08a58', 4) +
      clipped(
        sheet,
        polygon(pts('-190,-234 174,-220 166,232 -196,216')),
        rect(-240, -280, 480, 560, '#b07c4a'),
        group(
          { transform: 'scale(-0.8 0.8)' },
          fill(curve(oval(96, -118, 80, 80), true), '#8a5a34'),
          disc(96, -118, 72, 72, '#3a2226'),
          waves(sheet, ['#1d2448', '#27304f'], '#b9854f'),
          fill(sail, '#1d2448'),
          fill('M-124 -2V-110Q-70 -70 -72 -14Z', '#1d2448'),
          fill('M-132 -4V-96Q-170 -60 -168 -8Z', '#27304f'),
        ),
        ...[-228, -206, -180].map((y, i) =>
          keyLine(
            [
              [-180 + i * 30, y],
              [-90, y + 4],
              [-30 + i * 20, y + 2],
            ],
            5,
            '#8a5a34',
            i,
          ),
        ),
      ) +
      facet(pts('-218,236 186,252 186,284 -218,270'), '#6d4630', 3),
    1,
    5,
  )

/** The baren: a disc of coiled cord in a bamboo sheath, its twisted ends the handle. */
const baren = () =>
  put(
    524,
    786,
    round(0, 6, 112, 94, '#2f2326', 3.4) +
      round(0, 0, 106, 88, '#cda768', 3) +
      [0, 1, 2, 3, 4, 5]
        .map((i) => keyLine(arc(0, 0, 94 - i * 14, 78 - i * 12, 0.2, 6.2, 24), 2.2, '#9a7842', i))
        .join('') +
      fill(brush(pts('-66,-62 0,0 66,66'), 30, { head: 0.7, tail: 0.7 }), '#a98349') +
      fill(brush(pts('-66,-66 0,-6 66,60'), 8, { head: 0.7, tail: 0.7 }), '#d9bb80'),
  )

const inkBrush = (x: number, y: number, turn: number) =>
  put(
    x,
    y,
    fill(brush(pts('-40,14 160,20'), 22), ink.umber, 0.35) +
      fill(brush(pts('-20,0 90,-3 190,0'), 19, { head: 1, tail: 0.8, rough: 0.05 }), '#d6ad6c') +
      rect(-40, -13, 34, 26, '#2a2029') +
      shape(pts('-40,-13 -92,-17 -106,0 -92,17 -40,13'), '#27396a', 2.4),
    1,
    turn,
  )
