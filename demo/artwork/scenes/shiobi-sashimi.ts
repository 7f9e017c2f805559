import { shiso } from '../kit/food.ts'
import { gleam, grain } from '../kit/gloss.ts'
import { brush, curve, oval, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { radishThreads } from '../kit/radish.ts'
import { noise1 } from '../kit/random.ts'
import { bream, mackerel, row, salmon, tuna } from '../kit/sashimi.ts'
import { round, shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill, put } from '../kit/svg.ts'
import { board } from '../kit/table.ts'
import { bowl } from '../kit/vessel.ts'
import { table } from './shiobi-table.ts'

const hinoki = { base: '#e6c390', dark: '#b98a56', light: '#f6dcae' }

/** The sashimi board of the day, close up: four cuts with the morning's light on them. */
export function sashimiBoard(sheet: Sheet): string {
  return [
    planks(sheet, table, 260, -20),
    board(sheet, quad('-200,140 960,-30 1330,700 -200,1000'), 60, hinoki),
    radishThreads(sheet, 360, 150, 230),
    radishThreads(sheet, 850, 90, 190),
    radishThreads(sheet, 940, 440, 190),
    put(160, 270, shiso('#6f9148', '#3d5a30'), 2.2, -40),
    put(720, 210, shiso('#7a9a4c', '#3f5a34'), 2, -70),
    put(760, 520, shiso('#6f9148', '#3d5a30'), 2.3, 160),
    row(sheet, bream, 5, [220, 300], [104, -26], 1.12, -8),
    row(sheet, salmon, 3, [800, 200], [96, -22], 1.02, -6),
    row(sheet, tuna, 6, [110, 610], [130, -32], 1.4, -10),
    row(sheet, mackerel, 4, [880, 590], [108, -30], 1.22, -8),
    wasabi(sheet),
    flower(700, 724),
    flower(782, 752),
    bowl(sheet, 1166, 40, 126, {
      depth: 60,
      foot: 0.5,
      glaze: { light: '#f1eada', dark: '#98a8b4' },
      inside: '#35190f',
      content:
        soft(sheet, 6, disc(1140, 60, 84, 36, '#7a3a1c', 0.7)) +
        gleam(pts('1070,44 1096,16 1140,2'), 8),
    }),
    glow(sheet, 140, 30, 820, '#fff0c8', 0.42, 500),
    daylight(sheet, '#fff3d4', ink.night, 0.2),
  ].join('')
}

const wasabi = (sheet: Sheet) =>
  soft(sheet, 8, disc(852, 742, 86, 34, '#6d4a1e', 0.5)) +
  put(
    880,
    716,
    shape(
      pts('-72,26 -62,-14 -24,-44 16,-50 54,-22 76,24 20,44 -40,44'),
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
      Array.from({ length: 50 }, (_, i) =>
        grain(
          noise1(i * 1.7, 3) * 54,
          4 + noise1(i * 2.3, 8) * 34,
          3.4,
          i % 2 ? '#e4efa6' : '#a5c060',
          '#6d8a3c',
          i,
        ),
      ).join('') +
      gleam(pts('-46,-10 -26,-30 0,-38'), 7, 0.85),
  )

/** An edible chrysanthemum. */
const flower = (x: number, y: number) =>
  disc(x + 8, y + 14, 40, 20, '#6d4a1e', 0.45) +
  [
    [40, 15],
    [28, 11],
    [16, 7],
  ]
    .map(([reach = 0, wide = 0], ring) =>
      Array.from({ length: 15 }, (_, i) => {
        const a = (i / 15) * Math.PI * 2 + ring * 0.2
        return fill(
          brush(
            [
              [x, y - ring * 5],
              [x + Math.cos(a) * reach * 0.6, y - ring * 5 + Math.sin(a) * reach * 0.4],
              [x + Math.cos(a) * reach, y - ring * 5 + Math.sin(a) * reach * 0.64],
            ],
            wide,
            { head: 0.4, tail: 0.7, seed: i },
          ),
          ['#e5a92c', '#f4c53c', '#ffe27a'][ring] ?? '#f4c53c',
        )
      }).join(''),
    )
    .join('') +
  fill(curve(oval(x, y - 12, 9, 6), true), '#b8802a') +
  round(x - 3, y - 14, 3, 2, '#fff2b8')
