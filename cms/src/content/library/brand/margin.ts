/** Each part of a colour that counts as white, of 255. */
const WHITE = 250

/**
 * Whether a pixel is of a margin around a mark: transparent, or white as paper. Any other
 * colour is the mark's own ground.
 * @param pixel red, green, blue and opacity
 */
export function isMargin([red = 0, green = 0, blue = 0, alpha = 0]: Iterable<number>): boolean {
  return alpha === 0 || Math.min(red, green, blue, alpha) >= WHITE
}
