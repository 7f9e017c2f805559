import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, glow, type Sheet } from '../../kit/sheet.ts'
import { disc, fill, rect } from '../../kit/svg.ts'
import { wood } from '../kit/conifer.ts'
import { ink } from '../kit/inks.ts'
import { peak } from '../kit/mountain.ts'
import { fade, fadeAt } from '../kit/room.ts'
import { cap, drift } from '../kit/snow.ts'
import { type Space, upright } from '../kit/space.ts'
import { haze } from '../kit/wash.ts'

/** The moon over the roofs of the village, seen from the upper floor. */
export function roofs(sheet: Sheet): string {
  const inner = { ...sheet, width: 700, height: 820 }
  const random = createRandom('stars')
  const stars = Array.from({ length: 46 }, () =>
    disc(random.range(60, 680), random.range(440, 600), 1.6, 1.6, ink.snow, random.range(0.3, 0.9)),
  )
  return (
    rect(
      40,
      420,
      660,
      400,
      bokashiAt(
        sheet,
        [
          [0, '#121c2e'],
          [0.7, '#33486a'],
          [1, '#6e85a0'],
        ],
        [0, 440, 0, 690],
      ),
    ) +
    stars.join('') +
    glow(sheet, 470, 530, 150, '#dfe6e6', 0.55) +
    disc(470, 530, 34, 34, '#f4efdc') +
    disc(462, 522, 9, 7, '#d9d6c6', 0.6) +
    disc(480, 540, 7, 6, '#d9d6c6', 0.6) +
    peak(
      inner,
      230,
      540,
      260,
      720,
      { lit: '#8ca0ba', shade: '#455a78', rib: '#3a4d69', foot: '#5d7592' },
      5,
    ) +
    haze(inner, 690, 46, '#7d93ab', 0.7) +
    wood(
      sheet,
      40,
      700,
      (x) => 690 + noise1(x / 80, 3) * 10,
      70,
      790,
      [
        [0, '#2c3f58'],
        [0.6, '#3d5470'],
        [1, '#7d93ab', 0],
      ],
      6,
    ) +
    drift(inner, pts('20,716 200,704 420,714 720,700'), 820, [
      [0, '#8fa3b8'],
      [1, '#5a6f89'],
    ]) +
    house(sheet, 262, 736, 110, 40, 4) +
    house(sheet, 420, 734, 96, 34, 7) +
    house(sheet, 560, 752, 160, 58, 9) +
    house(sheet, 346, 788, 190, 66, 2) +
    house(sheet, 90, 800, 170, 82, 6)
  )
}

/** A gable under snow, one window lit; `x`, `foot` is the middle of its wall's foot. */
function house(
  sheet: Sheet,
  x: number,
  foot: number,
  wide: number,
  roof: number,
  seed: number,
): string {
  const [half, wall] = [wide / 2, roof * 0.5]
  const eave = foot - wall
  const slope: Point[] = [
    [x - half * 0.72, eave - roof],
    [x + half * 0.72, eave - roof],
    [x + half, eave + 6],
    [x - half, eave + 6],
  ]
  return (
    rect(x - half * 0.8, eave, wide * 0.8, wall + 60, '#1a2333') +
    rect(x - half * 0.42, eave + wall * 0.36, half * 0.3, wall * 0.5, ink.lamp, 0.95) +
    rect(
      x + half * 0.1,
      eave + wall * 0.36,
      half * 0.3,
      wall * 0.5,
      seed % 2 ? ink.lamp : '#2f3f57',
      0.9,
    ) +
    fill(
      curve(
        slope.flatMap((p, i): Point[] => [p, mid(p, slope[(i + 1) % 4] ?? p)]),
        true,
      ),
      fadeAt(sheet, '#d3dde6', '#8da2bb', [0, eave - roof, 0, eave]),
    ) +
    cap([x - half - 4, eave + 6], [x + half + 4, eave + 6], 9, '#dfe7ec', '#7389a4', seed)
  )
}

const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const bindings = [
  '#6d3a2b',
  '#34485c',
  '#4d5a3f',
  '#a58a5c',
  '#7a5538',
  '#8f4a30',
  '#c2ad80',
  '#2f3b3f',
] as const

/** A shelf of dark wood with four rows of books; its face stands at `z`. */
export function bookcase(room: Space, x: number, z: number, wide: number, tall: number): string {
  const random = createRandom('books')
  const rows = 4
  const gap = (tall - 0.1) / rows
  const board = 0.025
  const books = Array.from({ length: rows }, (_, row) => {
    const y = 0.08 + row * gap + board
    let out = ''
    let at = x + 0.045
    while (at < x + wide - 0.09) {
      const thick = random.range(0.024, 0.056)
      const high = gap * random.range(0.56, 0.84)
      const rest = row === 1 && at > x + wide * 0.58 ? 'gap' : 'book'
      if (rest === 'book') {
        out += room.face(upright(at, y, z, thick, high), random.pick(bindings))
        out += room.face(upright(at, y + high * 0.72, z, thick, 0.012), '#d9c48d', 0.55)
        out += room.face(upright(at + thick - 0.006, y, z, 0.006, high), ink.soot, 0.6)
      }
      at += thick + (random.next() < 0.08 ? 0.05 : 0.002)
    }
    if (row === 1) out += pile(room, x + wide * 0.64, y, z)
    return out + room.face(upright(x, y - board, z, wide, board), '#5b3f2b')
  })
  return (
    room.block([x, 0, z], [wide, tall, 0.3], {
      top: '#4a3324',
      front: '#17110e',
      side: '#3a281d',
    }) +
    books.join('') +
    room.face(upright(x, tall - 0.03, z, wide, 0.04), '#6d4c34') +
    room.face(upright(x, 0, z, wide, 0.08), '#5b3f2b') +
    [x, x + wide - 0.035].map((px) => room.face(upright(px, 0, z, 0.035, tall), '#6d4c34')).join('')
  )
}

/** Four books lying on each other. */
const pile = (room: Space, x: number, y: number, z: number): string =>
  [0, 1, 2, 3]
    .map((i) =>
      room.face(
        upright(x + i * 0.014, y + i * 0.036, z, 0.25 - i * 0.02, 0.033),
        bindings[(i * 3 + 1) % 8] ?? ink.wood,
      ),
    )
    .join('')

/** A globe on its foot, in centimetres. */
export const globe = (sheet: Sheet): string =>
  fill(curve(oval(0, -0.6, 7, 1.6), true), '#3a281d') +
  rect(-0.8, -6, 1.6, 6, '#6d4c34') +
  disc(0, -16, 10.5, 10.5, fade(sheet, '#7a97a3', '#24394a', [0, 0.2, 1, 0.8])) +
  fill(curve(pts('-7,-22 -2,-24 1,-20 -1,-15 -4,-12 -6,-16'), true), '#b9a56d', 0.85) +
  fill(curve(pts('3,-19 8,-20 9,-14 5,-10 3,-14'), true), '#b9a56d', 0.7) +
  fill(brush(pts('-4,-28 -12,-20 -12,-11 -3,-4'), 1.3, { head: 1, tail: 1 }), '#a5804f')

/** A desk lamp with a bent neck, in centimetres; its shade looks to the left and down. */
export const deskLamp = (sheet: Sheet): string =>
  fill(curve(oval(0, -0.8, 7, 2), true), '#1d2422') +
  fill(brush(pts('0,-1 2,-16 1,-30 -6,-37 -12,-36'), 1.7, { head: 1, tail: 1 }), '#1d2422') +
  fill(
    curve(pts('-12,-40 -5,-38 -3,-29 -1,-25 -24,-25 -22,-31 -18,-38'), true),
    fade(sheet, '#2f5547', '#1d372e'),
  ) +
  fill(curve(oval(-12.5, -25.4, 11.2, 2.2), true), '#fff1c9')

/** An open book and a pencil seen low from the front, in centimetres. */
export const openBook = (): string =>
  fill(
    curve(pts('-15,0 -13,-5 -6,-6.6 0,-5 6,-6.6 13,-5 15,0 7,-1.2 0,0.6 -7,-1.2'), true),
    '#6d3a2b',
  ) +
  fill(curve(pts('-13.6,-0.8 -12,-5.4 -6,-7.2 -0.3,-5.6 -0.3,-0.2 -7,-2'), true), '#f6ecd2') +
  fill(curve(pts('13.6,-0.8 12,-5.4 6,-7.2 0.3,-5.6 0.3,-0.2 7,-2'), true), '#efe0bd') +
  [-9.6, -7, -4.4, 4.4, 7, 9.6].map((x) => rect(x, -5.2, 0.5, 2.6, '#7a6a55', 0.7)).join('')
