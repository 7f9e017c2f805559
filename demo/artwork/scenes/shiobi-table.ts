import { rough } from '../kit/above.ts'
import { dim } from '../kit/dim.ts'
import type { Sheet } from '../kit/sheet.ts'
import { rect } from '../kit/svg.ts'

/** Shiobi's board of ash, seen from above: pale wood gone grey in the salt air. */
export const ash = (sheet: Sheet): string =>
  [0, 1, 2]
    .map(
      (i) =>
        rough(
          sheet,
          { across: 0.0035, down: 0.075, high: 1.7, seed: 11 + i },
          rect(-40, i * 290 - 40, 1280, 288, ['#a99c88', '#b3a590', '#a0937f'][i] ?? '#a99c88'),
        ) + rect(-40, i * 290 + 248, 1280, 3, '#3d352c', 0.8),
    )
    .join('') + dim(sheet)
