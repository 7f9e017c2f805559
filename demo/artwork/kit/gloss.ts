import { brush, curve, type Point } from './line.ts'
import { noise1 } from './random.ts'
import { fill } from './svg.ts'

const lamp = '#fffaf0'

/** The lamp's white along something wet or glazed. */
export const gleam = (points: readonly Point[], width: number, opacity = 0.9, seed = 1): string =>
  fill(brush(points, width, { head: 0.1, tail: 0.1, rough: 0.4, seed }), lamp, opacity)

/** A crumb, a grain of salt, a flake: a small angular shape with its own light side. */
export function grain(x: number, y: number, r: number, paint: string, shade: string, seed: number) {
  const outline = Array.from({ length: 6 }, (_, i): Point => {
    const a = (i / 6) * Math.PI * 2 + seed
    const q = r * (1 + 0.4 * noise1(i * 1.7, seed))
    return [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.8]
  })
  const under = outline.map(([px, py]): Point => [px + r * 0.3, py + r * 0.4])
  return fill(curve(under, true), shade) + fill(curve(outline, true), paint)
}
