import { form, gloss, type Tones, ware } from '../kit/above.ts'
import { curve, oval, pts } from '../kit/line.ts'
import { createRandom } from '../kit/random.ts'
import { glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, put, stroke } from '../kit/svg.ts'
import { chikuwa, egg, radish } from './yoriai-simmered.ts'
import { lacquer } from './yoriai-table.ts'

const earthen: Tones = { light: '#5f7390', base: '#3c4f6e', dark: '#243148', edge: '#151d2d' }
const cup: Tones = { light: '#f0ece0', base: '#d5d2c6', dark: '#9c9c98', edge: '#65696c' }
const mustard: Tones = { light: '#fbe37a', base: '#e5b92f', dark: '#a97f18', edge: '#86630f' }
const [cx, cy, r] = [520, 408, 356]

/** Three pieces of oden from above: radish, egg and a tube of fish paste in clear broth. */
export const oden = (sheet: Sheet): string =>
  [
    lacquer(sheet),
    ware(sheet, oval(cx, cy, r, r * 0.97, 0.008, 5), earthen, 36, 34, broth(sheet)),
    put(cx - 84, cy - 84, radish(sheet), 1.06, 8),
    put(cx + 146, cy - 50, egg(sheet), 1.06, 64),
    put(cx + 4, cy + 122, chikuwa(sheet), 1, -8),
    put(
      cx - 326,
      cy + 52,
      form(sheet, pts('-30,4 -20,-16 4,-24 26,-12 30,8 8,22 -18,20'), mustard, 10),
    ),
    sake(sheet, 1040, 216, 84),
    steam(sheet, 600, 300, 520, 320, 4, 0.16, '#ffffff'),
  ].join('')

/** A cup of warmed sake, clear to the two blue rings at its bottom. */
const sake = (sheet: Sheet, x: number, y: number, q: number) =>
  ware(
    sheet,
    oval(x, y, q, q, 0.01, 3),
    cup,
    9,
    20,
    stroke(curve(oval(x + 4, y + 5, q * 0.44, q * 0.44), true), '#3d5a92', 9, 0.75),
    stroke(curve(oval(x + 4, y + 5, q * 0.2, q * 0.2), true), '#3d5a92', 9, 0.75),
    gloss(sheet, oval(x - q * 0.3, y - q * 0.34, q * 0.3, q * 0.14, 0, 1, -0.7), 0.7, 6),
  )

/** Broth one can see the bottom through, with beads of oil on it. */
function broth(sheet: Sheet): string {
  const random = createRandom('broth')
  const beads = Array.from({ length: 60 }, () => {
    const [a, q] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * r * 0.74]
    const s = random.range(3, 13)
    const [x, y] = [cx + Math.cos(a) * q, cy + Math.sin(a) * q]
    return (
      disc(x, y, s, s * 0.96, '#8a5a1c', 0.3) +
      disc(x - 0.8, y - 1, s * 0.9, s * 0.86, '#f8d489', 0.55)
    )
  })
  return (
    disc(cx, cy, r, r * 0.97, '#2b3a56') +
    disc(cx + 3, cy + 5, r * 0.84, r * 0.81, '#8f5410') +
    disc(cx + 2, cy + 4, r * 0.825, r * 0.795, '#c07a1f') +
    glow(sheet, cx + 40, cy + 50, r * 0.8, '#f8c765', 0.95) +
    soft(sheet, 12, disc(cx - 60, cy - 80, 220, 190, '#96601c', 0.3)) +
    beads.join('') +
    gloss(sheet, pts('290,270 360,186 450,146 410,180 324,284'), 0.3, 12)
  )
}
