import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { StartError } from '@noren/kit/process/start-error'
import { refuseUnreadable } from '@noren/kit/process/unreadable'

/** A server that listens, and the function that lets waiting requests in. */
export type TakenPort = { server: Server; open: (answer: RequestListener) => void }

/**
 * Listens before anything else begins, so that a port in use ends the start while nothing is open yet.
 * Early requests wait until `open` is called.
 * @throws {StartError} when the port is in use or may not be taken.
 */
export async function takePort(
  options: ServerOptions,
  port: number,
  host: string,
): Promise<TakenPort> {
  const early: Parameters<RequestListener>[] = []
  const wait: RequestListener = (...exchange) => early.push(exchange)
  const server = createServer(options, wait)
  refuseUnreadable(server)
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop the other program or set CMS_PORT to another number.`
        : `Port ${port} cannot be used (${error.code}). Set CMS_PORT to another number.`,
    )
  })
  return {
    server,
    open: (answer) => {
      server.off('request', wait)
      server.on('request', answer)
      for (const exchange of early) answer(...exchange)
    },
  }
}
