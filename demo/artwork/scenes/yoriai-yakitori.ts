import { block, type Tones, ware } from '../kit/above.ts'
import { createRandom } from '../kit/random.ts'
import type { Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, put } from '../kit/svg.ts'
import { beer } from './yoriai-beer.ts'
import { chicken, leek, meatball, plain, pod, skewer } from './yoriai-skewer.ts'
import { lacquer } from './yoriai-table.ts'

const stoneware: Tones = { light: '#efe8d8', base: '#d8cfbc', dark: '#a3988a', edge: '#6f6458' }

/** Five skewers from above: chicken and leek twice, meatballs, one with salt, one of green peppers. */
export const yakitori = (sheet: Sheet): string =>
  [
    lacquer(sheet),
    put(486, 414, plated(sheet), 1, -5),
    beer(sheet, 1030, 178, 100),
    steam(sheet, 420, 320, 520, 320, 4, 0.2, '#ffffff'),
  ].join('')

const negima = [chicken, leek, chicken, leek, chicken]

const plated = (sheet: Sheet) =>
  [
    ware(sheet, block(770, 620, 60), stoneware, 26, 12),
    put(-306, -208, skewer(sheet, negima, 1), 1.24, 1),
    put(-312, -106, skewer(sheet, [meatball, meatball, meatball, meatball], 2), 1.2, -0.6),
    put(-300, -2, skewer(sheet, negima, 3), 1.24, 0.6),
    put(-314, 100, skewer(sheet, [plain, plain, plain, plain], 4), 1.22, -0.8),
    put(-292, 204, skewer(sheet, [pod, pod, pod, pod, pod, pod], 5), 1.3, 0.6),
    salt(),
    pepper(),
  ].join('')

/** Coarse salt on the fourth skewer. */
function salt(): string {
  const random = createRandom('salt')
  return Array.from({ length: 44 }, () =>
    disc(
      random.range(-304, 112),
      random.range(62, 124),
      random.range(1.4, 3),
      random.range(1.3, 2.6),
      '#fffdf6',
      0.92,
    ),
  ).join('')
}

/** Seven-spice at the edge of the plate. */
function pepper(): string {
  const random = createRandom('spice')
  return Array.from({ length: 70 }, () => {
    const [a, q] = [random.range(0, Math.PI * 2), Math.sqrt(random.next())]
    return disc(
      316 + Math.cos(a) * 36 * q,
      238 + Math.sin(a) * 26 * q,
      random.range(2, 4.6),
      random.range(2, 4),
      random.pick(['#b5331c', '#d8622a', '#3a2a20', '#e0b45c', '#6f7f3c']),
    )
  }).join('')
}
