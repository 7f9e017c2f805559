import { isObject, readOptionalText } from '../json.ts'
import { type MarkFiles, markFiles } from './mark.ts'
import { DEFAULT_PALETTE, type Palette, readPalette } from './palette.ts'
import { type Patterns, readPatterns } from './patterns.ts'
import { readStructure, type Structure } from './structure.ts'
import { readType, type Type } from './type.ts'
import { readWordmark, type Wordmark } from './wordmark.ts'

/** How a company looks: what every page has of it beside its content. */
export type Brand = {
  palette: Palette
  patterns: Patterns
  structure: Structure
  type: Type
  /** `null` where the company has no mark of its own. */
  mark: MarkFiles | null
  /** `null` where its name is set in the site's type. */
  wordmark: Wordmark | null
}

/** Reads the brand of a snapshot; what is missing or broken has its default. */
export function readBrand(value: unknown): Brand {
  const { palette, patterns, structure, type, mark, wordmark } = isObject(value) ? value : {}
  return {
    palette: readPalette(palette) ?? DEFAULT_PALETTE,
    patterns: readPatterns(patterns),
    structure: readStructure(structure),
    type: readType(type),
    mark: markFiles(readOptionalText(mark) ?? ''),
    wordmark: readWordmark(wordmark),
  }
}
