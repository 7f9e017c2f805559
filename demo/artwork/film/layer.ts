import sharp from 'sharp'
import type { Sheet } from '../kit/sheet.ts'
import { createSheet } from '../kit/sheet.ts'
import { el } from '../kit/svg.ts'

/** The film's picture size in pixels. */
export const frame = { width: 1280, height: 720 } as const

/** How much wider than the frame a layer is drawn, so that the camera can move. */
const overscan = 1.08
export const plane = {
  width: Math.round(frame.width * overscan),
  height: Math.round(frame.height * overscan),
} as const

/** The part of a scene that fills the plane, in the scene's own pixels. */
export type Crop = { x: number; y: number; width: number; size: readonly [number, number] }

/** One layer: RGBA bytes of the plane. */
export type Layer = Buffer

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
    layers.push(
      await sharp(Buffer.from(svg), { unlimited: true })
        .resize(plane.width, plane.height, { fit: 'fill' })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    )
  }
  return layers
}
