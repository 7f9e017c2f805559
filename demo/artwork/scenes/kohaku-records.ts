import { crest, small } from '../kit/crest.ts'
import { arc, brush, curve, oval, polygon, pts } from '../kit/line.ts'
import { pendant } from '../kit/room.ts'
import { contour, facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'

const KEY = '#1c1013'

/** Twenty to twelve: the needle is still on its rest. */
export function kohakuRecords(sheet: Sheet): string {
  const board = polygon(pts('0,560 1200,560 1200,800 0,800'))
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#3a2320'],
        [0.6, '#7a4a2c'],
        [1, '#4a2a1f'],
      ]),
    ),
    ...Array.from({ length: 8 }, (_, i) => rect(i * 160, 0, 6, 560, '#2a1716', 0.55)),
    glow(sheet, 700, 240, 620, '#ffc66a', 0.55),
    clock(sheet, 380, 182),
    fill(
      board,
      bokashi(sheet, [
        [0, '#a5683a'],
        [0.4, '#7a4526'],
        [1, '#3f2219'],
      ]),
    ),
    clipped(
      sheet,
      board,
      grain(sheet, 0, 560, 1200, 240, '#2f1813', 6, 0.6),
      glow(sheet, 620, 640, 460, '#ffcf7a', 0.45, 120),
    ),
    rect(0, 556, 1200, 7, '#d9994a'),
    sleeves(sheet),
    player(sheet),
    pendant(sheet, 840, 80, 190, '#1f4a44', '#ffcf7a', 0.75),
  ].join('')
}

/** A wall clock with a pendulum behind glass. */
const clock = (sheet: Sheet, x: number, y: number) =>
  put(
    x,
    y,
    soft(sheet, 14, rect(-96, -150, 226, 470, '#150a0c', 0.5)) +
      shape(pts('-100,-110 -70,-156 0,-176 70,-156 100,-110'), '#6d3f28', 3.4, KEY) +
      facet(pts('-104,-112 104,-112 104,110 -104,110'), '#7d4a2e', 3.4, KEY) +
      facet(pts('-78,108 78,108 70,292 -70,292'), '#6d3f28', 3.4, KEY) +
      facet(pts('-50,126 50,126 46,270 -46,270'), '#2a1613', 3, KEY) +
      fill(brush(pts('0,120 -8,180 -16,226'), 6, { head: 1, tail: 1 }), '#d9a24a') +
      round(-18, 232, 24, 24, '#f2cf7e', 2.6, KEY) +
      shape(oval(0, 0, 94, 94), '#d9a24a', 3.2, KEY) +
      fill(curve(oval(0, 0, 82, 82), true), '#f6ead0') +
      contour(oval(0, 0, 82, 82), 2.4, KEY) +
      Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * Math.PI * 2
        const [c, s] = [Math.sin(a), -Math.cos(a)]
        return stroke(`M${c * 62} ${s * 62}L${c * 74} ${s * 74}`, KEY, i % 3 === 0 ? 7 : 4)
      }).join('') +
      hand(350, 40, 9) +
      hand(240, 60, 6) +
      disc(0, 0, 7, 7, '#8f2c20'),
    0.9,
  )

/** A hand of the clock: degrees from twelve, its length and width. */
const hand = (degrees: number, length: number, width: number) => {
  const a = (degrees / 180) * Math.PI
  return stroke(
    `M${-Math.sin(a) * 12} ${Math.cos(a) * 12}L${Math.sin(a) * length} ${-Math.cos(a) * length}`,
    KEY,
    width,
  )
}

/** Records on edge between two ends of wood. */
function sleeves(sheet: Sheet): string {
  const { random } = sheet
  const paints = [
    '#8f2c20',
    '#c98a3c',
    '#2c4579',
    '#efe4cc',
    '#4a5a3c',
    '#d9b06a',
    '#34304f',
    '#5c998b',
  ] as const
  let out = ''
  for (let x = 826, i = 0; x < 1080; i++) {
    const wide = random.range(9, 17)
    const lean = i > 12 ? 7 : 0
    out += facet(
      [
        [x + lean, 318 + random.range(0, 8)],
        [x + wide + lean, 318 + random.range(0, 6)],
        [x + wide, 566],
        [x, 566],
      ],
      random.pick(paints),
      2,
      KEY,
    )
    x += wide
  }
  return (
    soft(sheet, 10, rect(816, 560, 300, 24, '#150a0c', 0.6)) +
    out +
    facet(pts('796,292 824,292 824,574 796,574'), '#6d3f28', 3, KEY) +
    facet(pts('1090,292 1118,292 1118,574 1090,574'), '#6d3f28', 3, KEY)
  )
}

/** The player seen from the front and above, its record at rest. */
function player(sheet: Sheet): string {
  const [cx, cy, rx, ry] = [500, 590, 226, 84]
  const rings = [0.94, 0.86, 0.78, 0.7, 0.62, 0.54].map((k) =>
    stroke(curve(oval(cx, cy, rx * k, ry * k), true), '#4a4650', 1.6, 0.9),
  )
  return (
    soft(sheet, 16, fill(polygon(pts('190,700 830,700 880,760 170,760')), '#150a0c', 0.6)) +
    facet(pts('244,470 756,470 820,694 180,694'), '#b5743c', 3.6, KEY) +
    clipped(
      sheet,
      polygon(pts('244,470 756,470 820,694 180,694')),
      grain(sheet, 180, 470, 640, 224, '#54301c', 3, 0.5),
    ) +
    facet(pts('180,694 820,694 820,752 180,752'), '#74432a', 3.6, KEY) +
    [250, 330].map((x) => round(x, 722, 15, 15, '#d9a24a', 2.6, KEY)).join('') +
    rect(660, 708, 110, 28, '#2a1613') +
    crest(715, 722, 10, '#f2cf7e', { ...small, ring: false, hand: true }) +
    fill(curve(oval(cx, cy + 12, rx + 8, ry + 4), true), '#6d6872') +
    contour(oval(cx, cy + 12, rx + 8, ry + 4), 3, KEY) +
    fill(
      curve(oval(cx, cy, rx, ry), true),
      bokashi(
        sheet,
        [
          [0, '#2c2830'],
          [0.5, '#15121a'],
          [1, '#2a262e'],
        ],
        [0, 0, 1, 0.6],
      ),
    ) +
    contour(oval(cx, cy, rx, ry), 3, KEY) +
    rings.join('') +
    clipped(
      sheet,
      curve(oval(cx, cy, rx * 0.96, ry * 0.96), true),
      soft(
        sheet,
        5,
        fill(
          polygon([
            [cx, cy],
            [cx + 150, cy - 110],
            [cx + 230, cy - 70],
          ]),
          '#ffd98a',
          0.45,
        ),
        fill(
          polygon([
            [cx, cy],
            [cx - 150, cy + 110],
            [cx - 230, cy + 70],
          ]),
          '#ffd98a',
          0.3,
        ),
      ),
    ) +
    shape(oval(cx, cy, 76, 28), '#c2462c', 2.6, KEY) +
    stroke(curve(oval(cx, cy, 58, 21), true), '#f2dcb0', 2.4) +
    disc(cx, cy, 7, 4, '#f2cf7e') +
    keyLine(arc(cx, cy, 40, 14, 3.5, 5.9), 3, '#f2dcb0') +
    arm()
  )
}

/** The tone arm, lifted and clipped in its rest beside the record. */
const arm = () =>
  round(742, 520, 34, 15, '#8f8a90', 3, KEY) +
  round(742, 508, 24, 11, '#cdc8c4', 2.6, KEY) +
  fill(brush(pts('744,504 766,560 768,640'), 11, { head: 1, tail: 0.9, rough: 0.03 }), '#d9d3cc') +
  keyLine(pts('750,504 772,560 774,640'), 2.4, KEY) +
  facet(pts('754,636 782,636 780,668 756,668'), '#2a262e', 2.6, KEY) +
  facet(pts('760,596 784,596 784,612 760,612'), '#8f2c20', 2.4, KEY)
