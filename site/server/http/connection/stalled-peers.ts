import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const SECOND = 1000

/** A peer that reads nothing for this long while data waits for it is disconnected. */
const PATIENCE_MS = 10 * SECOND

type Line = { untaken: number; since: number }

/**
 * Disconnects peers that do not read what they requested: they hold memory and open files. A peer that
 * reads a little now and then stays connected, however long the answer is.
 */
export function letGoOfStalledPeers(server: Server): void {
  const lines = new Map<Socket, Line>()
  server.on('connection', (socket: Socket) => {
    lines.set(socket, { untaken: 0, since: 0 })
    socket.once('close', () => lines.delete(socket))
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const [socket, line] of lines) {
      const untaken = untakenBytes(socket)
      if (untaken === 0 || untaken !== line.untaken) lines.set(socket, { untaken, since: now })
      else if (now - line.since >= PATIENCE_MS) socket.resetAndDestroy()
    }
  }, SECOND).unref()
  server.once('close', () => clearInterval(look))
}

/**
 * Bytes of the current write that the kernel has not accepted. `writableLength` counts a write until all
 * of it is sent, which takes minutes for a video on a slow connection; only the handle knows its progress.
 * Node's own socket timeout reads it there too.
 */
function untakenBytes(socket: Socket): number {
  if (socket.writableLength === 0) return 0
  const handle: unknown = Reflect.get(socket, '_handle')
  const bytes: unknown = handle instanceof Object ? Reflect.get(handle, 'writeQueueSize') : null
  return typeof bytes === 'number' ? bytes : socket.writableLength
}
