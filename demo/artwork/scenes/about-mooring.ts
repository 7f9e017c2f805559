import { boat } from '../kit/boat.ts'
import { hill } from '../kit/land.ts'
import { brush, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { glints, reflection } from '../kit/sea.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { clouds, mist, sky } from '../kit/sky.ts'
import { fill, rect } from '../kit/svg.ts'
import { grass, treeline } from '../kit/tree.ts'

/** Two boats at their mooring before the market opens. */
export function mooring(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, '#5a86a5'],
      [0.3, '#b9cfc8'],
      [0.44, '#f3e0b8'],
    ]),
    clouds(sheet, 110, 50, 6, ink.washi, 0.55, 0.9),
    hill(sheet, { y: 270, rise: 60, span: 140, seed: 5, foot: 330 }, [
      [0, '#5f8f94'],
      [1, '#b3cabf'],
    ]),
    mist(sheet, 312, 34, '#fbf0d2', 0.85),
    rect(
      0,
      326,
      900,
      380,
      bokashi(sheet, [
        [0, '#e9ddb8'],
        [0.2, '#8cb6b0'],
        [1, '#2c6470'],
      ]),
    ),
    glints(sheet, { x: 0, y: 334, width: 900, height: 340 }, 170, '#f3f2da', 0.55),
    glints(sheet, { x: 0, y: 334, width: 900, height: 340 }, 110, '#24505e', 0.5),
    fill(treeline(-10, 260, 336, 34, 350, 3), '#35686a'),
    reflection(sheet, 330, 440, 110, 130, '#1c3a4a', 0.6),
    reflection(sheet, 620, 560, 150, 120, '#1c3a4a', 0.6),
    boat(320, 430, 0.86, '#1c2c40', '#d9a566', '#b3452c'),
    boat(610, 548, 1.2, '#152238', '#e0b06c', '#2c4579', -1),
    fill(brush(pts('820,720 826,560 818,380'), 22, { head: 1, tail: 0.9 }), '#241f2c'),
    fill(brush(pts('700,720 704,620 698,520'), 19, { head: 1, tail: 0.9 }), '#241f2c'),
    fill(brush(pts('820,420 700,520 480,520'), 4, { head: 1, tail: 1 }), '#241f2c'),
    grass(40, 710, 150, '#24463f', 3),
    grass(140, 712, 110, '#1c3a3a', 5),
  ].join('')
}
