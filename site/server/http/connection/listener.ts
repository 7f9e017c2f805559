import { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { inRequest } from '@noren/kit/process/request-scope'
import { BODY_LIMIT_BYTES, hasBody, readBody } from '../request/read-body.ts'
import { decodePath, rawPath } from '../request/request-path.ts'
import type { HeaderPolicy } from '../response/headers.ts'
import { plain, problem } from '../response/json-response.ts'
import { answerWith, type Representation } from '../response/representation.ts'
import type { RequestListener } from './turns.ts'

/** An app that answers web-standard requests. */
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

type Answering = {
  fetch: Fetch
  policy: HeaderPolicy
  /**
   * The cached answer for exactly this request target: sent immediately, which doubles the pages a second.
   */
  kept: (target: string) => Representation | undefined
  /** The id of a request in the log. */
  idOf: (incoming: IncomingMessage) => string
}

/**
 * Connects an app to Node. A path that can only be an attempt to confuse is replaced by one that does not
 * exist before anything parses or normalizes it. Forms, calls that send and errors are answered with the
 * request's id; other answers may be cached, where an id would mean nothing.
 */
export function requestListener({ fetch, policy, kept, idOf }: Answering): RequestListener {
  const answer = (request: Request, bindings: HttpBindings): Response | Promise<Response> =>
    hasBody(bindings.incoming)
      ? withBody(request, bindings, { fetch, policy })
      : fetch(request, bindings)
  const listener = getRequestListener((request, { incoming, outgoing }) => {
    const isHttp1 = incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
    if (!isHttp1) throw new TypeError('This process speaks HTTP/1 only')
    const id = idOf(incoming)
    const named = (response: Response): Response => {
      const isQuoted = response.status >= 400 || request.method === 'POST'
      if (isQuoted && !outgoing.headersSent) outgoing.setHeader('X-Request-Id', id)
      return response
    }
    const response = inRequest(id, () => answer(request, { incoming, outgoing }))
    return response instanceof Promise ? response.then(named) : named(response)
  })
  return (incoming, outgoing) => {
    const target = incoming.url ?? ''
    const isPage = incoming.method === 'GET' && !('service-worker' in incoming.headers)
    const ready = isPage && !hasBody(incoming) ? kept(target) : undefined
    if (ready) {
      send(incoming, outgoing, ready)
      return
    }
    const path = rawPath(target)
    if (decodePath(path) === null) {
      incoming.url = path.startsWith('/api/') ? '/api/not-found' : '/not-found'
    }
    void listener(incoming, outgoing)
  }
}

/**
 * Answers a request with a body once all of it has arrived, even if the route ignores it: by then Node has
 * refused a body with two framings, and no answer was sent (hostile inputs H09, H10). A route that accepts
 * bodies refuses too large ones itself.
 */
async function withBody(
  request: Request,
  bindings: HttpBindings,
  { fetch, policy }: { fetch: Fetch; policy: HeaderPolicy },
): Promise<Response> {
  const body = await readBody(bindings.incoming, BODY_LIMIT_BYTES)
  const { method, url } = request
  // Node has answered the client, or the client is gone.
  if (body === 'aborted') return new Response(null, { status: 400 })
  if (body !== 'too-large') return fetch(request, bindings)
  const said = method === 'POST' ? await fetch(request, bindings) : null
  return said?.headers.get('connection') === 'close' ? said : tooLarge(url, policy)
}

function tooLarge(url: string, policy: HeaderPolicy): Response {
  const headers = { Connection: 'close' }
  const message = 'This request is too large. | 送信された内容が大きすぎます。'
  return /^\/(api|internal)\//.test(new URL(url).pathname)
    ? problem(policy, 413, message, headers)
    : plain(policy, 413, `${message}\n`, headers)
}

function send({ method, headers }: IncomingMessage, to: ServerResponse, of: Representation): void {
  const answer = answerWith(of, {
    method,
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  })
  to.writeHead(answer.status, answer.headers)
  to.end(answer.body)
}
