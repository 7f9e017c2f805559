import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { rect } from '../kit/svg.ts'

/** The placeholder for a missing picture, on the site of any company: waves on washi, nobody's mark. */
export function noImage(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  return [
    rect(0, 0, w, h, ink.washi),
    wovenWaves(sheet, 86, ['#d3c6ad', '#dccfb7', '#e2d7c1', '#e7dcc8'], ink.washi),
    rect(
      0,
      0,
      w,
      h,
      bokashi(sheet, [
        [0, ink.washi, 0.92],
        [0.5, ink.washi, 0.1],
        [1, '#b9c4bd', 0.45],
      ]),
    ),
  ].join('')
}
