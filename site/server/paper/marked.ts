import type { Language } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import { type MarkedText, markedText } from '#src/language/marked-text.ts'
import { escapeXml } from '../pages/escape-xml.ts'

/** The rest of a tag with a text in it, and the text's language where that is not the page's. */
export function marked(text: LocalizedText, language: Language): string {
  const { text: written, lang }: MarkedText = markedText(text, language)
  return `${lang ? ` lang="${lang}"` : ''}>${escapeXml(written)}`
}
