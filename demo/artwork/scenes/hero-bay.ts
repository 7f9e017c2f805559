import { boat } from '../kit/boat.ts'
import { fuji, hill } from '../kit/land.ts'
import { brush, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { createRandom } from '../kit/random.ts'
import { glints, reflection, threadSea } from '../kit/sea.ts'
import { bokashi, bokashiAt, glow, type Sheet, type Stop } from '../kit/sheet.ts'
import { clouds, mist, stars } from '../kit/sky.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'
import { swell } from '../kit/swell.ts'
import type { Frame } from './hero-bay-frames.ts'
import type { Orb, Printing, Wash } from './hero-bay-inks.ts'
import { boatLamp, farVillage, headland, lampLight } from './hero-bay-shore.ts'

/** Sagami bay in one frame, printed with the inks of one hour. */
export const heroBay = (frame: Frame, print: Printing) => (sheet: Sheet) =>
  bayLayers(frame, print)(sheet).join('')

/** The bay from back to front: sky and water, boat, woven sea, breaking wave, near shore. */
export const bayLayers =
  (frame: Frame, print: Printing) =>
  (given: Sheet): string[] => {
    // One seed for every printing, so that they are of the same blocks.
    const sheet = { ...given, random: createRandom('hero-bay-dawn') }
    return [
      heavens(sheet, frame, print) + farShore(sheet, frame, print) + water(sheet, frame, print),
      boatOnWater(sheet, frame, print),
      wovenSea(sheet, frame, print),
      breakingWave(sheet, frame, print),
      foreground(sheet, frame, print),
    ]
  }

/** A wash that fades from the left edge to nothing, for the side that is kept for words. */
const fromLeft = (
  sheet: Sheet,
  { ink: colour, strength }: Wash,
  shares: ReadonlyArray<readonly [offset: number, share: number]>,
) =>
  bokashi(
    sheet,
    shares.map(([offset, share]): Stop => [offset, colour, share * strength]),
    [0, 0, 1, 0],
  )

function heavens(sheet: Sheet, frame: Frame, print: Printing): string {
  const { width, horizon } = frame
  const [highest, midway, lowest] = frame.clouds
  const [high, middle, low] = print.clouds
  const faint = { ...sheet, random: createRandom('hero-bay faint stars') }
  const { orb } = print
  return [
    rect(0, 0, width, horizon + 30, bokashiAt(sheet, print.sky, [0, 0, 0, horizon + 30])),
    stars(faint, 150, horizon * 0.66, print.faintStars),
    stars(sheet, 70, horizon * 0.52, print.stars),
    glow(sheet, frame.glow, horizon - 20, width * 0.4, ...print.glow, 330),
    orb?.at === 'high' ? light(sheet, frame.high, orb) + cloudBar(frame, middle) : '',
    clouds(sheet, highest, 90, 5, high.ink, high.strength),
    clouds(sheet, midway, 70, 6, middle.ink, middle.strength),
    clouds(sheet, lowest, 42, 8, low.ink, low.strength, 0.8),
    orb?.at === 'low' ? light(sheet, frame.low, orb) : '',
  ].join('')
}

/** The sun behind its haze, or the moon before it. */
function light(sheet: Sheet, [x, y]: readonly [number, number], orb: Orb): string {
  const body = disc(x, y, orb.radius, orb.radius, orb.disc)
  const halo = glow(sheet, x, y, orb.reach, orb.halo.ink, orb.halo.strength)
  return orb.at === 'low' ? body + halo : halo + body
}

/** Two thin clouds drawn across the moon's lower half. */
function cloudBar({ high: [x, y] }: Frame, { ink: colour }: Wash): string {
  const bar = (from: number, to: number, dy: number, thick: number) =>
    fill(
      brush(pts(`${x + from},${y + dy + 4} ${x},${y + dy} ${x + to},${y + dy + 5}`), thick),
      colour,
    )
  return bar(-190, 110, 20, 13) + bar(-60, 200, 37, 9)
}

function farShore(sheet: Sheet, frame: Frame, print: Printing): string {
  const { horizon, aside } = frame
  return [
    fuji(sheet, { ...frame.fuji, foot: horizon, ...print.fuji }),
    mist(sheet, horizon - 46, 54, print.mist.ink, print.mist.strength),
    hill(
      sheet,
      {
        y: horizon - 26,
        rise: 44,
        span: 210,
        seed: 4,
        foot: horizon + 4,
        lift: (t) => -26 * Math.sin(t * 3),
      },
      [
        [0, print.farHill[0]],
        [1, print.farHill[1]],
      ],
    ),
    aside
      ? hill(
          sheet,
          {
            y: horizon - 30,
            rise: 50,
            span: 150,
            seed: 11,
            foot: horizon + 6,
            to: aside.hill,
            lift: (t) => -90 * (1 - t) ** 1.4 + 34 * t + 70 * Math.max(0, t - 0.8) * 5,
          },
          [
            [0, print.nearHill[0]],
            [1, print.nearHill[1]],
          ],
        )
      : '',
    aside
      ? rect(
          0,
          0,
          aside.sky,
          horizon,
          fromLeft(sheet, print.aside.sky, [
            [0, 0.8],
            [0.45, 0.66],
            [0.68, 0.6],
            [1, 0],
          ]),
        ) + glow(sheet, 250, horizon, 640, print.aside.haze.ink, print.aside.haze.strength, 300)
      : '',
  ].join('')
}

function water(sheet: Sheet, frame: Frame, print: Printing): string {
  const { width, height, horizon, calm, aside } = frame
  const [from, reach] = frame.glitter
  const { ripples, orb } = print
  return [
    rect(
      0,
      horizon,
      width,
      height - horizon,
      bokashiAt(sheet, print.water, [0, horizon, 0, horizon + frame.depth]),
    ),
    aside
      ? rect(
          0,
          horizon,
          aside.water,
          height - horizon,
          fromLeft(sheet, print.aside.water, [
            [0, 0.85],
            [0.7, 0.66],
            [1, 0],
          ]),
        )
      : '',
    glints(sheet, { x: 0, y: horizon + 4, width, height: calm }, 150, ripples.dark, 0.5),
    glints(
      sheet,
      { x: from, y: horizon + 4, width: reach, height: calm * 0.88 },
      110,
      ripples.light,
      0.8,
    ),
    orb ? pathOfLight(sheet, frame, orb) : '',
    farVillage(sheet, frame, print),
  ].join('')
}

/** The orb's path on the water, with the glints beside it. */
function pathOfLight(sheet: Sheet, { horizon, calm, ...frame }: Frame, orb: Orb): string {
  const [x] = frame[orb.at]
  const own = { ...sheet, random: createRandom('hero-bay path') }
  const beside = { x: x - 120, y: horizon + 4, width: 240, height: calm }
  return (
    reflection(sheet, x, horizon + 6, frame.path, calm * 1.1, orb.path, 0.85) +
    glints(own, beside, orb.sparkle, orb.path, 0.85)
  )
}

function boatOnWater(sheet: Sheet, frame: Frame, print: Printing): string {
  const { x, y, scale } = frame.boat
  const { hull, rim, cloth } = print.boat
  const k = scale / 0.72
  return (
    lampLight(sheet, frame, print) +
    boat(x, y, scale, hull, rim, cloth) +
    glints(sheet, { x: x - 120 * k, y: y + 2, width: 260 * k, height: 34 * k }, 26, hull, 0.8) +
    boatLamp(sheet, frame, print)
  )
}

function wovenSea(sheet: Sheet, frame: Frame, print: Printing): string {
  const { top, ...weave } = frame.weave
  const { water, threads } = print.weave
  const own = { ...sheet, random: createRandom('hero-bay seam') }
  const seam = { x: -60, y: top - 8, width: frame.width + 60, height: 15 }
  return (
    threadSea(sheet, {
      ...weave,
      ...print.weave,
      horizon: top,
      accent: { ...frame.accent, colour: ink.vermilion },
    }) +
    glints(own, seam, 44, water[0], 1) +
    glints(own, seam, 40, threads[3] ?? threads[0], 0.7)
  )
}

function breakingWave(sheet: Sheet, frame: Frame, print: Printing): string {
  const { x, y, scale } = frame.wave
  const { threads, foam, deep } = print.wave
  return put(x, y, swell(sheet, threads, foam, deep), scale)
}

function foreground(sheet: Sheet, frame: Frame, print: Printing): string {
  const { height, aside, weave } = frame
  const veil = aside
    ? rect(
        0,
        weave.top - 10,
        aside.weave,
        height - weave.top + 10,
        fromLeft(sheet, print.aside.weave, [
          [0, 1],
          [0.5, 0.55],
          [1, 0],
        ]),
      )
    : ''
  return veil + headland(sheet, frame, print)
}
