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
 * Sends a request to the host of a setting and resolves with the head of its answer, whatever the status:
 * the caller refuses redirects, and reads the body with `decoded`. A caller that has read enough destroys
 * the answer.
 */
export type Send = (url: URL, outgoing: Outgoing) => Promise<http.IncomingMessage>

/**
 * Makes a sender to the host of one setting. It sends no cookie and no header of a visitor, and has its
 * own connections, so that no environment variable can put a proxy in between.
 *
 * @param setting which names the host; errors say so
 * @param atOnce the largest number of connections; further requests wait
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
      // The other end may have just closed a kept connection, and an enquiry must be sent only once.
      agent: method === 'GET' && (isTls ? agents.https : agents.http),
      lookup,
      signal,
    })
    request.once('response', resolve)
    request.on('error', reject)
    request.end(body)
    return promise
  }
}
