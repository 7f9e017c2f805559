import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashi, bokashiAt, clipped, type Sheet } from '../../kit/sheet.ts'
import { disc, fill, group, put } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { cast, leaf, table, vignette } from '../kit/tabletop.ts'
import { fibres } from '../kit/wash.ts'

/** Two salted char from the embers on a long dark plate. */
export function dishChar(sheet: Sheet): string {
  const plate: Point[] = pts('110,330 300,214 900,190 1090,280 1110,480 930,610 320,630 120,540')
  return (
    table(sheet, '#d9b683', '#a87c50') +
    cast(sheet, plate, 26) +
    fill(
      curve(plate, true),
      bokashi(
        sheet,
        [
          [0, '#5b6460'],
          [0.4, '#343c3b'],
          [1, '#20262a'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    fill(
      curve(
        plate.map(([x, y]): Point => [600 + (x - 600) * 0.93, 410 + (y - 410) * 0.9]),
        true,
      ),
      bokashi(
        sheet,
        [
          [0, '#262d2e'],
          [1, '#3f4847'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    put(220, 520, leaf(sheet, 700, 74, '#5f7a55', '#2f4a38', 18), 1, -9) +
    put(600, 336, lying(sheet, 1), 1.06, -5) +
    put(585, 486, lying(sheet, 5), 1.06, -3) +
    ginger() +
    put(960, 530, citron(), 1) +
    vignette(sheet) +
    fibres(sheet, 40, ink.snow)
  )
}

/** Char are slender: the fish below, a little flattened. */
const lying = (sheet: Sheet, seed: number) =>
  group({ transform: 'scale(1 0.84)' }, fish(sheet, seed))

/** A whole grilled char around the origin, head to the left, about 760 px long, bent as the stick bent it. */
function fish(sheet: Sheet, seed: number): string {
  const body: Point[] = pts(
    '-380,10 -350,-26 -280,-50 -160,-62 -20,-48 120,-50 230,-34 300,-14 376,-62 362,0 382,54 304,16 220,38 100,56 -40,74 -180,66 -300,46 -352,30',
  )
  const random = createRandom(`char${seed}`)
  const d = curve(body, true)
  const scorch = [-230, -150, -100, -20, 60, 96, 190, 250].map((x, i) => {
    const y = noise1(i * 2.7, seed) * 34 - 8
    return fill(
      curve(
        oval(
          x + noise1(i, seed) * 22,
          y,
          random.range(16, 34),
          random.range(16, 36),
          0.3,
          i + seed,
        ),
        true,
      ),
      '#3a2115',
      random.range(0.3, 0.62),
    )
  })
  const bars = [-190, -60, 20, 150, 220].map((x, i) =>
    fill(
      brush(
        [
          [x - 14, -62],
          [x + 2, -8],
          [x - 6, 60],
        ],
        12,
        { head: 0.5, tail: 0.2, rough: 0.6, seed: i + seed },
      ),
      '#2c170d',
      0.5,
    ),
  )
  const spots = Array.from({ length: 46 }, () =>
    disc(
      random.range(-230, 260),
      random.range(-46, 30),
      random.range(3, 6),
      random.range(2.5, 5),
      '#e8d6a4',
      0.7,
    ),
  )
  const salt = Array.from({ length: 70 }, () =>
    disc(
      random.range(-330, 290),
      random.range(-58, 60),
      random.range(1.4, 3.6),
      random.range(1.4, 3.2),
      '#fffdf6',
      random.range(0.6, 1),
    ),
  )
  return (
    cast(sheet, body, 12) +
    fill(brush(pts('-256,40 -222,74 -186,86'), 18, { head: 1, tail: 0.1 }), '#5b3c22') +
    fill(brush(pts('0,-44 50,-74 96,-72'), 24, { head: 1, tail: 0.2 }), '#6b4a2b') +
    fill(brush(pts('80,50 112,76 142,76'), 16, { head: 1, tail: 0.2 }), '#7d5a34') +
    fill(
      d,
      bokashiAt(
        sheet,
        [
          [0, '#6b4f30'],
          [0.45, '#b88a4b'],
          [0.75, '#e3c184'],
          [1, '#c39a5c'],
        ],
        [0, -66, 0, 76],
      ),
    ) +
    clipped(
      sheet,
      d,
      spots.join(''),
      scorch.join(''),
      bars.join(''),
      fill(brush(pts('376,-66 350,0 382,56'), 46, { head: 0.9, tail: 0.9 }), '#f5efdf', 0.85),
    ) +
    fill(brush(pts('-292,-44 -262,0 -290,44'), 9, { head: 0.2, tail: 0.2 }), '#3a2115') +
    fill(brush(pts('-380,12 -350,12 -326,22'), 6), '#3a2115') +
    disc(-326, -12, 10, 9, '#d9c9a0') +
    disc(-325, -12, 7, 6.6, '#efe9da') +
    disc(-325, -12, 3, 3, ink.wood) +
    salt.join('') +
    fill(brush(pts('-270,-40 -60,-48 180,-36'), 7), '#fff3d2', 0.35)
  )
}

/** Two shoots of pickled ginger, red fading into white. */
const ginger = (): string =>
  [0, 26]
    .map(
      (off) =>
        fill(
          brush(
            [
              [900 + off, 250 + off],
              [820 + off, 268 + off * 0.8],
              [730 + off, 300 + off],
            ],
            15,
            { head: 0.3, tail: 1 },
          ),
          '#f1e2cf',
        ) +
        fill(
          brush(
            [
              [760 + off, 288 + off * 0.9],
              [730 + off, 300 + off],
              [706 + off, 312 + off],
            ],
            20,
            { head: 0.7, tail: 0.9 },
          ),
          '#c9566a',
        ),
    )
    .join('')

/** Half a green citron around the origin. */
function citron(): string {
  const parts = Array.from({ length: 8 }, (_, i) =>
    put(0, 0, fill(curve(pts('6,0 40,-13 46,0 40,13'), true), '#e4dc8c'), 1, i * 45),
  )
  return (
    fill(curve(oval(6, 9, 62, 60, 0.03, 2), true), '#120c0a', 0.45) +
    fill(curve(oval(0, 0, 60, 58, 0.03, 3), true), '#6d8a4a') +
    disc(0, 0, 52, 50, '#f3efcf') +
    parts.join('')
  )
}
