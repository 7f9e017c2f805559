import { ink } from '../kit/palette.ts'
import { bokashi, type Sheet, type Stop } from '../kit/sheet.ts'
import { rect } from '../kit/svg.ts'

export const ground = (sheet: Sheet, stops: readonly Stop[]) =>
  rect(0, 0, sheet.width, sheet.height, bokashi(sheet, stops))

/** The light of the room on the sitter's far side, and the paper's edge left bare. */
export const light = (sheet: Sheet, colour: string) =>
  rect(
    0,
    0,
    sheet.width,
    sheet.height,
    bokashi(
      sheet,
      [
        [0, colour, 0.22],
        [0.5, colour, 0],
        [1, ink.night, 0.26],
      ],
      [0, 0, 1, 1],
    ),
  )
