import { block, form, gloss, type Tones, ware } from '../kit/above.ts'
import { openClam } from '../kit/clams.ts'
import { sprig } from '../kit/food.ts'
import { oval, pts } from '../kit/line.ts'
import { createRandom } from '../kit/random.ts'
import { glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, put } from '../kit/svg.ts'
import { bream } from './onda-bream.ts'
import { linen } from './onda-table.ts'

const copper: Tones = { light: '#f0bd8e', base: '#cf8658', dark: '#8c4a2c', edge: '#5f2f1c' }
const brass: Tones = { light: '#e8d08a', base: '#bd9745', dark: '#7d5f24', edge: '#574116' }
const shells = [
  { pale: '#d9c7a8', dark: '#8a7050', edge: '#5d4a33' },
  { pale: '#bdbab4', dark: '#6c6a70', edge: '#45444a' },
] as const
const [cx, cy] = [600, 410]

/** Sea bream in "crazy water", from above, in the copper pan it was cooked in. */
export const acquaPazza = (sheet: Sheet): string =>
  [
    linen(sheet),
    ...[-1, 1].map((side) =>
      put(cx + side * 446, cy, ware(sheet, block(110, 190, 46), brass, 22, 4)),
    ),
    ware(sheet, oval(cx, cy, 442, 336, 0.004, 4), copper, 30, 30, broth(sheet)),
    ...pts('-250,-150 -120,-232 150,-230 300,-130').map(([x, y], i) => clam(sheet, x, y, i)),
    ...pts('-10,-220 240,-200 -330,40').map(([x, y], i) =>
      put(cx + x, cy + y, tomato(sheet, i), 1, i * 50),
    ),
    put(cx - 4, cy + 2, bream(sheet), 1, -4),
    ...pts('-220,184 -40,232 150,206').map(([x, y], i) => clam(sheet, x, y, i + 1)),
    ...pts('-120,206 60,216 262,132 -300,120').map(([x, y], i) =>
      put(cx + x, cy + y, tomato(sheet, i + 4), 1, i * 70 + 20),
    ),
    ...pts('-170,246 226,-146 -360,-40 320,60 40,-252 150,268').map(([x, y], i) =>
      put(
        cx + x,
        cy + y,
        form(sheet, oval(0, 0, 23, 19, 0.06, i), olive, 8, disc(7, 0, 6, 5, '#191b10')),
        1,
        i * 40,
      ),
    ),
    ...pts('-84,-52 100,38 236,-40 -190,232 10,176').map(([x, y], i) =>
      put(cx + x, cy + y, sprig(1, '#7fa648', '#4a7036'), 1, i * 75),
    ),
    steam(sheet, 640, 310, 560, 320, 4, 0.2, '#ffffff'),
  ].join('')

const olive: Tones = { light: '#8a8f58', base: '#4d5230', dark: '#2a2d1a', edge: '#1d1f12' }
const red: Tones = { light: '#ff8a5e', base: '#dc3f26', dark: '#8f1d15', edge: '#701510' }

const clam = (sheet: Sheet, x: number, y: number, i: number) =>
  put(
    cx + x,
    cy + y,
    openClam(sheet, shells[i % 2] ?? shells[0], i * 3),
    0.74,
    ((i * 67) % 80) - 40,
  )

/** A cherry tomato that burst in the pan. */
const tomato = (sheet: Sheet, seed: number) =>
  form(
    sheet,
    oval(0, 0, 38, 35, 0.05, seed),
    red,
    14,
    soft(sheet, 2, disc(10, -6, 13, 8, '#ffb070', 0.9)),
    ...pts('4,-8 12,-4 18,-9').map(([x, y]) => disc(x, y, 2.6, 1.8, '#ffe9b0')),
  ) + gloss(sheet, pts('-24,-10 -12,-24 4,-24 -6,-12'), 0.6, 4)

/** The crazy water: the fish's own broth, wine, and oil in beads. */
function broth(sheet: Sheet): string {
  const random = createRandom('acqua')
  const beads = Array.from({ length: 110 }, () => {
    const [a, q] = [random.range(0, Math.PI * 2), Math.sqrt(random.next())]
    const [x, y] = [cx + Math.cos(a) * 390 * q, cy + Math.sin(a) * 290 * q]
    const s = random.range(3, 12)
    return (
      disc(x, y, s, s, '#a34d17', 0.35) +
      disc(x - 0.8, y - 1, s * 0.9, s * 0.88, random.pick(['#fbd27a', '#f4a24a']), 0.6)
    )
  })
  return (
    disc(cx, cy, 442, 340, '#b8601f') +
    glow(sheet, cx + 40, cy + 60, 430, '#f3b254', 0.95, 330) +
    beads.join('')
  )
}
