import sharp from 'sharp'
import { noise2 } from './random.ts'

/** Raw RGB pixels, three bytes each. */
export type Pixels = { data: Buffer; width: number; height: number }

const paper = [246, 238, 222] as const

/** A field of precomputed noise, so that the finish costs a look-up per pixel. */
function field(size: number, at: (x: number, y: number) => number): Int8Array {
  const out = new Int8Array(size * size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) out[y * size + x] = Math.round(at(x, y) * 127)
  }
  return out
}

const size = 1024
/** A position on the fields, mirrored at their edges so that no seam shows. */
const fold = (at: number) => (at & size ? size - 1 - (at & (size - 1)) : at & (size - 1))
const cutX = field(
  size,
  (x, y) => noise2(x / 11, y / 11, 3) * 0.7 + noise2(x / 3.5, y / 3.5, 4) * 0.3,
)
const cutY = field(
  size,
  (x, y) => noise2(x / 11, y / 11, 5) * 0.7 + noise2(x / 3.5, y / 3.5, 6) * 0.3,
)
const board = field(size, (x, y) => {
  const bend = noise2(x / 240, y / 90, 7) * 9
  return noise2(x / 260, (y + bend) / 2.6, 8) * 0.65 + noise2(x / 90, (y + bend) / 9, 9) * 0.35
})
const mottle = field(
  size,
  (x, y) => noise2(x / 26, y / 26, 10) * 0.6 + noise2(x / 6, y / 6, 11) * 0.4,
)
const tooth = field(size, (x, y) => noise2(x / 1.7, y / 1.7, 12))

/**
 * Prints the drawn picture on washi: edges as cut by hand, the board's grain and the uneven ink in
 * dark areas, the paper's tooth in light ones. Sizes are in pixels of the finished picture.
 */
export function print(drawn: Pixels): Pixels {
  const { data, width, height } = drawn
  const out = Buffer.alloc(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const n = fold(y) * size + fold(x)
      const sx = clamp(x + (cutX[n] ?? 0) * 0.0105, width - 1)
      const sy = clamp(y + (cutY[n] ?? 0) * 0.0105, height - 1)
      const x0 = Math.floor(sx)
      const y0 = Math.floor(sy)
      const fx = sx - x0
      const fy = sy - y0
      const a = (y0 * width + x0) * 3
      const b = x0 + 1 < width ? a + 3 : a
      const c = y0 + 1 < height ? a + width * 3 : a
      const d = c + (b - a)
      const w = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy] as const
      const red = mix(data, a, b, c, d, w)
      const green = mix(data, a + 1, b + 1, c + 1, d + 1, w)
      const blue = mix(data, a + 2, b + 2, c + 2, d + 2, w)
      const load = 1 - (red * 0.3 + green * 0.59 + blue * 0.11) / 255
      const wear = Math.max(
        0,
        load * ((board[n] ?? 0) * 0.00042 + (mottle[n] ?? 0) * 0.00034 + 0.022),
      )
      const tone = (tooth[n] ?? 0) * (0.016 + 0.018 * (1 - load)) + (mottle[n] ?? 0) * 0.012
      const o = (y * width + x) * 3
      out[o] = clamp(red + (paper[0] - red) * wear + tone, 255)
      out[o + 1] = clamp(green + (paper[1] - green) * wear + tone, 255)
      out[o + 2] = clamp(blue + (paper[2] - blue) * wear + tone, 255)
    }
  }
  return { data: out, width, height }
}

function mix(
  data: Buffer,
  a: number,
  b: number,
  c: number,
  d: number,
  w: readonly [number, number, number, number],
): number {
  return (
    (data[a] ?? 0) * w[0] + (data[b] ?? 0) * w[1] + (data[c] ?? 0) * w[2] + (data[d] ?? 0) * w[3]
  )
}

const clamp = (value: number, high: number) => (value < 0 ? 0 : value > high ? high : value)

/** Rasterises SVG text to RGB on the paper colour. */
export async function rasterise(svg: string, width: number, height: number): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: { r: paper[0], g: paper[1], b: paper[2] } })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const limit = 350 * 1024

/** WebP without metadata; the quality steps down from `best` until the file is at most 350 KB. */
export async function encode(pixels: Pixels, best = 88): Promise<Buffer> {
  const { data, width, height } = pixels
  for (let quality = best; ; quality -= 4) {
    const file = await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer()
    if (file.length <= limit || quality <= 60) return file
  }
}
