import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, clipped, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { disc, fill, put, rect } from '../../kit/svg.ts'
import { conifer, wood } from '../kit/conifer.ts'
import { ink } from '../kit/inks.ts'
import { peak } from '../kit/mountain.ts'
import { rock } from '../kit/rock.ts'
import { cap, drift, falling } from '../kit/snow.ts'
import { fibres, haze } from '../kit/wash.ts'

const stone = { light: '#66727c', dark: '#2a333d', snow: '#d5dce2', shade: '#8496a8' }
const trees = { green: '#243633', dark: '#131f20', snow: '#b9c6d1', shade: '#6d8093' }

/** The open-air bath at nightfall: rocks under snow, steam, one lamp. Made for a tall sheet of 900 × 1200. */
export function bath(sheet: Sheet): string {
  return (
    rect(
      0,
      0,
      900,
      1200,
      bokashiAt(
        sheet,
        [
          [0, '#18222f'],
          [0.6, '#3a4a5f'],
          [1, '#7d8ea0'],
        ],
        [0, 0, 0, 520],
      ),
    ) +
    peak(
      sheet,
      620,
      170,
      420,
      520,
      { lit: '#8799ab', shade: '#465870', rib: '#374a60', foot: '#66788b' },
      3,
    ) +
    haze(sheet, 450, 90, '#7d8ea0', 0.6) +
    wood(
      sheet,
      -20,
      920,
      (x) => 450 + noise1(x / 160, 4) * 30,
      90,
      600,
      [
        [0, '#33465a'],
        [0.6, '#33465a'],
        [1, '#7d8ea0', 0],
      ],
      5,
    ) +
    wood(
      sheet,
      -20,
      920,
      (x) => 478 + noise1(x / 130, 9) * 24,
      70,
      600,
      [
        [0, '#2a3b4c'],
        [0.6, '#33465a'],
        [1, '#7d8ea0', 0],
      ],
      8,
    ) +
    haze(sheet, 500, 70, '#90a0ae', 0.5) +
    drift(sheet, pts('-30,540 200,520 480,545 720,520 930,540'), 1200, [
      [0, '#9fafbd'],
      [0.5, '#b6c3ce'],
      [1, '#5f7388'],
    ]) +
    conifer(96, 640, 500, trees, 5) +
    conifer(245, 590, 290, trees, 12) +
    conifer(842, 600, 390, trees, 19) +
    conifer(700, 560, 190, trees, 33) +
    farRocks(sheet) +
    pool(sheet) +
    lamp(sheet) +
    nearRocks(sheet) +
    steam(sheet, 360, 900, 420, 520, 6, 0.5, '#e6e6e2') +
    steam(sheet, 600, 760, 330, 420, 5, 0.42, '#e6e6e2') +
    put(664, 1030, bucket(sheet)) +
    eaves() +
    falling(sheet, 190, '#f2f3f2', 0.75, 'bath') +
    fibres(sheet, 40, ink.snow)
  )
}

const shore: Point[] = pts(
  '90,800 180,690 380,640 600,650 780,720 850,850 780,1010 560,1120 280,1110 110,980',
)

function farRocks(sheet: Sheet): string {
  return (
    [
      [250, 668, 74],
      [470, 632, 50],
      [380, 634, 60],
      [572, 632, 64],
      [672, 652, 72],
      [90, 850, 70],
      [118, 752, 84],
      [852, 800, 62],
      [792, 716, 84],
      [178, 700, 50],
    ] as const
  )
    .map(([x, y, r], i) => rock(sheet, x, y, r, stone, i + 3))
    .join('')
}

function nearRocks(sheet: Sheet): string {
  return (
    [
      [872, 900, 96],
      [46, 950, 100],
      [838, 990, 70],
      [142, 1030, 74],
      [96, 1110, 118],
      [800, 1090, 124],
      [230, 1120, 70],
      [320, 1156, 120],
      [470, 1150, 76],
      [560, 1176, 84],
      [664, 1150, 112],
    ] as const
  )
    .map(([x, y, r], i) => rock(sheet, x, y, r, stone, i + 23))
    .join('')
}

function pool(sheet: Sheet): string {
  const random = createRandom('pool')
  const d = curve(shore, true)
  const ripples = Array.from({ length: 40 }, () => {
    const [x, y] = [random.range(120, 820), random.range(690, 1090)]
    const long = random.range(20, 80)
    return fill(
      brush(
        [
          [x - long, y],
          [x, y + random.jitter(3)],
          [x + long, y],
        ],
        random.range(1.5, 4),
        { head: 0.1, tail: 0.1 },
      ),
      random.next() < 0.5 ? '#86a09f' : '#1d3038',
      0.5,
    )
  })
  const path = Array.from({ length: 14 }, (_, i) => {
    const y = 720 + i * 22
    const long = 18 + 26 * random.next()
    return fill(
      brush(
        [
          [190 + i * 5 - long + random.jitter(12), y],
          [190 + i * 5, y + 1],
          [190 + i * 5 + long, y],
        ],
        4,
        { head: 0.1, tail: 0.1 },
      ),
      ink.lamp,
      0.75 - i * 0.035,
    )
  })
  return (
    fill(
      d,
      bokashiAt(
        sheet,
        [
          [0, '#7f979b'],
          [0.3, '#4a686f'],
          [1, '#1f3740'],
        ],
        [0, 640, 0, 1120],
      ),
    ) +
    clipped(
      sheet,
      d,
      soft(sheet, 14, disc(450, 660, 400, 46, '#20303a', 0.6)),
      ripples.join(''),
      path.join(''),
      glow(sheet, 210, 760, 240, ink.lamp, 0.42, 160),
    )
  )
}

/** A paper lamp on a post among the far rocks. */
function lamp(sheet: Sheet): string {
  return (
    glow(sheet, 190, 585, 230, ink.lamp, 0.75) +
    rect(186, 610, 9, 96, ink.soot) +
    rect(164, 546, 52, 68, ink.lampPale) +
    rect(
      164,
      546,
      52,
      68,
      bokashiAt(
        sheet,
        [
          [0, ink.lamp, 0.9],
          [1, ink.lamp, 0.1],
        ],
        [0, 546, 0, 614],
      ),
    ) +
    [162, 188, 213].map((x) => rect(x, 544, 4, 72, ink.soot)).join('') +
    rect(160, 574, 60, 3, ink.soot) +
    fill(brush(pts('150,546 190,540 230,546'), 11, { head: 0.8, tail: 0.8 }), ink.soot) +
    cap([146, 543], [234, 543], 20, '#dfe5e8', '#8d9dad', 3)
  )
}

/** A cedar pail with a folded towel on its rim. */
function bucket(sheet: Sheet): string {
  const side: Point[] = pts('-62,-50 62,-50 52,34 0,46 -52,34')
  const staves = [-40, -20, 2, 22, 42]
    .map((x) =>
      fill(
        brush(
          [
            [x * 1.15, -44],
            [x, 36],
          ],
          2.4,
          { head: 1, tail: 1 },
        ),
        ink.wood,
        0.6,
      ),
    )
    .join('')
  return (
    disc(8, 40, 72, 20, '#1c2a36', 0.5) +
    fill(
      curve(side, true),
      bokashiAt(
        sheet,
        [
          [0, ink.hinokiPale],
          [0.5, ink.hinoki],
          [1, ink.wood],
        ],
        [-62, 0, 62, 0],
      ),
    ) +
    staves +
    fill(curve(oval(0, -50, 64, 19), true), ink.hinokiPale) +
    fill(curve(oval(0, -48, 54, 14), true), '#5b7277') +
    fill(brush(pts('-58,-8 0,6 58,-8'), 8, { head: 0.9, tail: 0.9 }), ink.woodDeep) +
    fill(curve(pts('-50,-62 18,-74 40,-62 44,-30 18,-22 -20,-34'), true), ink.snow) +
    fill(brush(pts('-30,-54 10,-60 36,-46'), 5), ink.snowShade)
  )
}

/** The corner of the roof above, with its icicles. */
function eaves(): string {
  const icicles = Array.from({ length: 12 }, (_, i) => {
    const x = 505 + i * 34
    const long = 34 + 34 * Math.abs(noise1(i * 1.7, 8)) + i * 3
    return fill(
      brush(
        [
          [x, 66 + i * 5],
          [x, 80 + i * 5 + long * 0.5],
          [x + 1, 80 + i * 5 + long],
        ],
        9,
        { head: 1, tail: 0.05 },
      ),
      '#c9d6df',
      0.75,
    )
  })
  return (
    icicles.join('') +
    fill('M470 0L900 0L900 132L486 78Z', ink.soot) +
    cap([470, 60], [920, 118], 48, '#cfd8df', '#74879b', 9)
  )
}
