import type { Palette } from './palette.ts'

/** Edges are multiples of four, so that at 16 pixels they fall between pixels. */
const ROD = '<rect x="8" y="12" width="48" height="4" rx="2"/>'
const LOOPS = '<path d="M14 15h4v5h-4zM26 15h4v5h-4zM34 15h4v5h-4zM46 15h4v5h-4z"/>'
/** Three panels, sewn together at the top; their slits widen as cloth hangs. */
const CLOTH =
  '<path d="M12 20h40v32.5q-5 1.5-10.5.5L40 28h-4l.5 25q-4.5 1-9 0L28 28h-4l-1.5 25q-5.5 1-10.5-.5z"/>'

/**
 * The mark of a company without one: a noren, the short curtain of an entrance, in paper on the company's
 * colour, so that it can be seen on both.
 */
export function norenMark({ brand, paper }: Palette): string {
  const tile = `<rect width="64" height="64" rx="12" fill="${brand}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="${paper}">${tile}${ROD}${LOOPS}${CLOTH}</svg>`
}
