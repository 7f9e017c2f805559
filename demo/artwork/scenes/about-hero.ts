import { fuji, hill } from '../kit/land.ts'
import { brush, curve, type Point, polygon, pts } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { glints, strands } from '../kit/sea.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { clouds, mist, sky } from '../kit/sky.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { grass, pine, treeline } from '../kit/tree.ts'
import { walker } from '../kit/walker.ts'

/** The shore path with the day's noren drying in the wind; the left and the top stay quiet. */
export function aboutHero(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const horizon = 430
  return [
    sky(sheet, [
      [0, '#233e78'],
      [0.16, '#4a6fa3'],
      [0.3, '#93b3c6'],
      [0.42, '#e3dcc4'],
      [0.48, '#f3d9a8'],
    ]),
    clouds(sheet, 120, 60, 5, '#5a7fab', 0.45),
    clouds(sheet, 300, 60, 8, '#f6ead2', 0.55, 0.8),
    fuji(sheet, {
      x: 1420,
      top: 236,
      foot: horizon,
      half: 520,
      body: [
        [0, '#6886ad'],
        [1, '#c0c8c4'],
      ],
      snow: '#fbf3e4',
      shade: '#b9c8d8',
    }),
    mist(sheet, horizon - 18, 30, '#fbeed0', 0.8),
    hill(
      sheet,
      {
        y: horizon - 16,
        rise: 20,
        span: 150,
        seed: 7,
        foot: horizon + 4,
        from: 700,
        lift: (t) => 18 * (1 - t),
      },
      [
        [0, '#4d7f8c'],
        [1, '#9dbcb4'],
      ],
    ),
    rect(
      0,
      horizon,
      w,
      h - horizon,
      bokashi(sheet, [
        [0, '#e6dcbc'],
        [0.12, '#86b2b4'],
        [0.4, '#35718a'],
        [1, '#24507a'],
      ]),
    ),
    glints(sheet, { x: 0, y: horizon + 6, width: w, height: 220 }, 170, '#eef2de', 0.6),
    glints(sheet, { x: 0, y: horizon + 6, width: w, height: 220 }, 120, '#24507a', 0.5),
    fill(treeline(-20, 540, horizon + 8, 70, horizon + 12, 5), '#2c5a6a'),
    shore(sheet),
    line(sheet),
    walker(sheet, 1448, 652, 0.62, {
      coat: '#efe4cc',
      shade: '#b3a588',
      hair: '#1c1626',
      legs: ink.indigo800,
      hat: '#c9a15a',
      bag: '#93301f',
    }),
    pine(90, 700, {
      trunk: '#152238',
      pad: '#1c4048',
      tip: '#4d8578',
      scale: 1.35,
      seed: 4,
      lean: 0.5,
    }),
    ...[60, 100, 145].map((x, i) => grass(x, 730, 60, '#24463f', i + 20)),
    ...[30, 210, 380, 560, 1290, 1500, 1720, 1880].map((x, i) =>
      grass(x, 910, 120 + ((i * 37) % 60), i % 2 ? '#24463f' : '#1c3a3a', i + 1),
    ),
    rect(
      0,
      0,
      w,
      h,
      bokashi(
        sheet,
        [
          [0, '#10204a', 0.68],
          [0.42, '#10204a', 0.3],
          [0.7, '#10204a', 0],
        ],
        [0, 0, 1, 0],
      ),
    ),
    glow(sheet, 1700, 400, 500, '#fff0c8', 0.35),
  ].join('')
}

function shore(sheet: Sheet): string {
  const bank: Point[] = pts('-20,640 300,600 700,640 1100,600 1500,610 1960,540 1960,940 -20,940')
  const path = curve(
    pts('1930,566 1600,640 1260,690 1040,760 860,930 420,930 760,760 1080,660 1500,612 1930,548'),
    true,
  )
  const surf = (dy: number, rise: number): Point[] =>
    Array.from({ length: 12 }, (_, i) => [
      i * 178 - 20,
      590 - i * 3 + dy + Math.sin(i * 1.4) * rise,
    ])
  return (
    strands(surf(-26, 8), surf(46, 16), 7, ['#f6efdc', '#5f9aa8', '#c6dcd4', '#35718a'], 7, 6) +
    fill(
      curve(bank, true),
      bokashi(sheet, [
        [0, '#c9bb84'],
        [0.3, '#86995e'],
        [1, '#35573f'],
      ]),
    ) +
    clipped(
      sheet,
      curve(bank, true),
      ...Array.from({ length: 90 }, (_, i) =>
        grass(
          (i * 223) % 1920,
          650 + ((i * 131) % 260),
          26 + ((i * 17) % 24),
          i % 2 ? '#5f7d4a' : '#a9ab68',
          i,
        ),
      ),
    ) +
    fill(
      path,
      bokashi(sheet, [
        [0, '#f3e2b8'],
        [1, '#cdb48a'],
      ]),
    ) +
    fill(brush(pts('1600,636 1200,690 900,830'), 6), '#a98c62', 0.5)
  )
}

/** The rope between two poles and six curtains on it. */
function line(sheet: Sheet): string {
  const inks = [
    ['#2b4482', '#16224e', '#5470ab'],
    ['#f1e6cf', '#c3b393', '#fffaf0'],
    ['#2c635f', '#16393c', '#5c998b'],
    ['#cb4329', '#7d231a', '#e2714f'],
    ['#2b4482', '#16224e', '#5470ab'],
    ['#e5b65c', '#a8752c', '#f6d98f'],
  ] as const
  const rope = (x: number): Point => {
    const t = (x - 772) / 1116
    return [x, 240 - 70 * t + 150 * t * (1 - t)]
  }
  const pieces = inks.map(([clothPaint, shade, light], i) => {
    const [x, y] = rope(806 + i * 178)
    const [, end] = rope(806 + (i + 1) * 178)
    return put(
      x,
      y,
      noren(sheet, 8, 0, 156, 190 + ((i * 29) % 44), {
        panels: 3,
        cloth: clothPaint,
        shade,
        light,
        wind: 58,
        mark: i === 1 ? '#2b4482' : i === 0 || i === 3 ? '#f1e6cf' : undefined,
        rod: '#2a2430',
      }),
      1,
      (Math.atan2(end - y, 178) * 180) / Math.PI,
    )
  })
  return (
    fill(brush(pts('776,800 780,500 772,196'), 19, { head: 1.1, tail: 0.8 }), '#2a2430') +
    fill(brush(pts('1886,720 1880,400 1890,130'), 18, { head: 1.1, tail: 0.8 }), '#2a2430') +
    fill(
      brush([772, 960, 1150, 1330, 1510, 1700, 1888].map(rope), 6, { head: 1, tail: 1 }),
      '#2a2430',
    ) +
    pieces.join('') +
    fill(polygon(pts('772,800 784,800 980,830 900,834')), '#1c3a3a', 0.4)
  )
}
