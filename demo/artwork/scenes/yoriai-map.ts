import { lantern } from '../kit/lantern.ts'
import { brush, pts } from '../kit/line.ts'
import { houses, MAP, railway, restaurant, roads, station, stitches } from '../kit/map.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { facet } from '../kit/shape.ts'
import { clipped, type Sheet } from '../kit/sheet.ts'
import { fill, put, rect } from '../kit/svg.ts'

/** The cloth of Yoriai. */
const plum = { cloth: '#7d2f4f', shade: '#48182f' }

/** The way from the ticket gate down the steps, past the first alley and into the second on the right. */
export function yoriaiMap(sheet: Sheet): string {
  const way = pts('900,190 900,300 896,420 902,540 898,590 866,616 800,622 640,626 420,622')
  const alley = pts('900,388 700,380 480,392 220,384 -180,400')
  const sea = 'M-158 768C120 756 520 776 760 764S1160 770 1358 756V920H-158Z'
  return [
    rect(MAP.x, MAP.y, MAP.width, MAP.height, ink.washiWarm),
    clipped(sheet, sea, wovenWaves(sheet, 54, [ink.indigo200, ink.indigo300], ink.indigo600, MAP)),
    fill(brush(pts('-180,766 400,764 800,768 1380,758'), 22, { head: 1, tail: 1 }), ink.greyDeep),
    roads(
      [alley, 28],
      [pts('420,622 200,618 -180,630'), 28],
      [pts('-180,716 400,706 820,714 1380,700'), 32],
      [pts('900,560 904,640 898,714'), 34],
      [pts('900,300 1040,310 1380,296'), 30],
      [way, 40],
    ),
    railway(pts('-180,92 300,104 620,92 900,104 1380,80')),
    steps(),
    houses(pts('90,310 200,318 310,306 540,312 650,318 760,308 90,500 200,508 700,506 800,512')),
    houses(
      pts(
        '-50,310 -40,500 1250,420 1270,530 1290,640 1010,420 1110,410 1020,530 1120,540 1010,640 1110,646 120,210 420,214 640,206',
      ),
    ),
    stitches(way),
    station(900, 128),
    restaurant(sheet, 420, 540, plum.cloth, plum.shade),
    lantern(sheet, 566, 494, 56, 86, '#a8446a', plum.shade, 0.35),
    put(190, 842, ferry()),
  ].join('')
}

/** The flight of steps below the station, its treads across the way. */
const steps = () =>
  facet(pts('862,196 938,196 952,286 848,286'), ink.greyPale, 4, ink.indigo900, 3) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => rect(860 - i * 2.2, 206 + i * 14, 80 + i * 4.4, 4, ink.greyDeep))
    .join('')

/** A small harbour ferry with its funnel. */
const ferry = () =>
  facet(pts('-124,-18 140,-18 112,26 -104,26'), ink.indigo900, 3, ink.night, 4) +
  facet(pts('-84,-56 66,-56 82,-18 -84,-18'), ink.washi, 3, ink.indigo900, 5) +
  [-68, -38, -8, 22].map((x) => rect(x, -46, 18, 14, ink.indigo500)).join('') +
  facet(pts('-40,-98 -4,-98 -4,-56 -40,-56'), plum.cloth, 3, ink.indigo900, 6) +
  rect(-40, -88, 36, 8, ink.washi)
