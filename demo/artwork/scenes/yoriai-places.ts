import { crest, full } from '../kit/crest.ts'
import { guests } from '../kit/figure/guest.ts'
import { lantern } from '../kit/lantern.ts'
import { brush, type Point, polygon, pts } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { bottles, setting } from '../kit/room.ts'
import { reflection } from '../kit/sea.ts'
import { facet } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, rect } from '../kit/svg.ts'
import { walker } from '../kit/walker.ts'
import { griller, skewers } from './yoriai-griller.ts'

/** The door: one big red lantern, the curtain, and the alley's lights out of focus behind. */
export function yoriaiDoor(sheet: Sheet): string {
  const { random } = sheet
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#0f1838'],
        [0.6, '#2c2a58'],
        [1, '#54344e'],
      ]),
    ),
    ...Array.from({ length: 26 }, () =>
      glow(
        sheet,
        random.range(500, 1200),
        random.range(180, 560),
        random.range(30, 90),
        random.pick(['#ffb35a', '#f0643a', '#ffd98a', '#6aa9b4']),
        0.5,
      ),
    ),
    fill(
      polygon(pts('560,560 1200,560 1200,800 380,800')),
      bokashi(sheet, [
        [0, '#8a4f5a'],
        [1, '#1a1c40'],
      ]),
    ),
    reflection(sheet, 760, 580, 70, 190, '#ffb35a', 0.7),
    reflection(sheet, 1010, 580, 80, 190, '#f0643a', 0.7),
    walker(sheet, 860, 650, 0.8, {
      coat: '#2c4579',
      shade: '#151f46',
      hair: '#12142a',
      legs: '#12162e',
    }),
    walker(sheet, 940, 660, 0.86, {
      coat: '#5c4a5c',
      shade: '#2a2038',
      hair: '#12142a',
      legs: '#12162e',
      umbrella: ['#c9a15a', '#6d4a2c'],
    }),
    rect(
      0,
      0,
      520,
      800,
      bokashi(sheet, [
        [0, '#1c1838'],
        [1, '#3a2438'],
      ]),
    ),
    grain(sheet, 0, 0, 520, 800, '#0f0e22', 6, 0.6),
    rect(
      40,
      190,
      400,
      610,
      bokashi(sheet, [
        [0, '#a5481f'],
        [0.5, '#f4b455'],
        [1, '#d9833a'],
      ]),
    ),
    rect(60, 600, 360, 14, '#5a2418'),
    rect(60, 614, 360, 190, '#8a3f20', 0.75),
    noren(sheet, 24, 200, 432, 300, {
      panels: 4,
      cloth: '#8f2c20',
      shade: '#4a1418',
      light: '#c2462c',
      wind: 16,
      mark: '#f1e0c0',
      hem: ink.amber,
    }),
    rect(500, 0, 40, 800, '#0f0e22'),
    rect(0, 110, 560, 40, '#0f0e22'),
    glow(sheet, 650, 330, 420, '#ff6a3a', 0.6),
    lantern(sheet, 650, 110, 260, 400, '#f0532f', '#9a2218', 0.5),
    crest(650, 318, 84, '#2a0f18', { ...full, ring: true, hand: true }),
  ].join('')
}

/** The counter, full: hanging menu strips, skewers over the coals, three regulars. */
export function yoriaiCounter(sheet: Sheet): string {
  const top = polygon(pts('-20,520 1220,500 1220,560 -20,586'))
  const strips = Array.from({ length: 17 }, (_, i) => {
    const x = 40 + i * 68
    const length = 46 + ((i * 37) % 70)
    const hand = Array.from(
      { length: 12 },
      (_, k): Point => [
        x + 22 + Math.sin(k * 1.9 + i) * (11 - (k % 3) * 3),
        74 + (length * k) / 11,
      ],
    )
    const marks = fill(brush(hand, 5, { head: 0.9, tail: 0.3, rough: 0.7, seed: i }), ink.umber)
    return (
      facet(
        [
          [x, 56],
          [x + 44, 56],
          [x + 44, 206],
          [x, 206],
        ],
        i % 5 === 2 ? '#d9573a' : '#f1e3c4',
        2.4,
      ) + marks
    )
  })
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#3a1c20'],
        [0.5, '#7a3a28'],
        [1, '#2a1420'],
      ]),
    ),
    rect(0, 30, 1200, 26, '#1f1018'),
    ...strips,
    bottles(sheet, 40, 350, 480, 110, ['#2c5a4a', '#6d3020', '#c98a3c', '#34466b'], '#1f1018'),
    bottles(sheet, 800, 350, 380, 110, ['#2c5a4a', '#6d3020', '#c98a3c', '#34466b'], '#1f1018'),
    glow(sheet, 600, 360, 620, '#ff9a4a', 0.5),
    griller(sheet),
    steam(sheet, 420, 500, 240, 280, 4, 0.5, '#f6d9c0'),
    rect(300, 470, 260, 44, '#1a1220'),
    ...Array.from({ length: 9 }, (_, i) =>
      disc(316 + i * 28, 480, 13, 8, i % 2 ? '#ff8a3a' : '#d9481f'),
    ),
    skewers(sheet),
    fill(
      top,
      bokashi(sheet, [
        [0, '#d99a54'],
        [1, '#93532c'],
      ]),
    ),
    clipped(sheet, top, grain(sheet, -20, 500, 1240, 90, '#5a2a1c', 4, 0.6)),
    setting(sheet, 60, 528, 1080, 34, ['#f1e6cf', '#34528b', '#c2462c', '#c9a15a']),
    fill(
      polygon(pts('-20,586 1220,560 1220,820 -20,820')),
      bokashi(sheet, [
        [0, '#5a2a24'],
        [1, '#1a101c'],
      ]),
    ),
    guests(sheet, 640, 0.98, [
      {
        x: 160,
        hair: 'short',
        cloth: { base: '#3a4d78', shade: '#1c2648', trim: '#5a7199' },
        turn: 'right',
      },
      {
        x: 440,
        hair: 'receding',
        dye: ['#8f8c8c', '#c5c0b8'],
        cloth: { base: '#6d5a4c', shade: '#40312d', trim: '#8d7763' },
        nod: -3,
        build: 1.06,
      },
      {
        x: 800,
        hair: 'bun',
        cloth: { base: '#2c635f', shade: '#16363b', trim: '#5c998b' },
        turn: 'right',
        nod: 3,
        build: 0.9,
      },
      {
        x: 1060,
        hair: 'cropped',
        cloth: { base: '#93301f', shade: '#521818', trim: '#c2573f' },
        turn: 'left',
        nod: -3,
      },
    ]),
    lantern(sheet, 60, 190, 92, 146, '#f0532f', '#9a2218', 0.5),
    lantern(sheet, 1140, 180, 92, 146, '#f0532f', '#9a2218', 0.5),
  ].join('')
}
