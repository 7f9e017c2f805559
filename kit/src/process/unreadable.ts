import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The answer to a connection that sent no valid HTTP, by Node's error code. */
const STATUS = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

/**
 * Refuses what is no HTTP, or comes too slowly, with the headers of any refusal: Node's own answer has none.
 * A line on which something was answered is closed.
 */
export function refuseUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || socket.bytesWritten > 0) {
      socket.destroy()
      return
    }
    const status = STATUS.get(error.code ?? '') ?? '400 Bad Request'
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\n\r\n`,
      () => socket.destroy(),
    )
  })
}
