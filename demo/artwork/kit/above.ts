import { arc, curve, type Point } from './line.ts'
import { bokashi, clipped, type Sheet, soft } from './sheet.ts'
import { el, fill, group, stroke } from './svg.ts'

/** A thing's own inks: its lit side, its colour, its shaded side, and the darker tone of it that draws its edge. */
export type Tones = { light: string; base: string; dark: string; edge: string }

const dusk = '#1a1210'

const moved = (dx: number, dy: number, ...content: readonly string[]) =>
  group({ transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)})` }, ...content)

/** The shadow a thing of this height throws to the lower right. */
export const cast = (sheet: Sheet, d: string, high: number, opacity = 0.5): string =>
  moved(high * 0.7, high * 0.85, soft(sheet, high * 0.55, fill(d, dusk, opacity)))

/** A soft body seen from above, `high` px tall and lit from the upper left; `detail` lies in its skin. */
export function form(
  sheet: Sheet,
  outline: readonly Point[],
  tones: Tones,
  high: number,
  ...detail: readonly string[]
): string {
  const d = curve(outline, true)
  const side = (paint: string, to: number, opacity: number) =>
    moved(
      high * 0.5 * to,
      high * 0.6 * to,
      soft(sheet, high * 0.45, stroke(d, paint, high * 1.5, opacity)),
    )
  return (
    cast(sheet, d, high) +
    fill(d, tones.base) +
    clipped(sheet, d, ...detail, side(tones.dark, -1, 0.8), side(tones.light, 1, 0.75)) +
    stroke(d, tones.edge, 1.3, 0.75)
  )
}

/** A rectangle around the origin with rounded corners, as an outline. */
export function block(width: number, height: number, corner: number): Point[] {
  const [a, b] = [width / 2 - corner, height / 2 - corner]
  const turn = ([x, y]: Point, from: number) =>
    arc(x, y, corner, corner, from, from + Math.PI / 2, 4)
  const corners = [
    turn([a, -b], -Math.PI / 2),
    turn([a, b], 0),
    turn([-a, b], Math.PI / 2),
    turn([-a, -b], Math.PI),
  ]
  // The curve swings out where a long side meets a short arc, so a side is as many short steps.
  return corners.flatMap((points, i) => {
    const [x, y] = points.at(-1) ?? [0, 0]
    const [nx, ny] = corners[(i + 1) % 4]?.[0] ?? [x, y]
    const steps = Math.ceil(Math.hypot(nx - x, ny - y) / (corner * 0.8))
    const side = Array.from({ length: steps - 1 }, (_, k): Point => {
      const t = (k + 1) / steps
      return [x + (nx - x) * t, y + (ny - y) * t]
    })
    return [...points, ...side]
  })
}

/** A vessel or board seen from above: its rim, and within `lip` px its floor, `deep` px below. */
export function ware(
  sheet: Sheet,
  outline: readonly Point[],
  tones: Tones,
  lip: number,
  deep: number,
  ...floor: readonly string[]
): string {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const [kx, ky] = [1 - (2 * lip) / (right - left), 1 - (2 * lip) / (bottom - top)]
  const outer = curve(outline, true)
  const inner = curve(
    outline.map(([x, y]): Point => [cx + (x - cx) * kx, cy + (y - cy) * ky]),
    true,
  )
  const rim = bokashi(sheet, stops(tones.light, tones.base, tones.dark), [0.1, 0, 0.9, 1])
  const well = bokashi(sheet, stops(tones.dark, tones.base, tones.light), [0, 0, 1, 1])
  return (
    cast(sheet, outer, 16 + deep * 0.4, 0.6) +
    fill(outer, rim) +
    stroke(outer, tones.edge, 1.4) +
    fill(inner, well) +
    clipped(
      sheet,
      inner,
      ...floor,
      moved(deep * 0.4, deep * 0.5, soft(sheet, deep * 0.4, stroke(inner, dusk, deep, 0.4))),
    ) +
    stroke(inner, tones.edge, 1.2, 0.6)
  )
}

const stops = (a: string, b: string, c: string) =>
  [
    [0, a],
    [0.5, b],
    [1, c],
  ] as const

/** Gloss: one soft patch of the lamp, never a drawn glint. */
export const gloss = (sheet: Sheet, points: readonly Point[], opacity = 0.5, blur = 7): string =>
  soft(sheet, blur, fill(curve(points, true), '#fff8e8', opacity))

/** How rough a skin is: its noise across and down, its height, and how far its edge is torn. */
export type Grit = { across: number; down: number; high: number; torn?: number; seed?: number }

/** Gives a thing the relief of batter, crust or grated radish, in the same light. */
export function rough(sheet: Sheet, grit: Grit, ...content: readonly string[]): string {
  const { across, down, high, torn = 0, seed = 1 } = grit
  const filter = sheet.define((id) =>
    el(
      'filter',
      {
        id,
        x: '-20%',
        y: '-20%',
        width: '140%',
        height: '140%',
        'color-interpolation-filters': 'sRGB',
      },
      el('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: `${across} ${down}`,
        numOctaves: 3,
        seed,
        result: 'noise',
      }),
      el('feDisplacementMap', {
        in: 'SourceGraphic',
        in2: 'noise',
        scale: torn,
        xChannelSelector: 'R',
        yChannelSelector: 'G',
        result: 'torn',
      }),
      el(
        'feDiffuseLighting',
        {
          in: 'noise',
          surfaceScale: high,
          diffuseConstant: 1.25,
          'lighting-color': '#fffaf0',
          result: 'lit',
        },
        el('feDistantLight', { azimuth: 230, elevation: 54 }),
      ),
      el('feComposite', { in: 'lit', in2: 'torn', operator: 'in', result: 'cut' }),
      el('feBlend', { in: 'cut', in2: 'torn', mode: 'multiply' }),
    ),
  )
  return group({ filter }, ...content)
}
