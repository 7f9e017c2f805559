import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

const SECOND = 1000

/** What is under way may take this long. */
const PATIENCE_MS = 10 * SECOND

/** A connection on which nothing was asked yet is given up after this time. */
const SILENCE_MS = SECOND

/**
 * Stops accepting, answers what still comes on open connections, each answer being the last of its
 * connection, and resolves when all are closed: after ten seconds at most.
 *
 * @param idleMs how long a connection without a request stays open: one may be on its way
 */
export function stopServer(server: Server, idleMs: number): Promise<void> {
  const isLast = (_: unknown, outgoing: ServerResponse): void => {
    outgoing.setHeader('Connection', 'close')
  }
  server.prependListener('request', isLast)
  server.prependListener('checkContinue', isLast)
  server.headersTimeout = SILENCE_MS
  return new Promise((resolve) => {
    // Timers come before what has arrived: a connection is idle only once that was read.
    const closeIdle = (): void => void setImmediate(() => server.closeIdleConnections())
    let sweep: NodeJS.Timeout | undefined
    const grace = setTimeout(() => {
      closeIdle()
      sweep = setInterval(closeIdle, SECOND / 10)
    }, idleMs)
    const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    // A web server's own close() cuts off idle connections, and with them what is on its way.
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
