import http from 'node:http'
import https from 'node:https'
import { publicLookup } from './public-lookup.ts'

/** How long a connection is kept for the next request, in ms: less than servers keep theirs. */
const IDLE_MS = 2000

type Outgoing = {
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
  signal: AbortSignal
}

/**
 * Sends a request to the host of a setting and resolves with the head of its answer, whatever the
 * status: redirects are the caller's to refuse. Whoever has read enough destroys the answer.
 */
export type Send = (url: URL, outgoing: Outgoing) => Promise<http.IncomingMessage>

/**
 * Makes what reaches the host of one setting. No cookie and no header of a visitor goes with it, and
 * connections are of its own, so that no variable of the environment puts a proxy in between.
 *
 * @param setting which names the host; errors say so
 * @param atOnce connections at most; further requests wait for one
 */
export function createSender(setting: string, atOnce = Number.POSITIVE_INFINITY): Send {
  const options = { keepAlive: true, timeout: IDLE_MS, maxSockets: atOnce }
  const agents = { http: new http.Agent(options), https: new https.Agent(options) }
  const lookup = publicLookup(setting)
  return (url, { method = 'GET', headers, body, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
    const isTls = url.protocol === 'https:'
    const request = (isTls ? https : http).request(url, {
      method,
      headers: { 'Accept-Encoding': 'identity', ...headers },
      // A kept connection may have just been closed at the other end, and an enquiry is sent once.
      agent: method === 'GET' && (isTls ? agents.https : agents.http),
      lookup,
      signal,
    })
    request.once('response', (response) => {
      const { 'content-encoding': encoding = 'identity' } = response.headers
      if (encoding === 'identity') return resolve(response)
      response.destroy()
      reject(new Error(`it answered in ${encoding}, which was not asked for`))
    })
    request.on('error', reject)
    request.end(body)
    return promise
  }
}
