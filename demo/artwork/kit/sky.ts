import { curve, type Point } from './line.ts'
import { noise1 } from './random.ts'
import { bokashi, bokashiAt, type Sheet, type Stop } from './sheet.ts'
import { disc, fill, rect } from './svg.ts'

/** The whole sheet under one vertical bokashi. */
export const sky = (sheet: Sheet, stops: readonly Stop[]): string =>
  rect(0, 0, sheet.width, sheet.height, bokashi(sheet, stops))

/** A long thin cloud, thick in the middle, torn at its lower edge. */
function streak(x: number, y: number, length: number, thick: number, seed: number): string {
  const top: Point[] = []
  const low: Point[] = []
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const body = Math.sin(Math.PI * t) ** 0.7
    top.push([x + length * t, y - thick * body * (0.45 + 0.3 * noise1(i * 0.7, seed))])
    low.push([x + length * t, y + thick * body * (0.35 + 0.4 * noise1(i * 1.3, seed + 5))])
  }
  return curve([...top, ...low.reverse()], true)
}

/** A bank of {@link streak} clouds scattered around a height. */
export function clouds(
  sheet: Sheet,
  y: number,
  spread: number,
  count: number,
  paint: string,
  opacity: number,
  scale = 1,
): string {
  const { random, width } = sheet
  return Array.from({ length: count }, (_, i) => {
    const length = random.range(0.14, 0.42) * width * scale
    const d = streak(
      random.range(-0.1, 0.9) * width,
      y + random.jitter(spread),
      length,
      length * random.range(0.03, 0.06),
      i * 7 + 3,
    )
    return fill(d, paint, opacity * random.range(0.6, 1))
  }).join('')
}

/** The stylised mist of old maps and screens: a flat band with rounded tongues, fading upward. */
export function mist(
  sheet: Sheet,
  y: number,
  thick: number,
  colour: string,
  opacity: number,
): string {
  const { width } = sheet
  const paint = bokashiAt(
    sheet,
    [
      [0, colour, 0],
      [0.45, colour, opacity],
      [0.7, colour, opacity * 0.8],
      [1, colour, 0],
    ],
    [0, y - thick, 0, y + thick],
  )
  return rect(0, y - thick, width, thick * 2, paint)
}

/** Small stars, denser toward the top of the area. */
export function stars(sheet: Sheet, count: number, bottom: number, colour: string): string {
  const { random, width } = sheet
  return Array.from({ length: count }, () => {
    const r = random.range(0.7, 2) * (width / 1600)
    return disc(
      random.range(0, width),
      bottom * random.next() ** 1.6,
      r,
      r,
      colour,
      random.range(0.25, 0.85),
    )
  }).join('')
}
