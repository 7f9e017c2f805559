import { openPicture } from '../media/encoder.ts'

/** A square picture: red, green, blue and opacity of each pixel. */
export type Square = { data: Uint8Array; side: number }

/** Decodes a square PNG. */
export async function squareOf(png: Buffer): Promise<Square> {
  const { data, info } = await openPicture(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, side: info.width }
}

/**
 * A smaller picture, each pixel the average of those it covers. So the edges of a mark are as sharp as if it
 * had been drawn in this size, and nothing shines beside them, as it would by sharp's own ways.
 */
export function smaller({ data, side: from }: Square, side: number): Uint8Array {
  const result = new Uint8Array(side * side * 4)
  const spans = Array.from({ length: side }, (_, at) => spanOf(at, from / side))
  spans.forEach((rows, y) => {
    spans.forEach((columns, x) => {
      const [red, green, blue, opacity, area] = sumOf(data, from, rows, columns)
      if (opacity === 0) return
      const colour = [red / opacity, green / opacity, blue / opacity, opacity / area]
      result.set(colour.map(Math.round), (y * side + x) * 4)
    })
  })
  return result
}

/** Which pixels of the larger picture one covers in a direction, and how much of each. */
type Span = readonly (readonly [at: number, share: number])[]

function spanOf(at: number, scale: number): Span {
  const [start, end] = [at * scale, (at + 1) * scale]
  const first = Math.floor(start)
  return Array.from({ length: Math.ceil(end) - first }, (_, index) => {
    const each = first + index
    return [each, Math.min(each + 1, end) - Math.max(each, start)] as const
  })
}

type Sum = [red: number, green: number, blue: number, opacity: number, area: number]

/** Colours count as much as they are opaque. */
function sumOf(data: Uint8Array, width: number, rows: Span, columns: Span): Sum {
  let [red, green, blue, opacity, area] = [0, 0, 0, 0, 0]
  for (const [y, height] of rows) {
    for (const [x, share] of columns) {
      const at = (y * width + x) * 4
      const weight = height * share
      const seen = weight * (data[at + 3] ?? 0)
      red += seen * (data[at] ?? 0)
      green += seen * (data[at + 1] ?? 0)
      blue += seen * (data[at + 2] ?? 0)
      opacity += seen
      area += weight
    }
  }
  return [red, green, blue, opacity, area]
}
