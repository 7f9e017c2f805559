import { fuji, hill } from '../kit/land.ts'
import { brush, curve, type Point, polygon, pts } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { glints, strands } from '../kit/sea.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { clouds, mist, sky } from '../kit/sky.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { grass, pinePad } from '../kit/tree.ts'
import { walker } from '../kit/walker.ts'

/** The drying noren for a phone: three great curtains across the sky, the path winding down to us below them. */
export function aboutHeroPortrait(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const horizon = 800
  return [
    sky(sheet, [
      [0, '#2f5590'],
      [0.2, '#6b93b8'],
      [0.4, '#b9ccc8'],
      [0.5, '#efdfb8'],
      [0.56, '#f6d9a2'],
    ]),
    clouds(sheet, 150, 90, 5, '#f6ead2', 0.5),
    clouds(sheet, 620, 70, 7, '#fbeed0', 0.6),
    fuji(sheet, {
      x: 600,
      top: 652,
      foot: horizon,
      half: 400,
      body: [
        [0, '#6886ad'],
        [1, '#c0c8c4'],
      ],
      snow: '#fbf3e4',
      shade: '#b9c8d8',
    }),
    mist(sheet, horizon - 20, 34, '#fbeed0', 0.85),
    hill(sheet, { y: horizon - 18, rise: 24, span: 150, seed: 7, foot: horizon + 4 }, [
      [0, '#4d7f8c'],
      [1, '#9dbcb4'],
    ]),
    rect(
      0,
      horizon,
      w,
      h - horizon,
      bokashi(sheet, [
        [0, '#e9dfbe'],
        [0.1, '#86b2b4'],
        [0.34, '#35718a'],
        [1, '#24507a'],
      ]),
    ),
    glints(sheet, { x: 0, y: horizon + 8, width: w, height: 180 }, 130, '#eef2de', 0.65),
    glints(sheet, { x: 0, y: horizon + 8, width: w, height: 180 }, 80, '#24507a', 0.5),
    shore(sheet),
    walker(sheet, 466, 1176, 1.12, {
      coat: '#efe4cc',
      shade: '#b3a588',
      hair: '#1c1626',
      legs: ink.indigo800,
      hat: '#c9a15a',
      bag: '#93301f',
    }),
    rope(sheet),
    leaningPine(),
    ...[40, 180, 330, 1010, 1130].map((x, i) =>
      grass(x, 1486, 170 + ((i * 37) % 60), i % 2 ? '#24463f' : '#1c3a3a', i + 1),
    ),
    glow(sheet, 860, 700, 520, '#fff0c8', 0.35),
  ].join('')
}

function shore(sheet: Sheet): string {
  const bank: Point[] = pts('-30,1060 260,1030 560,1000 900,1010 1200,960 1200,1500 -30,1500')
  const surf = (dy: number, rise: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => [i * 160 - 40, 980 - i * 4 + dy + Math.sin(i * 1.5) * rise])
  return (
    strands(surf(-34, 9), surf(54, 18), 8, ['#f6efdc', '#5f9aa8', '#c6dcd4', '#35718a'], 9, 6) +
    fill(
      curve(bank, true),
      bokashi(sheet, [
        [0, '#d3c48c'],
        [0.25, '#8fa062'],
        [1, '#35573f'],
      ]),
    ) +
    clipped(
      sheet,
      curve(bank, true),
      ...Array.from({ length: 80 }, (_, i) =>
        grass(
          (i * 223) % 1170,
          1070 + ((i * 131) % 400),
          34 + ((i * 17) % 30),
          i % 2 ? '#5f7d4a' : '#a9ab68',
          i,
        ),
      ),
    ) +
    fill(
      curve(
        pts(
          '760,1004 690,1060 560,1120 520,1190 620,1270 700,1350 640,1500 180,1500 360,1390 420,1300 400,1210 440,1110 600,1040 736,1004',
        ),
        true,
      ),
      bokashi(sheet, [
        [0, '#f6e6bd'],
        [1, '#cdb48a'],
      ]),
    ) +
    fill(brush(pts('560,1126 530,1190 640,1280 716,1360'), 8), '#a98c62', 0.5)
  )
}

const inks = [
  ['#2b4482', '#16224e', '#5470ab'],
  ['#f1e6cf', '#c3b393', '#fffaf0'],
  ['#cb4329', '#7d231a', '#e2714f'],
  ['#2c635f', '#16393c', '#5c998b'],
] as const

/** The rope from the near pole at the right up and out of the picture, four curtains in the wind. */
function rope(sheet: Sheet): string {
  const at = (x: number): Point => {
    const t = x / 1100
    return [x, 150 + 130 * t + 190 * t * (1 - t)]
  }
  const pieces = inks.map(([clothPaint, shade, light], i) => {
    const [x, y] = at(80 + i * 246)
    const [, end] = at(80 + (i + 1) * 246)
    return put(
      x,
      y,
      noren(sheet, 6, 0, 226, 300 + ((i * 29) % 44), {
        panels: 3,
        cloth: clothPaint,
        shade,
        light,
        wind: -64,
        mark: i === 1 ? '#2b4482' : i === 0 || i === 2 ? '#f1e6cf' : undefined,
        rod: '#2a2430',
      }),
      1,
      (Math.atan2(end - y, 246) * 180) / Math.PI,
    )
  })
  return (
    fill(brush(pts('1096,1210 1086,700 1098,216'), 30, { head: 1.1, tail: 0.8 }), '#2a2430') +
    fill(brush(pts('1082,1180 1077,700 1088,260'), 7), '#6d5c58') +
    fill(brush([-20, 200, 400, 620, 840, 1098].map(at), 8, { head: 1, tail: 1 }), '#2a2430') +
    pieces.join('') +
    fill(polygon(pts('1082,1206 1110,1206 1190,1236 1130,1240')), '#1c3a3a', 0.4)
  )
}

/** A pine at the left edge: its trunk comes up from below the picture and leans out of it again. */
const leaningPine = () =>
  fill(
    brush(pts('-20,1500 70,1330 40,1180 96,1040 30,900 -40,800'), 84, {
      head: 1.2,
      tail: 0.6,
      rough: 0.25,
    }),
    '#152238',
  ) +
  fill(brush(pts('20,1440 78,1320 56,1190 100,1060'), 14), '#3a4a5c') +
  fill(brush(pts('80,1040 160,990 250,1000'), 24, { head: 1, tail: 0.3 }), '#152238') +
  fill(brush(pts('50,1170 130,1150 190,1170'), 16, { head: 1, tail: 0.3 }), '#152238') +
  [
    [40, 880, 260],
    [250, 996, 230],
    [140, 966, 190],
    [190, 1168, 170],
  ]
    .map(([x, y, s], i) => pinePad(x ?? 0, y ?? 0, s ?? 1, '#1c4048', '#4d8578', i + 40))
    .join('')
