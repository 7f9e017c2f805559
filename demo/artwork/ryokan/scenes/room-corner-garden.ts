import { brush, type Point, pts, sample } from '../../kit/line.ts'
import { noise1 } from '../../kit/random.ts'
import { bokashiAt, type Sheet } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'
import { conifer, wood } from '../kit/conifer.ts'
import { cap, drift, falling } from '../kit/snow.ts'
import { trunk } from '../kit/trunk.ts'
import { haze } from '../kit/wash.ts'

const pale = { green: '#7c9497', dark: '#667f85', snow: '#eef1ef', shade: '#b6c4cb' }
const near = { green: '#3f5c50', dark: '#2b453d', snow: '#f6f4ec', shade: '#b4c3cb' }

/** The garden around the corner by day: deep snow, pale cedars, and one bough bent under its load. */
export function cornerGarden(sheet: Sheet): string {
  const inner = { ...sheet, width: 700, height: 900 }
  return (
    rect(
      0,
      300,
      720,
      620,
      bokashiAt(
        sheet,
        [
          [0, '#bccdd8'],
          [0.6, '#dde6e8'],
          [1, '#eef0ea'],
        ],
        [0, 330, 0, 680],
      ),
    ) +
    wood(
      sheet,
      -20,
      720,
      (x) => 636 + noise1(x / 90, 3) * 14,
      120,
      760,
      [
        [0, '#a9bcc5'],
        [0.6, '#b9c8cf'],
        [1, '#e3e9e8', 0],
      ],
      4,
    ) +
    haze(inner, 650, 40, '#eef0ea', 0.7) +
    drift(inner, pts('-20,690 140,668 330,684 520,664 720,690'), 920, [
      [0, '#f4f3ec'],
      [0.5, '#e6ebeb'],
      [1, '#c3d0d8'],
    ]) +
    conifer(330, 700, 200, pale, 5) +
    conifer(470, 690, 150, pale, 9) +
    conifer(596, 700, 230, pale, 14) +
    conifer(70, 720, 330, pale, 3) +
    trunk(sheet, 196, 800, 74, 280, { light: '#7d6a59', dark: '#54463c', snow: '#f2f1ea' }, 3) +
    drift(inner, pts('-20,792 120,772 290,800 460,780 720,806'), 920, [
      [0, '#fbfaf4'],
      [1, '#ccd8de'],
    ]) +
    bough(pts('214,366 320,376 424,420 510,510 566,640'), 1) +
    bough(pts('186,420 130,424 70,470 16,566'), 5) +
    falling(inner, 90, '#ffffff', 0.8, 'corner')
  )
}

/** A cedar bough hanging under snow: sprays below it, pillows of snow on it. */
function bough(line: readonly Point[], seed: number): string {
  const along = sample(line, 7)
  const sprays = along.flatMap(([x, y], i) =>
    [-1, 0, 1].map((k) => {
      const long = 54 + 26 * noise1(i * 1.3 + k, seed) + Math.min(1, i / 12) * 16
      const lean = k * 27 + 10 * noise1(i * 0.9, seed + k)
      return fill(
        brush(
          [
            [x, y - 4],
            [x + lean * 0.5, y + long * 0.55],
            [x + lean, y + long],
          ],
          19,
          { head: 0.7, tail: 0.08, rough: 0.4, seed: i + k },
        ),
        (i + k) % 2 === 0 ? near.green : near.dark,
      )
    }),
  )
  const pillows = along
    .filter((_, i) => i % 5 === 2)
    .map(([x, y], i) => {
      const [nx, ny] = along[Math.min(along.length - 1, i * 5 + 7)] ?? [x, y]
      const wide = 44 + 10 * noise1(i * 1.7, seed)
      const slope = Math.max(-0.9, Math.min(0.9, (ny - y) / (Math.abs(nx - x) || 1)))
      const way = nx < x ? -1 : 1
      return cap(
        [x - wide, y - 2 - slope * wide * 0.5 * way],
        [x + wide, y + 2 + slope * wide * 0.5 * way],
        29,
        near.snow,
        near.shade,
        seed + i,
      )
    })
  return (
    fill(brush(line, 15, { head: 1, tail: 0.2 }), '#5b4a3c') + sprays.join('') + pillows.join('')
  )
}
