import { glow, type Sheet } from '../kit/sheet.ts'
import { planks } from '../kit/surface.ts'

const table = { base: '#8c5f45', dark: '#54352f', light: '#b0825e' }

/** The izakaya's worn table under a red lantern. */
export const bar = (sheet: Sheet) =>
  planks(sheet, table, 230, -11) + glow(sheet, 1080, 20, 820, '#e8633a', 0.42, 520)
