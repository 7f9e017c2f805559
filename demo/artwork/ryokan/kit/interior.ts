import { brush, type Point, polygon } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, clipped, type Sheet } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'
import { conifer, wood } from './conifer.ts'
import { ink } from './inks.ts'
import { peak } from './mountain.ts'
import { drift, falling } from './snow.ts'

/** A floor of boards that run to one point, from `top` to the foot of the sheet. */
export function boards(
  sheet: Sheet,
  top: number,
  vanish: Point,
  light: string,
  dark: string,
): string {
  const { width, height } = sheet
  const random = createRandom('boards')
  const count = 22
  const reach = width * 2.2
  const edge = (i: number) => vanish[0] - reach / 2 + (reach * i) / count
  const at = (x: number, y: number) =>
    vanish[0] + (x - vanish[0]) * ((y - vanish[1]) / (height - vanish[1]))
  const planks = Array.from({ length: count }, (_, i) => {
    const plank: Point[] = [
      [at(edge(i), top), top],
      [at(edge(i + 1), top), top],
      [edge(i + 1), height],
      [edge(i), height],
    ]
    const grain = [0.25, 0.5, 0.72].map((t) => {
      const x = edge(i + t)
      return fill(
        brush(
          [
            [at(x, top), top],
            [at(x, (top + height) / 2) + random.jitter(6), (top + height) / 2],
            [x, height],
          ],
          2,
          { head: 0.2, tail: 0.8 },
        ),
        dark,
        0.28,
      )
    })
    return (
      fill(polygon(plank), random.next() < 0.5 ? light : dark, random.range(0.1, 0.4)) +
      grain.join('') +
      fill(
        brush(
          [
            [at(edge(i), top), top],
            [edge(i), height],
          ],
          4,
          { head: 0.3, tail: 1 },
        ),
        ink.soot,
        0.6,
      )
    )
  })
  return (
    rect(
      0,
      top,
      width,
      height - top,
      bokashiAt(
        sheet,
        [
          [0, dark],
          [1, light],
        ],
        [0, top, 0, height],
      ),
    ) + planks.join('')
  )
}

/** Paper screens side by side, `bays` wide, with the light behind them. */
export function shoji(
  sheet: Sheet,
  x: number,
  y: number,
  wide: number,
  tall: number,
  bays: number,
  light: string,
  low: string,
  frame: string,
): string {
  const paper = rect(
    x,
    y,
    wide,
    tall,
    bokashiAt(
      sheet,
      [
        [0, low],
        [0.45, light],
        [1, light],
      ],
      [0, y, 0, y + tall],
    ),
  )
  const bay = wide / bays
  const bars = Array.from({ length: bays }, (_, b) => {
    const left = x + b * bay
    const upright = [1, 2, 3].map((i) => rect(left + (bay * i) / 4 - 1.5, y, 3, tall, frame, 0.85))
    const level = [1, 2, 3, 4, 5].map((i) =>
      rect(left, y + (tall * i) / 6 - 1.5, bay, 3, frame, 0.85),
    )
    return upright.join('') + level.join('') + rect(left - 4, y, 8, tall, frame)
  })
  return (
    paper +
    bars.join('') +
    rect(x + wide - 4, y, 8, tall, frame) +
    rect(x - 4, y - 5, wide + 8, 10, frame) +
    rect(x - 4, y + tall - 5, wide + 8, 10, frame)
  )
}

/** What a window shows: the valley in the blue hour, with snow on every bough. */
export function snowView(
  sheet: Sheet,
  x: number,
  y: number,
  wide: number,
  tall: number,
  seed: number,
): string {
  const foot = y + tall
  const floor = y + tall * 0.68
  const inner = { ...sheet, width: x + wide }
  const needles = { green: '#2c403f', dark: '#1c2a2d', snow: '#d3dce3', shade: '#8297ab' }
  return clipped(
    sheet,
    `M${x} ${y}h${wide}v${tall}h${-wide}Z`,
    rect(
      x,
      y,
      wide,
      tall,
      bokashiAt(
        sheet,
        [
          [0, '#2f4157'],
          [0.5, '#5d7288'],
          [0.75, '#9fb0bd'],
          [1, '#c2ccd3'],
        ],
        [0, y, 0, foot],
      ),
    ),
    peak(
      sheet,
      x + wide * 0.62,
      y + tall * 0.2,
      wide * 0.42,
      floor,
      { lit: '#bac7d1', shade: '#6d8398', rib: '#5c7389', foot: '#9fb0bd' },
      seed,
    ),
    wood(
      sheet,
      x - 20,
      x + wide + 20,
      (px) => floor + noise1(px / 90, seed) * 10,
      tall * 0.17,
      foot,
      [
        [0, '#4a5f70'],
        [0.4, '#5d7284'],
        [1, '#9fb0bd', 0],
      ],
      seed,
    ),
    wood(
      sheet,
      x - 20,
      x + wide + 20,
      (px) => floor + tall * 0.05 + noise1(px / 70, seed + 2) * 10,
      tall * 0.14,
      foot,
      [
        [0, '#374b58'],
        [0.5, '#5d7284'],
        [1, '#9fb0bd', 0],
      ],
      seed + 1,
    ),
    drift(
      inner,
      [
        [x - 10, floor + tall * 0.13],
        [x + wide * 0.3, floor + tall * 0.09],
        [x + wide * 0.7, floor + tall * 0.14],
        [x + wide + 10, floor + tall * 0.1],
      ],
      foot,
      [
        [0, '#c9d3da'],
        [1, '#8da0b1'],
      ],
    ),
    conifer(x + wide * 0.13, foot - tall * 0.12, tall * 0.62, needles, seed + 5),
    conifer(x + wide * 0.27, foot - tall * 0.2, tall * 0.3, needles, seed + 8),
    conifer(x + wide * 0.93, foot - tall * 0.06, tall * 0.74, needles, seed + 11),
    falling({ ...sheet, height: foot }, 420, '#eef1f2', 0.8, `view${seed}`),
  )
}
