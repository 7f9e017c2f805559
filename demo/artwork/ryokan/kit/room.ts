import { brush, curve, oval, type Point } from '../../kit/line.ts'
import { bokashi, bokashiAt, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { ink } from './inks.ts'
import { flat, type Space, type Spot, upright } from './space.ts'

type Line = readonly [number, number, number, number]

/** One ink into another, along a direction in the shape's own box. */
export const fade = (sheet: Sheet, from: string, to: string, line?: Line): string =>
  bokashi(
    sheet,
    [
      [0, from],
      [1, to],
    ],
    line,
  )

/** The same in pixels of the sheet. */
export const fadeAt = (sheet: Sheet, from: string, to: string, line: Line): string =>
  bokashiAt(
    sheet,
    [
      [0, from],
      [1, to],
    ],
    line,
  )

/** One paper screen facing the eye: paper, an even grid, a board at its foot. */
export function screen(
  room: Space,
  [x, y, z]: Spot,
  wide: number,
  tall: number,
  look: { paper: string; bar: string; board: string },
  grid: readonly [number, number] = [4, 7],
): string {
  const rail = 0.04
  const foot = 0.3
  const inner = tall - foot - rail
  const bars = Array.from({ length: grid[0] - 1 }, (_, i) =>
    room.face(
      upright(x + (wide * (i + 1)) / grid[0] - 0.007, y + foot, z, 0.014, inner),
      look.bar,
      0.85,
    ),
  )
  const levels = Array.from({ length: grid[1] - 1 }, (_, i) =>
    room.face(
      upright(x, y + foot + (inner * (i + 1)) / grid[1] - 0.007, z, wide, 0.014),
      look.bar,
      0.85,
    ),
  )
  return (
    room.face(upright(x, y + foot, z, wide, inner), look.paper) +
    room.face(upright(x, y, z, wide, foot), look.board) +
    bars.join('') +
    levels.join('') +
    room.face(upright(x, y, z, rail, tall), look.bar) +
    room.face(upright(x + wide - rail, y, z, rail, tall), look.bar) +
    room.face(upright(x, y + foot - 0.02, z, wide, rail), look.bar) +
    room.face(upright(x, y + tall - rail, z, wide, rail), look.bar) +
    room.face(upright(x, y, z, wide, rail), look.bar)
  )
}

/** A ceiling of thin boards held by slats that run across. */
export function ceiling(
  room: Space,
  left: number,
  right: number,
  high: number,
  far: number,
  paint: string,
  slat: string,
): string {
  const near = 1.6
  const slats = Array.from({ length: 9 }, (_, i) => {
    const z = far - 0.2 - i * 0.46
    return z < near ? '' : room.face(flat(left, high, z, right - left, 0.05), slat)
  })
  return room.face(flat(left, high, near, right - left, far - near), paint) + slats.join('')
}

/** A side wall from `near` to `far`. */
export const sideWall = (
  x: number,
  from: number,
  to: number,
  near: number,
  far: number,
): Spot[] => [
  [x, from, near],
  [x, from, far],
  [x, to, far],
  [x, to, near],
]

/** The shade a thing lays on the floor around its foot. */
export const shadow = (
  sheet: Sheet,
  room: Space,
  spots: readonly Spot[],
  blur: number,
  opacity: number,
): string => soft(sheet, blur, room.face(spots, '#1c1512', opacity))

/** A thing drawn in centimetres around its foot, stood on a spot. */
export function stand(room: Space, spot: Spot, content: string, turn = 0, flip = 1): string {
  const [x, y] = room.at(spot)
  return put(x, y, content, room.scale(spot[2]) / 100, turn, flip)
}

/** A paper lamp on the floor, in centimetres, with its light. */
export function andon(sheet: Sheet, tall = 62): string {
  const w = 15
  return (
    glow(sheet, 0, -tall / 2, 150, ink.lamp, 0.7, 130) +
    rect(
      -w,
      -tall + 4,
      w * 2,
      tall - 12,
      bokashi(sheet, [
        [0, ink.lamp],
        [0.45, '#fff0c8'],
        [1, ink.lampPale],
      ]),
    ) +
    [-w - 1, -0.6, w - 1.4]
      .map((x) => rect(x, -tall, x === -0.6 ? 1.2 : 2.4, tall, ink.soot))
      .join('') +
    [-tall + 2, -tall * 0.68, -tall * 0.38].map((y) => rect(-w, y, w * 2, 1.3, ink.soot)).join('') +
    rect(-w - 2, -9, w * 2 + 4, 3, ink.soot) +
    rect(-w - 1, -tall, w * 2 + 2, 2.6, ink.soot)
  )
}

/** A teacup in centimetres; the origin is its foot. */
export const cup = (sheet: Sheet, light = '#f0e8d8', dark = '#9c917f'): string =>
  fill(
    curve(
      [
        [-4.2, -7],
        [4.2, -7],
        [3.6, -1],
        [2, 0],
        [-2, 0],
        [-3.6, -1],
      ],
      true,
    ),
    bokashi(
      sheet,
      [
        [0, light],
        [1, dark],
      ],
      [0, 0, 1, 0],
    ),
  ) +
  fill(curve(oval(0, -7, 4.2, 1.5), true), light) +
  fill(curve(oval(0, -6.8, 3.3, 1), true), '#8c9450')

/** A teapot in centimetres, its spout to the right. */
export const pot = (sheet: Sheet): string =>
  fill(
    brush(
      [
        [7, -5],
        [12, -8],
        [14, -10],
      ],
      3,
      { head: 1, tail: 0.6 },
    ),
    '#3b4a45',
  ) +
  fill(
    curve(
      [
        [-5, -10],
        [5, -10],
        [8.5, -5],
        [5, 0],
        [-5, 0],
        [-8.5, -5],
      ],
      true,
    ),
    fade(sheet, '#6d8078', '#2c3a35', [0, 0, 1, 0.4]),
  ) +
  fill(curve(oval(0, -10, 5.2, 1.5), true), '#56685f') +
  fill(curve(oval(0, -11.6, 1.4, 1.1), true), '#2c3a35') +
  fill(
    brush(
      [
        [-6, -9],
        [-5, -18],
        [5, -18],
        [6, -9],
      ],
      1,
      { head: 0.9, tail: 0.9 },
    ),
    ink.hinoki,
  )

/** The outline of a soft thing lying level around a spot: a rectangle with blunt corners. */
export const pad = (room: Space, [x, y, z]: Spot, wide: number, deep: number, blunt = 0.34) =>
  curve(
    Array.from({ length: 40 }, (_, i): Point => {
      const a = (i / 40) * Math.PI * 2
      const at = (v: number) => Math.sign(v) * Math.abs(v) ** blunt
      return room.at([x + at(Math.cos(a)) * wide, y, z + at(Math.sin(a)) * deep])
    }),
    true,
  )

/** A cushion lying on its middle: three layers and a tuft. */
export function cushion(
  room: Space,
  [x, y, z]: Spot,
  half: number,
  tones: { top: string; side: string; low: string },
): string {
  const [cx, cy] = room.at([x, y + 0.062, z])
  return (
    fill(pad(room, [x, y + 0.012, z], half, half), tones.low) +
    fill(pad(room, [x, y + 0.036, z], half * 1.02, half * 1.02), tones.side) +
    fill(pad(room, [x, y + 0.062, z], half * 0.97, half * 0.97), tones.top) +
    fill(curve(oval(cx, cy, 7, 3), true), tones.low, 0.8)
  )
}

/** A light that falls from the upper edge and fades: over the whole sheet. */
export const dusk = (sheet: Sheet, paint: string, top: number, low: number): string =>
  rect(
    0,
    0,
    sheet.width,
    sheet.height,
    bokashiAt(
      sheet,
      [
        [0, paint, top],
        [0.36, paint, 0],
        [0.74, paint, 0],
        [1, paint, low],
      ],
      [0, 0, 0, sheet.height],
    ),
  )

/** Several points of a room as points of the sheet. */
export const onSheet = (room: Space, spots: readonly Spot[]): Point[] => spots.map(room.at)
