import { block, gloss, type Tones, ware } from '../kit/above.ts'
import { openClam } from '../kit/clams.ts'
import { sprig } from '../kit/food.ts'
import { oval, type Point, pts } from '../kit/line.ts'
import { createRandom } from '../kit/random.ts'
import { glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, put } from '../kit/svg.ts'
import { ash } from './shiobi-table.ts'

const iron: Tones = { light: '#5a5a5e', base: '#37383d', dark: '#1e1f24', edge: '#0f1013' }
const [cx, cy, r] = [520, 408, 350]

/** Clams steamed in sake, from above, in the iron pan they were cooked in. */
export const panClams = (sheet: Sheet): string =>
  [
    ash(sheet),
    put(cx + 440, cy + 96, ware(sheet, block(330, 74, 34), iron, 12, 5), 1, 12),
    ware(sheet, oval(cx, cy, r, r, 0.005, 4), iron, 34, 30, broth(sheet)),
    ...clams.map(([x, y, turn], i) =>
      put(cx + x, cy + y, openClam(sheet, shells[i % 3] ?? shells[0], i * 3), 0.94, turn),
    ),
    ...pts('-70,-60 96,86 -150,118 150,-120').map(([x, y], i) =>
      put(cx + x, cy + y, sprig(1.05, '#8fb04f', '#527a3c'), 1, i * 80),
    ),
    scallions(),
    steam(sheet, 520, 330, 560, 340, 5, 0.28, '#ffffff'),
  ].join('')

const shells = [
  { pale: '#d9bf96', dark: '#8a6842', edge: '#5d452b' },
  { pale: '#b9b3ab', dark: '#6a6468', edge: '#45414a' },
  { pale: '#e6d3b0', dark: '#a9855a', edge: '#6f5534' },
] as const

const clams: ReadonlyArray<readonly [x: number, y: number, turn: number]> = [
  [-96, -216, -12],
  [84, -222, 16],
  [-214, -92, -34],
  [218, -104, 30],
  [-6, -96, 4],
  [-228, 66, -44],
  [-96, 40, -20],
  [106, 40, 24],
  [232, 74, 44],
  [-150, 190, -40],
  [8, 214, -6],
  [164, 196, 34],
]

/** Sake and the clams' own liquor, cloudy as milk in water. */
function broth(sheet: Sheet): string {
  const random = createRandom('broth')
  const clouds = Array.from({ length: 16 }, () => {
    const [a, q] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * r * 0.7]
    return disc(cx + Math.cos(a) * q, cy + Math.sin(a) * q, 60, 36, '#fbf3d6', 0.5)
  })
  return (
    disc(cx, cy, r, r, '#a98f55') +
    glow(sheet, cx + 50, cy + 60, r * 0.96, '#f0e0ad', 0.95) +
    soft(sheet, 16, ...clouds) +
    gloss(sheet, pts('290,250 360,168 450,130 410,170 326,266'), 0.4, 10)
  )
}

function scallions(): string {
  const random = createRandom('scallions')
  return Array.from({ length: 40 }, (_, i) => {
    const [a, q] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * r * 0.78]
    const [x, y]: Point = [cx + Math.cos(a) * q, cy + Math.sin(a) * q]
    return (
      disc(x + 1.5, y + 2.5, 9.4, 8.8, '#4d3f22', 0.45) +
      disc(x, y, 9, 8.4, i % 2 ? '#7fa84e' : '#b5cf83') +
      disc(x, y, 5, 4.6, '#f1f4dc')
    )
  }).join('')
}
