import { brush, type Point, polygon, pts } from '../../kit/line.ts'
import { bokashi, bokashiAt, clipped, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { boards } from '../kit/interior.ts'
import { fibres } from '../kit/wash.ts'
import { garden } from './corridor-garden.ts'

const vanish: Point = [430, 400]

/** The corridor along the snow garden, with lamps on its floor. Made for 1200 × 930. */
export function corridor(sheet: Sheet): string {
  const rightWall: Point[] = pts('520,322 1230,-280 1230,1010 520,480')
  const leftWall: Point[] = pts('-40,-60 340,322 340,480 -40,860')
  return (
    rect(0, 0, 1200, 930, ink.soot) +
    ceiling(sheet) +
    boards(sheet, 470, vanish, '#8a6243', '#4f3626') +
    clipped(sheet, polygon(rightWall), garden(sheet)) +
    frame() +
    fill(
      polygon(leftWall),
      bokashi(
        sheet,
        [
          [0, '#8d7453'],
          [1, '#c2a271'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    screens() +
    end(sheet) +
    shine(sheet) +
    [
      [300, 512, 0.42],
      [248, 566, 0.66],
      [150, 668, 1.08],
    ]
      .map(([x = 0, y = 0, s = 1]) => lamp(sheet, x, y, s))
      .join('') +
    rect(
      0,
      0,
      1200,
      930,
      bokashi(
        sheet,
        [
          [0, '#120e0c', 0.5],
          [0.4, '#120e0c', 0],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    fibres(sheet, 50, ink.snow)
  )
}

function ceiling(sheet: Sheet): string {
  const slats = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 1) / 9
    const y = 322 - 322 * t ** 1.6
    return fill(
      brush(
        [
          [340 - 380 * t ** 1.6, y],
          [520 + 300 * t ** 1.6, y],
        ],
        5 + 10 * t,
        { head: 1, tail: 1 },
      ),
      '#171110',
    )
  })
  return (
    fill(
      polygon(pts('-40,-60 340,322 520,322 1000,-60')),
      bokashiAt(
        sheet,
        [
          [0, '#2a1d17'],
          [1, '#5b4230'],
        ],
        [0, 0, 0, 322],
      ),
    ) + slats.join('')
  )
}

/** Posts, rails and the low panels of the glass doors. */
function frame(): string {
  const depth = [0, 0.09, 0.21, 0.4, 0.7, 1.06]
  const at = (t: number, far: Point, near: Point): Point => [
    far[0] + (near[0] - far[0]) * t,
    far[1] + (near[1] - far[1]) * t,
  ]
  const top = (t: number) => at(t, [520, 322], [1230, -280])
  const low = (t: number) => at(t, [520, 480], [1230, 1010])
  const mid = (t: number): Point => [top(t)[0], top(t)[1] + (low(t)[1] - top(t)[1]) * 0.8]
  const posts = depth.map((t) => {
    const [x, y] = top(t)
    const [, y2] = low(t)
    const w = 5 + 26 * t
    return fill(
      polygon([
        [x - w / 2, y],
        [x + w / 2, y - w * 0.4],
        [x + w / 2, y2 + w * 0.4],
        [x - w / 2, y2],
      ]),
      ink.woodDeep,
    )
  })
  const panel = fill(polygon([mid(0), mid(1.1), low(1.1), low(0)]), '#6a4931')
  const rail = (of: (t: number) => Point, wide: number, drop: number) =>
    fill(
      polygon([of(0), of(1.1), [of(1.1)[0], of(1.1)[1] + wide], [of(0)[0], of(0)[1] + drop]]),
      ink.woodDeep,
    )
  const middle = (t: number): Point => [top(t)[0], top(t)[1] + (low(t)[1] - top(t)[1]) * 0.42]
  return (
    panel +
    rail(mid, 16, 3) +
    rail(top, 40, 8) +
    rail(middle, 10, 2) +
    rail(low, 34, 6) +
    posts.join('')
  )
}

/** The bars of the paper screens at the left. */
function screens(): string {
  const x = (t: number) => 340 - 380 * t
  const line = (t: number, level: number): Point => [x(t), 322 - 382 * t + (158 + 762 * t) * level]
  const uprights = [0.02, 0.07, 0.13, 0.2, 0.28, 0.38, 0.5, 0.64, 0.8, 0.98].map((t, i) =>
    fill(
      polygon([line(t, 0), line(t + 0.012, 0), line(t + 0.012, 1), line(t, 1)]),
      ink.woodDeep,
      i % 3 === 0 ? 1 : 0.7,
    ),
  )
  const levels = [0.1, 0.26, 0.42, 0.58, 0.74].map((level) =>
    fill(
      brush([line(0, level), line(0.5, level), line(1, level)], 5, {
        head: 0.3,
        tail: 1,
        rough: 0.02,
      }),
      ink.woodDeep,
      0.6,
    ),
  )
  return (
    uprights.join('') +
    levels.join('') +
    fill(polygon([line(0, 0.78), line(1, 0.78), line(1, 1), line(0, 1)]), '#5b3f2b')
  )
}

/** The alcove at the end: a scroll, a branch in a vase, light from above. */
function end(sheet: Sheet): string {
  return (
    rect(
      340,
      322,
      180,
      158,
      bokashiAt(
        sheet,
        [
          [0, '#e2c288'],
          [1, '#a07a4f'],
        ],
        [0, 322, 0, 480],
      ),
    ) +
    rect(406, 330, 52, 106, '#efe7d6') +
    rect(400, 328, 64, 5, ink.woodDeep) +
    rect(402, 434, 60, 5, ink.woodDeep) +
    fill(
      brush(pts('418,350 446,362 424,382 440,400 430,420'), 9, { head: 0.7, tail: 0.1 }),
      ink.night,
    ) +
    fill(brush(pts('492,462 484,420 500,388'), 4), ink.woodDeep) +
    pts('486,420 497,398 503,384 480,408')
      .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${ink.ember}"/>`)
      .join('') +
    rect(484, 452, 17, 22, ink.cedar) +
    rect(340, 472, 180, 9, ink.soot) +
    rect(336, 318, 7, 164, ink.soot) +
    rect(517, 318, 7, 164, ink.soot)
  )
}

/** Light of the garden on the polished boards. */
const shine = (sheet: Sheet): string => {
  const panes = [0.03, 0.14, 0.3, 0.54, 0.86].map((t, i) => {
    const x = 520 + 710 * t
    const y = 480 + 530 * t
    return fill(
      polygon([
        [x + 10, y + 4],
        [x + 70 + 90 * t, y + 40 + 60 * t],
        [x - 150 - 330 * t, y + 50 + 90 * t],
        [x - 90 - 230 * t, y + 18 + 20 * t],
      ]),
      bokashi(
        sheet,
        [
          [0, '#dfe6e6', 0],
          [1, '#dfe6e6', 0.3 - i * 0.03],
        ],
        [0, 0, 1, 0],
      ),
    )
  })
  return soft(sheet, 7, ...panes)
}

function lamp(sheet: Sheet, x: number, y: number, s: number): string {
  return put(
    x,
    y,
    glow(sheet, 0, -30, 190, ink.lamp, 0.8, 150) +
      rect(
        -34,
        -104,
        68,
        100,
        bokashi(sheet, [
          [0, ink.lampPale],
          [1, ink.lamp],
        ]),
      ) +
      [-36, -12, 10, 32].map((dx) => rect(dx, -108, 5, 112, ink.soot)).join('') +
      [-108, -56, -4].map((dy) => rect(-38, dy, 77, 5, ink.soot)).join('') +
      glow(sheet, 20, 20, 150, ink.lamp, 0.55, 40),
    s,
  )
}
