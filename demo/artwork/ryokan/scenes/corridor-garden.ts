import { brush, curve, pts } from '../../kit/line.ts'
import { bokashiAt, type Sheet } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'
import { conifer } from '../kit/conifer.ts'
import { drift, falling } from '../kit/snow.ts'

const needles = { green: '#33504a', dark: '#1d302d', snow: '#eef0ee', shade: '#a9b9c5' }

/** What the glass doors show: cedars under snow, the far ones in haze. */
export function garden(sheet: Sheet): string {
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
    stoneLantern() +
    fill(
      brush(pts('640,600 800,640 1000,760 1220,900'), 26, { head: 0.2, tail: 0.8 }),
      '#9fb1bf',
      0.5,
    ) +
    falling(sheet, 300, '#ffffff', 0.9, 'garden')
  )
}

/** A stone lantern under its snow, by the path. */
function stoneLantern(): string {
  return (
    fill(curve(pts('812,560 806,470 834,470 828,560'), true), '#5d6973') +
    rect(792, 462, 56, 10, '#4a555f') +
    rect(800, 428, 40, 36, '#5d6973') +
    rect(810, 434, 20, 24, '#f3d79a') +
    fill(curve(pts('778,430 800,412 820,404 840,412 862,430'), true), '#4a555f') +
    fill(curve(pts('774,424 796,400 820,388 844,400 866,424 820,410'), true), '#eef0ee') +
    fill(curve(pts('780,566 820,552 862,566 820,580'), true), '#eef0ee')
  )
}
