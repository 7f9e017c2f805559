import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { strands } from '../kit/sea.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { clouds, sky, stars } from '../kit/sky.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'

/** The last bend: lanes like threads, a full stand, one runner in the floodlight. */
export function solutionSports(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, '#152352'],
      [0.2, '#3a4f8f'],
      [0.32, '#b97f86'],
      [0.4, '#f3b57f'],
    ]),
    stars(sheet, 40, 240, ink.indigo100),
    clouds(sheet, 330, 90, 7, '#7a5a86', 0.4),
    stand(sheet),
    floodlights(sheet),
    field(sheet),
    track(),
    runner(sheet),
    rect(
      0,
      0,
      1200,
      1500,
      bokashi(sheet, [
        [0, '#0e1638', 0.25],
        [0.3, '#0e1638', 0],
        [0.8, '#0e1638', 0],
        [1, '#0e1638', 0.4],
      ]),
    ),
  ].join('')
}

const upper: readonly Point[] = pts('-60,250 260,390 600,480 900,500 1260,470')
const lower: readonly Point[] = pts('-60,800 260,740 600,690 900,660 1260,640')

function stand(sheet: Sheet): string {
  const area = curve([...upper, ...[...lower].reverse()], true)
  const { random } = sheet
  const crowd = Array.from({ length: 2300 }, () => {
    const u = random.next()
    const k = u * 4
    const i = Math.min(3, Math.floor(k))
    const [a, b, c, d] = [upper[i], upper[i + 1], lower[i], lower[i + 1]]
    if (!a || !b || !c || !d) return ''
    const f = k - i
    const row = Math.floor(random.next() * 17) / 17
    const top = a[1] + (b[1] - a[1]) * f
    const foot = c[1] + (d[1] - c[1]) * f
    const x = a[0] + (b[0] - a[0]) * f
    const s = 9 - u * 5.4
    return disc(
      x,
      top + (foot - top) * (0.1 + row * 0.84),
      s * 0.62,
      s * 0.8,
      random.pick(['#f1dcc0', '#d9573a', '#5c998b', '#e5a63c', '#8fa9c6', '#20315f', '#20315f']),
      0.9,
    )
  })
  return (
    fill(
      area,
      bokashi(sheet, [
        [0, '#1b2856'],
        [1, '#34477f'],
      ]),
    ) +
    clipped(sheet, area, strands(upper, lower, 19, ['#11193f', '#2a3c74'], 9, 4), ...crowd) +
    strands(
      upper.map(([x, y]): Point => [x, y - 40]),
      upper.map(([x, y]): Point => [x, y + 2]),
      5,
      ['#0f1738', '#e9dcc0', '#2c4579'],
      13,
      2,
    ) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        fill(
          brush(
            [
              [20 + i * 190, 330 + i * 26 - (i > 3 ? (i - 3) * 20 : 0)],
              [30 + i * 180, 250 + i * 22],
            ],
            7,
            { head: 1, tail: 0.7 },
          ),
          '#0f1738',
        ),
      )
      .join('')
  )
}

const floodlights = (sheet: Sheet) =>
  [
    [930, 130, 1.1],
    [1130, 210, 0.9],
    [250, 90, 1.2],
  ]
    .map(([x, y, s]) =>
      put(
        x ?? 0,
        y ?? 0,
        fill(brush(pts('0,60 4,300 0,460'), 13, { head: 0.8, tail: 1 }), '#0f1738') +
          glow(sheet, 0, 0, 300, '#fff3cf', 0.75) +
          rect(-64, -44, 128, 90, '#0f1738') +
          Array.from({ length: 12 }, (_, i) =>
            disc(-48 + (i % 4) * 32, -26 + Math.floor(i / 4) * 28, 11, 11, '#fff6da'),
          ).join(''),
        s ?? 1,
      ),
    )
    .join('')

function field(sheet: Sheet): string {
  const grass: Point[] = pts(
    '-60,800 260,746 600,696 900,664 1260,640 1260,760 900,800 600,880 300,1000 120,1160 -60,1400',
  )
  return (
    fill(
      curve(grass, true),
      bokashi(sheet, [
        [0, '#3f7a5c'],
        [1, '#6f9f5c'],
      ]),
    ) +
    clipped(
      sheet,
      curve(grass, true),
      ...[0, 1, 2, 3, 4].map((i) =>
        fill(
          polygon([
            [-60 + i * 300, 620],
            [90 + i * 300, 620],
            [-160 + i * 200, 1400],
            [-420 + i * 200, 1400],
          ]),
          '#8fb56a',
          0.35,
        ),
      ),
      soft(sheet, 20, disc(500, 830, 360, 60, '#f3f1c0', 0.35)),
    )
  )
}

/** Eight lanes swinging out of the far bend toward the viewer. */
function track(): string {
  const inner: Point[] = pts('1280,740 1000,780 700,860 430,980 230,1160 110,1380 60,1600')
  const outer: Point[] = pts('1280,800 1130,880 1000,990 960,1130 1010,1280 1120,1440 1260,1600')
  const red = strands(inner, outer, 34, ['#b23c26', '#c0472e', '#c9553a', '#bb4129'], 40, 6)
  const lanes = Array.from({ length: 8 }, (_, i) => {
    const t = i / 7
    const line = inner.map((p, k): Point => {
      const q = outer[k] ?? p
      return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
    })
    return fill(brush(line, 9, { head: 0.15, tail: 1.7, rough: 0.1, seed: i }), '#f6ead2')
  })
  return fill(curve([...inner, ...[...outer].reverse()], true), '#b8402a') + red + lanes.join('')
}

/** A runner in full stride leaning into the bend, and the long shadow. */
function runner(sheet: Sheet): string {
  const skin = '#c98f68'
  const dark = '#16204a'
  const limb = (points: readonly Point[], width: number, paint: string, tail = 0.55) =>
    fill(brush(points, width, { head: 1, tail, rough: 0.06 }), paint)
  const body = [
    limb(pts('26,-250 70,-200 112,-226'), 32, '#a86f50', 0.6),
    limb(pts('4,-128 -50,-66 -112,-70'), 46, '#a86f50', 0.5),
    limb(pts('-108,-72 -146,-58 -164,-84'), 24, ink.washi, 0.7),
    fill(curve(pts('-22,-260 -34,-200 -26,-128 22,-118 38,-180 36,-254 10,-274'), true), '#2c635f'),
    fill(curve(pts('14,-262 38,-240 38,-170 24,-120 6,-122 20,-190'), true), '#1d454a'),
    fill(brush(pts('-30,-210 0,-204 38,-216'), 15, { head: 1, tail: 1 }), ink.washi),
    fill(curve(pts('-30,-140 -40,-84 24,-70 46,-112 26,-136'), true), dark),
    limb(pts('10,-118 78,-92 96,-20'), 50, skin, 0.5),
    limb(pts('94,-30 104,4 138,8'), 26, ink.washi, 0.8),
    limb(pts('-18,-248 -62,-196 -24,-158'), 33, skin, 0.6),
    fill(curve(oval(-16, -152, 16, 15), true), skin),
    limb(pts('12,-274 18,-290'), 26, skin, 1),
    fill(curve(oval(26, -318, 28, 34, 0.04, 2, 0.2), true), skin),
    fill(
      curve(pts('-6,-320 -4,-348 20,-360 48,-350 54,-332 34,-338 16,-330 6,-300'), true),
      '#1c1626',
    ),
    limb(pts('-4,-340 -44,-352 -80,-330'), 20, '#1c1626', 0.2),
    fill(brush(pts('-4,-338 24,-346 54,-334'), 8, { head: 1, tail: 1 }), ink.vermilion),
    ...[0, 1, 2].map((i) =>
      fill(
        brush(
          [
            [-150 - i * 30, -230 + i * 60],
            [-90 - i * 20, -226 + i * 60],
            [-50, -222 + i * 56],
          ],
          6 + noise1(i, 3),
          { head: 0.1, tail: 0.6 },
        ),
        '#f6ead2',
        0.7,
      ),
    ),
  ]
  return (
    soft(
      sheet,
      5,
      fill(
        polygon(pts('560,1226 690,1238 1040,1330 1180,1392 1000,1388 700,1300')),
        '#3a0f18',
        0.5,
      ),
    ) + put(590, 1220, body.join(''), 1.34)
  )
}
