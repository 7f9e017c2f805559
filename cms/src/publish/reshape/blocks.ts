import {
  type HtmlLang,
  LANGUAGE,
  LANGUAGES,
  type Language,
  type PerLanguage,
} from '@noren/contract/language'
import { filled, isWritten } from '../per-language.ts'

/** The field that decides whether a language has the block. */
type Heading<Doc> = (doc: Doc) => string | null | undefined

/**
 * Blocks of texts by the languages' codes: one for each language with its own heading, its missing texts
 * filled from the others. `null` when no language has a heading.
 */
export function blocksByCode<Doc, Block>(
  doc: PerLanguage<Doc>,
  heading: Heading<Doc>,
  reshape: (doc: Doc) => Block,
): { [L in Language]?: Block } | null {
  const found = blocks(doc, heading, reshape)
  return found && Object.fromEntries(found.map(({ language, block }) => [language, block]))
}

/** As {@link blocksByCode}, by the languages' tags. */
export function blocksByTag<Doc, Block>(
  doc: PerLanguage<Doc>,
  heading: Heading<Doc>,
  reshape: (doc: Doc) => Block,
): { [Tag in HtmlLang]?: Block } | null {
  const found = blocks(doc, heading, reshape)
  return (
    found &&
    Object.fromEntries(found.map(({ language, block }) => [LANGUAGE[language].htmlLang, block]))
  )
}

function blocks<Doc, Block>(
  doc: PerLanguage<Doc>,
  heading: Heading<Doc>,
  reshape: (doc: Doc) => Block,
): { language: Language; block: Block }[] | null {
  const whole = filled(doc)
  const written = LANGUAGES.filter((language) => isWritten(heading(doc[language])))
  if (written.length === 0) return null
  return written.map((language) => ({ language, block: reshape(whole[language]) }))
}
