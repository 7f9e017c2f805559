import { lattice, tiles } from '../kit/built.ts'
import { brush, curve, oval, type Point, polygon, pts, quad } from '../kit/line.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { grain } from '../kit/surface.ts'
import { fill, group, rect } from '../kit/svg.ts'

export function wall(sheet: Sheet): string {
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
export function inside(sheet: Sheet): string {
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
export const hem = (sheet: Sheet) => {
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

export function posts(sheet: Sheet): string {
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

export function eave(sheet: Sheet): string {
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
