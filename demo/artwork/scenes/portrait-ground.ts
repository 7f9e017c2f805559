import { type Bearer, bearer } from '../kit/figure/bearer.ts'
import { ink } from '../kit/palette.ts'
import { bokashi, type Sheet, type Stop } from '../kit/sheet.ts'
import { put, rect } from '../kit/svg.ts'

/** The person with the tool, as large as a portrait shows them. */
export const holder = (sheet: Sheet, person: Bearer) =>
  put(454, 14, bearer(sheet, person).join(''), 3)

export const ground = (sheet: Sheet, stops: readonly Stop[]) =>
  rect(0, 0, sheet.width, sheet.height, bokashi(sheet, stops))

/** The light of the room from the upper left, and the dark it leaves below. */
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
