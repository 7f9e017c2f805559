import { form, gloss, rough, type Tones } from '../kit/above.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put } from '../kit/svg.ts'

const rind: Tones = { light: '#ffe373', base: '#f0bf2c', dark: '#c08a18', edge: '#96690f' }

/** Half a lemon around the origin, its cut side up. */
export function halfLemon(sheet: Sheet, r: number): string {
  const wedge = Array.from({ length: 9 }, (_, i) => {
    const from = (i / 9) * Math.PI * 2
    const at = (a: number, q: number): Point => [
      Math.cos(from + a) * r * q,
      Math.sin(from + a) * r * q,
    ]
    const d = curve([at(0.35, 0.1), at(0.09, 0.72), at(0.35, 0.79), at(0.61, 0.72)], true)
    return (
      fill(d, '#f3c93c') +
      fill(curve([at(0.35, 0.3), at(0.2, 0.66), at(0.4, 0.7)], true), '#fbe384', 0.8)
    )
  })
  return (
    rough(
      sheet,
      { across: 0.12, down: 0.12, high: 0.7, seed: 2 },
      form(sheet, oval(0, 0, r, r * 0.97, 0.02, 4), rind, r * 0.2),
    ) +
    disc(0, 0, r * 0.88, r * 0.85, '#fdf6d8') +
    wedge.join('') +
    disc(0, 0, r * 0.07, r * 0.07, '#fdf6d8') +
    gloss(sheet, oval(-r * 0.25, -r * 0.3, r * 0.34, r * 0.16, 0, 1, -0.7), 0.6, 6)
  )
}

/** A shoot of pickled ginger around the origin, red at the stalk and white at the root. */
export const gingerShoot = (sheet: Sheet): string => {
  const paint = bokashi(
    sheet,
    [
      [0, '#c23a54'],
      [0.45, '#e58b97'],
      [1, '#f8eadb'],
    ],
    [0, 0, 1, 0],
  )
  const line = pts('-190,10 -60,-6 60,0 118,8')
  const shoot = brush(line, 24, { head: 0.5, tail: 1 })
  return (
    put(8, 10, soft(sheet, 5, fill(shoot, '#1a1210', 0.45))) +
    fill(shoot, paint) +
    form(
      sheet,
      pts('96,-10 130,-20 158,-8 164,10 150,26 118,26 98,16'),
      { light: '#fffaf0', base: '#f6e6d6', dark: '#d2b3a4', edge: '#a98878' },
      7,
    )
  )
}
