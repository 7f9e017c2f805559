import { gloss } from '../kit/above.ts'
import { dim } from '../kit/dim.ts'
import { pts } from '../kit/line.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { rect } from '../kit/svg.ts'

/** Yoriai's lacquered counter from above: dark red, rubbed thin by elbows, a lantern somewhere over it. */
export const lacquer = (sheet: Sheet): string =>
  rect(
    0,
    0,
    sheet.width,
    sheet.height,
    bokashi(
      sheet,
      [
        [0, '#6e231b'],
        [0.55, '#4f1614'],
        [1, '#34100f'],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  glow(sheet, 1010, 640, 420, '#a8432c', 0.35, 260) +
  gloss(sheet, pts('-60,120 300,-40 560,-60 240,110 -40,330'), 0.13, 46) +
  gloss(sheet, pts('820,860 1180,560 1260,600 1260,700 980,880'), 0.1, 40) +
  dim(sheet)
