import type { Palette } from './palette.ts'

/** Edges are multiples of four, so that at 16 pixels they fall between pixels. */
const ROD = '<rect y="4" width="64" height="4" rx="2"/>'
const LOOPS = '<path d="M8 7h4v6H8zM24 7h4v6h-4zM36 7h4v6h-4zM52 7h4v6h-4z"/>'
/** Three panels, sewn together at the top; their slits widen as cloth hangs. */
const CLOTH =
  '<path d="M4 12h56v47q-7 2-15 .5L44 24h-4l.5 35.5q-8.5 1.5-17 0L24 24h-4l-1 35.5Q11 61 4 59z"/>'

/** The mark of a company without one: a noren, the short curtain of an entrance, in the company's colour. */
export function norenMark({ brand }: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="${brand}">${ROD}${LOOPS}${CLOTH}</svg>`
}
