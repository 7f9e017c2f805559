import { isObject, parseJsonOnce } from '@noren/contract/json'
import { DEFAULT_LOCALE, isTag, TAGS } from '../locales.ts'
import { checkBody } from './body.ts'
import { readerLanguage, refusal, Unusable } from './refusal.ts'
import { isLongSearch, longSearch } from './search.ts'

type Handler = (request: Request) => Promise<Response>

/**
 * Passes to Payload only requests that it can answer: the body is whole and of its declared type, and
 * the language of the content is named, without which Payload cannot look anything up.
 * @param origin of the desk, whatever a proxy calls it
 */
export function checked(origin: string, handler: Handler): Handler {
  return async (request) => {
    try {
      const { headers, signal } = request
      const { pathname, search } = new URL(request.url)
      const address = new URL(pathname + search, origin)
      const isSearch = isLongSearch(request.method, (name) => headers.get(name))
      const url = withLocale(isSearch ? await longSearch(request, address) : address)
      const body = isSearch ? null : await checkBody(request, url)
      // Payload knows no HEAD: it is the GET it asks about, whose body is not sent.
      const method = isSearch || request.method === 'HEAD' ? 'GET' : request.method
      const answer = await handler(new Request(url, { method, headers, signal, body }))
      return await withoutToken(url, answer)
    } catch (error) {
      if (!(error instanceof Unusable)) throw error
      const language = readerLanguage(
        request.headers.get('Cookie'),
        request.headers.get('Accept-Language'),
      )
      const refused = refusal(error.status, error.words[language], error.field)
      // The rest of its body is not read.
      if (error.status === 413) refused.headers.set('Connection', 'close')
      return refused
    }
  }
}

function withLocale(url: URL): URL {
  const locale = url.searchParams.get('locale') || DEFAULT_LOCALE
  if (!isTag(locale) && !['all', '*'].includes(locale)) {
    throw new Unusable({
      en: `The language of the content is ${TAGS.join(' or ')}.`,
      ja: `コンテンツの言語は ${TAGS.join(' または ')} を指定してください。`,
    })
  }
  url.searchParams.set('locale', locale)
  return url
}

/** Calls whose responses repeat the token of the session. */
const SIGNING_IN = /^\/api\/users\/(?:login|first-register|refresh-token|me)$/

/**
 * Removes the session's token from a response: only the cookie has it, which no script on a page can
 * read (hostile inputs L22).
 */
export async function withoutToken({ pathname }: URL, answer: Response): Promise<Response> {
  if (!SIGNING_IN.test(pathname)) return answer
  const text = await answer.text()
  const said = parseJsonOnce(text)
  const { status, headers } = answer
  headers.delete('Content-Length')
  if (!isObject(said)) return new Response(text, { status, headers })
  const { token: _, refreshedToken: __, ...rest } = said
  return new Response(JSON.stringify(rest), { status, headers })
}
