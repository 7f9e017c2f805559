import { hill } from '../kit/land.ts'
import { lantern } from '../kit/lantern.ts'
import { type Point, polygon, pts } from '../kit/line.ts'
import { createRandom } from '../kit/random.ts'
import { reflection } from '../kit/sea.ts'
import { glow, type Sheet } from '../kit/sheet.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { pine, treeline } from '../kit/tree.ts'
import type { Frame } from './hero-bay-frames.ts'
import type { Printing } from './hero-bay-inks.ts'

/** Roofs on the far shore: where each stands, how wide it is, whether somebody is at home. */
const village = [
  [0, 26, true],
  [30, 20, false],
  [46, 30, true],
  [84, 22, true],
  [132, 24, false],
  [152, 34, true],
  [196, 20, true],
] as const

/** The fishing village under the mountain; its windows lie on the water when they are lit. */
export function farVillage(sheet: Sheet, frame: Frame, print: Printing): string {
  const { horizon } = frame
  const { lamps, village: inks } = print
  const water = { ...sheet, random: createRandom('hero-bay village') }
  const houses = village.map(([dx, width, home], i) => {
    const x = frame.village + dx
    const y = horizon + 1 - (i % 2) * 3
    const house = fill(hut(x, y, width), inks.roof)
    if (!lamps || !home) return house
    return (
      glow(sheet, x, y - 4, 24, lamps.paper, lamps.strength * 0.6) +
      house +
      rect(x - 3.5, y - 6.5, 7, 5, lamps.paper) +
      reflection(water, x, horizon + 6, 6, 40, lamps.paper, lamps.strength)
    )
  })
  const wood = treeline(frame.village - 70, frame.village + 290, horizon + 2, 15, horizon + 4, 12)
  return fill(wood, inks.wood) + houses.join('')
}

const hut = (x: number, y: number, width: number): string => {
  const at = (t: number, up: number): Point => [x + width * t, y - up]
  const roof = [at(-0.6, 7), at(-0.28, 15), at(0.28, 15), at(0.6, 7)]
  return polygon([...roof, at(0.42, 7), at(0.42, 0), at(-0.42, 0), at(-0.42, 7)])
}

/** The dark shore that closes the left edge, with one house under the pines. */
export function headland(sheet: Sheet, frame: Frame, print: Printing): string {
  const { horizon, shore, house } = frame
  const { wood, ground, trunk, pad, tip } = print.shore
  const top = frame.pines.map(({ x, y, ...tree }) =>
    pine(x, horizon + y, { ...tree, trunk, pad, tip }),
  )
  return (
    fill(treeline(-10, shore.wood, horizon - 4, 60, horizon + 30, 6), wood) +
    hill(
      sheet,
      {
        y: horizon + 8,
        rise: 18,
        span: 90,
        seed: 8,
        foot: horizon + 44,
        to: shore.ground,
        lift: (t) => shore.lift * t ** 2,
      },
      [
        [0, wood],
        [1, ground],
      ],
    ) +
    put(house.x, horizon + house.y, cottage(sheet, print), house.scale) +
    top.join('')
  )
}

/** A thatched house about 90 px wide, standing on its waterside wall. */
function cottage(sheet: Sheet, { shore, lamps }: Printing): string {
  const walls =
    rect(-33, -30, 66, 31, shore.ground) +
    fill(polygon(pts('-50,-25 -24,-54 24,-54 50,-25 40,-22 -40,-22')), shore.thatch) +
    rect(-14, -60, 28, 9, shore.ground)
  if (!lamps) return walls
  const { paper, deep, strength } = lamps
  const pane = (x: number) =>
    rect(x, -18, 19, 15, paper) +
    rect(x + 6, -18, 1.6, 15, deep) +
    rect(x + 12, -18, 1.6, 15, deep) +
    rect(x, -11, 19, 1.6, deep)
  return glow(sheet, 0, -14, 90, paper, strength * 0.5, 60) + walls + pane(-24) + pane(5)
}

/** The light of the boat's lantern in the air and on the water, behind the boat. */
export function lampLight(sheet: Sheet, frame: Frame, { lamps }: Printing): string {
  if (!lamps) return ''
  const [x, y, scale] = lampAt(frame)
  const { paper, strength } = lamps
  const water = { ...sheet, random: createRandom('hero-bay lamp') }
  return (
    glow(sheet, x, y - 70 * scale, 180 * scale, paper, strength * 0.5) +
    glow(sheet, x, y + 16 * scale, 230 * scale, paper, strength * 0.4, 60 * scale) +
    reflection(water, x, y + 12 * scale, 40 * scale, 118 * scale, paper, strength)
  )
}

/** The lantern that hangs from the boat's crook. */
export function boatLamp(sheet: Sheet, frame: Frame, { lamps }: Printing): string {
  if (!lamps) return ''
  const [x, y, scale] = lampAt(frame)
  const { paper, deep, strength } = lamps
  return lantern(sheet, x, y - 88 * scale, 30 * scale, 40 * scale, paper, deep, strength * 0.6)
}

const lampAt = ({ boat }: Frame) => [boat.x + 84 * boat.scale, boat.y, boat.scale] as const
