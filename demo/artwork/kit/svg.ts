type Value = string | number | undefined
export type Attributes = Readonly<Record<string, Value>>

/** One SVG element as text; undefined attributes are left out. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? +value.toFixed(2) : value}"`)
    .join('')
  return children.length > 0
    ? `<${name}${list}>${children.join('')}</${name}>`
    : `<${name}${list}/>`
}

/** A filled shape. */
export const fill = (d: string, paint: string, opacity?: number): string =>
  el('path', { d, fill: paint, 'fill-opacity': opacity })

/** An even line with round ends, for threads; contours use `brush` instead. */
export const stroke = (d: string, paint: string, width: number, opacity?: number): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: paint,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
  })

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  opacity?: number,
): string => el('rect', { x, y, width, height, fill: paint, 'fill-opacity': opacity })

export const disc = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  opacity?: number,
): string => el('ellipse', { cx, cy, rx, ry, fill: paint, 'fill-opacity': opacity })

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  el('g', attributes, children.join(''))

/** Moves, turns (degrees) and scales a drawn thing made around the origin. */
export const put = (x: number, y: number, content: string, scale = 1, turn = 0, flip = 1): string =>
  group(
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${scale * flip} ${scale})`,
    },
    content,
  )
