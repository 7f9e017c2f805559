import { cast, form, rough, type Tones } from './above.ts'
import { arc, brush, curve, oval } from './line.ts'
import type { Sheet } from './sheet.ts'
import { fill, put } from './svg.ts'

/** A tuft of white radish cut to threads, about 2r wide. */
export function radishThreads(sheet: Sheet, cx: number, cy: number, r: number): string {
  const { random } = sheet
  const threads = Array.from({ length: 150 }, (_, i) => {
    const a = random.range(0, Math.PI * 2)
    const q = Math.sqrt(random.next())
    const [x, y] = [cx + Math.cos(a) * r * 0.92 * q, cy + Math.sin(a) * r * 0.62 * q]
    const from = random.range(0, Math.PI * 2)
    const bend = arc(x, y, r * 0.34, r * 0.24, from, from + random.range(1, 2.4), 5)
    const tone = ['#a9b5a8', '#d3dacd', '#eef0e6', '#fffdf6'][Math.floor((i / 150) * 4)]
    return fill(brush(bend, r * 0.036, { head: 0.6, tail: 0.6, seed: i }), tone ?? '#fffdf6')
  })
  const body = curve(oval(cx, cy, r * 0.94, r * 0.66, 0.16, 3), true)
  return cast(sheet, body, 12, 0.45) + fill(body, '#b9c3b4') + threads.join('')
}

const white: Tones = { light: '#ffffff', base: '#f1f0e8', dark: '#b9beb4', edge: '#9aa197' }
const green: Tones = { light: '#d9e49a', base: '#aac267', dark: '#71893c', edge: '#5b7030' }

/** Something grated into a small mound about 2r wide. */
const grated = (sheet: Sheet, x: number, y: number, r: number, tones: Tones, seed: number) =>
  put(
    x,
    y,
    rough(
      sheet,
      { across: 0.09, down: 0.09, high: 2.2, torn: 10, seed },
      form(sheet, oval(0, 0, r, r * 0.86, 0.12, seed), tones, r * 0.32),
    ),
  )

/** Grated white radish, pressed by hand. */
export const gratedRadish = (sheet: Sheet, x: number, y: number, r: number): string =>
  grated(sheet, x, y, r, white, 4)

/** Fresh wasabi. */
export const wasabi = (sheet: Sheet, x: number, y: number, r: number): string =>
  grated(sheet, x, y, r, green, 7)
