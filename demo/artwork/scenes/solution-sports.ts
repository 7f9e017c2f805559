import { brush, curve, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { strands } from '../kit/sea.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { clouds, sky, stars } from '../kit/sky.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'
import { runner } from './sports-runner.ts'

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
