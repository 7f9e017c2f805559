import { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { RequestListener } from './node-server.ts'
import { answerWith, type Representation } from './representation.ts'
import { decodePath, rawPath } from './request-path.ts'

/** An app that answers web-standard requests. */
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/**
 * Connects an app to Node. A path that can only be an attempt to confuse is replaced by one that
 * does not exist before anything parses or normalizes it.
 *
 * @param kept what has been made for exactly this request target before: it is sent at once, which
 *   doubles the pages a second
 */
export function requestListener(
  fetch: Fetch,
  kept: (target: string) => Representation | undefined,
): RequestListener {
  const listener = getRequestListener((request, { incoming, outgoing }) => {
    const isHttp1 = incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
    if (!isHttp1) throw new TypeError('This process speaks HTTP/1 only')
    return fetch(request, { incoming, outgoing })
  })
  return (incoming, outgoing) => {
    const target = incoming.url ?? ''
    const ready = incoming.method === 'GET' ? kept(target) : undefined
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

function send({ method, headers }: IncomingMessage, to: ServerResponse, of: Representation): void {
  const answer = answerWith(of, {
    method,
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  })
  to.writeHead(answer.status, answer.headers)
  to.end(answer.body)
}
