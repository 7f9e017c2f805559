import { brush, pts } from '../../kit/line.ts'
import { bokashiAt, type Sheet } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'
import { conifer } from '../kit/conifer.ts'
import { rock } from '../kit/rock.ts'
import { drift, falling } from '../kit/snow.ts'

const needles = { green: '#33504a', dark: '#1d302d', snow: '#eef0ee', shade: '#a9b9c5' }

export function garden(sheet: Sheet): string {
  const stone = { light: '#7c8993', dark: '#434f5b', snow: '#eef0ee', shade: '#a4b4c2' }
  return (
    rect(
      500,
      -280,
      760,
      1300,
      bokashiAt(
        sheet,
        [
          [0, '#8fa2b1'],
          [0.6, '#c6d0d4'],
          [1, '#dfe4e3'],
        ],
        [0, 0, 0, 480],
      ),
    ) +
    [
      [560, 460, 150],
      [600, 470, 210],
      [640, 455, 170],
      [690, 470, 300],
      [770, 470, 250],
      [840, 480, 420],
      [960, 500, 380],
      [1080, 520, 620],
    ]
      .map(([x = 0, y = 0, h = 0], i) =>
        conifer(
          x,
          y,
          h,
          i < 4
            ? { green: '#6f878c', dark: '#587178', snow: '#dfe5e6', shade: '#a9b8c0' }
            : needles,
          i * 13 + 3,
        ),
      )
      .join('') +
    drift(sheet, pts('500,462 640,452 800,476 960,470 1240,520'), 1000, [
      [0, '#e9ebe8'],
      [0.4, '#f2f1ec'],
      [1, '#b5c3ce'],
    ]) +
    rock(sheet, 720, 545, 46, stone, 3) +
    rock(sheet, 800, 560, 30, stone, 5) +
    rock(sheet, 1010, 640, 84, stone, 8) +
    fill(
      brush(pts('640,600 800,640 1000,760 1220,900'), 26, { head: 0.2, tail: 0.8 }),
      '#9fb1bf',
      0.5,
    ) +
    falling(sheet, 300, '#ffffff', 0.9, 'garden')
  )
}
