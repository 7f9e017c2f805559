import { block, gloss, type Tones, ware } from '../kit/above.ts'
import { shiso } from '../kit/food.ts'
import { curve, type Point, pts } from '../kit/line.ts'
import { gratedRadish } from '../kit/radish.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { fill, put } from '../kit/svg.ts'
import { laid, log } from './tateito-omelette.ts'
import { bamboo } from './tateito-table.ts'

const oribe: Tones = { light: '#6f8d78', base: '#40614f', dark: '#284335', edge: '#172a21' }

/** A rolled omelette from above: the log on its long plate, its first two cuts laid open. */
export function dashimaki(sheet: Sheet): string {
  return [
    bamboo(sheet),
    put(594, 412, plated(sheet), 1.04, -5),
    steam(sheet, 430, 330, 420, 300, 4, 0.2, '#ffffff'),
  ].join('')
}

const plated = (sheet: Sheet) =>
  [
    ware(sheet, block(930, 420, 46), oribe, 24, 14),
    // The broth that runs out of a good one.
    soft(
      sheet,
      6,
      fill(curve(pts('-390,80 -100,112 160,120 240,136 60,156 -280,144'), true), '#e0b252', 0.45),
    ),
    put(-186, -12, log(sheet), 1.02),
    put(136, 16, laid(sheet, 3), 1, 74),
    put(240, -20, laid(sheet, 8), 1, 66),
    put(330, 130, leaf(), 1.2, -160),
    gratedRadish(sheet, 366, 112, 58),
    soy(sheet, [358, 98]),
  ].join('')

const leaf = () => shiso('#6f9a4e', '#4d7238')

const soy = (sheet: Sheet, [x, y]: Point) =>
  soft(
    sheet,
    4,
    fill(
      curve(
        pts('-22,-4 -4,-18 20,-10 26,8 6,18 -16,14').map(([a, b]): Point => [x + a, y + b]),
        true,
      ),
      '#7a3d16',
      0.85,
    ),
  ) +
  gloss(
    sheet,
    pts('-10,-6 2,-10 6,-4 -4,0').map(([a, b]): Point => [x + a, y + b]),
    0.5,
    2,
  )
