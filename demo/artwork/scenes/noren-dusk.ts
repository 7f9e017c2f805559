import { lantern, lattice, noren, paving, tiles } from '../kit/built.ts'
import { brush, curve, oval, type Point, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { reflection } from '../kit/sea.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, bokashiAt, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { grain } from '../kit/surface.ts'
import { fill, group, put, rect } from '../kit/svg.ts'
import { pinePad } from '../kit/tree.ts'

/** The doorway at dusk: blue outside, amber inside, the curtain between. */
export function norenDusk(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  return [
    rect(
      0,
      0,
      w,
      h,
      bokashi(sheet, [
        [0, '#27356a'],
        [0.12, '#7d6f98'],
        [0.2, '#d39a86'],
        [0.3, ink.indigo900],
      ]),
    ),
    wall(sheet),
    inside(sheet),
    noren(sheet, 500, 600, 720, 470, {
      panels: 4,
      cloth: '#2b4482',
      shade: '#141e45',
      light: '#5470ab',
      wind: 26,
      mark: '#efe4cc',
      rod: ink.brownDeep,
      hem: ink.vermilion,
    }),
    posts(sheet),
    eave(sheet),
    lantern(sheet, 330, 560, 190, 310, '#f6b54f', '#c8561f', 0.75),
    street(sheet),
    pot(sheet),
    cat(),
    glow(sheet, 860, 1380, 640, '#ffbe5a', 0.34, 300),
  ].join('')
}

function wall(sheet: Sheet): string {
  const boards = Array.from(
    { length: 12 },
    (_, i) =>
      rect(0, 420 + i * 88, 1400, 84, i % 2 === 0 ? '#262c52' : '#222747') +
      grain(sheet, 0, 420 + i * 88, 1400, 84, '#12172f', i + 2, 0.5) +
      rect(0, 420 + i * 88, 1400, 4, '#11162d') +
      rect(0, 424 + i * 88, 1400, 2, '#46507f', 0.5),
  )
  return (
    boards.join('') +
    glow(sheet, 330, 720, 560, '#e07a34', 0.5) +
    rect(40, 930, 330, 330, '#171b36') +
    lattice(
      sheet,
      58,
      948,
      294,
      294,
      11,
      3,
      '#1a1d3a',
      bokashi(sheet, [
        [0, '#e59a3c'],
        [0.7, '#f4c465'],
        [1, '#c9772d'],
      ]),
      9,
    ) +
    rect(30, 1256, 350, 22, '#353c68')
  )
}

/** What shows under the curtain: the floor, the counter's foot, a guest's hem, all in amber. */
function inside(sheet: Sheet): string {
  const opening = polygon(pts('490,560 1230,560 1230,1430 490,1430'))
  return (
    rect(
      490,
      560,
      740,
      870,
      bokashi(sheet, [
        [0, '#7a3a1c'],
        [0.5, '#e2953a'],
        [0.72, '#f9d583'],
        [0.86, '#e8a648'],
        [1, '#b9702c'],
      ]),
    ) +
    clipped(
      sheet,
      opening,
      glow(sheet, 820, 1060, 420, '#fff0b8', 0.8),
      lattice(sheet, 520, 900, 210, 330, 4, 4, '#a4602a', '#fbe3a2', 7),
      rect(760, 1080, 480, 26, '#6d3a20'),
      rect(
        780,
        1106,
        460,
        230,
        bokashi(sheet, [
          [0, '#a55f2b'],
          [1, '#6a3820'],
        ]),
      ),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(800 + i * 66, 1110, 5, 220, '#5a2e1c', 0.7)),
      ...[830, 980, 1130].map(
        (x) =>
          shape(oval(x, 1206, 54, 15), '#4a2620', 3) +
          [-30, 30]
            .map((k) =>
              fill(
                brush(
                  [
                    [x + k, 1210],
                    [x + k * 1.3, 1346],
                  ],
                  10,
                  { head: 1, tail: 1 },
                ),
                '#4a2620',
              ),
            )
            .join(''),
      ),
      polygonFill(
        pts('490,1430 1230,1430 1230,1336 490,1336'),
        bokashi(sheet, [
          [0, '#8f5628'],
          [1, '#d99a4c'],
        ]),
      ),
      ...[0, 1, 2, 3].map((i) =>
        keyLine(
          [
            [490, 1350 + i * 22],
            [860, 1352 + i * 23],
            [1230, 1350 + i * 22],
          ],
          2.4,
          '#6a3820',
          i,
        ),
      ),
      hem(sheet),
    )
  )
}

const polygonFill = (points: readonly Point[], paint: string) => fill(polygon(points), paint)

/** Someone in a striped kimono on the way to the counter, seen below the curtain. */
const hem = (sheet: Sheet) => {
  const robe: Point[] = pts('596,1000 590,1180 572,1348 640,1362 712,1348 706,1180 708,1000')
  return group(
    {},
    shape(
      robe,
      bokashi(
        sheet,
        [
          [0, '#33406e'],
          [1, '#4a6191'],
        ],
        [0, 0, 1, 0],
      ),
      3,
    ),
    clipped(
      sheet,
      curve(robe, true),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        fill(
          brush(
            [
              [604 + i * 20, 990],
              [600 + i * 21, 1180],
              [586 + i * 24, 1370],
            ],
            4,
            { head: 1, tail: 1 },
          ),
          '#c6d5d8',
          0.75,
        ),
      ),
      fill(brush(pts('660,990 668,1180 690,1370'), 16, { head: 1, tail: 1 }), '#141e45', 0.6),
    ),
    fill(brush(pts('600,1362 620,1372 646,1370'), 18), '#f3e6cc'),
    fill(brush(pts('650,1364 680,1374 706,1368'), 18), '#f3e6cc'),
  )
}

function posts(sheet: Sheet): string {
  const post = (x: number, wide: number) =>
    rect(
      x,
      430,
      wide,
      1010,
      bokashi(
        sheet,
        [
          [0, '#1a1f3d'],
          [0.6, '#2e2a3c'],
          [1, '#171b36'],
        ],
        [0, 0, 1, 0],
      ),
    ) + grain(sheet, x, 430, wide, 1010, '#0f1329', 4, 0.4)
  return (
    post(430, 62) +
    post(1228, 66) +
    rect(488, 560, 6, 870, '#f2b457', 0.8) +
    rect(1226, 560, 5, 870, '#f2b457', 0.7) +
    rect(420, 470, 890, 74, '#1b2040') +
    rect(420, 540, 890, 6, '#e9a24a', 0.55)
  )
}

function eave(sheet: Sheet): string {
  const rafters = Array.from(
    { length: 19 },
    (_, i) =>
      polygonFill(
        [
          [20 + i * 82, 392],
          [44 + i * 82, 392],
          [52 + i * 82, 466],
          [12 + i * 82, 466],
        ],
        '#12172f',
      ) + rect(14 + i * 82, 454, 36, 12, '#d98a3c', 0.35),
  )
  return (
    tiles(sheet, quad('120,110 1400,70 1420,366 -30,392'), 5, 19, {
      base: '#39477c',
      dark: '#161d42',
      light: '#6d7fb0',
    }) +
    polygonFill(pts('-20,372 1420,352 1420,402 -20,418'), '#0f142c') +
    rafters.join('') +
    rect(
      0,
      410,
      1400,
      90,
      bokashi(sheet, [
        [0, '#0d1128', 0.85],
        [1, '#0d1128', 0],
      ]),
    )
  )
}

function street(sheet: Sheet): string {
  const light = bokashiAt(
    sheet,
    [
      [0, '#f8c768', 0.95],
      [0.4, '#d78a3e', 0.6],
      [1, '#7a4a3c', 0],
    ],
    [0, 1436, 0, 1750],
  )
  return (
    rect(
      0,
      1430,
      1400,
      330,
      bokashi(sheet, [
        [0, '#1c234a'],
        [0.5, '#26305d'],
        [1, '#141a38'],
      ]),
    ) +
    fill(polygon(pts('500,1470 1222,1470 1400,1760 340,1760')), light) +
    paving(sheet, 840, 1480, 1760, 900, 1500, '#0e1430') +
    shape(
      pts('440,1424 1290,1424 1330,1476 400,1476'),
      bokashi(sheet, [
        [0, '#f1bd62'],
        [0.5, '#a66a3c'],
        [1, '#54404c'],
      ]),
      3,
    ) +
    rect(402, 1476, 928, 26, '#1a1f3d') +
    reflection(sheet, 330, 1520, 60, 220, '#f0893a', 0.75) +
    reflection(sheet, 720, 1540, 130, 200, '#ffd98a', 0.5) +
    reflection(sheet, 1050, 1540, 120, 200, '#ffd98a', 0.4)
  )
}

function pot(sheet: Sheet): string {
  const pad = (x: number, y: number, s: number, i: number) =>
    pinePad(x, y, s, '#1d3a44', '#4d7a6c', i)
  return (
    fill(
      brush(pts('1300,1330 1310,1250 1270,1180 1310,1100 1290,1040'), 26, { head: 1.2, tail: 0.3 }),
      '#1a1626',
    ) +
    fill(brush(pts('1290,1200 1340,1180 1400,1170'), 12, { head: 1, tail: 0.4 }), '#1a1626') +
    pad(1290, 1050, 210, 1) +
    pad(1370, 1170, 180, 2) +
    pad(1240, 1190, 150, 3) +
    pad(1330, 1110, 170, 4) +
    shape(
      pts('1220,1320 1236,1440 1370,1440 1390,1320'),
      bokashi(
        sheet,
        [
          [0, '#5c998b'],
          [0.4, '#2c635f'],
          [1, '#173640'],
        ],
        [0, 0, 1, 0],
      ),
      4,
    ) +
    shape(pts('1206,1304 1206,1330 1404,1330 1404,1304'), '#3d7a70', 3)
  )
}

/** The house cat, waiting at the edge of the light. */
const cat = () =>
  put(
    520,
    1452,
    fill(
      curve(
        pts(
          '-44,0 -50,-40 -36,-84 -20,-104 -26,-140 -8,-128 12,-130 28,-144 26,-108 22,-92 40,-50 42,0',
        ),
        true,
      ),
      '#141732',
    ) +
      fill(brush(pts('36,-6 80,0 100,-30 90,-60'), 16, { head: 1, tail: 0.5 }), '#141732') +
      fill(brush(pts('30,-100 40,-52 42,-6'), 6, { head: 0.4, tail: 0.6 }), '#f0b35a'),
    1,
  )
