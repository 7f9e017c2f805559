import { lattice, paving, tiles } from '../kit/built.ts'
import { crest, small } from '../kit/crest.ts'
import { brush, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { mist } from '../kit/sky.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { walker } from '../kit/walker.ts'

/** The lane in Kamakura: bamboo, hydrangeas in rain, an amber shop window. */
export function kohakuLane(sheet: Sheet): string {
  const { random } = sheet
  const stalks = Array.from({ length: 46 }, (_, i) => {
    const x = (i / 46) * 760 + noise1(i, 3) * 20
    const wide = 9 + Math.abs(noise1(i * 2.1, 5)) * 16
    const tone = ['#9db78a', '#6f9a78', '#4d7a64', '#35594f'][i % 4] ?? '#4d7a64'
    return (
      fill(
        brush(
          [
            [x, -20],
            [x + 8, 300],
            [x - 4, 640],
          ],
          wide,
          { head: 1, tail: 1, rough: 0.05 },
        ),
        tone,
      ) +
      [0, 1, 2, 3]
        .map((k) => rect(x - wide / 2, 60 + k * 150 + ((i * 31) % 90), wide, 4, '#dfe8c4', 0.7))
        .join('')
    )
  })
  const rain = Array.from({ length: 130 }, () => {
    const [x, y] = [random.next() * 1200, random.next() * 800]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-9 52`
  }).join('')
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(sheet, [
        [0, '#c4d3b8'],
        [0.6, '#dfe4c8'],
        [1, '#7f9a84'],
      ]),
    ),
    ...stalks,
    mist(sheet, 560, 130, '#e3e8d0', 0.75),
    rect(
      0,
      600,
      1200,
      200,
      bokashi(sheet, [
        [0, '#8a9a90'],
        [1, '#3f4f56'],
      ]),
    ),
    paving(sheet, 480, 610, 820, 300, 900, '#35464c', 7),
    rect(
      640,
      180,
      560,
      450,
      bokashi(sheet, [
        [0, '#3a2a28'],
        [1, '#5a3a2c'],
      ]),
    ),
    grain(sheet, 640, 180, 560, 450, '#1f1418', 3, 0.5),
    lattice(
      sheet,
      690,
      300,
      220,
      210,
      4,
      3,
      '#2a1a18',
      bokashi(sheet, [
        [0, '#d98a3c'],
        [0.6, '#ffd98a'],
        [1, '#f0ac55'],
      ]),
      8,
    ),
    shape(pts('760,510 764,440 800,424 836,440 840,510'), '#3a211b', 0),
    disc(800, 408, 20, 24, '#3a211b'),
    rect(970, 290, 150, 340, '#2a1a18'),
    rect(
      984,
      306,
      122,
      180,
      bokashi(sheet, [
        [0, '#e0983f'],
        [1, '#ffd98a'],
      ]),
    ),
    rect(1042, 306, 6, 180, '#2a1a18'),
    rect(984, 500, 122, 116, '#4a2c20'),
    disc(996, 540, 7, 7, ink.amber),
    tiles(sheet, quad('650,70 1220,60 1220,186 590,200'), 4, 13, {
      base: '#4d5a5e',
      dark: '#20292e',
      light: '#8f9a94',
    }),
    rect(596, 186, 620, 12, '#171c20'),
    put(
      660,
      250,
      fill(brush(pts('0,-40 0,0'), 5, { head: 1, tail: 1 }), '#171c20') +
        shape(pts('-40,0 40,0 40,96 -40,96'), '#e9dcc0', 3) +
        crest(0, 42, 26, ink.vermilion, { ...small, ring: false, hand: true }) +
        rect(-24, 70, 48, 5, ink.indigo800),
    ),
    soft(sheet, 10, fill(polygon(pts('690,640 1110,640 1010,800 600,800')), '#ffc873', 0.42)),
    hydrangeas(sheet),
    walker(sheet, 430, 740, 0.86, {
      coat: '#2c4579',
      shade: '#16224a',
      hair: '#1c1626',
      legs: '#2a2438',
      umbrella: ['#cb5a34', '#6d2018'],
    }),
    stroke(rain, '#f3f4e6', 1.6, 0.5),
  ].join('')
}

function hydrangeas(sheet: Sheet): string {
  const head = (x: number, y: number, r: number, paint: string, dark: string) =>
    disc(x, y, r, r * 0.85, dark) +
    Array.from({ length: 26 }, () => {
      const a = sheet.random.range(0, 6.28)
      const q = Math.sqrt(sheet.random.next()) * r * 0.85
      const [px, py] = [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.85]
      const s = r * 0.17
      return fill(
        `M${px - s} ${py}L${px} ${py - s}L${px + s} ${py}L${px} ${py + s}Z`,
        paint,
        sheet.random.range(0.6, 1),
      )
    }).join('')
  const leaf = (x: number, y: number, t: number) =>
    put(
      x,
      y,
      shape(pts('-60,0 -10,-26 60,0 -10,26'), '#35594f', 2) +
        keyLine(pts('-50,0 50,0'), 3, '#6f9a78'),
      1,
      t,
    )
  return (
    pts('40,700 150,740 10,790 240,790 330,770')
      .map(([x, y], i) => leaf(x - 40, y + 20, i * 40 - 50) + leaf(x + 60, y + 10, i * 30 - 20))
      .join('') +
    head(50, 690, 62, '#a9b9e0', '#5f74b0') +
    head(160, 735, 70, '#c3b0dc', '#7a68a8') +
    head(20, 790, 70, '#9fc4d8', '#4d80a8') +
    head(270, 790, 60, '#b5b4e4', '#6670b4')
  )
}
