import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashi, clipped, type Sheet } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { disc, fill, put } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { cast, mushroom, table, vignette, ware } from '../kit/tabletop.ts'
import { fibres } from '../kit/wash.ts'

/** A pot of duck, mushrooms and charred leek, with a bowl to eat it from. */
export function dishPot(sheet: Sheet): string {
  return (
    table(sheet, '#b98d5d', '#79532f') +
    trivet() +
    handles() +
    ware(sheet, 500, 400, 350, { rim: '#4a4440', well: '#25201e', shade: '#171413' }, 0.6, 5) +
    broth(sheet) +
    steam(sheet, 520, 330, 420, 330, 5, 0.34, ink.snow) +
    ware(sheet, 1010, 250, 128, { rim: '#8a3b22', well: '#6a2418', shade: '#3a120d' }, 0.8, 8) +
    spoon() +
    put(1020, 590, shichimi(sheet), 1) +
    vignette(sheet) +
    fibres(sheet, 40, ink.snow)
  )
}

const trivet = (): string =>
  disc(514, 424, 392, 388, '#3b2415', 0.35) +
  disc(500, 404, 384, 382, '#8d6238') +
  [0, 1, 2, 3, 4]
    .map((i) => disc(500, 404, 376 - i * 9, 374 - i * 9, i % 2 === 0 ? '#a57a4b' : '#8d6238'))
    .join('')

const handles = (): string =>
  [-1, 1]
    .map((s) =>
      fill(
        brush(
          [
            [500 + s * 336, 330],
            [500 + s * 404, 352],
            [500 + s * 404, 448],
            [500 + s * 336, 470],
          ],
          30,
          { head: 1, tail: 1 },
        ),
        '#2c2724',
      ),
    )
    .join('')

function broth(sheet: Sheet): string {
  const pool = oval(503, 403, 286, 284, 0.01, 3)
  const random = createRandom('broth')
  const fat = Array.from({ length: 60 }, () =>
    disc(
      503 + random.jitter(270),
      403 + random.jitter(270),
      random.range(3, 10),
      random.range(3, 9),
      '#e3b267',
      0.55,
    ),
  )
  return (
    fill(
      curve(pool, true),
      bokashi(
        sheet,
        [
          [0, '#6b3f1f'],
          [0.6, '#96602f'],
          [1, '#b37b3e'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    clipped(
      sheet,
      curve(pool, true),
      ...fat,
      greens(),
      ...(
        [
          [352, 300, -20],
          [400, 252, 10],
          [330, 380, -50],
        ] as const
      ).map(([x, y, turn]) => put(x, y, leek(sheet), 1, turn)),
      ...(
        [
          [600, 260, 12],
          [668, 318, 40],
          [560, 330, 4],
          [640, 400, 60],
        ] as const
      ).map(([x, y, turn], i) => put(x, y, duck(sheet, i), 1, turn)),
      ...(
        [
          [420, 560, 8],
          [520, 590, -6],
          [330, 510, 22],
        ] as const
      ).map(([x, y, turn]) => put(x, y, tofu(sheet), 1, turn)),
      mushroom(sheet, 450, 400, 62, 2),
      mushroom(sheet, 530, 462, 52, 4),
      mushroom(sheet, 420, 478, 44, 7),
      ...(
        [
          [640, 520],
          [700, 470],
        ] as const
      ).map(([x, y], i) => put(x, y, carrot(), 1, i * 30)),
    )
  )
}

/** A slice of duck around the origin: a dark rim of skin, white fat, rose meat. */
function duck(sheet: Sheet, seed: number): string {
  const slice: Point[] = pts('-78,10 -50,-34 20,-46 74,-22 82,14 40,36 -30,40')
  const meat = slice.map(([x, y]): Point => [x * 0.88, y * 0.8 + 6])
  const grain = [-36, -8, 22, 48].map((x, i) =>
    fill(
      brush(
        [
          [x - 8, -14],
          [x, 8],
          [x - 4, 26],
        ],
        4,
        { seed: i + seed },
      ),
      '#8e4a44',
      0.45,
    ),
  )
  return (
    fill(
      curve(
        slice.map(([x, y]): Point => [x + 5, y + 8]),
        true,
      ),
      '#3a1c10',
      0.5,
    ) +
    fill(curve(slice, true), '#6b3d22') +
    fill(
      curve(
        slice.map(([x, y]): Point => [x * 0.96, y * 0.92 + 3]),
        true,
      ),
      '#f0dcc0',
    ) +
    fill(
      curve(meat, true),
      bokashi(sheet, [
        [0, '#c07a70'],
        [1, '#a45b54'],
      ]),
    ) +
    grain.join('')
  )
}

const leek = (sheet: Sheet): string =>
  fill(
    curve(pts('-58,-20 58,-20 64,0 58,20 -58,20 -62,0'), true),
    bokashi(sheet, [
      [0, '#f4f2dc'],
      [0.6, '#dfe0bd'],
      [1, '#a3a878'],
    ]),
  ) +
  [-30, 4, 34]
    .map((x) =>
      fill(
        brush(
          [
            [x, -20],
            [x + 6, 0],
            [x + 2, 18],
          ],
          13,
          { head: 0.6, tail: 0.2, rough: 0.5, seed: x + 50 },
        ),
        '#3a2115',
        0.6,
      ),
    )
    .join('') +
  disc(60, 0, 7, 19, '#f8f6e6') +
  disc(60, 0, 4, 11, '#c9cf9a')

const tofu = (sheet: Sheet): string =>
  fill('M-46 -34L50 -34L56 40L-42 42Z', '#3a1c10', 0.4) +
  fill(
    'M-50 -42L48 -42L50 34L-48 36Z',
    bokashi(
      sheet,
      [
        [0, '#fbf6e8'],
        [1, '#e1d5bb'],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  fill('M-50 20L50 18L50 34L-48 36Z', '#c9a878', 0.5)

function carrot(): string {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    put(0, 0, fill(curve(oval(20, 0, 19, 15, 0.05, turn), true), '#d9763a'), 1, turn),
  )
  return petals.join('') + disc(0, 0, 15, 15, '#e08a48') + disc(0, 0, 6, 6, '#f3b772')
}

/** Water parsley, tied loosely and laid on the broth. */
function greens(): string {
  return Array.from({ length: 22 }, (_, i) => {
    const y = 520 + i * 3.4
    const line: Point[] = [
      [600 + noise1(i, 3) * 20, y + 60],
      [660 + noise1(i, 5) * 24, y - 20 + noise1(i * 2, 4) * 26],
      [736 + noise1(i, 8) * 24, y - 110 + i * 4],
    ]
    const [lx, ly] = line[2] ?? [0, 0]
    return (
      fill(brush(line, 5, { head: 0.9, tail: 0.5 }), '#8fa45c') +
      [-40, 10, 60]
        .map((turn) =>
          put(
            lx,
            ly,
            fill(curve(pts('0,0 16,-9 34,0 16,9'), true), i % 2 ? '#4f7042' : '#6c8a50'),
            1,
            turn - 60,
          ),
        )
        .join('')
    )
  }).join('')
}

const spoon = (): string =>
  fill(brush(pts('1150,470 1050,452 960,440'), 16, { head: 0.9, tail: 0.8 }), '#120c0a', 0.45) +
  fill(brush(pts('1146,456 1046,438 930,424'), 15, { head: 1, tail: 0.7 }), ink.hinoki) +
  fill(curve(oval(890, 418, 62, 42, 0.02, 3, 0.1), true), ink.hinoki) +
  fill(curve(oval(890, 420, 48, 31, 0.02, 4, 0.1), true), ink.wood)

/** A gourd-shaped box of seven spices, from above, and a pinch of them. */
function shichimi(sheet: Sheet): string {
  const random = createRandom('shichimi')
  const grains = Array.from({ length: 46 }, () =>
    disc(
      -80 + random.jitter(44),
      70 + random.jitter(24),
      random.range(2, 4),
      random.range(2, 4),
      random.pick(['#c9512b', '#8a3320', '#d9b052', '#3a2a1c', '#7d8a4a']),
    ),
  )
  return (
    cast(sheet, oval(0, 0, 62, 62), 16) +
    disc(
      0,
      0,
      62,
      62,
      bokashi(
        sheet,
        [
          [0, '#c98d4f'],
          [1, '#6d4120'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    disc(0, 0, 44, 44, '#a06a36') +
    disc(0, 0, 13, 13, '#3a2115') +
    grains.join('')
  )
}
