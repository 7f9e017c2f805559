import type { Accent } from '../accent.ts'
import type { Colour } from './colour.ts'

/**
 * The accents that restaurants choose from, beside the company's own: drawn by hand, and readable on
 * every paper the desk accepts.
 */
export const RESTAURANT_ACCENTS: { readonly [Name in Exclude<Accent, 'indigo'>]: Colour } = {
  ember: { lightness: 0.46, chroma: 0.145, hue: 35 },
  cedar: { lightness: 0.4, chroma: 0.062, hue: 145 },
  harbour: { lightness: 0.42, chroma: 0.085, hue: 228 },
  amber: { lightness: 0.46, chroma: 0.088, hue: 62 },
  plum: { lightness: 0.4, chroma: 0.115, hue: 345 },
}
