import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { noise1 } from '../../kit/random.ts'
import { bokashiAt, type Sheet } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'
import { conifer, wood } from '../kit/conifer.ts'
import { ink } from '../kit/inks.ts'
import { fade, pad, shadow } from '../kit/room.ts'
import { cap, drift, falling } from '../kit/snow.ts'
import { flat, type Space, upright } from '../kit/space.ts'

const pale = { green: '#7c9497', dark: '#667f85', snow: '#f3f4f0', shade: '#b6c4cb' }

/** What the round window shows: snow, far cedars, the last persimmons left on their branch for the birds. */
export function persimmons(sheet: Sheet, x: number, y: number, r: number): string {
  const inner = { ...sheet, width: x + r, height: y + r }
  const at = (text: string): Point[] => pts(text).map(([px, py]): Point => [x + px * r, y + py * r])
  const branch = at('1.1,-0.78 0.62,-0.64 0.2,-0.68 -0.24,-0.52 -0.66,-0.6')
  const twigs = [
    at('0.5,-0.64 0.5,-0.4 0.54,-0.22'),
    at('0.1,-0.64 0.02,-0.3 0.06,-0.08'),
    at('-0.2,-0.52 -0.18,-0.38 -0.2,-0.24'),
  ]
  const fruit = at('0.54,-0.1 0.07,0.05 -0.2,-0.14').map(([px, py], i) => {
    const s = r * (i === 1 ? 0.125 : 0.11)
    return (
      fill(
        curve(oval(px, py, s, s * 0.9, 0.05, i), true),
        fade(sheet, '#ef8f3f', '#b9481f', [0.2, 0, 0.8, 1]),
      ) +
      cap(
        [px - s * 0.7, py - s * 0.5],
        [px + s * 0.7, py - s * 0.5],
        s * 0.5,
        ink.snow,
        ink.snowShade,
        i,
      )
    )
  })
  return (
    rect(
      x - r,
      y - r,
      r * 2,
      r * 2,
      bokashiAt(
        sheet,
        [
          [0, '#a9c3d4'],
          [0.6, '#dbe6e9'],
          [1, '#f2f1ea'],
        ],
        [0, y - r, 0, y + r * 0.5],
      ),
    ) +
    wood(
      sheet,
      x - r,
      x + r,
      (px) => y + r * 0.42 + noise1(px / 60, 3) * 6,
      r * 0.5,
      y + r,
      [
        [0, '#9fb4be'],
        [0.6, '#b4c5cc'],
        [1, '#f2f1ea', 0],
      ],
      4,
    ) +
    drift(inner, at('-1.1,0.5 -0.4,0.4 0.3,0.5 1.1,0.4'), y + r, [
      [0, '#fbfaf4'],
      [1, '#cbd7dd'],
    ]) +
    conifer(x - r * 0.6, y + r * 0.66, r * 0.95, pale, 5) +
    conifer(x + r * 0.74, y + r * 0.6, r * 0.6, pale, 9) +
    fill(brush(branch, r * 0.1, { head: 1, tail: 0.3 }), '#4b392d') +
    twigs.map((line) => fill(brush(line, r * 0.04, { head: 1, tail: 0.5 }), '#4b392d')).join('') +
    cap(
      [x - r * 0.3, y - r * 0.56],
      [x + r * 0.24, y - r * 0.7],
      r * 0.1,
      ink.snow,
      ink.snowShade,
      3,
    ) +
    cap(
      [x + r * 0.22, y - r * 0.71],
      [x + r * 0.8, y - r * 0.7],
      r * 0.1,
      ink.snow,
      ink.snowShade,
      8,
    ) +
    fruit.join('') +
    falling(inner, 40, '#ffffff', 0.8, 'persimmons')
  )
}

export type Blanket = { top: string; side: string; low: string; band: string }

/** A low bed of cedar, its head at the wall; `x` is its left side, `z` its foot. */
export function bed(sheet: Sheet, room: Space, x: number, z: number, cloth: Blanket): string {
  const [wide, long] = [0.92, 2.02]
  const middle = x + wide / 2
  const layers = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39
    return fill(
      pad(room, [middle, 0.15 + 0.25 * t, z + 0.62], 0.475 - 0.008 * t, 0.68, 0.13),
      t < 0.42 ? cloth.low : cloth.side,
    )
  })
  const pillow = Array.from({ length: 16 }, (_, i) =>
    fill(
      pad(
        room,
        [middle, 0.37 + 0.01 * i, z + 1.74],
        0.29 + 0.02 * Math.sin((i / 15) * Math.PI),
        0.17,
        0.45,
      ),
      i < 6 ? '#b9b09b' : '#d9cfb9',
    ),
  )
  const bands = [0.1, 0.15, 0.26].map((off, i) =>
    room.face(flat(x + 0.02, 0.425, z + off, wide - 0.04, i === 1 ? 0.05 : 0.02), cloth.band, 0.75),
  )
  const folds = [0.3, 0.64].map((t, i) =>
    fill(
      brush(
        [
          room.at([x + wide * t, 0.425, z + 0.4]),
          room.at([x + wide * (t + 0.08), 0.425, z + 0.75]),
          room.at([x + wide * (t + 0.05), 0.425, z + 1.05]),
        ],
        7,
        { head: 0.1, tail: 0.1, seed: i },
      ),
      cloth.side,
      0.45,
    ),
  )
  return (
    shadow(sheet, room, flat(x - 0.03, 0, z - 0.16, wide + 0.18, long), 9, 0.5) +
    room.block([x, 0, z + long], [wide, 0.72, 0.05], {
      top: '#b98a5c',
      front: fade(sheet, '#a87648', '#835a38'),
      side: '#6d4a30',
    }) +
    [0.24, 0.44, 0.6]
      .map((y) => room.face(upright(x, y, z + long, wide, 0.007), '#6d4a30', 0.5))
      .join('') +
    room.block([x + 0.05, 0, z + 0.08], [wide - 0.1, 0.12, long - 0.1], {
      top: '#3a281d',
      front: '#3a281d',
      side: '#2c1e16',
    }) +
    room.block([x, 0.1, z], [wide, 0.1, long], {
      top: '#b98a5c',
      front: '#9a6c43',
      side: '#6d4a30',
    }) +
    room.block([x + 0.03, 0.2, z + 0.03], [wide - 0.06, 0.17, long - 0.05], {
      top: '#f3ecdb',
      front: '#cfc5ae',
      side: '#b5ab95',
    }) +
    pillow.join('') +
    fill(pad(room, [middle, 0.53, z + 1.74], 0.28, 0.16, 0.5), fade(sheet, '#fffaf0', '#e6dcc8')) +
    layers.join('') +
    fill(pad(room, [middle, 0.425, z + 0.62], 0.455, 0.665, 0.13), cloth.top) +
    bands.join('') +
    folds.join('') +
    fill(pad(room, [middle, 0.42, z + 1.27], 0.474, 0.13, 0.16), '#c3b9a3') +
    fill(pad(room, [middle, 0.45, z + 1.27], 0.466, 0.13, 0.16), fade(sheet, '#fbf4e4', '#ddd2bb'))
  )
}

/** A walking stick leaning, in centimetres from its tip; its handle is bent, its cord persimmon. */
export const stick = (): string =>
  fill(brush(pts('0,0 6,-44 12,-86'), 3, { head: 0.8, tail: 1, rough: 0.05 }), '#4b2f20') +
  fill(brush(pts('12,-84 13,-92 8,-96 2,-94 0,-90'), 3.2, { head: 1, tail: 0.9 }), '#4b2f20') +
  fill(brush(pts('11,-80 17,-72 15,-62 12,-72'), 1.2, { head: 1, tail: 1 }), ink.ember) +
  fill(curve(oval(0, -1, 2.2, 1.6), true), '#1f1714')

/** A round paper lamp on a foot, unlit by day, in centimetres. */
export const dayLamp = (sheet: Sheet): string =>
  rect(-5, -2, 10, 2, '#4b2f20') +
  fill(
    curve(pts('-7,-3 -10,-14 -6,-26 6,-26 10,-14 7,-3'), true),
    fade(sheet, '#fbf3df', '#cdbf9f', [0, 0, 1, 0]),
  ) +
  [-21, -15, -9].map((y) => rect(-9.4, y, 18.8, 0.7, '#b5a582')).join('') +
  rect(-6, -27.4, 12, 1.8, '#4b2f20')
