import { createRandom, type Random } from './random.ts'
import { el, fill, group } from './svg.ts'

/** The sheet a scene is printed on: its size in pixels, its own randomness and its SVG definitions. */
export type Sheet = {
  width: number
  height: number
  random: Random
  /** Registers a definition and returns the reference to it (`url(#…)`). */
  define: (build: (id: string) => string) => string
  definitions: () => string
}

export function createSheet(name: string, width: number, height: number): Sheet {
  const definitions: string[] = []
  return {
    width,
    height,
    random: createRandom(name),
    define: (build) => {
      const id = `d${definitions.length}`
      definitions.push(build(id))
      return `url(#${id})`
    },
    definitions: () => el('defs', {}, definitions.join('')),
  }
}

/** `[offset 0–1, colour, opacity]` */
export type Stop = readonly [number, string, number?]

/** A bokashi: the hand-wiped fade of one ink into the next, along a direction in the shape's box. */
export function bokashi(
  sheet: Sheet,
  stops: readonly Stop[],
  direction: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  const [x1, y1, x2, y2] = direction
  return sheet.define((id) => el('linearGradient', { id, x1, y1, x2, y2 }, stopList(stops)))
}

/** The same fade in absolute pixels, for one light shared by many shapes. */
export function bokashiAt(
  sheet: Sheet,
  stops: readonly Stop[],
  line: readonly [number, number, number, number],
): string {
  const [x1, y1, x2, y2] = line
  return sheet.define((id) =>
    el('linearGradient', { id, x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' }, stopList(stops)),
  )
}

/** Light spreading from a point: a disc that fades to nothing at its rim. */
export function glow(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  colour: string,
  opacity: number,
  ry = rx,
): string {
  const paint = sheet.define((id) =>
    el(
      'radialGradient',
      { id },
      stopList([
        [0, colour, opacity],
        [0.35, colour, opacity * 0.62],
        [0.7, colour, opacity * 0.2],
        [1, colour, 0],
      ]),
    ),
  )
  return el('ellipse', { cx, cy, rx, ry, fill: paint })
}

/** Content cut to a shape. */
export function clipped(sheet: Sheet, d: string, ...content: readonly string[]): string {
  const clip = sheet.define((id) => el('clipPath', { id }, fill(d, '#000')))
  return group({ 'clip-path': clip }, ...content)
}

/** Content with softened edges: only for light, shadow and steam, never for a silhouette. */
export function soft(sheet: Sheet, radius: number, ...content: readonly string[]): string {
  const filter = sheet.define((id) =>
    el(
      'filter',
      { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
      el('feGaussianBlur', { stdDeviation: radius }),
    ),
  )
  return group({ filter }, ...content)
}

/** A plate printed over the others, a little off its marks (mis-registration in pixels). */
export function plate(dx: number, dy: number, ...content: readonly string[]): string {
  return group(
    { transform: `translate(${dx} ${dy})`, style: 'mix-blend-mode:multiply' },
    ...content,
  )
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('')
}
