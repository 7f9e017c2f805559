import { wovenWaves } from '../kit/pattern.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { rect } from '../kit/svg.ts'

/** The page multiplies the picture with its own paper, of any hour: white becomes that, without an edge. */
const paper = '#ffffff'

/** Woven waves that rise out of the paper and sink back into it. */
export function aboutShape(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const rise = bokashi(sheet, [
    [0, paper, 1],
    [0.3, paper, 0],
    [0.7, paper, 0],
    [1, paper, 1],
  ])
  const fromLeft = bokashi(
    sheet,
    [
      [0, paper, 1],
      [0.5, paper, 0],
    ],
    [0, 0, 1, 0],
  )
  return [
    rect(0, 0, w, h, paper),
    wovenWaves(sheet, 80, ['#34528b', '#5a7fab', '#7f9bbd', '#a9bfd2'], paper),
    rect(0, 0, w, h, rise),
    rect(0, 0, w, h, fromLeft),
  ].join('')
}
