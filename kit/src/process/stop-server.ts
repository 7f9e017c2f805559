import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

const SECOND = 1000

/** How long running requests may take. */
const PATIENCE_MS = 10 * SECOND

/** A connection without a request is closed after this time. */
const SILENCE_MS = SECOND

/**
 * Stops accepting, answers requests that still arrive on open connections, each as the last of its
 * connection, and resolves when all are closed: after ten seconds at most.
 *
 * @param idleMs how long a connection without a request stays open: one may be in transit
 */
export function stopServer(server: Server, idleMs: number): Promise<void> {
  const isLast = (_: unknown, outgoing: ServerResponse): void => {
    outgoing.setHeader('Connection', 'close')
  }
  server.prependListener('request', isLast)
  server.prependListener('checkContinue', isLast)
  server.headersTimeout = SILENCE_MS
  return new Promise((resolve) => {
    // Timers run before arrived data is read: a connection is idle only after that.
    const closeIdle = (): void => void setImmediate(() => server.closeIdleConnections())
    let sweep: NodeJS.Timeout | undefined
    const grace = setTimeout(() => {
      closeIdle()
      sweep = setInterval(closeIdle, SECOND / 10)
    }, idleMs)
    const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    // The server's own close() cuts idle connections, and with them requests in transit.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(grace)
      clearInterval(sweep)
      clearTimeout(cutOff)
      // Ends Node's own checks of connections.
      server.close()
      resolve()
    })
  })
}
