import sharp from 'sharp'
import type { Sheet } from '../kit/sheet.ts'
import { createSheet } from '../kit/sheet.ts'
import { el } from '../kit/svg.ts'

/** The video's picture size in pixels. */
export const frame = { width: 1280, height: 720 } as const

/** How much wider than the frame a layer is drawn, so that the camera can move. */
const overscan = 1.08
export const plane = {
  width: Math.round(frame.width * overscan),
  height: Math.round(frame.height * overscan),
} as const

/** The part of a scene that fills the plane, in the scene's own pixels. */
export type Crop = { x: number; y: number; width: number; size: readonly [number, number] }

/** One layer: RGBA bytes of the plane, and the part of it that is not empty. */
export type Layer = {
  pixels: Buffer
  left: number
  top: number
  right: number
  bottom: number
}

/** Draws a scene's layers, each alone on a transparent plane. */
export async function drawLayers(
  name: string,
  crop: Crop,
  scene: (sheet: Sheet) => readonly string[],
): Promise<Layer[]> {
  const [width, height] = crop.size
  const sheet = createSheet(name, width, height)
  const parts = scene(sheet)
  const box = `${crop.x} ${crop.y} ${crop.width} ${(crop.width * plane.height) / plane.width}`
  const layers: Layer[] = []
  for (const part of parts) {
    const svg = el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', ...plane, viewBox: box },
      sheet.definitions(),
      part,
    )
    const pixels = await sharp(Buffer.from(svg), { unlimited: true })
      .resize(plane.width, plane.height, { fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer()
    layers.push(bounded(pixels))
  }
  return layers
}

function bounded(pixels: Buffer): Layer {
  const { width, height } = plane
  const layer = { pixels, left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) === 0) continue
      layer.left = Math.min(layer.left, x)
      layer.right = Math.max(layer.right, x)
      layer.top = Math.min(layer.top, y)
      layer.bottom = y
    }
  }
  return layer
}
