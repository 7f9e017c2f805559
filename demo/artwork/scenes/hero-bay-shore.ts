import { hill } from '../kit/land.ts'
import { lantern } from '../kit/lantern.ts'
import { polygon, pts } from '../kit/line.ts'
import { createRandom } from '../kit/random.ts'
import { reflection } from '../kit/sea.ts'
import { glow, type Sheet } from '../kit/sheet.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { pine, treeline } from '../kit/tree.ts'
import type { Frame } from './hero-bay-frames.ts'
import type { Printing } from './hero-bay-printings.ts'

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
  const { lamps, roofs } = print
  const water = { ...sheet, random: createRandom('hero-bay village') }
  return village
    .map(([dx, width, home], i) => {
      const x = frame.village + dx
      const y = horizon + 3 - (i % 2) * 3
      const roof = polygon([
        [x - width * 0.62, y - 7],
        [x - width * 0.3, y - 16],
        [x + width * 0.3, y - 16],
        [x + width * 0.62, y - 7],
        [x + width * 0.44, y - 7],
        [x + width * 0.44, y],
        [x - width * 0.44, y],
        [x - width * 0.44, y - 7],
      ])
      if (!lamps || !home) return fill(roof, roofs)
      return (
        glow(sheet, x, y - 4, 26, lamps.paper, lamps.strength * 0.6) +
        fill(roof, roofs) +
        rect(x - 4, y - 6.5, 8, 5.5, lamps.paper) +
        reflection(water, x, horizon + 6, 7, 46, lamps.paper, lamps.strength)
      )
    })
    .join('')
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
    put(house.x, horizon + house.y, cottage(sheet, print), house.scale) +
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
    top.join('')
  )
}

/** A thatched house about 90 px wide, standing on its waterside wall. */
function cottage(sheet: Sheet, { shore, lamps }: Printing): string {
  const walls =
    fill(polygon(pts('-46,-26 -24,-54 24,-54 46,-26 34,-28 34,8 -34,8 -34,-28')), shore.ground) +
    rect(-10, -60, 20, 8, shore.ground)
  if (!lamps) return walls
  const pane = (x: number) =>
    rect(x, -22, 17, 15, lamps.paper) +
    rect(x + 5, -22, 1.6, 15, lamps.deep) +
    rect(x + 11, -22, 1.6, 15, lamps.deep) +
    rect(x, -15, 17, 1.6, lamps.deep)
  return (
    glow(sheet, 0, -14, 90, lamps.paper, lamps.strength * 0.55, 60) + walls + pane(-22) + pane(5)
  )
}

/** The lantern that hangs from the boat's crook, and its light on the water. */
export function boatLamp(sheet: Sheet, frame: Frame, { lamps }: Printing): string {
  if (!lamps) return ''
  const { x, y, scale } = frame.boat
  const at = x + 84 * scale
  const water = { ...sheet, random: createRandom('hero-bay lamp') }
  return (
    glow(sheet, at, y - 70 * scale, 190 * scale, lamps.paper, lamps.strength * 0.5) +
    glow(sheet, at, y + 26 * scale, 200 * scale, lamps.paper, lamps.strength * 0.34, 46 * scale) +
    reflection(water, at, y + 10 * scale, 34 * scale, 110 * scale, lamps.paper, lamps.strength) +
    lantern(
      sheet,
      at,
      y - 90 * scale,
      30 * scale,
      40 * scale,
      lamps.paper,
      lamps.deep,
      lamps.strength * 0.8,
    )
  )
}
