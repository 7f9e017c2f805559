import { brush, type Point, polygon, pts, sample } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, glow, type Sheet } from '../../kit/sheet.ts'
import { disc, fill, put, rect } from '../../kit/svg.ts'
import { busStop } from '../kit/bus-stop.ts'
import { conifer, wood } from '../kit/conifer.ts'
import { ink } from '../kit/inks.ts'
import { inn } from '../kit/inn.ts'
import { peak } from '../kit/mountain.ts'
import { cap, drift } from '../kit/snow.ts'
import { fibres, haze } from '../kit/wash.ts'
import { day } from './valley-inks.ts'

const path = pts('246,716 318,650 402,585 486,520 560,500 640,530 720,516 770,470 806,420 830,366')
const stream = pts('-60,470 120,520 290,536 430,556 600,640 800,668 1000,640 1260,664')
const road = pts('-60,800 200,748 480,790 760,806 1000,780 1260,806')

/** The way from the bus stop over the bridge, and up between the old cedars to the house: a map without words. */
export function way(sheet: Sheet): string {
  const [far, middle, near, foot] = day.snow
  return [
    rect(0, 0, 1200, 900, bokashiAt(sheet, day.sky, [0, -420, 0, 210])),
    peak(sheet, 980, 34, 360, 260, day.range, 3),
    peak(sheet, 620, 84, 260, 250, day.range, 5),
    peak(sheet, 200, 60, 330, 250, day.near, 8),
    haze(sheet, 230, 60, day.mist, 0.7),
    trees(250, 92, day.woods[0], 41),
    trees(276, 74, day.woods[1], 47),
    drift(sheet, pts('-20,270 300,246 640,268 900,250 1220,270'), 900, [
      [0, far],
      [0.3, middle],
      [0.7, near],
      [1, foot],
    ]),
    water(),
    fill(brush(road, 84, { head: 1, tail: 1, rough: 0.06 }), day.snow[3], 0.7),
    [-17, 17].map((off) => rut(off)).join(''),
    fill(brush(path, 50, { head: 1, tail: 1, rough: 0.1 }), foot, 0.6),
    bridge(),
    cedars([0, 1]),
    put(826, 344, inn(sheet, day.inn), 0.44),
    cap([610, 352], [812, 352], 9, day.inn.snow, day.inn.snowShade, 3),
    cap([866, 352], [1046, 352], 9, day.inn.snow, day.inn.snowShade, 6),
    steps(),
    lamps(sheet),
    cedars([2, 3]),
    put(190, 736, busStop(), 0.74),
    fibres(sheet, 70, ink.snow),
  ].join('')

  function trees(line: number, height: number, paint: string, seed: number): string {
    const ridge = (x: number) => line + noise1(x / 200, seed) * 22
    return wood(
      sheet,
      -40,
      1240,
      ridge,
      height,
      line + 60,
      [
        [0, paint],
        [1, day.mist, 0.2],
      ],
      seed,
    )
  }
}

function water(): string {
  const random = createRandom('way')
  const lights = sample(stream, 7).map(([x, y]) => {
    const at = y + random.jitter(22)
    const line: Point[] = [
      [x - random.range(16, 40), at],
      [x + random.range(16, 40), at + 6],
    ]
    return fill(brush(line, 4, { head: 0.1, tail: 0.1 }), day.river[0], random.range(0.4, 0.9))
  })
  return (
    fill(brush(stream, 104, { head: 1, tail: 1, rough: 0.12 }), day.bank, 0.4) +
    fill(brush(stream, 88, { head: 1, tail: 1, rough: 0.12 }), day.river[1]) +
    lights.join('')
  )
}

/** Where a wheel went, `off` pixels from the middle of the road. */
const rut = (off: number): string =>
  fill(
    brush(
      road.map(([x, y]): Point => [x, y + off]),
      11,
      { head: 1, tail: 1, rough: 0.3, seed: off },
    ),
    ink.slatePale,
    0.5,
  )

/** Of wood, with snow on its rails. */
function bridge(): string {
  const planks = Array.from({ length: 9 }, (_, i): Point => [316 + i * 17, 614 - i * 13])
  const rail = (a: Point, b: Point): string =>
    fill(brush([a, b], 16, { head: 1, tail: 1 }), ink.woodDeep) +
    cap([a[0], a[1] - 7], [b[0], b[1] - 7], 9, day.snow[2], day.snow[3], 4)
  return (
    fill(polygon(pts('307,613 453,501 497,557 351,669')), ink.hinoki) +
    planks.map(([x, y]) => plank(x, y)).join('') +
    rail([303, 614], [453, 500]) +
    rail([347, 672], [501, 556])
  )
}

const plank = (x: number, y: number): string =>
  fill(
    brush(
      [
        [x, y],
        [x + 44, y + 56],
      ],
      4,
      { head: 1, tail: 1 },
    ),
    ink.wood,
    0.7,
  )

/** The steps of whoever walked it before, in the one warm colour of the sheet. */
function steps(): string {
  const line = sample(path, 40)
  let gone = 0
  return line
    .map(([x, y], i) => {
      const [px, py] = line[i - 1] ?? [x, y]
      const before = Math.floor(gone / STRIDE)
      gone += Math.hypot(x - px, y - py)
      const count = Math.floor(gone / STRIDE)
      if (count === before) return ''
      const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI
      return put(x, y, disc(0, count % 2 === 0 ? -8 : 8, 11, 6.5, ink.ember), 1, turn)
    })
    .join('')
}

/** From one step to the next, in pixels. */
const STRIDE = 24

/** They stand beside the path from the bridge to the door. */
function lamps(sheet: Sheet): string {
  const places = pts('566,452 664,594 772,560 734,432')
  return places
    .map(
      ([x, y]) =>
        glow(sheet, x, y - 14, 60, ink.lamp, 0.8) +
        rect(x - 11, y - 28, 22, 32, day.inn.eave) +
        rect(x - 7, y - 24, 14, 24, ink.lampPale) +
        cap([x - 16, y - 28], [x + 16, y - 28], 8, day.inn.snow, day.inn.snowShade, 2),
    )
    .join('')
}

/** Rows of old cedars either side of the path, from far to near. */
function cedars(rows: readonly number[]): string {
  const stand = [
    '60,420,150 150,400,120 330,440,170 430,430,150',
    '520,430,180 630,410,150 1130,400,210 1070,420,170',
    '880,570,190 964,520,190 1056,550,180 60,640,150',
    '470,750,130 560,760,110 900,740,130 1010,720,150 1120,740,140 1160,560,210',
  ]
  return rows
    .flatMap((row) => (stand[row] ?? '').split(' '))
    .map((tree, i) => {
      const [x = 0, foot = 0, height = 0] = tree.split(',').map(Number)
      return conifer(x, foot, height, day.trees, i * 31 + 7)
    })
    .join('')
}
