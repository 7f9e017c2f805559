import { cast, gloss, type Tones, ware } from '../kit/above.ts'
import { shiso } from '../kit/food.ts'
import { curve, oval, pts } from '../kit/line.ts'
import { wasabi } from '../kit/radish.ts'
import { createRandom } from '../kit/random.ts'
import type { Sheet } from '../kit/sheet.ts'
import { bream, fan, salmon, tuna } from '../kit/slices.ts'
import { disc, el, fill, put, stroke } from '../kit/svg.ts'
import { misoSoup } from './yoriai-miso.ts'
import { lacquer } from './yoriai-table.ts'

const porcelain: Tones = { light: '#f6f4ec', base: '#dcdfe0', dark: '#9aa5b4', edge: '#56637c' }
const [cx, cy, r] = [470, 410, 352]

/** The seafood bowl from above: three fish cut thin and a heap of roe, the rice showing between. */
export function kaisenDon(sheet: Sheet): string {
  return [
    lacquer(sheet),
    ware(sheet, oval(cx, cy, r, r, 0.006, 3), porcelain, 30, 26, rice()),
    stroke(curve(oval(cx, cy, r - 14, r - 14), true), '#3d5a92', 5, 0.85),
    put(250, 262, shiso('#5f8446', '#456636'), 1.5, -150),
    put(668, 226, shiso('#6a9150', '#4a6c3a'), 1.5, -50),
    put(304, 478, fan(sheet, bream, 5, [-88, -6], [44, 2], [-16, 14], 1.06), 1, -66),
    put(420, 252, fan(sheet, tuna, 5, [-104, 0], [50, 0], [-16, 14], 1.18), 1, -8),
    put(646, 372, fan(sheet, salmon, 5, [-92, 0], [44, 2], [-14, 14], 1.08), 1, 56),
    roe(sheet, 524, 584),
    wasabi(sheet, 452, 436, 38),
    misoSoup(sheet, 1010, 232, 150),
  ].join('')
}

/** Rice, grain by grain, the lower ones in shade. */
function rice(): string {
  const random = createRandom('rice')
  const grains = Array.from({ length: 2200 }, (_, i) => {
    const [a, q] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * (r - 22)]
    const depth = i / 2200
    const tone =
      depth < 0.25 ? '#ddd5c2' : depth < 0.5 ? '#f0eadb' : random.pick(['#fffdf6', '#f8f3e6'])
    return put(
      cx + Math.cos(a) * q,
      cy + Math.sin(a) * q,
      disc(1.4, 2.2, 11, 5, '#9c927c', 0.5) + disc(0, 0, 10.4, 4.6, tone),
      1,
      Math.round(random.range(0, 180)),
    )
  })
  return disc(cx, cy, r, r, '#d6cdb8') + grains.join('')
}

/** Salmon roe in a heap: round beads the light goes through. */
function roe(sheet: Sheet, x: number, y: number): string {
  const random = createRandom('roe')
  const heap = oval(0, 0, 116, 80, 0.1, 6)
  const paint = sheet.define((id) =>
    el(
      'radialGradient',
      { id, cx: 0.62, cy: 0.66, r: 0.75 },
      el('stop', { offset: 0, 'stop-color': '#ffb25e' }),
      el('stop', { offset: 0.55, 'stop-color': '#ef6a25' }),
      el('stop', { offset: 1, 'stop-color': '#b5330f' }),
    ),
  )
  const beads = Array.from({ length: 250 }, (_, i) => {
    const a = random.range(0, Math.PI * 2)
    const q = Math.sqrt(random.next()) * (1.02 - (i / 250) * 0.14)
    const [bx, by] = [Math.cos(a) * 124 * q, Math.sin(a) * 88 * q]
    return (
      disc(bx + 1.5, by + 2.5, 13.6, 13.4, '#6e1a08', 0.45) +
      disc(bx, by, 13, 12.8, paint, 0.94) +
      disc(bx - 4, by - 4.6, 3.6, 3, '#ffe3bd', 0.55)
    )
  })
  return put(
    x,
    y,
    cast(sheet, curve(heap, true), 14, 0.55) +
      fill(curve(heap, true), '#a8330f') +
      beads.join('') +
      gloss(sheet, pts('-80,-40 -10,-62 50,-50 0,-32 -50,-18'), 0.3, 9),
  )
}
