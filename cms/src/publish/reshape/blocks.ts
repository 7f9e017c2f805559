import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import type { Localized } from '@noren/contract/localized'
import { type Both, filled } from '../both.ts'

/** Field that tells whether a language has a block at all. */
type Heading<Doc> = (doc: Doc) => string | null | undefined

/**
 * Blocks of texts keyed `en` and `jp`: one for each language with a heading of its own, its gaps
 * filled from the other. `null` when no language has one.
 */
export function jpBlocks<Doc, Block>(
  doc: Both<Doc>,
  heading: Heading<Doc>,
  reshape: (doc: Doc) => Block,
): Localized<Block> | null {
  return blocks(doc, heading, reshape, (language) => language)
}

/** As {@link jpBlocks}, keyed `en` and `ja`. */
export function jaBlocks<Doc, Block>(
  doc: Both<Doc>,
  heading: Heading<Doc>,
  reshape: (doc: Doc) => Block,
): Localized<Block> | null {
  return blocks(doc, heading, reshape, (language) => LANGUAGE[language].htmlLang)
}

function blocks<Doc, Block>(
  doc: Both<Doc>,
  heading: Heading<Doc>,
  reshape: (doc: Doc) => Block,
  keyOf: (language: Language) => keyof Localized<Block>,
): Localized<Block> | null {
  const whole = filled(doc)
  const result: Localized<Block> = {}
  for (const language of LANGUAGES) {
    if (heading(doc[language])?.trim()) result[keyOf(language)] = reshape(whole[language])
  }
  return Object.keys(result).length > 0 ? result : null
}
