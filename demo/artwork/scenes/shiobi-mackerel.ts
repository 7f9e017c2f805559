import { block, type Tones, ware } from '../kit/above.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { gratedRadish } from '../kit/radish.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { fill, put } from '../kit/svg.ts'
import { horseMackerel } from './shiobi-fish.ts'
import { gingerShoot, halfLemon } from './shiobi-garnish.ts'
import { ash } from './shiobi-table.ts'

const slate: Tones = { light: '#6a7480', base: '#464f5c', dark: '#2c333f', edge: '#191e27' }

/** A whole horse mackerel off the charcoal, from above, on its long plate. */
export const grilledMackerel = (sheet: Sheet): string =>
  [
    ash(sheet),
    put(590, 420, plated(sheet), 1, -6),
    steam(sheet, 520, 330, 560, 320, 4, 0.2, '#ffffff'),
  ].join('')

const plated = (sheet: Sheet) =>
  [
    ware(sheet, block(990, 430, 110), slate, 26, 14),
    put(-16, -30, horseMackerel(sheet), 1.07),
    put(352, 116, halfLemon(sheet, 64)),
    put(-120, 144, gingerShoot(sheet), 0.86, 4),
    gratedRadish(sheet, 206, 130, 46),
    soy(sheet),
  ].join('')

const soy = (sheet: Sheet) => {
  const drop = curve(pts('186,116 206,108 222,120 214,134 194,132'), true)
  const run: Point[] = pts('206,128 216,142 224,150')
  return soft(sheet, 3, fill(drop, '#7a3d16', 0.85), fill(brush(run, 8), '#7a3d16', 0.6))
}
