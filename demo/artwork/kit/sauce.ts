import { gloss, type Tones, ware } from './above.ts'
import { oval } from './line.ts'
import { glow, type Sheet } from './sheet.ts'
import { disc } from './svg.ts'

/** A small dish or cup from above with sauce in it, the lamp lying soft on the surface. */
export function sauce(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  glaze: Tones,
  colour: string,
  ...inside: readonly string[]
): string {
  return ware(
    sheet,
    oval(x, y, r, r, 0.01, 3),
    glaze,
    r * 0.13,
    r * 0.2,
    disc(x + 2, y + 3, r * 0.82, r * 0.82, colour),
    glow(sheet, x + r * 0.2, y + r * 0.3, r * 0.7, '#c8783c', 0.45),
    ...inside,
    gloss(
      sheet,
      [
        [x - r * 0.56, y - r * 0.1],
        [x - r * 0.3, y - r * 0.52],
        [x + r * 0.05, y - r * 0.6],
        [x - r * 0.26, y - r * 0.2],
      ],
      0.42,
      r * 0.09,
    ),
  )
}
