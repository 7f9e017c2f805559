import { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { RequestListener } from './node-server.ts'
import { decodePath, rawPath } from './request-path.ts'

/** An app that answers web-standard requests. */
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/**
 * Connects an app to Node. A path that can only be an attempt to confuse is replaced by one that
 * does not exist before anything parses or normalizes it.
 */
export function requestListener(fetch: Fetch): RequestListener {
  const listener = getRequestListener((request, { incoming, outgoing }) => {
    const isHttp1 = incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
    if (!isHttp1) throw new TypeError('This process speaks HTTP/1 only')
    return fetch(request, { incoming, outgoing })
  })
  return (incoming, outgoing) => {
    const path = rawPath(incoming.url ?? '')
    if (decodePath(path) === null) {
      incoming.url = path.startsWith('/api/') ? '/api/not-found' : '/not-found'
    }
    void listener(incoming, outgoing)
  }
}
