import { brush, curve, type Point } from './line.ts'
import { noise1 } from './random.ts'
import { bokashi, clipped, type Sheet } from './sheet.ts'
import { fill, group, rect, stroke } from './svg.ts'

export type Wood = { base: string; dark: string; light: string }

/** Boards lying side by side under the whole picture, turned by some degrees. */
export function planks(sheet: Sheet, wood: Wood, wide: number, turn: number): string {
  const { random, width, height } = sheet
  const reach = Math.hypot(width, height)
  const x0 = width / 2 - reach / 2
  let out = ''
  for (let i = -1, y = height / 2 - reach / 2; y < height / 2 + reach / 2; i++, y += wide) {
    out += rect(x0, y, reach, wide + 1, wood.base)
    out += rect(x0, y, reach, wide, i % 2 === 0 ? wood.light : wood.dark, random.range(0.06, 0.2))
    out += grain(sheet, x0, y, reach, wide, wood.dark, i + 3)
    out += fill(
      brush(
        [
          [x0, y],
          [x0 + reach / 2, y + 1],
          [x0 + reach, y],
        ],
        4,
        { head: 1, tail: 1, seed: i + 9 },
      ),
      wood.dark,
    )
    out += rect(x0, y + 3, reach, 2, wood.light, 0.5)
  }
  return group({ transform: `rotate(${turn} ${width / 2} ${height / 2})` }, out)
}

/** The lines of a cut board, bent round its knots. */
export function grain(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  seed: number,
  opacity = 0.3,
): string {
  const { random } = sheet
  const knot = x + random.range(0.1, 0.9) * width
  const lines = Math.max(4, Math.round(height / 13))
  const drawn = Array.from({ length: lines }, (_, i) => {
    const base = y + ((i + 0.5) / lines) * height
    const middle = y + height * 0.5
    const line: Point[] = []
    for (let k = 0; k <= 14; k++) {
      const px = x + (width * k) / 14
      const bend = Math.exp(-(((px - knot) / (height * 1.6)) ** 2)) * (base - middle) * 0.5
      line.push([px, base + bend + noise1(k * 0.8 + i * 0.15, seed) * height * 0.05])
    }
    return stroke(curve(line), paint, random.range(0.8, 2.4), opacity * random.range(0.4, 1))
  })
  return clipped(sheet, `M${x} ${y}h${width}v${height}h${-width}Z`, ...drawn)
}

/** A woven cloth: two directions of fine thread over a tone. */
export function cloth(
  _sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  base: string,
  thread: string,
  pitch: number,
): string {
  let weft = ''
  let warp = ''
  for (let k = 0; k < height; k += pitch) weft += `M${x} ${y + k}h${width}`
  for (let k = 0; k < width; k += pitch) warp += `M${x + k} ${y}v${height}`
  return (
    rect(x, y, width, height, base) +
    stroke(weft, thread, pitch * 0.22, 0.35) +
    stroke(warp, thread, pitch * 0.22, 0.22)
  )
}

/** Light falling across the picture from one side, and dusk gathering on the other. */
export const daylight = (sheet: Sheet, light: string, dark: string, strength: number): string =>
  rect(
    0,
    0,
    sheet.width,
    sheet.height,
    bokashi(
      sheet,
      [
        [0, light, strength],
        [0.4, light, 0],
        [0.6, dark, 0],
        [1, dark, strength],
      ],
      [0, 0, 1, 1],
    ),
  )
