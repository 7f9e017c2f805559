import { shiso } from '../kit/food.ts'
import { gleam, grain } from '../kit/gloss.ts'
import { arc, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { bream, row, salmon, tuna } from '../kit/sashimi.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { rings, tilt } from '../kit/table.ts'
import { bowl } from '../kit/vessel.ts'
import { bar } from './yoriai-table.ts'

const [cx, cy, r] = [520, 470, 620]
/** How far the bowl is moved to the right, so that it leaves the picture there too. */
const aside = 96

/** The harbour's rice bowl close up: tuna, salmon, bream and roe over white rice. */
export function kaisenDon(sheet: Sheet): string {
  return [
    bar(sheet),
    soup(sheet),
    put(aside, 0, filled(sheet)),
    glow(sheet, 140, 30, 760, '#ffe3ad', 0.3, 460),
    daylight(sheet, '#ffe0a8', ink.night, 0.2),
  ].join('')
}

const filled = (sheet: Sheet): string =>
  [
    bowl(sheet, cx, cy, r, {
      depth: 260,
      foot: 0.42,
      glaze: { light: '#4a6ca6', dark: '#1b2a58' },
      inside: '#e6e6da',
      motif: scallops(),
      content: rice(sheet),
    }),
    stroke(curve(arc(cx, cy, r * 0.985, r * 0.985 * tilt, 3.3, 6.1, 40)), '#c7d8e6', 8, 0.75),
    gleam(arc(cx, cy, r * 0.97, r * 0.97 * tilt, 3.9, 4.4), 11, 0.95),
    put(120, 330, shiso('#6f9148', '#3d5a30'), 2.3, -130),
    put(640, 180, shiso('#7a9a4c', '#3f5a34'), 2.2, -60),
    put(930, 300, shiso('#6f9148', '#3d5a30'), 2.1, -20),
    row(sheet, bream, 4, [700, 290], [82, 30], 0.98, 14),
    row(sheet, salmon, 4, [380, 268], [94, -6], 1.12, -2),
    row(sheet, tuna, 5, [120, 470], [96, -16], 1.2, -14),
    ...omelette(sheet),
    ...roe(sheet),
    wasabi(sheet),
  ].join('')

function rice(sheet: Sheet): string {
  const grains = Array.from({ length: 820 }, (_, i) => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * r * 0.88
    const [x, y] = [cx + Math.cos(a) * q, cy + 10 + Math.sin(a) * q * tilt]
    return put(
      x,
      y,
      fill(curve(oval(3, 5, 19, 10), true), '#b9ab8c', 0.7) +
        round(0, 0, 19, 10, i % 4 ? '#fffdf4' : '#f0e8d4', 1.6, '#c4b594', i) +
        gleam(pts('-10,-2 -3,-5 5,-5'), 3),
      1,
      sheet.random.range(0, 180),
    )
  })
  return (
    fill(curve(oval(cx, cy + 10, r * 0.93, r * 0.92 * tilt), true), '#f4ecd8') + grains.join('')
  )
}

/** Salmon roe heaped at the front, every bead with its own light. */
function roe(sheet: Sheet): string[] {
  return Array.from({ length: 120 }, (): Point => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next())
    return [760 + Math.cos(a) * 190 * q, 560 + Math.sin(a) * 104 * q - (1 - q) * 34]
  })
    .sort((p, q) => p[1] - q[1])
    .map(
      ([x, y], i) =>
        disc(x + 5, y + 9, 24, 17, '#8a2a10', 0.55) +
        round(
          x,
          y,
          23,
          21,
          bokashi(
            sheet,
            [
              [0, '#ffa04a'],
              [0.5, '#f0602a'],
              [1, '#b8351a'],
            ],
            [0, 0, 0.7, 1],
          ),
          2.2,
          '#7a2410',
          i,
        ) +
        disc(x + 4, y + 6, 8, 6, '#ffc27a', 0.8) +
        gleam(
          [
            [x - 14, y - 3],
            [x - 9, y - 11],
            [x, y - 14],
          ],
          6,
        ) +
        disc(x + 9, y - 8, 2.4, 2, '#fffaf0'),
    )
}

const omelette = (sheet: Sheet) =>
  [
    [330, 640],
    [430, 668],
    [250, 590],
  ].map(([x = 0, y = 0], i) =>
    put(
      x,
      y,
      soft(sheet, 8, fill(curve(pts('-60,40 70,20 96,70 -40,92'), true), '#6d4a1e', 0.5)) +
        facet(
          pts('-76,-20 44,-52 84,20 -40,58'),
          bokashi(
            sheet,
            [
              [0, '#fff0a4'],
              [0.5, '#fbd458'],
              [1, '#e8a730'],
            ],
            [0, 0, 0.8, 1],
          ),
          3.2,
          ink.brownDeep,
          i,
        ) +
        facet(pts('-40,58 84,20 86,54 -38,94'), '#d08f2a', 3, ink.brownDeep, i + 3) +
        [0.3, 0.6]
          .map((t) =>
            keyLine(
              [
                [-76 + 36 * t, -20 + 78 * t],
                [10 + 36 * t, -44 + 74 * t],
                [44 + 40 * t, -52 + 72 * t],
              ],
              3,
              '#c58a24',
              i,
            ),
          )
          .join('') +
        gleam(pts('-56,-18 -20,-32 20,-42'), 8),
    ),
  )

const wasabi = (sheet: Sheet) =>
  put(
    590,
    470,
    soft(sheet, 7, disc(12, 36, 66, 24, '#3a1a12', 0.5)) +
      shape(
        pts('-58,26 -50,-14 -18,-42 14,-46 46,-20 62,24 16,42 -32,40'),
        bokashi(
          sheet,
          [
            [0, '#d3e38c'],
            [1, '#7f9c48'],
          ],
          [0, 0, 0.7, 1],
        ),
        3,
        '#4d6a30',
      ) +
      Array.from({ length: 36 }, (_, i) =>
        grain(
          noise1(i * 1.7, 3) * 42,
          2 + noise1(i * 2.3, 8) * 28,
          3,
          i % 2 ? '#e4efa6' : '#a5c060',
          '#6d8a3c',
          i,
        ),
      ).join('') +
      gleam(pts('-36,-10 -20,-28 0,-34'), 6, 0.85),
  )

/** Miso soup in a lacquer bowl, cut by the picture's edge. */
const soup = (sheet: Sheet) =>
  bowl(sheet, 1110, 130, 190, {
    depth: 110,
    foot: 0.5,
    glaze: { light: '#a8382a', dark: '#4d1a1c' },
    inside: '#2a1a20',
    motif: rings(1110, 170, [192], ink.amber, 6),
    content:
      fill(
        curve(oval(1110, 142, 166, 104), true),
        bokashi(sheet, [
          [0, '#a8743a'],
          [1, '#d9ac62'],
        ]),
      ) +
      soft(sheet, 8, disc(1080, 150, 80, 40, '#ecc98a', 0.8)) +
      pts('1040,130 1120,170 1090,96')
        .map(([x, y]) =>
          facet(
            [
              [x, y],
              [x + 46, y + 6],
              [x + 40, y + 38],
              [x - 6, y + 32],
            ],
            '#fff7e4',
            2.6,
            ink.brown,
          ),
        )
        .join('') +
      gleam(arc(1110, 140, 140, 84, 3.4, 4.2, 6), 7),
  }) + steam(sheet, 1090, 120, 240, 240, 3, 0.5)

const scallops = () =>
  Array.from({ length: 4 }, (_, line) =>
    Array.from({ length: 13 }, (_, i) =>
      [0, 1, 2]
        .map((k) =>
          stroke(
            curve(
              arc(
                cx - r + (i - 0.5 + (line % 2) * 0.5) * 110,
                cy + 250 + line * 52,
                54 - k * 17,
                50 - k * 16,
                Math.PI,
                Math.PI * 2,
                8,
              ),
            ),
            '#c6d5d8',
            4,
            0.8,
          ),
        )
        .join(''),
    ).join(''),
  ).join('')
