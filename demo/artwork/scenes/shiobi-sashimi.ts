import { block, rough, type Tones, ware } from '../kit/above.ts'
import { shiso } from '../kit/food.ts'
import { radishThreads, wasabi } from '../kit/radish.ts'
import { sauce } from '../kit/sauce.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { bream, fan, silver, squid, tuna } from '../kit/slices.ts'
import { disc, group, put } from '../kit/svg.ts'
import { ash } from './shiobi-table.ts'

const hinoki: Tones = { light: '#f3dcb0', base: '#e5c795', dark: '#c79d66', edge: '#8d6a41' }
const indigo: Tones = { light: '#51648f', base: '#33456f', dark: '#1d2a4b', edge: '#141d36' }

/** The morning's board, from above: sea bream, tuna, horse mackerel and squid. */
export function sashimiBoard(sheet: Sheet): string {
  return [
    ash(sheet),
    put(532, 424, board(sheet) + cuts(sheet), 0.95, -4),
    sauce(sheet, 1060, 150, 72, indigo, '#2b130c'),
  ].join('')
}

const board = (sheet: Sheet) =>
  rough(
    sheet,
    { across: 0.004, down: 0.09, high: 0.9, seed: 5 },
    ware(sheet, block(900, 500, 18), hinoki, 10, 2),
  )

/** Bream and tuna at the back against white radish, horse mackerel and squid before them. */
const cuts = (sheet: Sheet) =>
  [
    radishThreads(sheet, -270, -142, 150),
    radishThreads(sheet, 150, -150, 150),
    put(-352, -60, leaf(sheet), 1.35, -78),
    fan(sheet, bream, 7, [-330, -92], [46, -7], [-20, 10], 1.06),
    put(60, -66, leaf(sheet), 1.3, -100),
    fan(sheet, tuna, 6, [106, -98], [50, 5], [-10, 16], 1.06),
    put(-318, 128, leaf(sheet), 1.35, 160),
    ...[0, 1, 2, 3, 4].map((i) =>
      put(-310 + i * 58, 128 + (i % 2) * 7, silver(sheet, i), 1, 14 + i * 4),
    ),
    put(72, 120, leaf(sheet), 1.4, -168),
    ...[0, 1, 2, 3].map((i) =>
      put(72 + i * 58, 128 + (i % 2) * 6, squid(sheet, i), 1, -14 + i * 8),
    ),
    ginger(sheet, -190, 92),
    wasabi(sheet, 356, 166, 40),
  ].join('')

const leaf = (sheet: Sheet) =>
  put(7, 9, soft(sheet, 4, group({ opacity: 0.5 }, shiso('#2a1a12', '#2a1a12')))) +
  shiso('#5f8446', '#456636')

/** Grated ginger and cut chive on the horse mackerel. */
const ginger = (sheet: Sheet, x: number, y: number) =>
  put(
    x,
    y,
    soft(sheet, 5, disc(5, 8, 30, 24, '#4c2a2a', 0.5)) +
      rough(
        sheet,
        { across: 0.1, down: 0.1, high: 2, torn: 8, seed: 3 },
        disc(0, 0, 29, 23, '#ecd593'),
      ) +
      Array.from({ length: 12 }, (_, i) =>
        put(
          Math.cos(i * 2.4) * 6 * Math.sqrt(i),
          Math.sin(i * 2.4) * 5 * Math.sqrt(i) - 3,
          chive(i),
          1,
          i * 50,
        ),
      ).join(''),
  )

const chive = (i: number) =>
  disc(0, 0, 6, 5, i % 2 ? '#5d8a3e' : '#86ad55') + disc(0, 0, 2.6, 2, '#dbe8b8')
