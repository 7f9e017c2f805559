import type { HtmlLang } from '@noren/contract/language'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * The same request, with the same transaction, in another language: Payload's calls write theirs into the one they are
 * given, so that a read of all languages would change what the next save writes.
 */
export function inLanguage(req: PayloadRequest, locale: HtmlLang | 'all'): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  own.locale = locale
  return own
}
