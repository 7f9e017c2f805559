import { brush, curve, oval, type Point, polygon, pts } from '../../kit/line.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import {
  ceiling,
  cup,
  cushion,
  dusk,
  fade,
  fadeAt,
  onSheet,
  shadow,
  sideWall,
  stand,
} from '../kit/room.ts'
import { flat, type Spot, space, upright } from '../kit/space.ts'
import { half, sixDeep, tatami } from '../kit/tatami.ts'
import { fibres } from '../kit/wash.ts'
import { cornerGarden } from './room-corner-garden.ts'

/** How much lower than its first drawing the whole room stands. */
const down = 60
const room = space([0, 1.2], 1400, [650, 590 + down])
const [left, right, far, high] = [-1.5 * half, 1.5 * half, 5.2, 2.4]
const lintel = 1.78
const sill = 0.42
const post = 0.16
const wood = '#8a6142'
const dark = '#5b3f2b'
const [from, to] = [3.25, 5.06]
/** Where the sun of the morning carries a point of the left window on the floor. */
const sunned = (y: number, z: number): Spot => [left + y * 1.28, 0, z - y * 0.62]

/** The corner under the snow by day: windows on two sides, an alcove, a block of light. Made for 1200 × 1500. */
export function roomCorner(sheet: Sheet): string {
  return (
    rect(0, 0, 1200, 1500, '#b9a988') +
    ceiling(
      room,
      left,
      right,
      high,
      far,
      fadeAt(sheet, '#6b5138', '#a58560', [0, 40, 0, 360]),
      '#5b432f',
    ) +
    walls(sheet) +
    windows(sheet) +
    alcove(sheet) +
    frame(sheet) +
    tatami(
      room,
      sixDeep,
      left,
      far - 4 * half,
      { across: '#b7b27e', along: '#aaa570', weave: '#7f7c4c', border: '#3d4f45' },
      1.4,
    ) +
    [left, right - 0.04].map((x) => room.face(flat(x, 0, 1.4, 0.04, far - 1.4), dark)).join('') +
    sun(sheet) +
    seat(sheet) +
    dusk(sheet, '#3a2a1c', 0.42, 0.3) +
    fibres(sheet, 60, ink.snow)
  )
}

function walls(sheet: Sheet): string {
  const back = fadeAt(sheet, '#d3c7a6', '#bfae88', [280, 0, 1020, 0])
  return (
    room.face(
      sideWall(left, 0, high, 1.4, far),
      fadeAt(sheet, '#8f7d5e', '#a8976f', [0, 0, 283, 0]),
    ) +
    room.face(
      sideWall(right, 0, high, 1.4, far),
      fadeAt(sheet, '#d8cba6', '#b7a67f', [1017, 0, 1200, 0]),
    ) +
    room.face(upright(left, 0, far, right - left, high), back)
  )
}

/** Both openings, the same garden behind them, and their bars. */
function windows(sheet: Sheet): string {
  const back = upright(left + 0.1, sill, far, post - left - 0.2, lintel - sill)
  const side = sideWall(left, sill, lintel, from, to)
  const lines = [0.34, 0.67].map((t) => {
    const x = left + 0.1 + (post - left - 0.2) * t
    return room.face(upright(x - 0.014, sill, far, 0.028, lintel - sill), dark)
  })
  const bars = [3.85, 4.45].map((z) =>
    room.face(sideWall(left, sill, lintel, z - 0.03, z + 0.03), dark),
  )
  const rails = (y: number, tall: number) =>
    room.face(upright(left, y, far - 0.02, post - left, tall), wood) +
    room.face(
      sideWall(left + 0.01, y, y + tall, 1.4, far),
      fadeAt(sheet, '#5b432f', '#7d5a3e', [0, 0, 283, 0]),
    )
  const paper = sideWall(left + 0.005, sill, lintel, 1.4, from)
  const grid = [1.6, 1.82, 2.04, 2.26, 2.48, 2.7, 2.92, 3.14].map((z) =>
    room.face(sideWall(left + 0.01, sill, lintel, z, z + 0.02), dark, 0.8),
  )
  const levels = [1, 2, 3, 4].map((i) => {
    const y = sill + ((lintel - sill) * i) / 5
    return room.face(sideWall(left + 0.01, y, y + 0.014, 1.4, from), dark, 0.8)
  })
  return (
    clipped(sheet, polygon(onSheet(room, back)), put(0, down, cornerGarden(sheet))) +
    clipped(sheet, polygon(onSheet(room, side)), put(0, down, cornerGarden(sheet))) +
    lines.join('') +
    bars.join('') +
    room.face(paper, fadeAt(sheet, '#e6dcc0', '#fbf4df', [-200, 0, 120, 0])) +
    grid.join('') +
    levels.join('') +
    room.face(sideWall(left + 0.01, sill, lintel, from - 0.05, from + 0.05), dark) +
    rails(sill - 0.06, 0.06) +
    rails(lintel, 0.09)
  )
}

/** The alcove: a raised board, a scroll, one camellia. */
function alcove(sheet: Sheet): string {
  const [a, b, deep, floor, top] = [post + 0.05, right - 0.06, far + 0.55, 0.13, 1.95]
  const inside = polygon(onSheet(room, upright(a, 0, far, b - a, top)))
  const middle = (a + b) / 2
  const [sx, sy] = room.at([middle, 1.72, deep])
  const unit = room.scale(deep)
  const paper = (wide: number, low: number, tall: number, paint: string) =>
    room.face(upright(middle - wide / 2, low, deep, wide, tall), paint)
  const ink1 = (points: readonly Point[], wide: number, opacity = 0.9) =>
    fill(
      brush(
        points.map(([x, y]): Point => [sx + x * unit, sy + y * unit]),
        wide,
        { head: 0.8, tail: 0.15, rough: 0.35 },
      ),
      '#2a2723',
      opacity,
    )
  return clipped(
    sheet,
    inside,
    room.face(
      upright(a - 1, 0, deep, 3, 2.6),
      fadeAt(sheet, '#8f7c59', '#b9a67c', [0, 380, 0, 820]),
    ),
    room.face(sideWall(b, 0, 2.4, far, deep), '#c4b48a'),
    room.face(sideWall(a, 0, 2.4, far, deep), '#80704f'),
    soft(sheet, 7, paper(0.46, 0.52, 1.2, '#3a2d1e')),
    paper(0.42, 0.56, 1.22, '#a8a58d'),
    paper(0.32, 0.68, 0.98, '#f3ecdb'),
    paper(0.48, 0.55, 0.03, dark),
    paper(0.42, 1.76, 0.02, dark),
    ink1(
      [
        [-0.07, 0.16],
        [0.06, 0.2],
        [-0.03, 0.34],
        [0.04, 0.4],
      ],
      11,
    ),
    ink1(
      [
        [0.05, 0.42],
        [-0.06, 0.52],
        [0.05, 0.6],
        [-0.01, 0.74],
      ],
      9,
    ),
    room.face(upright(middle + 0.08, 0.76, deep, 0.035, 0.035), ink.ember),
    room.face(
      flat(a, floor, far, b - a, 0.55),
      fadeAt(sheet, '#7a5236', '#a5754c', [650, 0, 1017, 0]),
    ),
    room.face(upright(a, 0, far, b - a, floor), '#5b3d29'),
    shadow(sheet, room, flat(middle + 0.26, floor, far + 0.16, 0.26, 0.16), 6, 0.6),
    stand(room, [middle + 0.33, floor, far + 0.24], camellia(sheet)),
  )
}

/** One red camellia in a dark jar, in centimetres. */
const camellia = (sheet: Sheet): string => {
  const leaf = (text: string, paint: string) => fill(curve(pts(text), true), paint)
  return (
    fill(
      curve(pts('-5,-20 5,-20 8,-11 6,0 -6,0 -8,-11'), true),
      fade(sheet, '#56655f', '#232b2a', [0, 0, 1, 0]),
    ) +
    fill(curve(oval(0, -20, 5, 1.6), true), '#1c2322') +
    fill(brush(pts('0,-20 -2,-30 -8,-40'), 1.6, { head: 1, tail: 0.5 }), ink.woodDeep) +
    fill(brush(pts('-1,-26 5,-34 11,-38'), 1.3, { head: 1, tail: 0.4 }), ink.woodDeep) +
    leaf('-7,-38 -17,-42 -22,-36 -14,-33', '#33513f') +
    leaf('10,-38 17,-44 22,-40 16,-35', '#3f6049') +
    leaf('4,-33 12,-32 14,-26 7,-27', '#2b4538') +
    leaf('-4,-32 -13,-29 -14,-24 -6,-26', '#3f6049') +
    fill(curve(oval(-8, -43, 8, 7, 0.08, 3), true), '#a93a2a') +
    fill(curve(oval(-9.5, -44.5, 5.6, 4.6, 0.1, 5), true), '#c9513b') +
    fill(curve(oval(-8, -43, 2.4, 2.2), true), ink.lamp)
  )
}

/** Posts of the corner and the alcove, and the strip of wood along the ceiling. */
function frame(sheet: Sheet): string {
  const upTo = (x: number, wide: number, light: string, shade: string) =>
    room.face(
      upright(x, 0, far - 0.03, wide, high),
      bokashi(
        sheet,
        [
          [0, shade],
          [0.4, light],
          [1, shade],
        ],
        [0, 0, 1, 0],
      ),
    )
  return (
    room.face(upright(left, high - 0.06, far - 0.03, right - left, 0.06), wood) +
    room.face(upright(post, 1.95, far - 0.02, right - post, 0.08), wood) +
    room.face(upright(left, 0, far - 0.02, right - left, 0.03), dark) +
    upTo(left, 0.1, '#a87c56', dark) +
    upTo(post - 0.06, 0.13, '#b5794d', '#6d4229') +
    upTo(right - 0.08, 0.08, '#a87c56', dark)
  )
}

/** The panes of the left window laid on the mats by the sun. */
function sun(sheet: Sheet): string {
  const panes = [
    [from + 0.05, 3.82],
    [3.88, 4.42],
    [4.48, to],
  ].map(([a = 0, b = 0]) =>
    room.face(
      [sunned(sill, a), sunned(sill, b), sunned(lintel, b), sunned(lintel, a)],
      bokashi(
        sheet,
        [
          [0, '#fff4d2', 0.72],
          [1, '#ffedbb', 0.6],
        ],
        [0, 0, 1, 0.4],
      ),
    ),
  )
  const [x, y] = room.at([-0.5, 0, 3.6])
  return soft(sheet, 2.4, ...panes) + glow(sheet, x, y, 560, '#fff1c9', 0.34, 200)
}

/** A cushion at the edge of the light, a tray with tea beside it. */
function seat(sheet: Sheet): string {
  const [x, z] = [0.28, 3.36]
  const [sx, sy] = room.at([-0.16, 0.12, 3.42])
  return (
    shadow(sheet, room, flat(x + 0.03, 0, z - 0.08, 0.72, 0.62), 9, 0.5) +
    cushion(room, [x + 0.3, 0, z + 0.29], 0.29, {
      top: fade(sheet, '#66747f', '#495866', [0, 0, 1, 0.5]),
      side: '#394755',
      low: '#2a3541',
    }) +
    shadow(sheet, room, flat(-0.34, 0, 3.3, 0.44, 0.28), 6, 0.5) +
    room.block([-0.36, 0, 3.32], [0.42, 0.02, 0.3], {
      top: '#6d3527',
      front: '#3f1f18',
      side: '#3f1f18',
    }) +
    shadow(sheet, room, flat(-0.14, 0.02, 3.4, 0.14, 0.06), 3, 0.6) +
    stand(room, [-0.16, 0.02, 3.44], cup(sheet, '#f3ecdc', '#a89c88')) +
    steam(sheet, sx, sy, 34, 120, 3, 0.5, ink.snow)
  )
}
