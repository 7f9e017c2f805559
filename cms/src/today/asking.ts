import type { HtmlLang } from '@noren/contract/language'
import type { Payload, TypedUser } from 'payload'
import { DEFAULT_LOCALE, LOCALES } from '../locales.ts'

/** Who asks what needs doing, and when. */
export type Asking = { payload: Payload; user: TypedUser; now: Date; language: string }

/** How names of documents are read: in the language of the desk, else in another they have one in. */
export function namesIn(language: string): {
  locale: HtmlLang
  fallbackLocale: HtmlLang
  depth: 0
} {
  const tags = LOCALES.map(({ htmlLang }) => htmlLang)
  const locale = tags.find((tag) => tag === language) ?? DEFAULT_LOCALE
  return { locale, fallbackLocale: tags.find((tag) => tag !== locale) ?? locale, depth: 0 }
}
