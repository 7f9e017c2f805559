import { isObject, readOptionalText } from '../json.ts'
import { type MarkFiles, markFiles } from './mark.ts'
import { DEFAULT_PALETTE, type Palette, readPalette } from './palette.ts'
import { readType, type Type } from './type.ts'

/** How a company looks: what every page has of it beside its content. */
export type Brand = {
  palette: Palette
  type: Type
  /** `null` where the company has no mark of its own. */
  mark: MarkFiles | null
}

/** Reads the brand of a snapshot; what is missing or broken has its default. */
export function readBrand(value: unknown): Brand {
  const { palette, type, mark } = isObject(value) ? value : {}
  return {
    palette: readPalette(palette) ?? DEFAULT_PALETTE,
    type: readType(type),
    mark: markFiles(readOptionalText(mark) ?? ''),
  }
}
