import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { createRandom } from '../../kit/random.ts'
import { bokashi, bokashiAt, glow, type Sheet } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { disc, fill, put } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { cast, chopsticks, leaf, mushroom, ring, table, vignette, ware } from '../kit/tabletop.ts'
import { fibres } from '../kit/wash.ts'

/** Miso on a magnolia leaf over a small fire of charcoal. */
export function dishHoba(sheet: Sheet): string {
  return (
    table(sheet, '#6a4a35', '#35231a') +
    ware(sheet, 560, 400, 330, { rim: '#5c534c', well: '#2b2523', shade: '#1c1817' }, 0.9, 4) +
    glow(sheet, 560, 400, 300, ink.ember, 0.95) +
    coals(sheet) +
    net() +
    put(
      196,
      470,
      cast(sheet, pts('40,-20 300,-170 600,-110 720,10 560,150 240,150'), 16) +
        leaf(sheet, 760, 190, '#b98d56', '#6b4526', 13),
      1,
      -10,
    ) +
    miso(sheet) +
    toppings(sheet) +
    steam(sheet, 620, 360, 300, 380, 4, 0.34, ink.snow) +
    ware(sheet, 1040, 190, 130, { rim: '#e9e0cd', well: '#f4eee0', shade: '#b0a48e' }, 0.8, 8) +
    rice() +
    chopsticks(sheet, [1150, 700], [760, 640], '#8a3b22') +
    vignette(sheet) +
    fibres(sheet, 40, ink.snow)
  )
}

function coals(sheet: Sheet): string {
  const random = createRandom('coals')
  return Array.from({ length: 26 }, (_, i) => {
    const a = random.range(0, Math.PI * 2)
    const d = 215 * Math.sqrt(random.next())
    const r = random.range(26, 44)
    return fill(
      curve(oval(560 + Math.cos(a) * d, 400 + Math.sin(a) * d, r, r * 0.72, 0.2, i, a), true),
      bokashi(
        sheet,
        [
          [0, '#f4a24a'],
          [0.5, ink.ember],
          [1, '#4a1d14'],
        ],
        [0, 0, 1, 1],
      ),
    )
  }).join('')
}

function net(): string {
  const lines = Array.from({ length: 13 }, (_, i) => {
    const off = -250 + i * 42
    const half = Math.sqrt(Math.max(0, 270 ** 2 - off ** 2))
    const across: Point[] = [
      [560 - half, 400 + off],
      [560, 400 + off + 2],
      [560 + half, 400 + off],
    ]
    const down: Point[] = [
      [560 + off, 400 - half],
      [562 + off, 400],
      [560 + off, 400 + half],
    ]
    return (
      fill(brush(across, 5, { head: 1, tail: 1 }), '#8b8680') +
      fill(brush(down, 5, { head: 1, tail: 1 }), '#77726d')
    )
  })
  return lines.join('')
}

function miso(sheet: Sheet): string {
  const mound: Point[] = pts(
    '390,420 430,330 540,286 680,290 770,350 780,430 700,500 560,520 440,490',
  )
  const strokes = [0, 1, 2, 3, 4].map((i) =>
    fill(
      brush(
        [
          [430 + i * 26, 352 + i * 30],
          [560 + i * 20, 330 + i * 34],
          [700, 350 + i * 30],
        ],
        15,
        { head: 0.2, tail: 0.1, seed: i },
      ),
      '#d19a5c',
      0.5,
    ),
  )
  return (
    cast(sheet, mound, 8) +
    fill(
      curve(mound, true),
      bokashiAt(
        sheet,
        [
          [0, '#b8743a'],
          [0.6, '#8a4d25'],
          [1, '#6a371b'],
        ],
        [420, 290, 740, 520],
      ),
    ) +
    strokes.join('') +
    fill(brush(pts('400,450 430,492 520,516'), 16, { head: 0.3, tail: 0.3 }), '#3a1c10', 0.6)
  )
}

function toppings(sheet: Sheet): string {
  const random = createRandom('toppings')
  const leeks = Array.from({ length: 30 }, () => {
    const a = random.range(0, Math.PI * 2)
    const d = Math.sqrt(random.next())
    return ring(
      600 + Math.cos(a) * d * 150,
      400 + Math.sin(a) * d * 84,
      random.range(10, 17),
      '#eef0d4',
      random.next() < 0.6 ? '#8fa35a' : '#b9c48a',
    )
  })
  return (
    mushroom(sheet, 480, 356, 50, 2) +
    mushroom(sheet, 690, 440, 46, 5) +
    mushroom(sheet, 590, 326, 34, 8) +
    leeks.join('')
  )
}

function rice(): string {
  const random = createRandom('rice')
  const grains = Array.from({ length: 150 }, (_, i) => {
    const a = random.range(0, Math.PI * 2)
    const d = 82 * Math.sqrt(random.next())
    return put(
      1044 + Math.cos(a) * d,
      194 + Math.sin(a) * d,
      fill(curve(oval(0, 0, 10, 5), true), i % 3 === 0 ? '#e2d9c6' : '#fdfaf1'),
      1,
      random.range(0, 180),
    )
  })
  return disc(1044, 194, 88, 86, '#efe8d8') + grains.join('')
}
