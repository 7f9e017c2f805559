import { heap, shiso, sprig } from '../kit/food.ts'
import { arc, brush, curve, oval, type Point, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { board, bowl, chopsticks, cup, plate, rings, shadow, speckles, tilt } from '../kit/table.ts'

const table = { base: '#8a6244', dark: '#573a2c', light: '#a98058' }
const choko = { light: '#e8e0cd', dark: '#9ba6a8' }

/** Cold soba on a bamboo draining basket, dipping sauce and condiments beside. */
export function zaruSoba(sheet: Sheet): string {
  const [cx, cy, r] = [500, 400, 370]
  return [
    planks(sheet, table, 210, 7),
    shadow(sheet, cx, cy + 40, r + 20),
    basket(sheet, cx, cy, r),
    bundles(sheet, cx, cy - 24),
    nori(sheet, cx, cy - 60),
    bowl(sheet, 1010, 250, 138, {
      depth: 92,
      foot: 0.55,
      glaze: choko,
      inside: '#3a211b',
      motif: combed(1010, 250, 138),
    }),
    plate(
      sheet,
      1000,
      600,
      120,
      { light: '#6f8f94', dark: ink.indigo700 },
      speckles(sheet, 1000, 600, 100, 26, ink.washi),
    ),
    put(962, 584, heap(sheet, 40, '#b9c878', '#7f9450', 3)),
    put(1040, 604, greens()),
    chopsticks([640, 752], [1160, 712], ink.umber, ink.vermilion),
    daylight(sheet, '#f9e8c0', ink.indigo900, 0.32),
  ].join('')
}

/** A shallow basket of split bamboo: rim, bound edge and the weave. */
function basket(sheet: Sheet, cx: number, cy: number, r: number): string {
  const bamboo = bokashi(
    sheet,
    [
      [0, '#dcc184'],
      [1, '#b18a4e'],
    ],
    [0.1, 0, 0.8, 1],
  )
  const lines = Array.from({ length: 46 }, (_, i) => {
    const x = cx - r + (i + 0.5) * ((2 * r) / 46)
    return fill(
      brush(
        [
          [x, cy - r],
          [x + noise1(i, 3) * 3, cy],
          [x, cy + r],
        ],
        9,
        { head: 1, tail: 1, seed: i },
      ),
      i % 2 === 0 ? '#c9a661' : '#e0c88e',
    )
  })
  const ties = Array.from({ length: 7 }, (_, i) =>
    fill(
      brush(
        [
          [cx - r, cy - r * 0.52 + i * 78],
          [cx, cy - r * 0.5 + i * 78],
          [cx + r, cy - r * 0.52 + i * 78],
        ],
        5,
        { head: 1, tail: 1, seed: i },
      ),
      '#8d6a39',
    ),
  )
  const binding = Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return fill(
      brush(
        [
          [cx + c * r * 0.94, cy + s * r * 0.94 * tilt],
          [cx + Math.cos(a + 0.03) * r * 1.01, cy + Math.sin(a + 0.03) * r * 1.01 * tilt + 4],
        ],
        5,
        { head: 0.9, tail: 0.9 },
      ),
      '#7a5a30',
    )
  })
  return (
    shape(oval(cx, cy + 26, r, r * tilt), '#7a5a30', 4) +
    shape(oval(cx, cy, r, r * tilt), bamboo, 4) +
    clipped(sheet, curve(oval(cx, cy, r * 0.93, r * 0.93 * tilt), true), ...lines, ...ties) +
    binding.join('') +
    stroke(curve(oval(cx, cy, r * 0.94, r * 0.94 * tilt), true), '#6b4c28', 3)
  )
}

/** Small folded bundles of soba, the way they are lifted onto the basket. */
function bundles(sheet: Sheet, cx: number, cy: number): string {
  const at: Array<readonly [number, number, number]> = [
    [-150, -96, -8],
    [30, -110, 6],
    [170, -50, 14],
    [-210, 10, -14],
    [-40, 6, 4],
    [130, 60, 10],
    [-120, 108, -6],
    [40, 128, 5],
  ]
  return at
    .map(([x, y, turn], n) => {
      const strandsOf = Array.from({ length: 15 }, (_, i) => {
        const t = i / 14 - 0.5
        const line: Point[] = [
          [-112 + Math.abs(t) * 26, t * 66 + 22],
          [-50, t * 78 - 12 + noise1(i, n) * 6],
          [20, t * 74 - 18 + noise1(i + 9, n) * 7],
          [82, t * 60 + 4],
          [112 - Math.abs(t) * 34, t * 36 + 30],
        ]
        const tone = sheet.random.pick(['#b89b7c', '#a3846a', '#c9b092', '#93745c'])
        return (
          fill(brush(line, 9, { head: 0.7, tail: 0.7, seed: i }), '#4f3a31') +
          fill(brush(line, 6.2, { head: 0.7, tail: 0.6, seed: i }), tone)
        )
      })
      return (
        fill(curve(oval(cx + x + 12, cy + y + 30, 118, 44), true), ink.umber, 0.32) +
        put(cx + x, cy + y, strandsOf.join(''), 1, turn)
      )
    })
    .join('')
}

const nori = (sheet: Sheet, cx: number, cy: number) =>
  Array.from({ length: 30 }, () => {
    const x = cx + sheet.random.jitter(130)
    const y = cy + sheet.random.jitter(60)
    const a = sheet.random.jitter(1.2)
    return fill(
      brush(
        [
          [x, y],
          [x + Math.cos(a) * 24, y + Math.sin(a) * 18],
          [x + Math.cos(a) * 52, y + Math.sin(a) * 30],
        ],
        6,
        { head: 0.9, tail: 0.8 },
      ),
      sheet.random.pick(['#1d2b33', '#2b3f3f']),
    )
  }).join('')

const greens = () =>
  Array.from({ length: 16 }, (_, i) =>
    round(
      noise1(i * 2.3, 4) * 34,
      noise1(i * 1.7, 9) * 20,
      10,
      7,
      i % 2 === 0 ? '#c7d79a' : '#8fae63',
      2,
      '#4d6a38',
      i,
    ),
  ).join('')

const combed = (cx: number, cy: number, r: number) =>
  [0, 1, 2, 3]
    .map((i) =>
      fill(
        brush(arc(cx, cy + 26 + i * 22, r * 1.02, r * 0.5, 0.1, Math.PI - 0.1, 14), 6 - i, {
          seed: i,
        }),
        ink.indigo600,
        0.85,
      ),
    )
    .join('')

/** Tempura of prawns and mountain vegetables on folded paper. */
export function tempura(sheet: Sheet): string {
  const [cx, cy, r] = [560, 420, 420]
  return [
    planks(sheet, table, 210, 7),
    plate(
      sheet,
      cx,
      cy,
      r,
      { light: '#46587c', dark: '#1d2a4d' },
      rings(cx, cy, [r * 0.95, r * 0.9], '#8fa9c6', 4),
    ),
    facet(
      pts('250,360 620,180 900,400 480,640'),
      bokashi(
        sheet,
        [
          [0, '#fbf4e4'],
          [1, '#dccdb2'],
        ],
        [0, 0, 0.7, 1],
      ),
      3,
      ink.brown,
    ),
    facet(pts('620,180 900,400 800,262'), '#cbbb9d', 2.4, ink.brown),
    put(500, 360, sweetPotato(sheet), 1.25, -20),
    put(690, 330, lotus(sheet), 1.15, 12),
    put(400, 430, shishito(), 1.3, 24),
    put(430, 470, shishito(), 1.2, 10),
    put(700, 420, shiso('#8b9a52', '#55693a') + batter(sheet, 70, 36, 5), 1.1, 40),
    put(590, 420, prawn(sheet, 1), 1.35, -62),
    put(660, 450, prawn(sheet, 2), 1.35, -48),
    put(520, 470, prawn(sheet, 3), 1.35, -74),
    bowl(sheet, 1050, 600, 140, {
      depth: 74,
      foot: 0.5,
      glaze: choko,
      inside: '#8a5a34',
      motif: combed(1050, 600, 140),
      content: put(1050, 590, heap(sheet, 50, ink.washi, '#cfd0bd', 5)),
    }),
    plate(sheet, 1060, 150, 110, { light: '#d9c8aa', dark: '#a58a66' }),
    put(1060, 140, heap(sheet, 40, '#f6f1e4', '#cfc8b4', 8)),
    chopsticks([300, 772], [830, 734], ink.umber, ink.vermilion),
    daylight(sheet, '#f9e8c0', ink.indigo900, 0.32),
  ].join('')
}

/** The blistered crust of tempura over an oval, as crumbs along its edge. */
function batter(sheet: Sheet, rx: number, ry: number, seed: number): string {
  return Array.from({ length: 46 }, (_, i) => {
    const a = (i / 46) * Math.PI * 2
    const q = 0.86 + 0.3 * sheet.random.next()
    return disc(
      Math.cos(a) * rx * q,
      Math.sin(a) * ry * q,
      7 + 4 * noise1(i, seed),
      6,
      i % 3 === 0 ? '#f4d690' : i % 3 === 1 ? '#e0b25c' : '#c98f43',
    )
  }).join('')
}

function prawn(sheet: Sheet, seed: number): string {
  const body: Point[] = pts('-130,6 -90,-26 0,-34 90,-26 134,-8 132,12 90,28 0,34 -90,26')
  return (
    shape(
      pts('-120,-4 -176,-40 -196,-20 -166,0 -198,22 -176,40 -120,10'),
      '#cf4a2c',
      3,
      ink.vermilionDeep,
    ) +
    put(0, 0, batter(sheet, 132, 36, seed)) +
    shape(
      body,
      bokashi(sheet, [
        [0, '#f3d48d'],
        [0.6, '#dba750'],
        [1, '#b8772f'],
      ]),
      3,
      ink.brownDeep,
      seed,
    ) +
    Array.from({ length: 26 }, (_, i) =>
      fill(
        brush(
          [
            [-110 + i * 9, noise1(i * 2.1, seed) * 22],
            [-104 + i * 9, noise1(i * 2.1, seed) * 22 + 8],
          ],
          6,
        ),
        i % 2 === 0 ? '#f9e5b2' : '#b8772f',
        0.75,
      ),
    ).join('')
  )
}

const sweetPotato = (sheet: Sheet) =>
  batter(sheet, 92, 58, 3) +
  round(
    0,
    0,
    92,
    58,
    bokashi(sheet, [
      [0, '#f4cf62'],
      [1, '#d69a34'],
    ]),
    3,
    ink.brownDeep,
    4,
  ) +
  stroke(curve(oval(0, 0, 82, 50), true), '#7f3850', 7, 0.85) +
  pts('-30,-10 20,16 36,-18 -12,24')
    .map(([x, y]) => disc(x, y, 8, 4, '#fae7ac', 0.8))
    .join('')

const lotus = (sheet: Sheet) =>
  batter(sheet, 80, 54, 7) +
  round(0, 0, 80, 54, '#f0dcae', 3, ink.brownDeep, 6) +
  Array.from({ length: 7 }, (_, i) =>
    round(Math.cos(i * 0.9) * 46, Math.sin(i * 0.9) * 30, 13, 9, '#a9824e', 2, ink.brownDeep, i),
  ).join('') +
  round(0, 0, 11, 8, '#a9824e', 2, ink.brownDeep)

const shishito = () =>
  fill(
    brush(pts('-80,10 -30,-8 30,4 86,-10'), 34, { head: 0.4, tail: 0.15, rough: 0.25 }),
    '#5f7f3c',
  ) +
  keyLine(pts('-80,16 -30,10 30,20 86,-6'), 3, '#33482a') +
  fill(brush(pts('-70,2 -20,-12 30,-4'), 6), '#a9bf6a') +
  fill(brush(pts('-80,8 -106,-6'), 8, { head: 1, tail: 1 }), '#3f5a34')

/** Rolled omelette with dashi, its layers showing, on a combed plate. */
export function dashimaki(sheet: Sheet): string {
  const [cx, cy, r] = [600, 420, 430]
  const piece = (x: number, y: number, i: number) => put(x, y, roll(sheet, i), 1.15, -12)
  return [
    planks(sheet, table, 210, 7),
    plate(
      sheet,
      cx,
      cy,
      r,
      { light: '#e9dfc9', dark: '#b7a88c' },
      rings(cx, cy, [r * 0.94, r * 0.8, r * 0.74], ink.sea, 7, 0.75) +
        speckles(sheet, cx, cy, r, 60, ink.brown),
    ),
    board(sheet, quad('270,330 860,240 930,440 300,560'), 26, {
      base: '#3b2a2a',
      dark: '#1e1518',
      light: '#57403a',
    }),
    ...[0, 1, 2, 3, 4].map((i) => piece(380 + i * 108, 418 - i * 19, i)),
    put(330, 560, shiso('#6c8a4c', '#3f5a34'), 0.9, -30),
    put(352, 556, heap(sheet, 66, ink.washi, '#cfd0bd', 5)),
    fill(brush(pts('340,520 356,546 340,566'), 10), '#5a2f22', 0.8),
    put(800, 540, sprig(1.3, '#8aa552', '#4d6a38')),
    cup(sheet, 1080, 180, 84, 80, { light: ink.indigo500, dark: ink.indigo800 }, '#c9cf9c'),
    chopsticks([520, 770], [1130, 640], ink.umber, ink.vermilion),
    steam(sheet, 620, 320, 440, 260, 4, 0.4),
    daylight(sheet, '#f9e8c0', ink.indigo900, 0.3),
  ].join('')
}

/** One slice of the omelette: a soft square of wound layers with its long side behind. */
function roll(sheet: Sheet, seed: number): string {
  const face: Point[] = pts('-56,-50 0,-60 54,-50 64,0 54,52 0,60 -56,52 -64,0')
  const layers = [0.82, 0.6, 0.4, 0.2].map((q, i) =>
    stroke(
      curve(
        face.map(([x, y]): Point => [x * q + i * 2, y * q + i * 2]),
        true,
      ),
      i % 2 === 0 ? '#c98f2e' : '#e2ad45',
      3.4 - i * 0.4,
      0.9,
    ),
  )
  return (
    shape(
      pts('-40,-62 10,-84 82,-74 92,-16 66,10 0,-50'),
      bokashi(sheet, [
        [0, '#f9df8e'],
        [1, '#dca436'],
      ]),
      3,
      ink.brownDeep,
      seed,
    ) +
    shape(
      face,
      bokashi(sheet, [
        [0, '#fbe9a4'],
        [0.6, '#f3cd62'],
        [1, '#dfa83f'],
      ]),
      3.2,
      ink.brownDeep,
      seed + 1,
    ) +
    layers.join('') +
    fill(brush(pts('-30,-66 20,-78 70,-68'), 7, { seed }), '#b87a2a', 0.6)
  )
}
