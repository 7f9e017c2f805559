import { type Point, polygon, sample } from './line.ts'
import { noise1 } from './random.ts'
import { fill } from './svg.ts'

/**
 * A long rounded body along a bent axis: a fish, a prawn, a stalk. `t` runs along it from 0 to 1, `v`
 * across it from -1, on the left of its direction, to 1.
 */
export type Tube = { at: (t: number, v: number) => Point; outline: readonly Point[] }

/** A tube along `axis`; `widths` are its thicknesses, spread evenly from end to end. */
export function tube(axis: readonly Point[], widths: readonly number[]): Tube {
  const line = sample(axis, 16)
  const on = (t: number): Point => {
    const q = Math.max(0, Math.min(1, t)) * (line.length - 1)
    const i = Math.min(line.length - 2, Math.floor(q))
    const [[ax, ay], [bx, by]] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]]
    return [ax + (bx - ax) * (q - i), ay + (by - ay) * (q - i)]
  }
  const half = (t: number): number => {
    const q = Math.max(0, Math.min(1, t)) * (widths.length - 1)
    const i = Math.min(widths.length - 2, Math.floor(q))
    const u = (1 - Math.cos((q - i) * Math.PI)) / 2
    return ((widths[i] ?? 0) * (1 - u) + (widths[i + 1] ?? 0) * u) / 2
  }
  const at = (t: number, v: number): Point => {
    const [x, y] = on(t)
    const [[ax, ay], [bx, by]] = [on(t - 0.02), on(t + 0.02)]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const reach = half(t) * v
    return [x - ((by - ay) / length) * reach, y + ((bx - ax) / length) * reach]
  }
  return { at, outline: [...along(at, -1), ...along(at, 1).reverse()] }
}

const along = (at: Tube['at'], v: number): Point[] =>
  Array.from({ length: 41 }, (_, i) => at(i / 40, v))

/** The tube modelled by inks wiped from its `v = -1` side to the other. */
export function modelled(body: Tube, inks: readonly string[], steps = 22): string {
  return Array.from({ length: steps }, (_, i) =>
    fill(
      polygon([...along(body.at, -1 + (2 * i) / steps), ...along(body.at, 1).reverse()]),
      between(inks, i / (steps - 1)),
    ),
  ).join('')
}

/** An irregular spot lying on the tube around (t, v). */
export const spot = (
  body: Tube,
  t: number,
  v: number,
  rt: number,
  rv: number,
  seed: number,
  wobble = 0.3,
): Point[] =>
  Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    const w = 1 + wobble * noise1(i * 0.9, seed)
    return body.at(t + Math.cos(a) * rt * w, v + Math.sin(a) * rv * w)
  })

/** The ink at `t` (0 to 1) of a row of inks written `#rrggbb`. */
export function between(inks: readonly string[], t: number): string {
  const q = Math.max(0, Math.min(1, t)) * (inks.length - 1)
  const i = Math.min(Math.max(0, inks.length - 2), Math.floor(q))
  const [a, b] = [channels(inks[i]), channels(inks[i + 1] ?? inks[i])]
  const mixed = a.map((value, k) => Math.round(value + ((b[k] ?? value) - value) * (q - i)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const channels = (ink = '#000000'): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(ink.slice(from, from + 2), 16))
