import { curve, type Point, polygon, pts } from '../../kit/line.ts'
import { createRandom } from '../../kit/random.ts'
import { bokashiAt, glow, type Sheet } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'
import { cap } from './snow.ts'

/** The house's inks at one hour; `lit` 0–1 is how strongly its windows shine. */
export type InnInks = {
  snow: string
  snowShade: string
  wall: string
  wood: string
  eave: string
  paper: string
  deep: string
  lit: number
}

/** One wing seen from the front: windows in storeys, a deep roof with its snow. */
function wing(
  sheet: Sheet,
  x: number,
  foot: number,
  wide: number,
  storeys: number,
  inks: InnInks,
  seed: number,
): string {
  const tall = 74 * storeys
  const top = foot - tall
  const roof = 78 + storeys * 12
  const over = 46
  const random = createRandom(`wing${seed}`)
  let out = rect(
    x,
    top,
    wide,
    tall,
    bokashiAt(
      sheet,
      [
        [0, inks.eave],
        [0.3, inks.wall],
        [1, inks.wood],
      ],
      [0, top, 0, foot],
    ),
  )
  for (let s = 0; s < storeys; s++) {
    const y = top + 74 * s + 20
    const bays = Math.round(wide / 58)
    const bay = (wide - 20) / bays
    for (let b = 0; b < bays; b++) {
      const shining = random.next() < 0.78 ? inks.lit : inks.lit * 0.16
      out += window(sheet, x + 10 + b * bay + 5, y, bay - 10, 40, inks, shining)
    }
    out += rect(x - 6, y + 44, wide + 12, 5, inks.wood)
    if (s < storeys - 1)
      out += cap([x - 12, y + 50], [x + wide + 12, y + 50], 8, inks.snow, inks.snowShade, seed + s)
  }
  for (let p = 0; p <= wide; p += wide / 6) out += rect(x + p - 3, top, 6, tall, inks.wood)
  const eaves: Point[] = [
    [x - over, top + 12],
    [x - over + 14, top - 4],
    [x + wide + over - 14, top - 4],
    [x + wide + over, top + 12],
    [x + wide + 8, top + 22],
    [x - 8, top + 22],
  ]
  const slope: Point[] = [
    [x - over - 4, top + 4],
    [x - over * 0.2, top - roof * 0.42],
    [x + wide * 0.11, top - roof],
    [x + wide * 0.5, top - roof - 6],
    [x + wide * 0.89, top - roof],
    [x + wide + over * 0.2, top - roof * 0.42],
    [x + wide + over + 4, top + 4],
    [x + wide * 0.5, top + 9],
  ]
  const shade = bokashiAt(
    sheet,
    [
      [0, inks.snow],
      [0.55, inks.snow],
      [1, inks.snowShade],
    ],
    [0, top - roof, 0, top + 8],
  )
  return (
    out +
    fill(polygon(eaves), inks.eave) +
    fill(curve(slope, true), shade) +
    cap(
      [x - over - 6, top + 2],
      [x + wide + over + 6, top + 2],
      12,
      inks.snow,
      inks.snowShade,
      seed + 9,
    ) +
    cap(
      [x + wide * 0.09, top - roof + 4],
      [x + wide * 0.91, top - roof + 4],
      9,
      inks.snow,
      inks.snowShade,
      seed + 3,
    )
  )
}

function window(
  sheet: Sheet,
  x: number,
  y: number,
  wide: number,
  tall: number,
  inks: InnInks,
  lit: number,
): string {
  const paper = bokashiAt(
    sheet,
    [
      [0, inks.deep],
      [0.4, inks.paper],
      [1, inks.paper],
    ],
    [0, y, 0, y + tall],
  )
  const bars = [1, 2, 3]
    .map((i) => rect(x + (wide * i) / 4 - 0.8, y, 1.6, tall, inks.wood, 0.8))
    .join('')
  return (
    rect(x, y, wide, tall, inks.wall) +
    rect(x, y, wide, tall, paper, lit) +
    bars +
    rect(x, y + tall * 0.55, wide, 1.6, inks.wood, 0.8)
  )
}

/** The house: a main building of two storeys, the entrance before it, a low wing toward the bath. */
export function inn(sheet: Sheet, inks: InnInks): string {
  const porch = gable(inks)
  return (
    glow(sheet, 20, -60, 620, inks.paper, inks.lit * 0.42, 330) +
    wing(sheet, -470, 6, 330, 1, inks, 5) +
    wing(sheet, 210, 4, 260, 1, inks, 8) +
    wing(sheet, -190, 0, 440, 2, inks, 2) +
    porch +
    glow(sheet, 30, 30, 300, inks.paper, inks.lit * 0.6, 70)
  )
}

/** The entrance under its own gable, with a noren and two paper lamps. */
function gable(inks: InnInks): string {
  const door =
    rect(-34, -64, 128, 70, inks.wood) +
    rect(-20, -56, 100, 62, inks.wall) +
    rect(6, -54, 48, 60, inks.paper, inks.lit) +
    rect(-16, -50, 16, 50, inks.deep, inks.lit * 0.6) +
    rect(60, -50, 16, 50, inks.deep, inks.lit * 0.6)
  const slits = [0, 1, 2, 3].map((i) => rect(4 + i * 13.2, -54, 11.6, 28, '#8a3b22')).join('')
  const beam: Point[] = pts('-66,-66 30,-128 126,-66 112,-60 30,-108 -52,-60')
  const snow: Point[] = pts('-82,-62 -24,-108 30,-146 84,-108 142,-62 128,-66 30,-124 -66,-66')
  const lamps = [-50, 110]
    .map(
      (x) =>
        rect(x - 8, -48, 16, 26, inks.paper, 0.3 + inks.lit * 0.7) +
        rect(x - 9, -51, 18, 4, inks.eave) +
        rect(x - 9, -23, 18, 3, inks.eave),
    )
    .join('')
  return (
    door +
    slits +
    fill(polygon(pts('-52,-64 30,-116 112,-64')), inks.wall) +
    fill(polygon(beam), inks.eave) +
    fill(curve(snow, true), inks.snow) +
    lamps
  )
}
