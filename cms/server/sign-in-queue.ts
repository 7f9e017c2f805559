import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Notice } from './notice.ts'
import { tooLarge, tooManySignIns, unfinished } from './notices.ts'

/** Sign-ins that may wait; more at once are somebody guessing (hostile inputs L02). */
const WAITING_LIMIT = 20

/** An address, a password and the form around them. */
const BODY_LIMIT_BYTES = 16 * 1024

/** How long a sign-in may take to arrive. It waits for nobody's turn, and nobody waits for it. */
const ARRIVAL_LIMIT_MS = 10_000

let waiting = 0
let last: Promise<void> = Promise.resolve()

/**
 * Lets sign-ins pass one after another, so that the lock after five wrong passwords holds against
 * parallel guesses too, and the making of the first account, so that there is one. Resolves to
 * `null` when it is this one's turn, and to why not otherwise.
 *
 * @param path the normal form of the path
 */
export async function signInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<Notice | null> {
  const isSignIn = path === '/api/users/login' || path === '/api/users/first-register'
  if (request.method !== 'POST' || !isSignIn) return null
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) return tooLarge
  if (!(await hasArrived(request)) || response.destroyed) return unfinished
  if (waiting >= WAITING_LIMIT) return tooManySignIns
  waiting += 1
  const turn = last
  last = new Promise((resolve) => {
    response.once('close', () => {
      waiting -= 1
      turn.then(resolve)
    })
  })
  await turn
  return null
}

/** Waits until the whole body is here, and leaves it for Payload to read. */
function hasArrived(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (request.complete || request.readableLength > BODY_LIMIT_BYTES) end()
    }
    const end = () => {
      clearTimeout(patience)
      request.off('readable', look).off('close', end)
      resolve(request.complete && request.readableLength <= BODY_LIMIT_BYTES)
    }
    const patience = setTimeout(end, ARRIVAL_LIMIT_MS)
    request.on('readable', look).on('close', end)
    look()
  })
}
