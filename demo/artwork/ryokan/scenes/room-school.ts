import { brush, curve, polygon, pts } from '../../kit/line.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { disc, fill, put, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import {
  ceiling,
  cushion,
  dusk,
  fade,
  fadeAt,
  onSheet,
  pad,
  shadow,
  sideWall,
  stand,
} from '../kit/room.ts'
import { flat, type Spot, space, upright } from '../kit/space.ts'
import { eightMats, half, tatami } from '../kit/tatami.ts'
import { fibres } from '../kit/wash.ts'
import { bookcase, deskLamp, globe, openBook, roofs } from './room-school-things.ts'

/** How much lower than its first drawing the whole room stands. */
const down = 60
const room = space([0.2, 1.25], 1450, [560, 580 + down])
const [left, right, far, high] = [-2 * half, 2 * half, 5.5, 2.3]
const view = { from: -1.4, to: 0.5, sill: 0.5, lintel: 1.7 }
const desk = { x: -0.98, z: 4.86, wide: 1.15, deep: 0.46, tall: 0.36 }
const lampAt: Spot = [desk.x + 0.98, desk.tall, 5.12]

/** The old teacher's room upstairs at night: desk, books, a futon, the moon. Made for 1200 × 1500. */
export function roomSchool(sheet: Sheet): string {
  return (
    rect(0, 0, 1200, 1500, '#171311') +
    ceiling(
      room,
      left,
      right,
      high,
      far,
      fadeAt(sheet, '#16120f', '#46341f', [0, 90, 0, 370]),
      '#14100d',
    ) +
    walls(sheet) +
    window(sheet) +
    tatami(
      room,
      eightMats,
      left,
      far - 4 * half,
      { across: '#726f55', along: '#67654d', weave: '#45452f', border: '#1c2a2e' },
      1.4,
    ) +
    light(sheet) +
    shadow(sheet, room, flat(0.72, 0, 4.98, 1.1, 0.3), 9, 0.7) +
    bookcase(room, 0.82, 5.18, 0.94, 1.5) +
    stand(room, [1.42, 1.5, 5.3], globe(sheet)) +
    clock(sheet) +
    study(sheet) +
    futon(sheet) +
    glow(sheet, ...room.at(lampAt), 430, ink.lamp, 0.4, 360) +
    dusk(sheet, '#0d0c10', 0.5, 0.5) +
    fibres(sheet, 60, ink.snow)
  )
}

function walls(sheet: Sheet): string {
  return (
    room.face(sideWall(left, 0, high, 1.4, far), '#43392e') +
    room.face(
      sideWall(right, 0, high, 1.4, far),
      fadeAt(sheet, '#6d5638', '#2f2923', [988, 0, 1200, 0]),
    ) +
    room.face(upright(left, 0, far, right - left, high), '#6a5539') +
    glow(sheet, ...room.at([-0.1, 0.62, far]), 560, '#e0a657', 0.85, 380) +
    room.face(upright(left, high - 0.07, far - 0.03, right - left, 0.07), '#241912') +
    room.face(upright(left, view.lintel + 0.08, far - 0.02, right - left, 0.07), '#3b2819') +
    [left, right - 0.1]
      .map((x) => room.face(upright(x, 0, far - 0.03, 0.1, high), '#34231a'))
      .join('')
  )
}

/** The window: glass with its bars, a paper screen pushed to the left. */
function window(sheet: Sheet): string {
  const { from, to, sill, lintel } = view
  const [wide, tall] = [to - from, lintel - sill]
  const bars = [0.02, 0.5, 0.98].map((t) =>
    room.face(upright(from + wide * t - 0.02, sill, far, 0.04, tall), '#2a1c15'),
  )
  const paper = 0.44
  const grid = [1, 2].map((i) =>
    room.face(upright(from + (paper * i) / 3 - 0.006, sill, far, 0.012, tall), '#3b2819'),
  )
  const levels = [1, 2, 3, 4].map((i) =>
    room.face(upright(from, sill + (tall * i) / 5, far, paper, 0.012), '#3b2819'),
  )
  return (
    clipped(
      sheet,
      polygon(onSheet(room, upright(from, sill, far, wide, tall))),
      put(0, down, roofs(sheet)),
    ) +
    bars.join('') +
    room.face(
      upright(from, sill, far, paper, tall),
      fadeAt(sheet, '#9b815a', '#e6c283', [124, 530, 240, 840]),
    ) +
    grid.join('') +
    levels.join('') +
    [0, paper - 0.03]
      .map((x) => room.face(upright(from + x, sill, far, 0.03, tall), '#2a1c15'))
      .join('') +
    room.face(upright(from - 0.06, sill - 0.07, far - 0.03, wide + 0.12, 0.07), '#5b3f2b') +
    room.face(upright(from - 0.06, lintel, far - 0.03, wide + 0.12, 0.08), '#4a3222') +
    [from - 0.06, to]
      .map((x) => room.face(upright(x, sill, far - 0.02, 0.06, tall), '#4a3222'))
      .join('')
  )
}

/** The lamp's gold on the mats by the desk, the moon's blue where the room is empty. */
function light(sheet: Sheet): string {
  const [x, y] = room.at([-0.3, 0, 4.7])
  const pane = (from: number, to: number) =>
    room.face(
      [
        [from, 0, 4.1],
        [to, 0, 4.1],
        [to - 0.42, 0, 2.75],
        [from - 0.42, 0, 2.75],
      ],
      bokashi(sheet, [
        [0, '#b9cbe0', 0.34],
        [1, '#a9bdd3', 0.2],
      ]),
    )
  return (
    [left, right - 0.04]
      .map((px) => room.face(flat(px, 0, 1.4, 0.04, far - 1.4), '#241912'))
      .join('') +
    soft(sheet, 3, pane(-0.98, -0.5), pane(-0.44, 0.44)) +
    glow(sheet, x, y, 560, ink.lamp, 0.72, 190)
  )
}

/** The low desk with lamp, book and brushes, and the cushion before it. */
function study(sheet: Sheet): string {
  const { x, z, wide, deep, tall } = desk
  const wood = {
    top: fade(sheet, '#e0a866', '#8d5f38', [0.85, 0, 0, 0.6]),
    front: '#5f3f27',
    side: '#3f2a1c',
  }
  const brushes = pts('0,0 -2,-17 1,0 2,-20 2,0 5,-15')
  const sticks = [0, 2, 4].map((i) => {
    const [a, b] = [brushes[i], brushes[i + 1]]
    return a && b ? fill(brush([a, b], 1.1, { head: 1, tail: 1 }), ink.hinoki) : ''
  })
  return (
    shadow(sheet, room, flat(x - 0.1, 0, z - 0.16, wide + 0.1, deep + 0.1), 10, 0.75) +
    room.face(upright(x + 0.06, 0, z + deep - 0.04, wide - 0.12, tall), '#241710') +
    [x + 0.03, x + wide - 0.09]
      .map((lx) =>
        room.block([lx, 0, z + 0.03], [0.06, tall - 0.04, deep - 0.06], {
          top: '#3f2a1c',
          front: '#4f3421',
          side: '#2c1c13',
        }),
      )
      .join('') +
    room.block([x + 0.09, tall - 0.12, z + 0.06], [wide - 0.18, 0.09, 0.3], {
      top: '#3f2a1c',
      front: '#472e1d',
      side: '#2c1c13',
    }) +
    room.block([x, tall - 0.035, z], [wide, 0.035, deep], wood) +
    stand(
      room,
      [x + 0.16, tall, z + 0.3],
      sticks.join('') + fill(curve(pts('-4,-9 6,-9 5,0 -3,0'), true), '#3d5247'),
    ) +
    stand(room, lampAt, deskLamp(sheet)) +
    glow(sheet, ...room.at([lampAt[0] - 0.14, tall + 0.05, 5]), 150, '#fff0c8', 0.75, 60) +
    stand(room, [x + 0.62, tall, z + 0.12], openBook()) +
    shadow(sheet, room, flat(-0.82, 0, 4.1, 0.72, 0.5), 8, 0.55) +
    cushion(room, [-0.44, 0, 4.42], 0.28, {
      top: fade(sheet, '#b2613c', '#7d3d29'),
      side: '#6a3222',
      low: '#4a2419',
    })
  )
}

/** One bed laid: mattress, pillow, the quilt turned back. Its head lies at the far end. */
function futon(sheet: Sheet): string {
  const x = 1.06
  const cover = fade(sheet, '#5a6875', '#2b3644', [0, 0, 0.8, 1])
  const dots = Array.from({ length: 6 }, (_, row) =>
    [0, 1, 2, 3]
      .slice(row % 2)
      .map((k) => {
        const spot: Spot = [x - 0.33 + k * 0.22 - (row % 2) * 0.11, 0.13, 3.06 + row * 0.2]
        const unit = room.scale(spot[2]) / 100
        const [cx, cy] = room.at(spot)
        const bar = (wide: number, tall: number) =>
          rect(cx - wide * unit, cy - tall * unit, wide * 2 * unit, tall * 2 * unit, '#c3ccd0', 0.5)
        return bar(2.6, 0.3) + bar(0.5, 1.2)
      })
      .join(''),
  )
  return (
    shadow(sheet, room, flat(x - 0.56, 0, 2.86, 1.1, 2), 8, 0.75) +
    fill(pad(room, [x, 0.005, 3.92], 0.46, 0.98, 0.16), '#6d6657') +
    fill(pad(room, [x, 0.06, 3.92], 0.46, 0.98, 0.16), fade(sheet, '#e6d7b4', '#b3a78f')) +
    fill(pad(room, [x, 0.08, 4.62], 0.25, 0.14, 0.4), '#a2987f') +
    fill(
      pad(room, [x, 0.13, 4.63], 0.24, 0.13, 0.5),
      fade(sheet, '#f6e8c6', '#cfc2a3', [0, 0, 1, 0]),
    ) +
    fill(pad(room, [x, 0.004, 3.6], 0.53, 0.72, 0.2), '#141b25') +
    fill(pad(room, [x, 0.06, 3.6], 0.535, 0.72, 0.2), '#222d3a') +
    fill(pad(room, [x, 0.1, 3.6], 0.525, 0.71, 0.2), '#2d3947') +
    fill(pad(room, [x, 0.13, 3.6], 0.49, 0.68, 0.2), cover) +
    dots.join('') +
    fill(pad(room, [x, 0.09, 4.26], 0.51, 0.12, 0.2), '#8f8672') +
    fill(
      pad(room, [x, 0.14, 4.26], 0.5, 0.12, 0.2),
      fade(sheet, '#f3e4c2', '#b9ad94', [0, 0, 1, 0.3]),
    )
  )
}

/** The wall clock over the window's right side, in centimetres. */
const clock = (sheet: Sheet): string =>
  stand(
    room,
    [0.66, 1.32, far - 0.05],
    rect(-9, -20, 18, 44, '#2a1b14') +
      disc(0, -8, 7.6, 7.6, '#e6d3a5') +
      rect(-5, 4, 10, 15, fade(sheet, '#5a4126', '#33241a')) +
      rect(-0.4, 4, 0.8, 10, '#c9a25c') +
      disc(0, 14, 2.2, 2.2, '#d9b35f') +
      rect(-0.4, -14, 0.9, 6.4, ink.soot) +
      fill(brush(pts('0,-8 -4,-10.6'), 1, { head: 1, tail: 1 }), ink.soot),
  )
