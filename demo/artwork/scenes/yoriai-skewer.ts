import { cast, form, gloss, rough, type Tones } from '../kit/above.ts'
import { brush, oval, type Point, pts } from '../kit/line.ts'
import { createRandom, noise1 } from '../kit/random.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'

/** One piece on a skewer, drawn around the origin; the stick runs from left to right. */
type Piece = { long: number; draw: (sheet: Sheet, seed: number) => string }

const glazed: Tones = { light: '#e2913c', base: '#a04a16', dark: '#43170a', edge: '#38150a' }
const salted: Tones = { light: '#fbe0a6', base: '#dfa859', dark: '#94602a', edge: '#7a4a1e' }
const leekTones: Tones = { light: '#f7f6d8', base: '#d5dea0', dark: '#8fa258', edge: '#6a7d3f' }
const podTones: Tones = { light: '#a5c766', base: '#5f8c36', dark: '#375a24', edge: '#28451c' }

/** What the fire did: dark at the corners, darker where it touched. */
function scorch(sheet: Sheet, long: number, wide: number, seed: number): string {
  const random = createRandom(`scorch${seed}`)
  return Array.from({ length: 9 }, () => {
    const [x, y] = [
      random.jitter(long * 0.5),
      random.pick([-1, 1]) * random.range(0.2, 0.52) * wide,
    ]
    return soft(sheet, 3.5, disc(x, y, random.range(7, 17), random.range(4, 9), '#1d0c07', 0.75))
  }).join('')
}

const meat = (tones: Tones, gleam: number): Piece => ({
  long: 92,
  draw: (sheet, seed) => {
    const body = pts(
      '-47,-20 -34,-36 -8,-33 14,-40 38,-32 49,-12 46,14 36,34 6,37 -14,40 -38,33 -50,8',
    ).map(([x, y], i): Point => [x + noise1(i * 1.3, seed) * 7, y + noise1(i * 1.7, seed + 4) * 8])
    const folds = [-12, 14].map((y, i) => {
      const line: Point[] = [
        [-50, y + noise1(i, seed) * 16],
        [-6, y - 8 + noise1(i + 5, seed) * 10],
        [50, y + noise1(i + 3, seed) * 16],
      ]
      const lit = line.map(([px, py]): Point => [px, py + 6])
      return (
        soft(sheet, 2.5, fill(brush(line, 7, { seed }), tones.dark, 0.7)) +
        soft(sheet, 3, fill(brush(lit, 7, { seed }), tones.light, 0.7))
      )
    })
    const [gx, gy] = [noise1(seed, 6) * 16, noise1(seed, 9) * 6 - 6]
    const shine = pts('-22,-6 -10,-18 12,-16 20,-8 4,-4 -8,2').map(
      ([x, y]): Point => [x + gx, y + gy],
    )
    return (
      rough(
        sheet,
        { across: 0.04, down: 0.06, high: 2.2, torn: 8, seed },
        form(sheet, body, tones, 15, ...folds, scorch(sheet, 92, 74, seed)),
      ) + gloss(sheet, shine, gleam, 3.5)
    )
  },
})

/** Thigh under sauce, as for chicken and leek. */
export const chicken = meat(glazed, 0.62)
/** The same with salt alone. */
export const plain = meat(salted, 0.3)

export const meatball: Piece = {
  long: 98,
  draw: (sheet, seed) =>
    rough(
      sheet,
      { across: 0.055, down: 0.055, high: 3, torn: 9, seed },
      form(sheet, oval(0, 0, 47, 43, 0.1, seed), glazed, 20, scorch(sheet, 84, 84, seed)),
    ) + gloss(sheet, pts('-24,-14 -8,-25 14,-20 4,-11 -10,-4'), 0.6, 4),
}

export const leek: Piece = {
  long: 54,
  draw: (sheet, seed) => {
    const body = pts('-24,-38 22,-40 26,-30 25,32 20,40 -22,39 -27,30 -26,-30')
    const skins = [-28, -16, -4, 9, 21, 31].map((y, i) =>
      stroke(`M-28 ${y}L28 ${y + noise1(i, seed) * 4}`, '#7d9148', 1.3, 0.6),
    )
    const marks = [-9, 10].map((x, i) =>
      soft(
        sheet,
        2,
        fill(
          brush(
            [
              [x + 4, -44],
              [x, 0],
              [x - 3, 44],
            ],
            7,
            { rough: 0.7, seed: seed + i },
          ),
          '#2a1a0c',
          0.8,
        ),
      ),
    )
    return form(sheet, body, leekTones, 13, ...skins, ...marks)
  },
}

export const pod: Piece = {
  long: 50,
  draw: (sheet, seed) =>
    put(
      0,
      0,
      form(
        sheet,
        pts('-72,2 -56,-19 -10,-25 44,-18 70,-3 64,12 30,22 -20,26 -58,21'),
        podTones,
        10,
        ...[-30, 14].map((x) =>
          soft(sheet, 3, disc(x, -4 + noise1(x, seed) * 8, 13, 6, '#1d1408', 0.7)),
        ),
        gloss(sheet, pts('-46,-9 0,-13 34,-9 0,-4'), 0.34, 3),
      ) + fill(brush(pts('-70,2 -86,0 -100,-7'), 8, { head: 1, tail: 1.2 }), '#6d8a44'),
      0.6,
      68,
    ),
}

/** A skewer from its first piece at the origin to the handle at the right. */
export function skewer(sheet: Sheet, pieces: readonly Piece[], seed: number): string {
  const length = pieces.reduce((sum, { long }) => sum + long * 0.95, 0)
  const stick = brush(
    [
      [-30, 0],
      [length / 2, 2],
      [length + 130, 0],
    ],
    8,
    { head: 0.4, tail: 1, rough: 0.05 },
  )
  let x = 0
  const placed = pieces.map(({ long, draw }, i) => {
    const at = x + long * 0.475
    x += long * 0.95
    return put(
      at,
      noise1(i * 1.9, seed) * 4,
      draw(sheet, seed * 11 + i),
      1,
      noise1(i, seed + 3) * 7,
    )
  })
  return (
    cast(sheet, stick, 9) +
    fill(stick, '#d8b478') +
    stroke(stick, '#8a6236', 1.2, 0.7) +
    placed.join('')
  )
}
