import { brush, curve, oval, polygon } from '../../kit/line.ts'
import { bokashi, bokashiAt, glow, type Sheet } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { shoji, snowView } from '../kit/interior.ts'
import { fibres } from '../kit/wash.ts'
import { grill, herbs, oven, shelf } from './dining-things.ts'

/** The restaurant by night: a counter round the fire, two ovens of clay, snow in the window. Made for 1920 × 1080. */
export function dining(sheet: Sheet): string {
  return (
    rect(
      0,
      0,
      1920,
      1080,
      bokashiAt(
        sheet,
        [
          [0, '#1b1411'],
          [1, '#4a3526'],
        ],
        [0, 0, 0, 760],
      ),
    ) +
    glow(sheet, 1240, 640, 900, ink.ember, 0.3, 520) +
    snowView(sheet, 110, 190, 540, 400, 7) +
    [110, 290, 470, 650].map((x) => rect(x - 6, 184, 12, 412, ink.woodDeep)).join('') +
    rect(96, 178, 568, 14, ink.woodDeep) +
    rect(86, 590, 588, 18, ink.wood) +
    shelf(sheet) +
    shoji(sheet, 1610, 190, 270, 500, 2, '#cfb07a', '#8d7350', ink.woodDeep) +
    [60, 720, 1560].map((x) => rect(x - 18, 100, 36, 780, ink.soot)).join('') +
    rect(0, 70, 1920, 56, ink.soot) +
    rect(0, 70, 1920, 7, ink.wood, 0.5) +
    herbs() +
    rect(
      720,
      700,
      860,
      220,
      bokashiAt(
        sheet,
        [
          [0, '#8d6d52'],
          [1, '#4b3728'],
        ],
        [0, 700, 0, 920],
      ),
    ) +
    oven(sheet, 890) +
    oven(sheet, 1130) +
    grill(sheet) +
    lamp(sheet, 360, 300) +
    lamp(sheet, 1010, 270) +
    lamp(sheet, 1680, 300) +
    counter(sheet) +
    rect(
      0,
      0,
      1920,
      1080,
      bokashi(
        sheet,
        [
          [0, '#120d0b', 0.5],
          [0.22, '#120d0b', 0],
          [0.8, '#120d0b', 0],
          [1, '#120d0b', 0.45],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    fibres(sheet, 70, ink.snow)
  )
}

function lamp(sheet: Sheet, x: number, y: number): string {
  return (
    glow(sheet, x, y, 330, ink.lamp, 0.5, 250) +
    rect(x - 2, 0, 4, y - 60, ink.soot) +
    fill(
      curve(
        [
          [x - 34, y - 66],
          [x + 34, y - 66],
          [x + 66, y - 10],
          [x + 58, y + 44],
          [x - 58, y + 44],
          [x - 66, y - 10],
        ],
        true,
      ),
      bokashi(sheet, [
        [0, ink.lamp],
        [0.6, ink.lampPale],
        [1, '#fff0c8'],
      ]),
    ) +
    [-34, 0, 34]
      .map((dx) =>
        fill(
          brush(
            [
              [x + dx * 0.6, y - 66],
              [x + dx * 1.2, y - 10],
              [x + dx, y + 44],
            ],
            3,
            { head: 1, tail: 1 },
          ),
          ink.wood,
          0.6,
        ),
      )
      .join('') +
    rect(x - 36, y - 72, 72, 9, ink.soot) +
    rect(x - 60, y + 40, 120, 8, ink.soot)
  )
}

function counter(sheet: Sheet): string {
  const grain = Array.from({ length: 9 }, (_, i) =>
    fill(
      brush(
        [
          [-20, 878 + i * 15],
          [700 + i * 90, 882 + i * 15],
          [1940, 876 + i * 15],
        ],
        3,
        { head: 0.5, tail: 0.5, seed: i },
      ),
      ink.wood,
      0.35,
    ),
  ).join('')
  const place = (x: number) =>
    fill(
      polygon([
        [x - 150, 906],
        [x + 150, 906],
        [x + 184, 978],
        [x - 184, 978],
      ]),
      '#2a1c18',
    ) +
    fill(
      polygon([
        [x - 140, 910],
        [x + 20, 910],
        [x - 10, 972],
        [x - 168, 972],
      ]),
      '#8a5a48',
      0.2,
    ) +
    fill(
      curve(
        [
          [x - 106, 916],
          [x - 22, 916],
          [x - 34, 954],
          [x - 64, 962],
          [x - 94, 954],
        ],
        true,
      ),
      bokashi(
        sheet,
        [
          [0, '#c9593a'],
          [1, '#5b2219'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    fill(curve(oval(x - 64, 916, 42, 11), true), '#7a2f20') +
    fill(
      curve(
        [
          [x + 30, 912],
          [x + 98, 912],
          [x + 88, 952],
          [x + 64, 958],
          [x + 40, 952],
        ],
        true,
      ),
      bokashi(
        sheet,
        [
          [0, '#e6dcc8'],
          [1, '#8b806e'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    fill(curve(oval(x + 64, 912, 34, 9), true), '#f3ecdc') +
    fill(
      brush(
        [
          [x - 110, 968],
          [x, 967],
          [x + 120, 968],
        ],
        6,
        { head: 1, tail: 0.3 },
      ),
      ink.hinoki,
    )
  return (
    rect(
      0,
      868,
      1920,
      140,
      bokashiAt(
        sheet,
        [
          [0, '#e6c793'],
          [1, '#c08f5b'],
        ],
        [0, 868, 0, 1008],
      ),
    ) +
    grain +
    rect(
      0,
      1004,
      1920,
      76,
      bokashiAt(
        sheet,
        [
          [0, '#7a5438'],
          [1, '#3d291d'],
        ],
        [0, 1004, 0, 1080],
      ),
    ) +
    glow(sheet, 1240, 880, 640, ink.lampPale, 0.5, 90) +
    [330, 960, 1590].map(place).join('')
  )
}
