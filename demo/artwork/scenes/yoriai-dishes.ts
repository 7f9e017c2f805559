import { heap, shiso, slice, sprig } from '../kit/food.ts'
import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { bowl, chopsticks, cup, plate, rings, shadow, speckles, tilt } from '../kit/table.ts'

const table = { base: '#4a3038', dark: '#261a28', light: '#6f4a4a' }

/** The izakaya's worn table under a red lantern. */
const bar = (sheet: Sheet) =>
  planks(sheet, table, 230, -11) + glow(sheet, 1080, 20, 820, '#e8633a', 0.42, 520)

/** Skewers from the grill on an indigo dish. */
export function yakitori(sheet: Sheet): string {
  const dish: Point[] = pts('130,300 900,160 1070,240 1090,420 1000,500 240,660 110,590 80,420')
  const inner = dish.map(([x, y]): Point => [590 + (x - 590) * 0.9, 410 + (y - 410) * 0.86])
  return [
    bar(sheet),
    shadow(sheet, 610, 470, 500, 260, 0.5),
    shape(
      dish.map(([x, y]): Point => [x, y + 26]),
      '#131d3f',
      4,
    ),
    shape(
      dish,
      bokashi(
        sheet,
        [
          [0, '#5b7db0'],
          [0.6, '#34528b'],
          [1, '#20315f'],
        ],
        [0, 0, 0.8, 1],
      ),
      4,
    ),
    shape(
      inner,
      bokashi(
        sheet,
        [
          [0, '#20315f'],
          [0.4, '#34528b'],
          [1, '#46689f'],
        ],
        [0, 0, 0.8, 1],
      ),
      2.6,
      ink.night,
    ),
    ...[0, 1, 2, 3].map((i) =>
      keyLine(
        [
          [180, 590 - i * 14],
          [480, 560 - i * 16],
          [800, 476 - i * 18],
          [1010, 430 - i * 22],
        ],
        4,
        ink.indigo300,
        i,
      ),
    ),
    skewer(sheet, 520, 300, -11, 'thigh'),
    skewer(sheet, 540, 390, -10, 'leek'),
    skewer(sheet, 570, 474, -12, 'meatball'),
    put(960, 250, heap(sheet, 40, '#e7b23f', '#b8702a', 7)),
    put(930, 470, lemonWedge()),
    cup(sheet, 150, 120, 92, 108, { light: '#d9cdb4', dark: '#8d7f72' }, '#efe6cf'),
    chopsticks([470, 770], [1140, 650], ink.sumi, ink.vermilion),
    steam(sheet, 560, 280, 480, 250, 4, 0.4),
    daylight(sheet, '#ffb27a', ink.night, 0.3),
  ].join('')
}

const lemonWedge = () =>
  shape(pts('-60,10 -20,-30 40,-26 66,12 0,34'), '#efc544', 3, ink.brownDeep) +
  shape(pts('-48,8 -14,-16 36,-14 52,10 0,22'), '#faecb8')

type Cut = 'thigh' | 'leek' | 'meatball'

function skewer(sheet: Sheet, x: number, y: number, turn: number, cut: Cut): string {
  const piece = (k: number) => {
    const px = -250 + k * 92
    if (cut === 'leek' && k % 2 === 1)
      return put(
        px,
        0,
        shape(
          pts('-24,-40 24,-44 26,40 -22,44'),
          bokashi(sheet, [
            [0, '#e9ecc4'],
            [1, '#9ab36a'],
          ]),
          3,
          ink.umber,
          k,
        ) +
          fill(brush(pts('-20,-14 22,-18'), 9), '#5a4a2c', 0.75) +
          fill(brush(pts('-20,18 22,14'), 8), '#5a4a2c', 0.6),
      )
    const body: Point[] =
      cut === 'meatball'
        ? oval(0, 0, 50, 44, 0.05, k)
        : pts('-46,-30 -14,-46 36,-38 50,-4 40,36 0,46 -40,36 -52,2')
    return put(
      px,
      (k % 2) * 4,
      shape(
        body,
        bokashi(
          sheet,
          [
            [0, '#d98b45'],
            [0.5, '#a8552a'],
            [1, '#5d2a1c'],
          ],
          [0, 0, 0.5, 1],
        ),
        3.4,
        ink.umber,
        k + 2,
      ) +
        clipped(
          sheet,
          curve(body, true),
          fill(brush(pts('-40,-20 10,-34 44,-20'), 12, { seed: k }), '#f4c27c', 0.9),
          fill(brush(pts('-30,30 10,24 46,20'), 20, { seed: k }), '#2f161a', 0.65),
          fill(brush(pts('-26,4 4,-4 30,6'), 7, { seed: k + 3 }), '#3a1c1c', 0.6),
        ),
    )
  }
  return put(
    x,
    y,
    fill(brush(pts('-300,34 0,44 300,40'), 46, { head: 0.6, tail: 0.3 }), ink.night, 0.35) +
      fill(brush(pts('-330,0 0,2 470,0'), 10, { head: 0.3, tail: 1, rough: 0.05 }), '#d6ad6c') +
      keyLine(pts('190,5 470,5'), 2.6, ink.brownDeep) +
      [0, 1, 2, 3, 4].map(piece).join(''),
    0.98,
    turn,
  )
}

/** Oden simmering in its earthenware pot. */
export function oden(sheet: Sheet): string {
  const [cx, cy, r] = [590, 370, 440]
  const broth = bokashi(
    sheet,
    [
      [0, '#8a5a30'],
      [0.4, '#c48f4c'],
      [1, '#dcb36c'],
    ],
    [0.1, 0, 0.7, 1],
  )
  const radish = (x: number, y: number) =>
    put(
      x,
      y,
      fill(curve(oval(0, 26, 92, 60), true), '#c9a060') +
        shape(
          oval(0, 0, 92, 60, 0.02, 3),
          bokashi(sheet, [
            [0, '#f4e6c0'],
            [1, '#e0c084'],
          ]),
          3,
          ink.brownDeep,
        ) +
        stroke(curve(oval(0, 0, 78, 49), true), '#c9a46a', 3, 0.8) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            keyLine(
              [
                [Math.cos(i) * 20, Math.sin(i) * 12],
                [Math.cos(i) * 60, Math.sin(i) * 38],
              ],
              1.8,
              '#c9a46a',
              i,
            ),
          )
          .join(''),
    )
  const egg = (x: number, y: number, t: number) =>
    put(
      x,
      y,
      shape(
        oval(0, 0, 66, 48),
        bokashi(
          sheet,
          [
            [0, '#e9c48a'],
            [1, '#a9713c'],
          ],
          [0, 0, 0.5, 1],
        ),
        3,
        ink.brownDeep,
      ) + fill(brush(pts('-34,-14 -8,-28 20,-26'), 9), '#fbe9c4', 0.9),
      1,
      t,
    )
  const konnyaku = (x: number, y: number, t: number) =>
    put(
      x,
      y,
      facet(
        pts('-84,44 0,-62 88,44'),
        bokashi(sheet, [
          [0, '#8f8d90'],
          [1, '#5a5a66'],
        ]),
        3.4,
        ink.umber,
      ) +
        facet(pts('-84,44 88,44 80,66 -78,66'), '#4a4a56', 3, ink.umber) +
        sheetSpecks(),
      1,
      t,
    )
  const sheetSpecks = () =>
    pts('-20,10 10,-10 24,22 -34,30 40,34 0,30')
      .map(([x, y]) => disc(x, y, 3, 2.4, '#2f2f3a', 0.8))
      .join('')
  const chikuwa = (x: number, y: number, t: number) =>
    put(
      x,
      y,
      fill(brush(pts('-120,0 0,-6 110,0'), 62, { head: 1, tail: 1, rough: 0.05 }), '#e6cfa0') +
        fill(brush(pts('-80,-14 0,-20 70,-12'), 26, { head: 0.6, tail: 0.6 }), '#a8652f', 0.85) +
        keyLine(pts('-120,30 0,26 110,30'), 3, ink.brownDeep) +
        keyLine(pts('-120,-30 0,-36 110,-30'), 2.6, ink.brownDeep) +
        round(112, 0, 18, 30, '#f3e3bf', 3, ink.brownDeep) +
        round(112, 0, 8, 15, '#6d4526'),
      1,
      t,
    )
  const pouch = (x: number, y: number) =>
    put(
      x,
      y,
      shape(
        pts('-70,20 -58,-26 -18,-40 -12,-70 14,-70 18,-40 60,-24 70,22 40,50 -40,50'),
        bokashi(sheet, [
          [0, '#e2a650'],
          [1, '#a8682c'],
        ]),
        3.2,
        ink.brownDeep,
      ) +
        fill(brush(pts('-26,-40 0,-34 26,-42'), 10, { head: 1, tail: 1 }), '#f1e0b4') +
        keyLine(pts('-40,0 -10,14 30,6'), 2.4, ink.brown),
    )
  const kelp = (x: number, y: number, t: number) =>
    put(
      x,
      y,
      shape(pts('-56,0 -20,-22 0,-8 22,-24 58,2 22,22 0,10 -22,22'), '#3a4a34', 3, ink.umber) +
        round(0, 0, 16, 14, '#53663f', 2.4, ink.umber),
      1,
      t,
    )
  const content = [
    radish(360, 300),
    konnyaku(560, 220, -8),
    egg(760, 250, 20),
    chikuwa(690, 360, -16),
    radish(500, 430),
    pouch(860, 370),
    kelp(380, 410, 20),
    egg(640, 480, -14),
    konnyaku(800, 500, 12),
    kelp(600, 320, -20),
    chikuwa(420, 530, 12),
  ]
  return [
    bar(sheet),
    shape(pts('60,330 130,300 170,380 110,440 50,420'), '#4d3a34', 4),
    shape(pts('1120,330 1050,300 1010,380 1070,440 1130,420'), '#4d3a34', 4),
    bowl(sheet, cx, cy, r, {
      depth: 190,
      foot: 0.6,
      glaze: { light: '#8a6a56', dark: '#3d2c2a' },
      inside: '#5a3d2c',
      motif: [0, 1]
        .map((i) =>
          fill(
            brush(
              arc(cx, cy + 70 + i * 46, r * 1.02, r * 0.6, 0.05, Math.PI - 0.05, 20),
              12 - i * 6,
              { seed: i },
            ),
            '#d9c8aa',
            0.7,
          ),
        )
        .join(''),
      content:
        fill(curve(oval(cx, cy + 24, r * 0.9, r * 0.88 * tilt), true), broth) +
        content.join('') +
        Array.from({ length: 26 }, () =>
          disc(cx + sheet.random.jitter(340), cy + sheet.random.jitter(190), 7, 4, '#f4dca0', 0.6),
        ).join(''),
    }),
    steam(sheet, 590, 250, 620, 320, 6, 0.5),
    daylight(sheet, '#ffb27a', ink.night, 0.3),
  ].join('')
}

/** The harbour's rice bowl: raw fish fanned over rice. */
export function kaisenDon(sheet: Sheet): string {
  const [cx, cy, r] = [560, 350, 350]
  const fan = (flesh: string, deep: string, line: string, from: number, count: number, q: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = from + i * 0.24
      return put(
        cx + Math.cos(a) * r * q,
        cy - 20 + Math.sin(a) * r * q * tilt,
        slice(sheet, flesh, deep, line),
        1.3,
        (a * 180) / Math.PI + 100,
      )
    }).join('')
  const grains = Array.from({ length: 240 }, () => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * r * 0.86
    return put(
      cx + Math.cos(a) * q,
      cy + 6 + Math.sin(a) * q * tilt,
      round(0, 0, 11, 6, '#fffaf0', 1.2, '#c9b99a'),
      1,
      sheet.random.range(0, 180),
    )
  }).join('')
  const roe = Array.from({ length: 60 }, () => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * 76
    const [x, y] = [cx + 40 + Math.cos(a) * q, cy + 60 + Math.sin(a) * q * 0.66]
    return (
      round(x, y, 13, 12, '#e5652c', 1.8, '#8a2f18') + disc(x - 4, y - 4, 4, 3, '#fbd3a0', 0.95)
    )
  }).join('')
  const content =
    fill(curve(oval(cx, cy, r * 0.94, r * 0.92 * tilt), true), '#efe4cc') +
    grains +
    put(cx - 170, cy - 120, shiso('#6c8a4c', '#3f5a34'), 1.6, -140) +
    put(cx + 190, cy - 110, shiso('#5f7a46', '#3a5233'), 1.5, -40) +
    fan('#c6412f', '#8f2a26', '#e59a84', 3.0, 5, 0.56) +
    fan('#f2b48a', '#e0835a', '#fbe0c6', 4.35, 5, 0.58) +
    fan('#f4e6d3', '#dcc4ae', '#e8b7a2', 5.75, 5, 0.58) +
    tamago(sheet, cx - 130, cy + 60) +
    roe +
    put(cx - 16, cy - 66, heap(sheet, 40, '#b9c878', '#7f9450', 3)) +
    put(cx - 60, cy + 118, sprig(0.9, '#8aa552', '#4d6a38'))
  return [
    bar(sheet),
    bowl(sheet, cx, cy, r, {
      depth: 190,
      foot: 0.42,
      glaze: { light: '#34528b', dark: '#16224a' },
      inside: '#dfe3da',
      motif: scallops(cx, cy, r),
      content,
    }),
    plate(
      sheet,
      1020,
      560,
      110,
      { light: '#d9cdb4', dark: '#8d7f72' },
      speckles(sheet, 1020, 560, 100, 20, ink.brown),
    ),
    put(1020, 552, heap(sheet, 42, '#e9a08a', '#c7604a', 5)),
    bowl(sheet, 1030, 210, 140, {
      depth: 80,
      foot: 0.5,
      glaze: { light: '#7d2a22', dark: '#3d1418' },
      inside: '#1d1420',
      motif: rings(1030, 240, [142], ink.amber, 4),
      content:
        fill(curve(oval(1030, 218, 122, 76), true), '#b98a4c') +
        pts('990,210 1060,230 1040,196')
          .map(([x, y]) =>
            facet(
              [
                [x, y],
                [x + 34, y + 4],
                [x + 30, y + 26],
                [x - 4, y + 22],
              ],
              '#f4ebd6',
              2,
            ),
          )
          .join(''),
    }),
    chopsticks([500, 770], [1140, 716], ink.sumi, ink.vermilion),
    steam(sheet, 1030, 160, 140, 150, 3, 0.4),
    daylight(sheet, '#ffb27a', ink.night, 0.26),
  ].join('')
}

const tamago = (sheet: Sheet, x: number, y: number) =>
  [0, 1]
    .map(
      (i) =>
        facet(
          [
            [x + i * 62, y - i * 10],
            [x + 56 + i * 62, y - 12 - i * 10],
            [x + 66 + i * 62, y + 54 - i * 10],
            [x + 6 + i * 62, y + 66 - i * 10],
          ],
          bokashi(sheet, [
            [0, '#fae08c'],
            [1, '#e2a93c'],
          ]),
          3,
          ink.brownDeep,
        ) +
        keyLine(
          [
            [x + 10 + i * 62, y + 26 - i * 10],
            [x + 56 + i * 62, y + 14 - i * 10],
          ],
          2.4,
          '#c28a2c',
        ),
    )
    .join('')

const scallops = (cx: number, cy: number, r: number) =>
  Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 11 }, (_, i) =>
      [0, 1, 2]
        .map((k) =>
          stroke(
            curve(
              arc(
                cx - r + (i - 0.5 + (row % 2) * 0.5) * 74,
                cy + 200 + row * 34,
                36 - k * 11,
                32 - k * 10,
                Math.PI,
                Math.PI * 2,
                8,
              ),
            ),
            '#c6d5d8',
            3,
            0.8,
          ),
        )
        .join(''),
    ).join(''),
  ).join('')
