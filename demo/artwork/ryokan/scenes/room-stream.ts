import { polygon } from '../../kit/line.ts'
import { bokashi, bokashiAt, clipped, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { put, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import {
  andon,
  ceiling,
  cup,
  cushion,
  dusk,
  fadeAt,
  onSheet,
  pot,
  screen,
  shadow,
  sideWall,
  stand,
} from '../kit/room.ts'
import { flat, type Spot, space, upright } from '../kit/space.ts'
import { half, tatami, tenMats } from '../kit/tatami.ts'
import { fibres } from '../kit/wash.ts'
import { chair, stool } from './room-stream-chairs.ts'
import { stream } from './room-stream-view.ts'

/** How much lower than its first drawing the whole room stands. */
const down = 40
const room = space([-0.22, 1.25], 1480, [600, 580 + down])
const [left, right, far, glass, high] = [-2 * half, 2 * half, 5.7, 6.9, 2.45]
const lintel = 1.85
const lampAt: Spot = [1.46, 0, 5.1]

/** Ten mats facing the stream, early in the evening. Made for 1200 × 1500. */
export function roomStream(sheet: Sheet): string {
  return (
    rect(0, 0, 1200, 1500, ink.soot) +
    ceiling(
      room,
      left,
      right,
      high,
      far,
      fadeAt(sheet, '#2b1e17', '#6b4b31', [0, 40, 0, 380]),
      '#1d1511',
    ) +
    veranda(sheet) +
    wall(sheet) +
    tatami(
      room,
      tenMats,
      left,
      far - 5 * half,
      { across: '#a99a63', along: '#9c8e58', weave: '#6f6a3d', border: '#2c3a34' },
      1.4,
    ) +
    [left, right - 0.05]
      .map((x) => room.face(flat(x, 0, 1.4, 0.05, far - 1.4), '#3b281d'))
      .join('') +
    light(sheet) +
    stand(room, lampAt, andon(sheet)) +
    zaisu(sheet, -1) +
    table(sheet) +
    zaisu(sheet, 1) +
    dusk(sheet, '#150f0d', 0.5, 0.42) +
    fibres(sheet, 60, ink.snow)
  )
}

/** The boards behind the screens, two chairs, the glass, and what it shows. */
function veranda(sheet: Sheet): string {
  const opening = polygon(onSheet(room, upright(-0.9, -0.02, far, 1.8, lintel)))
  const planks = [0.2, 0.4, 0.6, 0.8, 1].map((t) =>
    room.line([left, 0, far + 1.2 * t], [right, 0, far + 1.2 * t], 0.012, ink.soot, 0.6),
  )
  const posts = [-0.62, 0.62].map((x) =>
    room.face(upright(x - 0.03, 0, glass, 0.06, 2), ink.woodDeep),
  )
  return clipped(
    sheet,
    opening,
    put(0, down, stream(sheet)),
    room.face(
      flat(left, 0, far, right - left, glass - far),
      bokashiAt(
        sheet,
        [
          [0, '#8d8a86'],
          [0.5, '#6d5545'],
          [1, '#8a6242'],
        ],
        [0, 878, 0, 930],
      ),
    ),
    planks.join(''),
    posts.join(''),
    room.face(upright(left, 0, glass, right - left, 0.09), ink.woodDeep),
    room.face(upright(left, 1.78, glass, right - left, 0.2), ink.woodDeep),
    chair(sheet, room, -0.5, 1),
    stool(sheet, room),
    chair(sheet, room, 0.62, -1),
  )
}

/** Screens, posts, the lintel, the wall over it, and the two walls at the sides. */
function wall(sheet: Sheet): string {
  const lit = bokashiAt(
    sheet,
    [
      [0, '#8d7351'],
      [0.55, '#d3b176'],
      [1, '#f0cf8d'],
    ],
    [100, 400, 1160, 820],
  )
  const look = { paper: lit, bar: '#3b281d', board: '#7b5536' }
  const plaster = fadeAt(sheet, '#5a452f', '#a98655', [100, 0, 1160, 0])
  const side = (x: number) =>
    room.face(
      sideWall(x, 0, high, 1.4, far),
      x < 0 ? fadeAt(sheet, '#3e3023', '#7a6041', [-60, 0, 170, 0]) : '#8d6d44',
    )
  const sill = fadeAt(sheet, '#4a3324', '#94694a', [100, 0, 1160, 0])
  return (
    side(left) +
    side(right) +
    doors(sheet) +
    room.face(upright(left, lintel, far, right - left, high - lintel), plaster) +
    screen(room, [-1.7, 0, far], 0.86, lintel, look) +
    screen(room, [0.84, 0, far], 0.86, lintel, look) +
    room.face(upright(-0.84, 0, far, 0.05, lintel), ink.woodDeep) +
    room.face(upright(0.79, 0, far, 0.05, lintel), '#3b281d') +
    room.face(upright(left, lintel, far - 0.02, right - left, 0.1), sill) +
    room.face(upright(left, high - 0.07, far - 0.02, right - left, 0.07), ink.woodDeep) +
    room.face(upright(left, -0.02, far - 0.02, right - left, 0.035), sill) +
    [left, right - 0.13]
      .map((x) =>
        room.face(
          upright(x, 0, far - 0.03, 0.13, high),
          bokashi(
            sheet,
            [
              [0, '#4a3324'],
              [0.5, '#8a6042'],
              [1, '#4a3324'],
            ],
            [0, 0, 1, 0],
          ),
        ),
      )
      .join('') +
    room.face(sideWall(left, lintel, lintel + 0.1, 1.4, far), '#3a281d')
  )
}

/** Two sliding doors in the left wall, mist washed along their paper. */
function doors(sheet: Sheet): string {
  const x = left + 0.01
  const paper = fadeAt(sheet, '#54462f', '#a08a5e', [-60, 0, 210, 0])
  const mist = (from: number, to: number, low: number, tall: number) =>
    soft(sheet, 5, room.face(sideWall(x, low, low + tall, from, to), '#d8c79a', 0.28))
  const frame = [3.1, 4.3, 5.45].map((z) =>
    room.face(sideWall(x, 0.02, lintel, z, z + 0.05), '#251a14'),
  )
  return (
    room.face(sideWall(x, 0.02, lintel, 1.9, 5.5), paper) +
    mist(2, 5.4, 0.5, 0.12) +
    mist(3.4, 5.4, 0.74, 0.09) +
    mist(2, 4.4, 0.95, 0.07) +
    room.face(sideWall(x, 0.02, 0.07, 1.9, 5.5), '#251a14') +
    frame.join('') +
    room.face(sideWall(x, 0.8, 0.9, 4.42, 4.5), '#1d1511')
  )
}

/** The blue of the snow and the gold of the lamp on the mats. */
function light(sheet: Sheet): string {
  const cold = room.face(
    [
      [-0.8, 0, far],
      [0.8, 0, far],
      [1.2, 0, 3],
      [-1.5, 0, 3],
    ],
    bokashi(sheet, [
      [0, '#c3d2dc', 0.5],
      [1, '#c3d2dc', 0],
    ]),
  )
  const [x, y] = room.at(lampAt)
  return soft(sheet, 14, cold) + glow(sheet, x, y, 560, ink.lamp, 0.62, 170)
}

function table(sheet: Sheet): string {
  const [x, z, wide, deep, tall] = [-0.6, 3.6, 1.2, 0.8, 0.33]
  const legs = [
    [x + 0.06, z + deep - 0.14],
    [x + wide - 0.14, z + deep - 0.14],
    [x + 0.06, z + 0.05],
    [x + wide - 0.14, z + 0.05],
  ].map(([lx = 0, lz = 0]) =>
    room.block([lx, 0, lz], [0.08, tall - 0.04, 0.08], {
      top: '#2a1712',
      front: '#3b1f17',
      side: '#54291d',
    }),
  )
  const [sx, sy] = room.at([0.12, tall + 0.08, 3.97])
  return (
    shadow(sheet, room, flat(x - 0.22, 0, z - 0.18, wide + 0.1, deep), 14, 0.55) +
    legs.join('') +
    room.block([x, tall - 0.045, z], [wide, 0.045, deep], {
      top: bokashi(
        sheet,
        [
          [0, '#a85a3e'],
          [0.4, '#8a3f2c'],
          [1, '#5a2a1f'],
        ],
        [0.9, 0, 0.1, 1],
      ),
      front: '#3b1d16',
      side: '#54291d',
    }) +
    room.face(flat(x + 0.36, tall, z + 0.26, 0.5, 0.34), '#2a1b16') +
    room.face(flat(x + 0.39, tall, z + 0.29, 0.44, 0.28), '#402a20') +
    stand(room, [-0.08, tall, z + 0.43], pot(sheet), 0, -1) +
    stand(room, [0.12, tall, z + 0.37], cup(sheet)) +
    stand(room, [-0.45, tall, z + 0.34], cup(sheet)) +
    stand(room, [0.44, tall, z + 0.44], cup(sheet)) +
    steam(sheet, sx, sy, 40, 130, 3, 0.4, ink.snow)
  )
}

/** A chair without legs and its cushion, at the left or right of the table. */
function zaisu(sheet: Sheet, side: 1 | -1): string {
  const [z1, z2] = [3.74, 4.18]
  const from = side < 0 ? -1.2 : 0.7
  const back = side < 0 ? from - 0.01 : from + 0.51
  const bent = (y: number): number => back + side * 0.42 * y ** 1.6
  const rise = [0.02, 0.14, 0.26, 0.36, 0.42]
  const cloth = side < 0 ? ['#4d5a68', '#36424f', '#28313c'] : ['#b3603c', '#8a432c', '#753624']
  const [top = '', edge = '', low = ''] = cloth
  const outline = [
    ...rise.map((y): Spot => [bent(y), y, z1 + 0.1 * y]),
    ...rise.toReversed().map((y): Spot => [bent(y), y, z2 - 0.1 * y]),
  ]
  const rim = [
    ...rise.map((y): Spot => [bent(y), y, z1 + 0.1 * y]),
    ...rise.toReversed().map((y): Spot => [bent(y) + side * 0.028, y, z1 + 0.1 * y]),
  ]
  return (
    shadow(sheet, room, flat(from - 0.14, 0, z1 - 0.1, 0.62, 0.55), 9, 0.5) +
    room.face(
      outline,
      bokashi(
        sheet,
        side < 0
          ? [
              [0, '#8d5636'],
              [1, '#4f2d1e'],
            ]
          : [
              [0, '#5f3722'],
              [1, '#3d2419'],
            ],
      ),
    ) +
    room.face(rim, side < 0 ? '#2f1c15' : '#b98152') +
    room.block([from, 0, z1 - 0.02], [0.5, 0.025, 0.48], {
      top: ink.woodDeep,
      front: '#2c1c15',
      side: ink.woodDeep,
    }) +
    cushion(room, [from + 0.25, 0.025, z1 + 0.21], 0.215, { top, side: edge, low })
  )
}
