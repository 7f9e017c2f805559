import { brush } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { round } from '../kit/shape.ts'
import { glow, type Sheet } from '../kit/sheet.ts'
import { planks } from '../kit/surface.ts'
import { fill } from '../kit/svg.ts'

const table = { base: '#5b3527', dark: '#331d1b', light: '#84503a' }

/** The dark counter, lit from a low lamp at the left. */
export const counter = (sheet: Sheet) =>
  planks(sheet, table, 260, -5) + glow(sheet, 220, 40, 900, '#f0b050', 0.5, 560)

export const cherry = (x: number, y: number) =>
  fill(
    brush(
      [
        [x + 6, y - 10],
        [x + 26, y - 70],
        [x + 70, y - 116],
      ],
      6,
      { head: 0.6, tail: 1.2 },
    ),
    '#5d3a22',
  ) +
  round(x, y + 16, 40, 38, '#c0331f', 3, ink.umber) +
  fill(
    brush(
      [
        [x - 22, y + 6],
        [x - 12, y - 8],
        [x + 2, y - 12],
      ],
      8,
    ),
    '#f3a184',
    0.95,
  )
