import { arc, brush, curve, oval, type Point } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashi, type Sheet } from '../../kit/sheet.ts'
import { disc, fill, group, put } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { cast, chopsticks, ring, table, vignette, ware } from '../kit/tabletop.ts'
import { fibres } from '../kit/wash.ts'

/** Cold soba in five turns on a round basket, with its sauce and three small things to go with it. */
export function dishSoba(sheet: Sheet): string {
  const turns = (
    [
      [470, 280],
      [330, 390],
      [560, 410],
      [400, 530],
      [600, 290],
    ] as const
  ).map(([x, y], i) => put(x, y, hank(i), 1, i * 67))
  return (
    table(sheet, '#4b4139', '#241c18') +
    basket(sheet) +
    turns.join('') +
    ware(sheet, 960, 250, 128, { rim: '#e6dccb', well: '#3a2013', shade: '#9a8d7a' }, 0.9, 3) +
    sauce(sheet) +
    ware(sheet, 900, 560, 96, { rim: '#7f948b', well: '#93a69b', shade: '#43564f' }, 0.35, 6) +
    relish() +
    chopsticks(sheet, [1160, 722], [730, 726], ink.hinokiPale) +
    vignette(sheet) +
    fibres(sheet, 40, ink.snow)
  )
}

function basket(sheet: Sheet): string {
  const [x, y, r] = [460, 400, 330]
  const weave = Array.from({ length: 25 }, (_, i) => {
    const off = -288 + i * 24
    const half = Math.sqrt(Math.max(0, 296 ** 2 - off ** 2))
    const slat: Point[] = [
      [x - half, y + off],
      [x, y + off + 3],
      [x + half, y + off],
    ]
    return fill(brush(slat, 15, { head: 1, tail: 1, seed: i }), i % 2 === 0 ? '#d3b679' : '#bf9d60')
  })
  const ties = [-190, -70, 70, 190].map((off) =>
    fill(
      brush(
        [
          [x + off, y - 280 + Math.abs(off) * 0.3],
          [x + off + 4, y],
          [x + off, y + 280 - Math.abs(off) * 0.3],
        ],
        6,
        { head: 1, tail: 1 },
      ),
      '#8a6a3c',
      0.7,
    ),
  )
  const rim = [0.985, 0.94].map((share, i) =>
    fill(
      brush(arc(x, y, r * share, r * share, 0, Math.PI * 2.02, 60), 20, {
        head: 1,
        tail: 1,
        seed: i,
      }),
      i === 0 ? '#9a7743' : '#caa765',
    ),
  )
  const bound = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * Math.PI * 2
    return fill(
      brush(
        [
          [x + Math.cos(a) * r * 0.9, y + Math.sin(a) * r * 0.9],
          [x + Math.cos(a + 0.03) * r * 0.96, y + Math.sin(a + 0.03) * r * 0.96],
          [x + Math.cos(a + 0.05) * r * 1.01, y + Math.sin(a + 0.05) * r * 1.01],
        ],
        7,
        { head: 1, tail: 1 },
      ),
      '#6d5230',
      0.8,
    )
  })
  return (
    cast(sheet, oval(x, y, r, r), 30) +
    disc(x, y, r, r, '#7a5d33') +
    group({}, ...weave, ...ties, ...rim, ...bound)
  )
}

/** One mouthful, laid down in a turn around the origin: strands that follow each other. */
function hank(seed: number): string {
  const random = createRandom(`hank${seed}`)
  const tones = ['#b09a7c', '#9c8465', '#c4b092', '#8a7357', '#d6c6aa'] as const
  const under = fill(curve(oval(4, 10, 128, 104, 0.06, seed), true), '#4a3826', 0.65)
  const strands = Array.from({ length: 58 }, (_, i) => {
    const r = 18 + (i / 58) * 104 + random.jitter(10)
    const from = random.range(0, Math.PI * 2)
    const line = Array.from({ length: 13 }, (_, k): Point => {
      const a = from + (k / 12) * random.range(3.2, 5.4)
      const rr = r + noise1(k * 0.5 + i, seed) * 10
      return [Math.cos(a) * rr * 1.08 + noise1(i * 0.3, 6) * 8, Math.sin(a) * rr * 0.86]
    })
    const d = brush(line, 7.6, { head: 0.8, tail: 0.8, rough: 0.08, seed: i })
    return (
      group({ transform: 'translate(1.5 2.5)' }, fill(d, '#4a3826', 0.7)) +
      fill(d, random.pick(tones))
    )
  })
  return under + strands.join('')
}

function sauce(sheet: Sheet): string {
  return (
    disc(
      964,
      254,
      96,
      96,
      bokashi(
        sheet,
        [
          [0, '#170c08'],
          [0.6, '#3d2112'],
          [1, '#5f371d'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    fill(brush(arc(964, 254, 74, 74, 0.2, 1.3, 10), 7), '#c89a62', 0.55) +
    fill(brush(arc(964, 254, 60, 60, 3.5, 4.2, 8), 5), '#fff', 0.3)
  )
}

function relish(): string {
  const random = createRandom('relish')
  const leeks = Array.from({ length: 22 }, () =>
    ring(
      868 + random.jitter(34),
      536 + random.jitter(30),
      random.range(9, 13),
      '#f3f3dc',
      '#93a85e',
    ),
  )
  const shavings = Array.from({ length: 26 }, (_, i) =>
    fill(
      brush(
        [
          [900 + random.jitter(26), 604 + random.jitter(18)],
          [906 + random.jitter(26), 606 + random.jitter(18)],
          [912 + random.jitter(26), 602 + random.jitter(18)],
        ],
        7,
        { head: 0.7, tail: 0.6, seed: i },
      ),
      i % 2 ? '#f3ecdc' : '#ddd3bd',
    ),
  )
  const wasabi =
    fill(curve(oval(948, 556, 34, 30, 0.14, 4), true), '#8da56a') +
    fill(curve(oval(942, 548, 22, 18, 0.16, 7), true), '#b4c48c')
  return leeks.join('') + shavings.join('') + wasabi
}
