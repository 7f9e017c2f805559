import { cast, form, rough, type Tones } from '../kit/above.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { createRandom, noise1 } from '../kit/random.ts'
import { type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put } from '../kit/svg.ts'

/** Thin batter: pale gold, a little browner where it thickens. */
export const batter: Tones = {
  light: '#fdf0c8',
  base: '#f3d68f',
  dark: '#cb8f3c',
  edge: '#a9772f',
}

const grit = { across: 0.034, down: 0.045, high: 1.25, torn: 12 }

/** The lace of drops that batter throws out around a thing in hot oil. */
export function lace(sheet: Sheet, outline: readonly Point[], seed: number): string {
  const random = createRandom(`lace${seed}`)
  const drops = outline.flatMap(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y]
    return [0.1, 0.35, 0.6, 0.85].map((t) => {
      const r = random.range(1.5, 7)
      return disc(
        x + (nx - x) * t + random.jitter(6),
        y + (ny - y) * t + random.jitter(6),
        r * 1.25,
        r,
        random.pick(['#f6e0a6', '#ecc981', '#fbeec6', '#e2b565']),
      )
    })
  })
  return rough(sheet, { ...grit, torn: 5, seed }, drops.join(''))
}

/** What the cook drips over it in the oil: small crisp flowers, browner at their feet. */
function flowers(sheet: Sheet, outline: readonly Point[], seed: number): string {
  const random = createRandom(`flowers${seed}`)
  const drops = outline.flatMap(([x, y]) =>
    [0, 1].map(() => {
      const q = Math.sqrt(random.next()) * 0.86
      const [px, py] = [x * (1 - q * q * 0.1), y * q * random.range(-1, 1)]
      const r = random.range(3, 7.5)
      return (
        disc(px + 1.6, py + 2.2, r * 1.4, r, '#c2842c', 0.4) +
        disc(px, py, r * 1.3, r * 0.9, random.pick(['#f7e0a2', '#f3d68f', '#f9e8b8']), 0.85)
      )
    }),
  )
  return rough(sheet, { ...grit, torn: 7, seed: seed + 5 }, drops.join(''))
}

/** A thing in its coat: `under` is what shows through the batter. */
export const coated = (
  sheet: Sheet,
  outline: readonly Point[],
  seed: number,
  ...under: readonly string[]
): string =>
  cast(sheet, curve(outline, true), 13, 0.42) +
  lace(sheet, outline, seed) +
  rough(
    sheet,
    { ...grit, seed: seed + 3 },
    form(
      sheet,
      outline,
      batter,
      15,
      ...under,
      ...outline
        .filter((_, i) => i % 3 === 0)
        .map(([x, y], i) =>
          soft(sheet, 7, disc(x * 0.8, y * 0.7, 20 + (i % 3) * 7, 9, '#d08f30', 0.5)),
        ),
    ),
  )

/** A prawn fried straight, head end to the left, about 470 px long, its red tail bare at the right. */
export function prawn(sheet: Sheet, seed: number): string {
  const top = Array.from({ length: 10 }, (_, i): Point => {
    const t = i / 9
    const half = 38 * Math.sin(Math.PI * (0.16 + 0.78 * t)) ** 0.55
    return [-230 + 400 * t, -half + noise1(i * 1.4, seed) * 7]
  })
  const bottom = top.map(([x, y], i): Point => [x, -y + noise1(i * 1.9, seed + 8) * 8]).reverse()
  const outline = [...top, ...bottom]
  const rings = [-150, -96, -42, 12, 66, 118].map((x, i) =>
    fill(
      brush(
        [
          [x, -40],
          [x + 14, 0],
          [x - 2, 40],
        ],
        20 - (i % 2) * 6,
        { head: 0.7, tail: 0.4, seed: i },
      ),
      '#ec7a55',
      0.85,
    ),
  )
  return (
    tail(sheet) +
    coated(
      sheet,
      outline,
      seed,
      soft(sheet, 8, ...rings),
      soft(
        sheet,
        10,
        fill(curve(pts('-200,-6 -60,-20 150,-12 160,8 -40,10 -190,14'), true), '#fff6d6', 0.6),
      ),
    ) +
    flowers(sheet, outline, seed)
  )
}

const shell: Tones = { light: '#f0825a', base: '#d4472c', dark: '#98261b', edge: '#74190f' }

/** The tail's leaves spread from one joint, pointed, with their spine between them. */
const tail = (sheet: Sheet) =>
  put(160, 0, form(sheet, pts('-30,-20 10,-17 26,-10 28,8 12,17 -30,20'), shell, 7)) +
  [-34, 30, -11, 9]
    .map((turn, i) =>
      put(
        168,
        turn * 0.12,
        form(
          sheet,
          pts(
            i < 2
              ? '0,-7 36,-19 74,-21 104,-8 92,10 52,15 0,8'
              : '0,-6 34,-14 68,-14 92,-3 80,9 40,11 0,6',
          ),
          shell,
          5,
          soft(
            sheet,
            3,
            fill(curve(pts('60,-24 120,-20 120,16 66,16 76,-4'), true), '#a12a1c', 0.7),
          ),
          fill(brush(pts('4,0 46,-3 96,-7'), 3, { head: 0.8, tail: 0.2 }), '#9c2a1c', 0.7),
        ),
        1,
        turn,
      ),
    )
    .join('') +
  put(176, 0, form(sheet, pts('0,-6 30,-5 52,-1 54,2 28,6 0,6'), shell, 4))
