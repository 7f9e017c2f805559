import { bytesOf, textOf, typeOf } from './bytes.ts'
import { queryProblem } from './query.ts'
import { Unusable } from './refusal.ts'

const WORDS = {
  type: {
    en: 'The content of a search must be a form.',
    ja: '検索条件はフォームの形式で送信してください。',
  },
  long: {
    en: 'This search is too long. Please search for less at once.',
    ja: '検索条件が長すぎます。条件を減らしてください。',
  },
}

/**
 * The longest search, which names some thousand documents. Reading one of many parts takes as long as the square
 * of their number: of 25 MB the desk would answer nobody for half an hour (hostile inputs L18).
 */
const LIMIT_BYTES = 64 * 1024

/** With one of these a POST is a GET whose query is in its body, because it may be too long for an address. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override'] as const

/** Whether a request is such a search; to the gate it is the GET. */
export function isLongSearch(method: string, header: (name: string) => unknown): boolean {
  return method === 'POST' && OVERRIDES.some((name) => header(name) === 'GET')
}

/**
 * The GET that a search stands for: its body joins the query of its address. Payload itself would begin a second
 * query there, and the two would spoil each other. Throws {@link Unusable}.
 */
export async function longSearch(request: Request, url: URL): Promise<URL> {
  if (request.body === null) return url
  const bytes = await bytesOf(request.body, LIMIT_BYTES, WORDS.long)
  if (bytes.byteLength === 0) return url
  if (typeOf(request.headers) !== 'application/x-www-form-urlencoded')
    throw new Unusable(WORDS.type)
  const text = textOf(bytes, WORDS.type)
  const problem = queryProblem(text)
  if (problem) throw new Unusable(problem)
  const whole = new URL(url)
  whole.search = [url.search.slice(1), text].filter(Boolean).join('&')
  return whole
}
