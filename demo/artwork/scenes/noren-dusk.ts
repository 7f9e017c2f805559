import { paving } from '../kit/built.ts'
import { lantern } from '../kit/lantern.ts'
import { brush, curve, polygon, pts } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { reflection } from '../kit/sea.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, bokashiAt, glow, type Sheet } from '../kit/sheet.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { pinePad } from '../kit/tree.ts'
import { eave, inside, posts, wall } from './noren-house.ts'

/** The doorway at dusk: blue outside, amber inside, the curtain between. */
export const norenDusk = (sheet: Sheet): string => norenLayers(sheet).join('')

/** The doorway from back to front: building and room, curtain, posts and eave, lantern, street. */
export function norenLayers(sheet: Sheet): string[] {
  const { width: w, height: h } = sheet
  return [
    [
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
    ].join(''),
    [
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
    ].join(''),
    [posts(sheet), eave(sheet)].join(''),
    [lantern(sheet, 330, 560, 190, 310, '#f6b54f', '#c8561f', 0.75)].join(''),
    [street(sheet), pot(sheet), cat(), glow(sheet, 860, 1380, 640, '#ffbe5a', 0.34, 300)].join(''),
  ]
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

/** The restaurant's cat, waiting at the edge of the light. */
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
