import { arc, brush, curve, oval, type Point, polygon, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashi, type Sheet, soft } from '../../kit/sheet.ts'
import { disc, fill, group, put } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { chopsticks, table, vignette, ware } from '../kit/tabletop.ts'
import { fibres } from '../kit/wash.ts'

/** Wild shoots of the spring in a thin batter, on folded paper. */
export function dishTempura(sheet: Sheet): string {
  return (
    table(sheet, '#5b4a40', '#2e2420') +
    ware(sheet, 520, 410, 350, { rim: '#6f7f76', well: '#4f6058', shade: '#2b3833' }, 0.15, 4) +
    paper(sheet) +
    put(400, 300, fiddlehead(1), 1, -20) +
    put(540, 260, fiddlehead(2), 0.9, 30) +
    put(690, 330, shoot(sheet, 1), 1, 64) +
    put(660, 470, shoot(sheet, 2), 1.05, 20) +
    put(420, 480, bud(sheet, 1), 1.1, 0) +
    put(560, 400, bud(sheet, 2), 1.16, 30) +
    put(320, 400, maitake(sheet), 1, -8) +
    put(550, 560, fiddlehead(3), 0.96, 100) +
    ware(sheet, 1010, 260, 112, { rim: '#efe7d6', well: '#f8f3e6', shade: '#b5aa94' }, 0.35, 7) +
    salt() +
    chopsticks(sheet, [1160, 560], [850, 690], '#2c1a14') +
    vignette(sheet) +
    fibres(sheet, 40, ink.snow)
  )
}

function paper(sheet: Sheet): string {
  const back: Point[] = pts('250,240 700,170 800,560 330,650')
  const front: Point[] = pts('300,190 760,250 710,630 230,560')
  return (
    soft(sheet, 8, fill(polygon(back.map(([x, y]): Point => [x + 12, y + 16])), '#1a2420', 0.5)) +
    fill(
      polygon(back),
      bokashi(
        sheet,
        [
          [0, '#f3eee0'],
          [1, '#d6cfbd'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    fill(
      polygon(front),
      bokashi(
        sheet,
        [
          [0, '#fdfaf1'],
          [1, '#e6dfcd'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    fill(brush(pts('300,190 480,400 710,630'), 4, { head: 0.6, tail: 0.2 }), '#c9c0aa', 0.6)
  )
}

/** Crumbs and bubbles of batter along a line. */
function batter(points: readonly Point[], wide: number, seed: number): string {
  const random = createRandom(`batter${seed}`)
  const crumbs = points.flatMap(([x, y]) =>
    Array.from({ length: 7 }, () =>
      disc(
        x + random.jitter(wide),
        y + random.jitter(wide),
        random.range(2.5, 7),
        random.range(2.5, 6),
        random.pick(['#f7e6b4', '#eccb84', '#fdf3d3']),
        random.range(0.5, 0.95),
      ),
    ),
  )
  return crumbs.join('')
}

/** A fern's curled head around the origin. */
function fiddlehead(seed: number): string {
  const line = Array.from({ length: 26 }, (_, i): Point => {
    const a = i * 0.42
    const r = 10 + i * 2.9
    return i < 17
      ? [Math.cos(a) * r, Math.sin(a) * r]
      : [
          Math.cos(16 * 0.42) * 56 + (i - 16) * 17,
          Math.sin(16 * 0.42) * 56 + (i - 16) * (6 + noise1(i, seed) * 3),
        ]
  })
  const shadow = group(
    { transform: 'translate(8 11)' },
    fill(brush(line, 36, { head: 0.9, tail: 0.7 }), '#8d8470', 0.5),
  )
  return (
    shadow +
    fill(brush(line, 37, { head: 0.9, tail: 0.7, rough: 0.3, seed }), '#e3c27a') +
    fill(brush(line, 24, { head: 0.9, tail: 0.8, rough: 0.3, seed }), '#6b8a48') +
    fill(brush(line, 8, { head: 0.6, tail: 0.4, seed }), '#a3b870', 0.8) +
    batter(
      line.filter((_, i) => i % 3 === 0),
      17,
      seed,
    )
  )
}

/** A shoot of the angelica tree: stem, sheath and a tuft of leaves. */
function shoot(sheet: Sheet, seed: number): string {
  const leaves = [-46, -26, -8, 12, 30, 52].map((turn, i) =>
    put(
      0,
      -40,
      fill(
        curve(pts('-14,0 -26,-46 -10,-104 0,-122 12,-100 26,-44 14,0'), true),
        bokashi(sheet, [
          [0, '#7d9a54'],
          [0.7, '#5b7a3e'],
          [1, '#8a7a4a'],
        ]),
      ) + fill(brush(pts('0,-6 2,-60 0,-112'), 5), '#b6c98a', 0.7),
      0.9 + noise1(i, seed) * 0.12,
      turn,
    ),
  )
  const rim: Point[] = pts(
    '-64,-130 -34,-160 0,-172 36,-160 66,-126 48,-60 26,10 22,90 0,104 -24,90 -28,10 -50,-60',
  )
  return (
    group({ transform: 'translate(9 12)' }, fill(curve(rim, true), '#8d8470', 0.5)) +
    fill(curve(rim, true), '#e7c981') +
    fill(
      curve(pts('-18,-30 18,-30 20,84 0,94 -20,84'), true),
      bokashi(sheet, [
        [0, '#8a9a58'],
        [0.6, '#9c6f4a'],
        [1, '#d9b67a'],
      ]),
    ) +
    leaves.join('') +
    batter(pts('-40,-110 0,-140 40,-110 -20,-20 18,30 -8,74 50,-70 -50,-60'), 20, seed + 5)
  )
}

/** A butterbur bud, opened into a flower by the oil. */
function bud(sheet: Sheet, seed: number): string {
  const petals = Array.from({ length: 9 }, (_, i) =>
    put(
      0,
      0,
      fill(
        curve(pts('10,-16 52,-24 78,0 52,22 10,14'), true),
        bokashi(
          sheet,
          [
            [0, '#a9bb6c'],
            [1, '#e0c67c'],
          ],
          [0, 0, 1, 0],
        ),
      ) + fill(brush(pts('14,0 44,-2 70,0'), 4), '#6f8a48', 0.7),
      0.85 + 0.2 * Math.abs(noise1(i, seed)),
      i * 40 + seed * 9,
    ),
  )
  const centre = Array.from({ length: 24 }, (_, i) =>
    disc(
      Math.cos(i * 2.4) * 4.6 * Math.sqrt(i),
      Math.sin(i * 2.4) * 4.6 * Math.sqrt(i),
      6,
      6,
      i % 3 === 0 ? '#dfe2a8' : '#93a758',
    ),
  )
  return (
    disc(8, 12, 74, 70, '#8d8470', 0.45) +
    petals.join('') +
    centre.join('') +
    batter(pts('50,30 -46,40 -50,-36 46,-44 0,66'), 18, seed + 11)
  )
}

function maitake(sheet: Sheet): string {
  const fans = [-70, -44, -18, 10, 36, 62, -56, -6, 30].map((turn, i) =>
    put(
      0,
      i < 6 ? 40 : 54,
      fill(
        curve(pts('0,0 -34,-70 -26,-100 0,-110 28,-98 34,-68'), true),
        bokashi(sheet, [
          [0, '#6b5240'],
          [0.4, '#a88a64'],
          [1, '#e6cf9c'],
        ]),
      ) + fill(brush(arc(0, -56, 26, 46, Math.PI * 1.15, Math.PI * 1.85, 8), 5), '#f3dca6', 0.8),
      i < 6 ? 1 : 0.8,
      turn,
    ),
  )
  return (
    fill(curve(oval(8, 14, 104, 78, 0.1, 3), true), '#8d8470', 0.45) +
    fans.join('') +
    batter(pts('-60,-30 0,-50 60,-30 -30,30 40,30 0,0'), 24, 31)
  )
}

function salt(): string {
  const random = createRandom('salt')
  const grains = Array.from({ length: 120 }, () => {
    const a = random.range(0, Math.PI * 2)
    const d = 44 * random.next()
    return disc(
      1014 + Math.cos(a) * d,
      264 + Math.sin(a) * d,
      random.range(2, 4),
      random.range(2, 4),
      random.pick(['#ffffff', '#cfd6c4', '#a9b58c', '#eef0e4']),
    )
  })
  return fill(curve(oval(1016, 268, 52, 48, 0.1, 3), true), '#d3cdb8', 0.7) + grains.join('')
}
