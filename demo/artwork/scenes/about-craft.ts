import { boat } from '../kit/boat.ts'
import { hand } from '../kit/hand.ts'
import { hill } from '../kit/land.ts'
import { arc, brush, curve, type Point, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { noise1 } from '../kit/random.ts'
import { glints, reflection } from '../kit/sea.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { clouds, mist, sky } from '../kit/sky.ts'
import { grain, planks } from '../kit/surface.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'
import { grass, treeline } from '../kit/tree.ts'

const threads = [
  '#27396a',
  '#cb4329',
  '#5c998b',
  '#e5a63c',
  '#3e5f93',
  '#f1e6cf',
  '#93301f',
  '#7d9fbf',
  '#2c635f',
  '#cfa15a',
] as const

/** Spools on their shelves by the workshop window. */
export function spools(sheet: Sheet): string {
  const spool = (x: number, y: number, i: number) => {
    const paint = threads[(i * 7 + 3) % threads.length] ?? threads[0]
    const body: Point[] = pts('-38,-120 -46,-70 -40,-16 40,-16 46,-70 38,-120')
    return put(
      x,
      y,
      shape(pts('-52,-16 52,-16 54,0 -54,0'), '#a5784a', 2.6) +
        shape(
          body,
          bokashi(
            sheet,
            [
              [0, paint],
              [0.5, paint],
              [1, ink.umber],
            ],
            [0, 0, 1.3, 0],
          ),
          2.8,
          ink.sumi,
          i,
        ) +
        clipped(
          sheet,
          curve(body, true),
          ...Array.from({ length: 13 }, (_, k) =>
            fill(
              brush(
                [
                  [-48, -118 + k * 8.6],
                  [0, -112 + k * 8.6],
                  [48, -118 + k * 8.6],
                ],
                2.4,
                { head: 1, tail: 1, seed: k },
              ),
              k % 2 ? ink.washi : ink.umber,
              0.3,
            ),
          ),
        ) +
        shape(pts('-46,-134 46,-134 42,-118 -42,-118'), '#c99a62', 2.6) +
        (i % 4 === 1
          ? fill(
              brush(
                [
                  [38, -60],
                  [60, 0],
                  [52, 70 + ((i * 13) % 50)],
                ],
                3.4,
                { head: 1, tail: 0.6 },
              ),
              paint,
            )
          : ''),
    )
  }
  const rows = [300, 540, 780, 1020].map(
    (y, r) =>
      rect(0, y, 900, 20, '#5a3826') +
      rect(0, y, 900, 5, '#c99a62') +
      rect(
        0,
        y + 20,
        900,
        34,
        bokashi(sheet, [
          [0, '#140f1c', 0.5],
          [1, '#140f1c', 0],
        ]),
      ) +
      Array.from({ length: 7 }, (_, i) =>
        (i * 5 + r * 3) % 11 === 4
          ? ''
          : spool(92 + i * 122 + noise1(i + r * 9, 3) * 12, y, i + r * 7),
      ).join(''),
  )
  return [
    rect(
      0,
      0,
      900,
      1200,
      bokashi(sheet, [
        [0, '#6d4a38'],
        [1, '#3a2830'],
      ]),
    ),
    grain(sheet, 0, 0, 900, 1200, '#2a1a20', 4, 0.4),
    ...rows,
    ...[0, 440, 880].map((x) => rect(x, 0, 20, 1200, '#4a2e22')),
    rect(
      0,
      1090,
      900,
      110,
      bokashi(sheet, [
        [0, '#c99a62'],
        [1, '#7a4f32'],
      ]),
    ),
    grain(sheet, 0, 1090, 900, 110, '#4a2c22', 8, 0.6),
    put(
      450,
      1130,
      soft(sheet, 8, disc(10, 24, 290, 24, ink.umber, 0.6)) +
        [0, 1, 2]
          .map((i) =>
            facet(
              [
                [-250 + i * 14, 20 - i * 34],
                [260 - i * 16, 20 - i * 34],
                [252 - i * 16, -14 - i * 34],
                [-242 + i * 14, -14 - i * 34],
              ],
              ['#27396a', '#f1e6cf', '#cb4329'][i] ?? ink.indigo700,
              3,
            ),
          )
          .join(''),
    ),
    rect(
      0,
      0,
      900,
      1200,
      bokashi(
        sheet,
        [
          [0, '#ffe6b0', 0.42],
          [0.45, '#ffe6b0', 0],
          [0.6, '#140f1c', 0],
          [1, '#140f1c', 0.55],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
  ].join('')
}

/** Two boats at their mooring before the market opens. */
export function mooring(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, '#5a86a5'],
      [0.3, '#b9cfc8'],
      [0.44, '#f3e0b8'],
    ]),
    clouds(sheet, 110, 50, 6, ink.washi, 0.55, 0.9),
    hill(sheet, { y: 270, rise: 60, span: 140, seed: 5, foot: 330 }, [
      [0, '#5f8f94'],
      [1, '#b3cabf'],
    ]),
    mist(sheet, 312, 34, '#fbf0d2', 0.85),
    rect(
      0,
      326,
      900,
      380,
      bokashi(sheet, [
        [0, '#e9ddb8'],
        [0.2, '#8cb6b0'],
        [1, '#2c6470'],
      ]),
    ),
    glints(sheet, { x: 0, y: 334, width: 900, height: 340 }, 170, '#f3f2da', 0.55),
    glints(sheet, { x: 0, y: 334, width: 900, height: 340 }, 110, '#24505e', 0.5),
    fill(treeline(-10, 260, 336, 34, 350, 3), '#35686a'),
    reflection(sheet, 330, 440, 110, 130, '#1c3a4a', 0.6),
    reflection(sheet, 620, 560, 150, 120, '#1c3a4a', 0.6),
    boat(320, 430, 0.86, '#1c2c40', '#d9a566', '#b3452c'),
    boat(610, 548, 1.2, '#152238', '#e0b06c', '#2c4579', -1),
    fill(brush(pts('820,720 826,560 818,380'), 22, { head: 1, tail: 0.9 }), '#241f2c'),
    fill(brush(pts('700,720 704,620 698,520'), 19, { head: 1, tail: 0.9 }), '#241f2c'),
    fill(brush(pts('820,420 700,520 480,520'), 4, { head: 1, tail: 1 }), '#241f2c'),
    grass(40, 710, 150, '#24463f', 3),
    grass(140, 712, 110, '#1c3a3a', 5),
  ].join('')
}

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
      rect(
        140,
        120,
        540,
        620,
        bokashi(sheet, [
          [0, '#34528b'],
          [0.3, '#a9c3cc'],
          [0.48, '#f3d9b0'],
          [1, '#f3d9b0'],
        ]),
      ),
      disc(470, 300, 74, 74, ink.vermilion),
      put(
        0,
        0,
        wovenWaves(sheet, 62, ['#27396a', '#5f88b4', '#c6d5d8', '#34528b'], '#f1e6cf', {
          x: 130,
          y: 440,
          width: 560,
          height: 320,
        }),
      ),
    ),
    put(
      950,
      330,
      soft(sheet, 12, fill(polygon(pts('-180,-190 220,-160 210,250 -190,230')), ink.umber, 0.5)) +
        facet(pts('-210,-220 190,-200 180,210 -216,190'), '#c08a58', 4) +
        clipped(
          sheet,
          polygon(pts('-190,-200 170,-182 162,190 -196,172')),
          rect(-220, -220, 420, 440, '#a5703f'),
          put(
            0,
            0,
            wovenWaves(sheet, 62, ['#1d2a55', '#27396a'], '#a9763f', {
              x: -220,
              y: -40,
              width: 430,
              height: 260,
            }),
          ),
          disc(60, -110, 62, 62, '#5a2a20'),
        ) +
        facet(pts('-216,190 180,210 180,240 -216,222'), '#6d4630', 3),
      1,
      6,
    ),
    put(
      560,
      770,
      round(0, 0, 100, 84, '#3a2a2c', 3.4) +
        round(0, -4, 84, 68, '#c9a56c', 2.6) +
        [0, 1, 2, 3, 4]
          .map((i) => keyLine(arc(0, -4, 70 - i * 14, 56 - i * 11, 0, 6.1, 24), 2.4, '#8a6a3c', i))
          .join('') +
        fill(brush(pts('-84,-4 0,-22 84,-4'), 22, { head: 0.9, tail: 0.9 }), '#8a6a3c'),
    ),
    ...[
      ['#cb4329', 820],
      ['#27396a', 940],
      ['#5c998b', 1060],
    ].map(
      ([paint, x]) =>
        round(Number(x), 760, 54, 42, '#efe6d2', 3, ink.sumi, Number(x)) +
        round(Number(x), 758, 42, 31, String(paint), 2),
    ),
    inkBrush(1040, 640, -38),
    inkBrush(1120, 690, -30),
    hand(330, 800, 1.35, -52, ['#2c635f', '#173a40'], -1),
    glow(sheet, 260, 120, 760, '#ffe6b0', 0.35),
  ].join('')
}

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

/** Lengths of dyed cloth hung from high poles to dry. */
export function drying(sheet: Sheet): string {
  const strip = (
    x: number,
    wide: number,
    foot: number,
    paint: string,
    shade: string,
    k: number,
  ) => {
    const edge = (dx: number): Point[] =>
      Array.from(
        { length: 9 },
        (_, i): Point => [
          x + dx + Math.sin(i * 0.9 + k) * 12 * (i / 8) + 46 * (i / 8) ** 2,
          70 + ((foot - 70) * i) / 8,
        ],
      )
    const outline = polygon([...edge(0), ...edge(wide).reverse()])
    return (
      fill(
        outline,
        bokashi(sheet, [
          [0, paint],
          [0.7, paint],
          [1, shade],
        ]),
      ) +
      clipped(
        sheet,
        outline,
        k % 2 === 0
          ? wovenWaves(sheet, wide * 0.26, ['#f1e6cf', paint], paint, {
              x: x - 20,
              y: foot - 420,
              width: wide + 120,
              height: 460,
            })
          : [0, 1, 2, 3]
              .map((i) =>
                fill(
                  brush(edge(wide * (0.2 + i * 0.2)), wide * 0.06, { head: 1, tail: 1, seed: i }),
                  '#f1e6cf',
                  0.85,
                ),
              )
              .join(''),
        ...[0.16, 0.52, 0.84].map((q, i) =>
          fill(brush(edge(wide * q), wide * 0.16, { head: 0.4, tail: 1, seed: i }), shade, 0.4),
        ),
        fill(brush(edge(wide * 0.34), wide * 0.08, { head: 0.4, tail: 1 }), ink.washi, 0.25),
      )
    )
  }
  return [
    sky(sheet, [
      [0, '#7fa9c0'],
      [0.4, '#d3dccc'],
      [0.7, '#f6e3b8'],
      [1, '#e6c894'],
    ]),
    clouds(sheet, 420, 160, 8, ink.washi, 0.7),
    hill(sheet, { y: 820, rise: 60, span: 170, seed: 8, foot: 1000 }, [
      [0, '#7fa398'],
      [1, '#4a6f5c'],
    ]),
    fill(brush(pts('20,1000 30,500 22,30'), 22, { head: 1.1, tail: 0.8 }), '#4a332b'),
    fill(brush(pts('778,1000 770,500 780,20'), 22, { head: 1.1, tail: 0.8 }), '#4a332b'),
    strip(90, 130, 760, '#27396a', '#141d42', 0),
    strip(260, 110, 860, '#cb4329', '#7d231a', 1),
    strip(410, 140, 700, '#2c635f', '#173a40', 2),
    strip(590, 120, 900, '#3e5f93', '#1b2c5c', 3),
    fill(brush(pts('-10,62 400,74 820,58'), 17, { head: 1, tail: 1 }), '#6d4a38'),
    ...[60, 220, 420, 640, 760].map((x, i) =>
      grass(x, 1006, 110, i % 2 ? '#3a5f4a' : '#2c4f44', i),
    ),
    glow(sheet, 620, 220, 460, '#fff3cf', 0.5),
  ].join('')
}
