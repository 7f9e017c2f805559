import { isObject, parseJsonOnce } from '@noren/contract/json'

/** Calls in whose answers Payload repeats the token of the session. */
const SIGNING_IN = /^\/api\/users\/(?:login|first-register|refresh-token|me)$/

/**
 * Takes the token of a session out of an answer: the cookie alone has it, which no script on a page can
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
