import { boat } from '../kit/boat.ts'
import { brush, curve, pts } from '../kit/line.ts'
import {
  houses,
  MAP,
  postOffice,
  railway,
  restaurant,
  roads,
  station,
  stitches,
} from '../kit/map.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { clipped, type Sheet } from '../kit/sheet.ts'
import { fill, rect } from '../kit/svg.ts'
import { pine } from '../kit/tree.ts'

const needles = { trunk: ink.brownDeep, pad: ink.mossDeep, tip: ink.leaf }

/** The way from the station past the post office to the shore, and left at the pine. */
export function shiobiMap(sheet: Sheet): string {
  const shore = pts('-180,690 160,660 380,700 640,670 900,712 1380,660')
  const sea = curve([...shore, ...pts('1440,960 -240,960')], true)
  const river = pts('130,-40 200,120 160,260 230,420 200,560 240,760')
  const way = pts('880,200 720,236 580,306 514,420 516,540 600,602 760,612 900,600')
  return [
    rect(MAP.x, MAP.y, MAP.width, MAP.height, ink.washiWarm),
    fill(curve(pts('-200,-60 90,-40 70,220 -200,300'), true), ink.leaf, 0.55),
    fill(curve(pts('1400,260 1100,300 1060,430 1400,540'), true), ink.leaf, 0.55),
    fill(brush(river, 74, { head: 1, tail: 1, rough: 0.1 }), ink.indigo300),
    fill(brush(river, 44, { head: 1, tail: 1, rough: 0.2, seed: 3 }), ink.indigo200),
    clipped(sheet, sea, wovenWaves(sheet, 54, [ink.indigo200, ink.indigo300], ink.indigo600, MAP)),
    fill(brush(shore, 54, { head: 1, tail: 1, rough: 0.25 }), ink.ochrePale),
    roads(
      [pts('-180,440 220,410 500,426 780,430 1380,396'), 26],
      [pts('516,570 300,610 -180,590'), 30],
      [way, 40],
      [pts('880,602 1040,596 1380,560'), 30],
    ),
    railway(pts('-180,70 300,118 620,128 900,118 1380,50')),
    houses(
      pts(
        '340,260 770,360 880,330 690,500 80,360 330,350 1040,300 1110,470 -60,350 -40,540 1250,340 1250,490',
      ),
    ),
    postOffice(490, 230),
    pine(430, 650, { ...needles, scale: 0.44, seed: 4, lean: -0.4 }),
    pine(90, 660, { ...needles, scale: 0.3, seed: 7, lean: 0.4 }),
    stitches(way),
    station(900, 132),
    restaurant(sheet, 910, 520, ink.vermilion, ink.vermilionDeep),
    boat(330, 820, 0.8, ink.indigo900, ink.ochrePale, ink.vermilion),
  ].join('')
}
