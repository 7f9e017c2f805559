import type { Pixels } from '../../kit/finish.ts'
import { noise2 } from '../../kit/random.ts'

/**
 * Lays the drawn picture on rough paper as water colour: rims wander, pigment gathers at the inside
 * of a rim and in the hollows of the sheet, and every wash has lighter and darker pools.
 */
export function soak(drawn: Pixels): Pixels {
  const { width, height } = drawn
  const bent = bend(drawn)
  const light = luminance(bent.data)
  const around = blurred(light, width, height, Math.round(width / 320))
  const out = Buffer.alloc(bent.data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const here = light[i] ?? 0
      const rim = Math.max(-14, Math.min(34, ((around[i] ?? 0) - here) * 0.34))
      const load = 1 - here / 255
      const hollow = grainAt(x, y)
      const pool = poolAt(x, y)
      const gain = 1 - load * (hollow * 0.085 + pool * 0.13) - (1 - load) * hollow * 0.022
      for (let c = 0; c < 3; c++) {
        const value = (bent.data[i * 3 + c] ?? 0) * gain - rim * (0.35 + 0.65 * load)
        out[i * 3 + c] = clamp(value + load * load * hollow * -5)
      }
    }
  }
  return { data: out, width, height }
}

const tile = 512

function field(at: (x: number, y: number) => number): Float32Array {
  const out = new Float32Array(tile * tile)
  for (let y = 0; y < tile; y++) for (let x = 0; x < tile; x++) out[y * tile + x] = at(x, y)
  return out
}

/** A position on a field, mirrored at its edges so that no seam shows. */
const fold = (at: number) => (at & tile ? tile - 1 - (at & (tile - 1)) : at & (tile - 1))

const tooth = field(
  (x, y) => noise2(x / 5.5, y / 5.5, 21) * 0.55 + noise2(x / 2.1, y / 2.1, 22) * 0.45,
)
const grainAt = (x: number, y: number) => tooth[fold(y) * tile + fold(x)] ?? 0
const pools = field(
  (x, y) =>
    noise2(x / 26, y / 20, 23) * 0.6 +
    noise2(x / 9, y / 8, 24) * 0.3 +
    noise2(x / 3, y / 3, 25) * 0.1,
)
/** Pools are large: one step of the field is five pixels. */
const poolAt = (x: number, y: number) => {
  const [u, v] = [x / 5, y / 5]
  const [x0, y0] = [Math.floor(u), Math.floor(v)]
  const [fx, fy] = [u - x0, v - y0]
  const at = (px: number, py: number) => pools[fold(py) * tile + fold(px)] ?? 0
  const top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx
  const low = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx
  return top * (1 - fy) + low * fy
}

const swayX = field((x, y) => noise2(x / 22, y / 22, 31) * 1.7 + noise2(x / 5, y / 5, 32) * 0.7)
const swayY = field((x, y) => noise2(x / 22, y / 22, 33) * 1.7 + noise2(x / 5, y / 5, 34) * 0.7)

/** Every pixel taken from a little beside itself, as a wet rim wanders. */
function bend({ data, width, height }: Pixels): Pixels {
  const out = Buffer.alloc(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const n = fold(y) * tile + fold(x)
      const sx = Math.min(width - 1.01, Math.max(0, x + (swayX[n] ?? 0)))
      const sy = Math.min(height - 1.01, Math.max(0, y + (swayY[n] ?? 0)))
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)]
      const [fx, fy] = [sx - x0, sy - y0]
      const a = (y0 * width + x0) * 3
      const c = y0 + 1 < height ? a + width * 3 : a
      for (let k = 0; k < 3; k++) {
        const top = (data[a + k] ?? 0) * (1 - fx) + (data[a + 3 + k] ?? 0) * fx
        const low = (data[c + k] ?? 0) * (1 - fx) + (data[c + 3 + k] ?? 0) * fx
        out[(y * width + x) * 3 + k] = top * (1 - fy) + low * fy
      }
    }
  }
  return { data: out, width, height }
}

function luminance(data: Buffer): Float32Array {
  const out = new Float32Array(data.length / 3)
  for (let i = 0; i < out.length; i++) {
    out[i] =
      (data[i * 3] ?? 0) * 0.3 + (data[i * 3 + 1] ?? 0) * 0.59 + (data[i * 3 + 2] ?? 0) * 0.11
  }
  return out
}

/** Two box blurs, along the lines and then along the columns. */
function blurred(from: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = slide(from, width, height, 1, width, radius)
  return slide(rows, height, width, width, 1, radius)
}

function slide(
  from: Float32Array,
  length: number,
  lines: number,
  step: number,
  next: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(from.length)
  for (let l = 0; l < lines; l++) {
    const at = (k: number) => from[l * next + Math.max(0, Math.min(length - 1, k)) * step] ?? 0
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += at(k)
    for (let k = 0; k < length; k++) {
      out[l * next + k * step] = sum / (radius * 2 + 1)
      sum += at(k + radius + 1) - at(k - radius)
    }
  }
  return out
}

const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value)
