import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Answers one request that passed the first checks. */
export type RequestListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** Requests that may wait on one connection behind the one being answered. Browsers send none ahead. */
const WAITING_ON_A_LINE = 64

/** Requests that may wait on all connections together; each takes some kilobytes. */
const WAITING_IN_ALL = 500

/** One after another on each connection: see {@link createTurns}. */
export type Turns = {
  /** Answers each request of a connection once the client has read the answer before it. */
  inTurn: (answer: RequestListener) => RequestListener
  /** Counts a request that Node itself answers; closes a connection that is too far ahead. */
  ranAhead: (socket: Socket) => void
}

/**
 * Node begins to answer every request of a connection as soon as it has read it, and one read may contain
 * a thousand. Requests behind an unread answer would fill the memory with answers; here they wait until
 * that answer is read, and a client with too many waiting requests is disconnected.
 */
export function createTurns(): Turns {
  const waiting = new WeakMap<Socket, number>()
  let waitingInAll = 0

  /** @returns whether there was room */
  function wait(socket: Socket): boolean {
    const onLine = waiting.get(socket) ?? 0
    if (onLine < WAITING_ON_A_LINE && waitingInAll < WAITING_IN_ALL) {
      waiting.set(socket, onLine + 1)
      waitingInAll++
      return true
    }
    socket.resetAndDestroy()
    return false
  }

  function waitNoMore(socket: Socket): void {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
    waitingInAll--
  }

  return {
    inTurn: (answer) => (incoming, outgoing) => {
      // Node gives the socket to the answer whose turn it is.
      if (outgoing.socket) {
        answer(incoming, outgoing)
        return
      }
      const { socket } = incoming
      if (socket.destroyed || !wait(socket)) {
        // Node would make an error with a stack, which takes longer than an answer.
        incoming.destroy()
        return
      }
      const begin = (): void => {
        outgoing.off('close', leave)
        waitNoMore(socket)
        answer(incoming, outgoing)
      }
      const leave = (): void => {
        outgoing.off('socket', begin)
        waitNoMore(socket)
      }
      outgoing.once('socket', begin).once('close', leave)
    },
    ranAhead(socket) {
      if (!socket.destroyed) wait(socket)
    },
  }
}
