import { DEFAULT_LOCALE, LOCALES } from '../locales.ts'
import { checkBody } from './body.ts'
import { readerLanguage } from './reader-language.ts'
import { refusal } from './refusal.ts'
import { Unusable } from './unusable.ts'
import { withoutToken } from './without-token.ts'

type Handler<Args> = (request: Request, args: Args) => Promise<Response>

/**
 * Hands requests to Payload that it can answer: a body is whole and holds what it says it holds, and
 * the language of the content is named, without which Payload cannot look anything up.
 */
export function checked<Args>(handler: Handler<Args>): Handler<Args> {
  return async (request, args) => {
    try {
      const url = withLocale(request.url)
      const body = await checkBody(request, url)
      const { method, headers, signal } = request
      const answer = await handler(new Request(url, { method, headers, signal, body }), args)
      return await withoutToken(url, answer)
    } catch (error) {
      if (!(error instanceof Unusable)) throw error
      const language = readerLanguage(
        request.headers.get('Cookie'),
        request.headers.get('Accept-Language'),
      )
      return refusal(error.status, error.words[language])
    }
  }
}

const TAGS: readonly string[] = LOCALES.map(({ htmlLang }) => htmlLang)

function withLocale(address: string): URL {
  const url = new URL(address)
  const locale = url.searchParams.get('locale') || DEFAULT_LOCALE
  if (![...TAGS, 'all', '*'].includes(locale)) {
    throw new Unusable({
      en: `The language of the content is ${TAGS.join(' or ')}.`,
      ja: `コンテンツの言語は ${TAGS.join(' または ')} を指定してください。`,
    })
  }
  url.searchParams.set('locale', locale)
  return url
}
