import { type HtmlLang, LANGUAGE, type Language } from '@noren/contract/language'
import { inLanguage, type Localized } from '@noren/contract/localized'

/** A text for a page, and its language where that is not the page's: the element's `lang`. */
export type MarkedText = { text: string; lang: HtmlLang | undefined }

/** The text a page in `language` shows; empty when there is none in any language (ENT-11). */
export function markedText(
  content: Localized<string> | null | undefined,
  language: Language,
): MarkedText {
  const chosen = inLanguage(content, language)
  if (!chosen) return { text: '', lang: undefined }
  return {
    text: chosen.value,
    lang: foreignLang(chosen.lang, language),
  }
}

/** A content's language as the element's `lang`: only where it is not the page's. */
export function foreignLang(lang: HtmlLang, language: Language): HtmlLang | undefined {
  return lang === LANGUAGE[language].htmlLang ? undefined : lang
}
