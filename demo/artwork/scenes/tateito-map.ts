import { hill } from '../kit/land.ts'
import { arc, brush, curve, pts } from '../kit/line.ts'
import { MAP, railway, restaurant, roads, station, stitches } from '../kit/map.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round } from '../kit/shape.ts'
import type { Sheet } from '../kit/sheet.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { cedar } from '../kit/tree.ts'

/** The way from the mountain station over the red bridge, up through the cedars to the mill wheel. */
export function tateitoMap(sheet: Sheet): string {
  const stream = pts('-180,520 180,560 400,500 640,566 860,520 1380,600')
  const way = pts('270,720 360,650 430,590 500,500 600,430 560,340 660,290 800,330 900,340')
  const fork = pts('600,420 760,470 980,430 1380,470')
  return [
    rect(MAP.x, MAP.y, MAP.width, MAP.height, ink.washiWarm),
    hill(sheet, { y: 130, rise: 70, span: 260, seed: 4, foot: 420, from: MAP.x, to: 1380 }, [
      [0, ink.seaPale],
      [1, ink.washiWarm],
    ]),
    fill(curve(pts('-200,250 260,190 420,330 340,440 -200,460'), true), ink.leaf, 0.5),
    fill(curve(pts('640,120 1400,40 1400,440 980,400 700,300'), true), ink.leaf, 0.5),
    fill(brush(stream, 78, { head: 1, tail: 1, rough: 0.12 }), ink.indigo300),
    fill(brush(stream, 44, { head: 1, tail: 1, rough: 0.25, seed: 3 }), ink.indigo200),
    roads([pts('-180,690 270,724 700,690 1380,740'), 30], [fork, 28], [way, 40]),
    bridge(),
    railway(pts('-180,850 240,812 560,822 900,800 1380,850')),
    cedars('60,420,190 150,440,230 240,400,200 330,420,170 430,330,190 710,230,170 800,210,210'),
    cedars(
      '1020,230,200 1110,250,230 1170,300,190 720,410,110 950,650,120 1060,680,160 1140,660,130',
    ),
    stitches(way),
    station(270, 780),
    restaurant(sheet, 920, 270, ink.seaDeep, ink.seaDark),
    put(1070, 330, wheel()),
  ].join('')
}

/** The red bridge over the stream, its rails either side of the way. */
function bridge(): string {
  const rails = [pts('410,560 452,520 506,468'), pts('452,606 500,560 548,512')]
  return rails.map((rail) => fill(brush(rail, 15, { head: 1, tail: 1 }), ink.vermilion)).join('')
}

/** Cedars from far to near, each written as x, foot and height. */
function cedars(text: string): string {
  return text
    .split(' ')
    .map((tree, index) => {
      const [x = 0, foot = 0, height = 0] = tree.split(',').map(Number)
      return cedar(x, foot, height, index % 2 === 0 ? ink.mossDeep : ink.seaDark, index + 3)
    })
    .join('')
}

function wheel(): string {
  const spokes = arc(0, 0, 44, 44, 0, Math.PI, 4).map(([x, y]) =>
    keyLine(
      [
        [x, y],
        [-x, -y],
      ],
      6,
      ink.brownDeep,
    ),
  )
  return round(0, 0, 50, 50, ink.brown, 5) + round(0, 0, 36, 36, ink.ochrePale, 4) + spokes.join('')
}
