import { form, lines, plane } from '../kit/figure/cut.ts'
import { track } from '../kit/figure/garment.ts'
import { skins } from '../kit/figure/looks.ts'
import type { Cloth } from '../kit/figure/sleeve.ts'
import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { strands } from '../kit/sea.ts'
import type { Sheet } from '../kit/sheet.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { ground, holder, light } from './portrait-ground.ts'

const cloth: Cloth = { base: '#2c635f', shade: '#183f43', trim: '#f1e6cf' }

const lane = (k: number): Point[] => [
  [-40, 210 + k * 90],
  [240, 60 + k * 80],
  [520, 80 + k * 70],
  [860, 330 + k * 60],
]

/** The coach behind the sports brand: a stopwatch in both hands, the lanes of the track behind. */
export const portraitStopwatch = (sheet: Sheet): string =>
  [
    ground(sheet, [
      [0, '#8db5b4'],
      [0.3, '#e6dcc0'],
      [1, '#c98a5c'],
    ]),
    strands(lane(0), lane(5.4), 18, ['#b3452c', '#c9573a', '#d0694a', '#f1dcc0'], 20, 3),
    stroke(curve(lane(0)), ink.washi, 8) + stroke(curve(lane(2.7)), ink.washi, 8),
    holder(sheet, {
      skin: skins.tanned,
      cloth,
      worn: track(sheet, cloth) + lanyard(),
      cuff: { cover: 1, half: 25, band: 9 },
      left: { wrist: [-92, 262], elbow: [-160, 306], turn: 28, thumb: [10, 20] },
      right: { wrist: [56, 262], elbow: [128, 306], turn: 28, thumb: [10, 20] },
      thing: watch(sheet),
    }),
    light(sheet, '#fff6dc'),
  ].join('')

const lanyard = () =>
  ['-34,-4 -38,60 -22,150', '52,-8 26,70 -16,150']
    .map((text) => fill(brush(pts(text), 5, { head: 1, tail: 1 }), ink.vermilion))
    .join('')

const watch = (sheet: Sheet) =>
  put(
    -18,
    202,
    stroke(curve(oval(0, -58, 8, 8), true), '#2a2029', 4) +
      form(sheet, '-6,-54* 6,-54* 6,-38* -6,-38*', '#8d8272', 1.8) +
      put(0, 0, form(sheet, '-5,-52* 5,-52* 5,-40* -5,-40*', '#8d8272', 1.8), 1, 34) +
      form(sheet, oval(0, 0, 46, 46), '#2a2029', 0) +
      form(
        sheet,
        oval(0, 0, 42, 42),
        '#d9c6a0',
        1.6,
        plane('10,-50 24,0 6,50 60,50 60,-50', '#a08c66'),
      ) +
      form(sheet, oval(0, 0, 35, 35), '#f8f1e2', 1.4) +
      ticks() +
      fill('M0 0L-5 -29A30 30 0 0 1 23 -19Z', ink.coral, 0.55) +
      lines(3, ink.vermilion, '-3,7 4,-10 18,-23') +
      disc(0, 0, 3, 3, '#2a2029') +
      stroke(curve(oval(-1, 14, 8, 8), true), '#2a2029', 1) +
      lines(1.4, '#2a2029', '-1,14 3,9') +
      stroke(curve(arc(0, 0, 38.6, 38.6, 3.5, 4.4)), '#fffaf0', 2.4, 0.9) +
      rect(0, 0, 0, 0, 'none'),
  )

const ticks = () =>
  Array.from({ length: 60 }, (_, i) => {
    const a = (i / 60) * Math.PI * 2
    const from = i % 5 === 0 ? 26 : 30
    return stroke(
      `M${(Math.cos(a) * from).toFixed(1)} ${(Math.sin(a) * from).toFixed(1)}L${(Math.cos(a) * 32.5).toFixed(1)} ${(Math.sin(a) * 32.5).toFixed(1)}`,
      '#2a2029',
      i % 5 === 0 ? 1.6 : 0.7,
    )
  }).join('')
