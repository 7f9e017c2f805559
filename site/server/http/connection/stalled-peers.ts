import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const SECOND = 1000

/** A peer that takes nothing for this long while something waits for it is let go. */
const PATIENCE_MS = 10 * SECOND

type Line = { untaken: number; since: number }

/**
 * Lets go of peers that do not take what they asked for: memory and files wait on them. Who takes a
 * little now and then keeps the line, however long the answer is.
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
 * Bytes of the write under way that the kernel has not taken. `writableLength` counts a write until
 * all of it is gone, which takes minutes for a film on a slow line; only the handle knows how far it
 * is. Node's own socket timeout reads it there too.
 */
function untakenBytes(socket: Socket): number {
  if (socket.writableLength === 0) return 0
  const handle: unknown = Reflect.get(socket, '_handle')
  const bytes: unknown = handle instanceof Object ? Reflect.get(handle, 'writeQueueSize') : null
  return typeof bytes === 'number' ? bytes : socket.writableLength
}
