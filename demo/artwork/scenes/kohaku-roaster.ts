import { crest, small } from '../kit/crest.ts'
import { arc, brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { contour, facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'

const KEY = '#1c1013'
const BRASS = '#d9a24a'

/** Tuesday: beans fall from the old roaster into its cooling tray. */
export function kohakuRoaster(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(
        sheet,
        [
          [0, '#5a3423'],
          [0.5, '#a56a3a'],
          [1, '#4a2a20'],
        ],
        [0, 0, 1, 0.3],
      ),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(i * 160 - 30, 0, 5, 640, '#3a211b', 0.5)),
    glow(sheet, 620, 250, 640, '#ffc66a', 0.55),
    clipped(
      sheet,
      polygon(pts('0,640 1200,640 1200,800 0,800')),
      planks(sheet, { base: '#6d4228', dark: '#2a1716', light: '#a5683a' }, 90, 0),
    ),
    sack(sheet, 150, 690, 1),
    sack(sheet, 1060, 712, 1.1),
    machine(sheet),
    tray(sheet),
    steam(sheet, 560, 560, 420, 380, 4, 0.42, '#fbe6c0'),
    daylight(sheet, '#ffd98a', '#1c1015', 0.3),
  ].join('')
}

const iron = (sheet: Sheet) =>
  bokashi(
    sheet,
    [
      [0, '#5c6a63'],
      [0.3, '#3b4a45'],
      [1, '#1b2220'],
    ],
    [0, 0, 1, 0.7],
  )

/** Hopper, drum, chimney and feet, in green iron with brass. */
const machine = (sheet: Sheet) =>
  shape(
    pts('760,250 850,236 884,190 886,-30 952,-30 950,230 900,300 770,318'),
    iron(sheet),
    3.6,
    KEY,
  ) +
  [60, 150].map((y) => rect(882, y, 74, 11, BRASS)).join('') +
  facet(pts('430,470 840,470 870,660 400,660'), iron(sheet), 4, KEY) +
  facet(pts('330,650 930,650 930,684 330,684'), '#241a1c', 3, KEY) +
  rect(640, 216, 220, 290, '#2a3531') +
  facet(pts('620,190 830,190 850,500 640,500'), iron(sheet), 3.4, KEY) +
  shape(oval(580, 340, 206, 206), '#2a3531', 4, KEY) +
  fill(curve(oval(572, 340, 196, 196), true), iron(sheet)) +
  stroke(curve(oval(572, 340, 184, 184), true), BRASS, 9) +
  contour(oval(572, 340, 190, 190), 2.4, KEY) +
  Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    return disc(572 + Math.cos(a) * 163, 340 + Math.sin(a) * 163, 6, 6, BRASS)
  }).join('') +
  hopper(sheet) +
  sight(sheet) +
  crest(572, 452, 30, '#f2cf7e', { ...small, ring: true, hand: true }) +
  lever() +
  chute(sheet)

const hopper = (sheet: Sheet) =>
  facet(
    pts('420,30 730,30 630,136 516,136'),
    bokashi(
      sheet,
      [
        [0, '#8a5a2c'],
        [0.3, '#f2cf7e'],
        [0.6, '#c98f3c'],
        [1, '#6d4420'],
      ],
      [0, 0, 1, 0],
    ),
    3.6,
    KEY,
  ) +
  shape(oval(575, 30, 156, 20), '#e0b45c', 3, KEY) +
  fill(curve(oval(575, 31, 138, 13), true), '#6d7a4a') +
  facet(pts('524,134 624,134 624,164 524,164'), '#3b4a45', 3, KEY)

/** The round window of the drum, with beans turning behind it. */
function sight(sheet: Sheet): string {
  const d = curve(oval(572, 306, 82, 82), true)
  return (
    disc(572, 306, 98, 98, BRASS) +
    contour(oval(572, 306, 98, 98), 3, KEY) +
    fill(d, '#2a120c') +
    clipped(
      sheet,
      d,
      glow(sheet, 572, 330, 90, '#f2802a', 0.8),
      ...beans(sheet, 60, () => {
        const a = sheet.random.range(0, Math.PI)
        const q = Math.sqrt(sheet.random.next()) * 84
        return [572 + Math.cos(a) * q, 312 + Math.sin(a) * q * 0.95]
      }),
      fill(brush(arc(572, 306, 62, 62, 3.4, 4.5), 11, { head: 0.3, tail: 0.2 }), '#fff0cc', 0.7),
    ) +
    contour(oval(572, 306, 82, 82), 3, KEY)
  )
}

const beans = (sheet: Sheet, count: number, at: () => Point) =>
  Array.from({ length: count }, () => {
    const [x, y] = at()
    const turn = Math.round(sheet.random.range(-60, 60))
    return put(
      x,
      y,
      round(
        0,
        0,
        13,
        9,
        sheet.random.pick(['#54291a', '#6d3820', '#42200f', '#7d4526']),
        1.4,
        '#1c0c08',
        turn,
      ) + fill(brush(pts('-9,1 0,-1 9,1'), 2.4, { seed: 2 }), '#2a120a'),
      1,
      turn,
    )
  })

const lever = () =>
  fill(brush(pts('404,330 330,300 262,250'), 13, { head: 1, tail: 0.9, rough: 0.04 }), '#2a2422') +
  round(254, 244, 24, 24, '#8f2c20', 3, KEY)

const chute = (sheet: Sheet) =>
  facet(pts('500,512 644,512 676,590 468,590'), iron(sheet), 3.4, KEY) +
  facet(pts('496,498 648,498 648,520 496,520'), BRASS, 3, KEY) +
  clipped(
    sheet,
    polygon(pts('510,540 634,540 690,664 450,664')),
    ...beans(sheet, 46, () => [sheet.random.range(500, 640), sheet.random.range(548, 660)]),
  )

/** The tray under the chute, full of beans, with the arms that stir them. */
function tray(sheet: Sheet): string {
  const [cx, cy, rx, ry] = [572, 672, 348, 78]
  return (
    soft(sheet, 14, disc(cx + 20, cy + 88, rx, 40, '#150a0c', 0.6)) +
    fill(
      polygon([[cx - rx, cy], ...arc(cx, cy + 66, rx, ry, Math.PI, 0, 24), [cx + rx, cy]]),
      bokashi(
        sheet,
        [
          [0, '#7d4a20'],
          [0.25, '#f2cf7e'],
          [0.6, '#c08a3c'],
          [1, '#5a3418'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    keyLine([[cx - rx, cy], ...arc(cx, cy + 66, rx, ry, Math.PI, 0, 24), [cx + rx, cy]], 4, KEY) +
    fill(curve(oval(cx, cy, rx, ry), true), '#e0b45c') +
    contour(oval(cx, cy, rx, ry), 3, KEY) +
    fill(curve(oval(cx, cy + 2, rx - 18, ry - 8), true), '#3a1a10') +
    clipped(
      sheet,
      curve(oval(cx, cy + 2, rx - 18, ry - 8), true),
      ...beans(sheet, 420, () => {
        const a = sheet.random.range(0, Math.PI * 2)
        const q = Math.sqrt(sheet.random.next())
        return [cx + Math.cos(a) * q * rx, cy + Math.sin(a) * q * ry]
      }),
    ) +
    [pts('572,668 700,640 850,650'), pts('572,668 440,690 320,694')]
      .map((line) => fill(brush(line, 13, { head: 1, tail: 0.8, rough: 0.04 }), '#d9a24a'))
      .join('') +
    keyLine(pts('572,660 700,632 850,643'), 2.4, KEY) +
    round(572, 660, 26, 15, '#f2cf7e', 3, KEY)
  )
}

/** A jute sack of green beans, its mouth rolled down. */
function sack(sheet: Sheet, x: number, y: number, s: number): string {
  const body: Point[] = pts('-120,-190 -150,-90 -140,40 -90,66 90,66 140,40 150,-90 120,-190')
  return put(
    x,
    y,
    soft(sheet, 12, disc(16, 62, 150, 26, '#150a0c', 0.6)) +
      shape(
        body,
        bokashi(
          sheet,
          [
            [0, '#e0c08a'],
            [0.5, '#b98f5a'],
            [1, '#74502f'],
          ],
          [0, 0, 1, 0.3],
        ),
        3.4,
        KEY,
      ) +
      clipped(
        sheet,
        curve(body, true),
        ...Array.from({ length: 17 }, (_, i) =>
          stroke(`M-160 ${-180 + i * 15}H160`, '#74502f', 1.4, 0.45),
        ),
        ...Array.from({ length: 20 }, (_, i) =>
          stroke(`M${-150 + i * 16} -190V70`, '#74502f', 1.2, 0.35),
        ),
        rect(-150, -50, 300, 26, '#8f2c20', 0.75),
      ) +
      shape(oval(0, -190, 128, 34), '#c9a06a', 3.2, KEY) +
      fill(curve(oval(0, -192, 104, 25), true), '#5a6a3c') +
      clipped(
        sheet,
        curve(oval(0, -192, 104, 25), true),
        ...Array.from({ length: 90 }, () =>
          round(
            sheet.random.range(-104, 104),
            sheet.random.range(-216, -166),
            11,
            7,
            sheet.random.pick(['#a9b07a', '#8f9a5e', '#c3c48f']),
            1.2,
            '#4a5230',
          ),
        ),
      ),
    s,
  )
}
