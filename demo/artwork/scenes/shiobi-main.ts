import { clam, fish } from '../kit/fish.ts'
import { lantern } from '../kit/lantern.ts'
import { brush, polygon, pts } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'
import { squid } from './shiobi-catch.ts'
import { cook, tending } from './shiobi-cook.ts'
import { evening } from './shiobi-evening.ts'

/** The position of cook and sun in the video's wide picture, which no screen crops. */
const WIDE = { cook: 1500, sun: 1130 }
/** Inside the square of the photo that a phone shows. */
const NEAR = { cook: 1235, sun: 985 }

/** Shiobi, Zushi: the charcoal grill, and the beach going dark behind it. */
export const shiobiMain = (sheet: Sheet): string => grillLayers(sheet, NEAR).join('')

/** The grill from back to front: bay, cook, grill, smoke, curtain and lantern. */
export function grillLayers(sheet: Sheet, at = WIDE): string[] {
  return [
    [evening(sheet, 520, at.sun)].join(''),
    [cook(sheet, at.cook)].join(''),
    [grill(sheet), tending(sheet, at.cook)].join(''),
    [steam(sheet, 700, 730, 620, 560, 5, 0.5, '#f6d9c0')].join(''),
    [
      noren(sheet, -40, 26, 1500, 190, {
        panels: 7,
        cloth: '#20315f',
        shade: '#10193a',
        light: '#3e5f93',
        wind: 20,
        mark: undefined,
        hem: ink.vermilion,
      }),
      lantern(sheet, 1690, 60, 150, 240, '#f2a13f', '#b8481f', 0.6),
    ].join(''),
  ]
}

/** The long grill across the foreground: glowing charcoal, a grate and the day's catch. */
function grill(sheet: Sheet): string {
  const { random } = sheet
  const top = polygon(pts('120,760 1800,760 1990,960 -70,960'))
  const coals = Array.from({ length: 150 }, () => {
    const v = random.next()
    const x = 100 - 150 * v + random.next() * (1720 + 300 * v)
    const y = 775 + v * 180
    const hot = random.next()
    const r = 20 + 16 * v
    return put(
      x,
      y,
      shape(
        [
          [-r, 4],
          [-r * 0.5, -r * 0.5],
          [r * 0.6, -r * 0.45],
          [r, 6],
          [r * 0.3, r * 0.5],
          [-r * 0.6, r * 0.45],
        ],
        hot > 0.62 ? '#ff9a3c' : hot > 0.3 ? '#d9481f' : '#5a1f1c',
        2,
        '#2a1119',
      ) + disc(-r * 0.1, -r * 0.1, r * 0.4, r * 0.2, hot > 0.4 ? '#ffd27a' : '#8a2a1a', 0.8),
      1,
      random.range(-40, 40),
    )
  })
  const bars = Array.from({ length: 31 }, (_, i) => {
    const a = 130 + i * 55.4
    const b = -60 + i * 68
    return fill(
      brush(
        [
          [a, 762],
          [(a + b) / 2, 860],
          [b, 960],
        ],
        8,
        { head: 0.7, tail: 1.1, rough: 0.05 },
      ),
      '#171425',
    )
  })
  return (
    fill(polygon(pts('60,740 1860,740 1800,764 120,764')), '#3a3240') +
    fill(
      top,
      bokashi(sheet, [
        [0, '#3a1518'],
        [0.6, '#a5341a'],
        [1, '#5a1f1c'],
      ]),
    ) +
    clipped(sheet, top, ...coals) +
    glow(sheet, 960, 860, 1100, '#ff8a3a', 0.42, 230) +
    bars.join('') +
    rect(-80, 846, 2100, 7, '#171425') +
    shape(
      pts('-90,955 2010,955 2010,1100 -90,1100'),
      bokashi(sheet, [
        [0, '#4a3a40'],
        [0.15, '#2b2433'],
        [1, '#15131f'],
      ]),
      4,
    ) +
    [0, 1, 2, 3, 4, 5, 6]
      .map(
        (i) =>
          rect(120 + i * 290, 1010, 150, 26, '#0d0c17') +
          rect(126 + i * 290, 1014, 138, 16, '#e2571f', 0.75),
      )
      .join('') +
    rect(-80, 952, 2100, 7, '#f2904a', 0.8) +
    catchOfTheDay(sheet)
  )
}

function catchOfTheDay(sheet: Sheet): string {
  const mackerel = {
    back: '#2c3a66',
    side: '#b9783f',
    belly: '#f0cf9a',
    fin: '#7d4f34',
    key: '#15131f',
    scars: '#3a1d1c',
  }
  return (
    put(420, 846, fish(sheet, mackerel), 1.02, 4) +
    put(560, 905, fish(sheet, mackerel), 1.1, 2) +
    put(880, 800, clam(sheet, '#e0c9a0', '#7d5a48', true, 1), 0.95) +
    put(1000, 830, clam(sheet, '#c7bba8', '#5a5568', false, 2), 0.95, 16) +
    put(900, 890, clam(sheet, '#e0c9a0', '#8a6048', true, 3), 1.15, -10) +
    put(1030, 925, clam(sheet, '#d9c7a6', '#7d5a48', true, 4), 1.15, 12) +
    squid(1240, 870) +
    put(1580, 812, clam(sheet, '#e0c9a0', '#7d5a48', true, 5), 0.95, -8) +
    put(1466, 866, clam(sheet, '#c7bba8', '#5a5568', false, 6), 1.05, 10) +
    put(1640, 892, clam(sheet, '#e0c9a0', '#8a6048', true, 7), 1.2, 6)
  )
}
