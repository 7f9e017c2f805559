import { createSheet, type Sheet } from './sheet.ts'
import { el } from './svg.ts'

/** A picture of the catalogue: its size in pixels and the scene that fills it. */
export type Picture = {
  width: number
  height: number
  scene: (sheet: Sheet) => string
  /** WebP quality to begin with; 88 by default. */
  quality?: number
}

/** The whole picture as SVG text; the name is also the seed. */
export function draw(name: string, picture: Picture): string {
  const { width, height, scene } = picture
  const sheet = createSheet(name, width, height)
  const content = scene(sheet)
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    sheet.definitions(),
    content,
  )
}
