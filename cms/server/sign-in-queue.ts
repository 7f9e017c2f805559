import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sign-ins that may wait; more at once are somebody guessing (hostile inputs L02). */
const WAITING_LIMIT = 20

let waiting = 0
let last: Promise<void> = Promise.resolve()

/**
 * Lets sign-ins pass one after another, so that the lock after five wrong passwords holds against
 * parallel guesses too. Resolves to whether this one may go on.
 */
export async function signInTurn(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.method !== 'POST' || !request.url?.startsWith('/api/users/login')) return true
  if (waiting >= WAITING_LIMIT) return false
  waiting += 1
  const turn = last
  last = new Promise((resolve) => {
    response.once('close', () => {
      waiting -= 1
      turn.then(resolve)
    })
  })
  await turn
  return true
}
