import { frame, type Layer, plane } from './layer.ts'
import type { Motion } from './shots.ts'

const marginX = (plane.width - frame.width) / 2
const marginY = (plane.height - frame.height) / 2

/** The farthest that a motion carries a pixel. */
const reach = 140

/** Composes the moved layers: RGB bytes of one frame, `t` seconds into the shot. */
export function compose(layers: readonly Layer[], motions: readonly Motion[], t: number): Buffer {
  const out = new Float32Array(frame.width * frame.height * 3)
  layers.forEach((layer, i) => {
    const motion = motions[i]
    if (motion) lay(out, layer, motion, t)
  })
  return Buffer.from(Uint8Array.from(out))
}

function lay(out: Float32Array, layer: Layer, motion: Motion, t: number): void {
  const { width, height } = plane
  const { pixels } = layer
  const firstY = Math.max(0, Math.floor(layer.top - marginY - reach))
  const lastY = Math.min(frame.height, Math.ceil(layer.bottom - marginY + reach))
  const firstX = Math.max(0, Math.floor(layer.left - marginX - reach))
  const lastX = Math.min(frame.width, Math.ceil(layer.right - marginX + reach))
  for (let y = firstY; y < lastY; y++) {
    for (let x = firstX; x < lastX; x++) {
      const px = x + marginX
      const py = y + marginY
      const [dx, dy] = motion(px, py, t)
      const sx = Math.max(0, Math.min(width - 1.001, px - dx))
      const sy = Math.max(0, Math.min(height - 1.001, py - dy))
      const x0 = Math.floor(sx)
      const y0 = Math.floor(sy)
      const a = (y0 * width + x0) * 4
      const b = a + width * 4
      const alphas =
        (pixels[a + 3] ?? 0) + (pixels[a + 7] ?? 0) + (pixels[b + 3] ?? 0) + (pixels[b + 7] ?? 0)
      if (alphas === 0) continue
      const u = sx - x0
      const v = sy - y0
      blend(out, (y * frame.width + x) * 3, pixels, a, b, u, v)
    }
  }
}

/** Bilinear sample of four straight-alpha pixels, laid over the frame. */
function blend(
  out: Float32Array,
  o: number,
  pixels: Buffer,
  a: number,
  b: number,
  u: number,
  v: number,
): void {
  const wa = (1 - u) * (1 - v) * (pixels[a + 3] ?? 0)
  const wb = u * (1 - v) * (pixels[a + 7] ?? 0)
  const wc = (1 - u) * v * (pixels[b + 3] ?? 0)
  const wd = u * v * (pixels[b + 7] ?? 0)
  const rest = 1 - (wa + wb + wc + wd) / 255
  for (let k = 0; k < 3; k++) {
    const colour =
      (pixels[a + k] ?? 0) * wa +
      (pixels[a + 4 + k] ?? 0) * wb +
      (pixels[b + k] ?? 0) * wc +
      (pixels[b + 4 + k] ?? 0) * wd
    out[o + k] = (out[o + k] ?? 0) * rest + colour / 255
  }
}

/** One picture fading into the next, `u` from 0 to 1. */
export function fade(from: Buffer, to: Buffer, u: number): Buffer {
  const out = Buffer.alloc(from.length)
  for (let i = 0; i < out.length; i++) out[i] = (from[i] ?? 0) * (1 - u) + (to[i] ?? 0) * u
  return out
}
